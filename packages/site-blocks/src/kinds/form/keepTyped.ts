import { keepTyped as keep, type KeptTyping } from '@plinth/forms/typed';
import type { Host } from '../../host/host';
import { consent } from '../../page/consent';

/** Keeps what is typed into a form whose script has not come, where consent allows storage. */
export const keepTyped = (element: HTMLElement, host: Host): KeptTyping =>
  keep(element, { mayStoreDrafts: () => consent(host).mayRun('storage') });

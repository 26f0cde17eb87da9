import { keepTyped as keep, type KeptTyping } from '@plinth/forms/typed';
import type { Host } from '../../host/host';
import { consent } from '../../page/consent';

/** Stores the entries of a form whose script has not loaded, if consent allows storage. */
export const keepTyped = (element: HTMLElement, host: Host): KeptTyping =>
  keep(element, { mayStoreDrafts: () => consent(host).mayRun('storage') });

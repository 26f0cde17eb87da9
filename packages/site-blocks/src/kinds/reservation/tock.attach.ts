import type { Host } from '../../host/host';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { tock } from '../../providers/tock';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: tock });

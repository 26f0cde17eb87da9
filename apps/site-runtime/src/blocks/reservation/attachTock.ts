import type { Host } from '@plinth/site-blocks/host';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { tock } from '@plinth/site-blocks/browser';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: tock });

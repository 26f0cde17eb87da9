import type { Host } from '@plinth/site-blocks/host';
import { acuity } from '@plinth/site-blocks/browser';
import { attachProviderBlock } from '../../providers/attachProviderBlock';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: acuity });

import type { Host } from '../../host/host';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { zola } from '../../providers/zola';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: zola });

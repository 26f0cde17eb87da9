import type { Host } from '../../host/host';
import { acuity } from '../../providers/acuity';
import { attachProviderBlock } from '../../providers/attachProviderBlock';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: acuity });

import type { Host } from '../../host/host';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { disqus } from '../../providers/disqus';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: disqus, kind: 'comments' });

import type { Host } from '@plinth/site-blocks/host';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { disqus } from '@plinth/site-blocks/browser';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: disqus, kind: 'comments' });

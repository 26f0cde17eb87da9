import type { Host } from '@plinth/site-blocks/host';
import { openTable } from '@plinth/site-blocks/browser';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { mayReserve } from './mayReserve';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: openTable, mayOpen: () => mayReserve(host) });

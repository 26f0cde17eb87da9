import type { Host } from '../../host/host';
import { openTable } from '../../providers/openTable';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { mayReserve } from './mayReserve';

export const attach = (element: HTMLElement, host: Host) =>
  attachProviderBlock(element, host, { read: openTable, mayOpen: () => mayReserve(host) });

import type { BlockRow } from '../../boot/blockTable';

export const registryRow: BlockRow = {
  kind: 'zola',
  types: [63],
  waits: '.pl-widget-open',
  load: () => import('./attach'),
};

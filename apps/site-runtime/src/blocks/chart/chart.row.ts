import type { BlockRow } from '../../boot/blockTable';

export const chartRow: BlockRow = {
  kind: 'chart',
  types: [62],
  load: () => import('./attach'),
};

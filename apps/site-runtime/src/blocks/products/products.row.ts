import type { BlockRow } from '../../boot/blockTable';

export const productsRow: BlockRow = {
  kind: 'products',
  waits: '[data-quick-view]',
  load: () => import('./attach'),
};

import type { BlockRow } from '../../boot/blockTable';

export const productRow: BlockRow = {
  kind: 'product',
  types: [43],
  waits: '[data-add-to-cart]',
  load: () => import('./attach'),
};

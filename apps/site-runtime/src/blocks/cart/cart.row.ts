import type { BlockRow } from '../../boot/blockTable';

export const cartRow: BlockRow = {
  kind: 'cart',
  load: () => import('./attach'),
};

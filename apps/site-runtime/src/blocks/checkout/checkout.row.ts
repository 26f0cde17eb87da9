import type { BlockRow } from '../../boot/blockTable';

export const checkoutRow: BlockRow = {
  kind: 'checkout',
  load: () => import('./attach'),
};

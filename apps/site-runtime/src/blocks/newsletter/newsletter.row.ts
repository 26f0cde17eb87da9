import type { BlockRow } from '../../boot/blockTable';

export const newsletterRow: BlockRow = {
  kind: 'newsletter',
  types: [51],
  load: () => import('./attach'),
};

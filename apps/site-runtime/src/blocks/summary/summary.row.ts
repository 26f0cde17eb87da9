import type { BlockRow } from '../../boot/blockTable';

export const summaryRow: BlockRow = {
  kind: 'summary',
  aliases: ['summary-v2'],
  types: [20, 55],
  waits: '.pl-summary-pager button,.summary-carousel-pager :is(.previous,.next)',
  load: () => import('./attach'),
};

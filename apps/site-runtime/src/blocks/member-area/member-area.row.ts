import type { BlockRow } from '../../boot/blockTable';

export const memberAreaRow: BlockRow = {
  kind: 'memberarea',
  types: [67],
  when: 'touch',
  waits: '[data-pricing-button]',
  load: () => import('./attach'),
};

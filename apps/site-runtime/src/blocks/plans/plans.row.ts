import type { BlockRow } from '../../boot/blockTable';

export const plansRow: BlockRow = {
  kind: 'pricing-plan',
  types: [72],
  waits: '[data-pricing-button]',
  load: () => import('./attach'),
};

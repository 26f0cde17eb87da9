import type { BlockRow } from '../../boot/blockTable';

export const accordionRow: BlockRow = {
  kind: 'accordion',
  types: [69],
  // `<details>` opens by itself; pages of other generations need the script for that.
  waits: 'button.accordion-item__click-target',
  load: () => import('./attach'),
};

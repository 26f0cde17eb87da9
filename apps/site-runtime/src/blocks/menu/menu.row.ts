import type { BlockRow } from '../../boot/blockTable';

export const menuRow: BlockRow = {
  kind: 'menu',
  types: [18],
  // Until then find-in-page cannot see the tabs that are not shown.
  when: 'idle',
  waits: '.menu-select-labels',
  load: () => import('./attach'),
};

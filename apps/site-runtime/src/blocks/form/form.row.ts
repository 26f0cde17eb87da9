import type { BlockRow } from '../../boot/blockTable';

export const formRow: BlockRow = {
  kind: 'form',
  types: [9],
  // Loaded before it is seen, so that the first key press already meets it; a submit before that waits.
  load: () => import('./attach'),
};

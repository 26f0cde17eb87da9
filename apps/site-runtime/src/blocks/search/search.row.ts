import type { BlockRow } from '../../boot/blockTable';

export const searchRow: BlockRow = {
  kind: 'search',
  types: [33],
  // The form finds everything by itself; only the preview has to be fetched.
  when: 'touch',
  load: () => import('./attach'),
};

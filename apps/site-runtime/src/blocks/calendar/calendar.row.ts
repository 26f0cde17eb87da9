import type { BlockRow } from '../../boot/blockTable';

export const calendarRow: BlockRow = {
  kind: 'calendar',
  types: [26],
  load: () => import('./attach'),
};

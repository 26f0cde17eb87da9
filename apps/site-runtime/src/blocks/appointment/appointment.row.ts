import type { BlockRow } from '../../boot/blockTable';

export const appointmentRow: BlockRow = {
  kind: 'acuity',
  types: [65],
  waits: '.pl-widget-open',
  load: () => import('./attach'),
};

import type { BlockRow } from '../../boot/blockTable';

export const openTableRow: BlockRow = {
  kind: 'opentable',
  types: [50, 66],
  waits: '.pl-widget-open',
  load: () => import('./attachOpenTable'),
};

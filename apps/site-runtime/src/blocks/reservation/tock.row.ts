import type { BlockRow } from '../../boot/blockTable';

export const tockRow: BlockRow = {
  kind: 'tock',
  types: [68],
  waits: '.pl-widget-open',
  load: () => import('./attachTock'),
};

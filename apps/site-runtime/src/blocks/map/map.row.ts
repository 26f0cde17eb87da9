import type { BlockRow } from '../../boot/blockTable';

export const mapRow: BlockRow = {
  kind: 'map',
  types: [4],
  load: () => import('./attach'),
};

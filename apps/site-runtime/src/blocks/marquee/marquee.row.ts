import type { BlockRow } from '../../boot/blockTable';

export const marqueeRow: BlockRow = {
  kind: 'marquee',
  aliases: ['scrolling'],
  types: [70],
  load: () => import('./attach'),
};

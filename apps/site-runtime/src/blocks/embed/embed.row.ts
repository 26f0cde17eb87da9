import type { BlockRow } from '../../boot/blockTable';

export const embedRow: BlockRow = {
  kind: 'embed',
  aliases: ['soundcloud'],
  types: [22, 56],
  waits: '.pl-video-play',
  load: () => import('./attach'),
};

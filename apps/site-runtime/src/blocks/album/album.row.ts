import type { BlockRow } from '../../boot/blockTable';

export const albumRow: BlockRow = {
  kind: 'audio',
  aliases: ['album'],
  types: [41, 60],
  waits: '.pl-album button',
  load: () => import('./attach'),
};

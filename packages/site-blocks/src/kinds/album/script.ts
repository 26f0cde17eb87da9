import type { BlockScript } from '../../host/blockScript';

export const albumScript: BlockScript = {
  kind: 'audio',
  aliases: ['album'],
  types: [41, 60],
  waits: '.pl-album button',
};

import type { BlockScript } from '../../host/blockScript';

export const embedScript: BlockScript = {
  kind: 'embed',
  aliases: ['soundcloud'],
  types: [22, 56],
  waits: '.pl-video-play',
};

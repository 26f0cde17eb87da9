import type { BlockScript } from '../../host/blockScript';

export const marqueeScript: BlockScript = {
  kind: 'marquee',
  aliases: ['scrolling'],
  types: [70],
};

import type { BlockScript } from '../../host/blockScript';

export const socialFeedScript: BlockScript = {
  kind: 'twitter',
  aliases: ['facebook'],
  waits: '.pl-widget-open',
};

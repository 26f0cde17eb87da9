import type { BlockRow } from '../../boot/blockTable';

export const socialFeedRow: BlockRow = {
  kind: 'twitter',
  aliases: ['facebook'],
  waits: '.pl-widget-open',
  load: () => import('./attach'),
};

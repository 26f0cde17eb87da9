import type { BlockRow } from '../../boot/blockTable';

export const videoRow: BlockRow = {
  kind: 'video',
  types: [32],
  waits: '.pl-video-play,.sqs-video-opaque,.sqs-video-icon',
  load: () => import('./attach'),
};

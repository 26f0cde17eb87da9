import type { BlockScript } from '../../host/blockScript';

export const videoScript: BlockScript = {
  kind: 'video',
  types: [32],
  waits: '.pl-video-play,.sqs-video-opaque,.sqs-video-icon',
};

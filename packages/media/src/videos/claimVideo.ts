import { attachedVideo, type VideoElement } from './attachVideo';
import { createVideo } from './createVideo';
import type { Video, VideoOptions } from './videoTypes';

/**
 * Attaches a video like `attachVideo` and returns its commands; `undefined` if it is already
 * attached.
 */
export function claimVideo(element: VideoElement, options: VideoOptions): Video | undefined {
  if (element[attachedVideo]) return undefined;
  element[attachedVideo] = true;
  const video = createVideo(element, options);
  const { destroy } = video;
  return Object.assign(video, {
    destroy() {
      destroy();
      delete element[attachedVideo];
    },
  });
}

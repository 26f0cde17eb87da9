import { attachedVideo, type VideoElement } from './attachVideo';
import { createVideo } from './createVideo';
import type { Video, VideoOptions } from './videoTypes';

/** Attaches a video as `attachVideo` does and gives its commands; `undefined` for one that is attached already. */
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

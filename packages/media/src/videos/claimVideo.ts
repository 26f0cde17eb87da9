import { attachedVideo } from './attachVideo';
import { createVideo } from './createVideo';
import type { Video, VideoOptions } from './videoTypes';

/** Attaches a video as `attachVideo` does and gives its commands; `undefined` for one that is attached already. */
export function claimVideo(element: HTMLElement, options: VideoOptions): Video | undefined {
  if (attachedVideo in element) return undefined;
  Object.assign(element, { [attachedVideo]: true });
  const video = createVideo(element, options);
  const { destroy } = video;
  return Object.assign(video, {
    destroy() {
      destroy();
      Reflect.deleteProperty(element, attachedVideo);
    },
  });
}

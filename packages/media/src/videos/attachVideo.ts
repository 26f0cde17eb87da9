import { createVideo } from './createVideo';
import type { VideoOptions } from './videoTypes';

export type AttachVideoOptions = VideoOptions;

/** A registered symbol is one for every copy of the package, and a cloned element does not carry it. */
export const attachedVideo = Symbol.for('plinth.video');

/** An element that may carry it. */
export type VideoElement = HTMLElement & { [attachedVideo]?: true };

/**
 * Adds behaviour to the markup of one video: the poster first, the player after one tap ([MED-8]).
 * A video that is attached already is left alone. Use `createVideo` where commands are needed.
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachVideo } from '@plinth/media';
 *
 * const detach = attachVideo(document.querySelector('.pl-video')!, { autoplay: false });
 * ```
 */
export function attachVideo(element: Element, options: AttachVideoOptions = {}): () => void {
  const owner = element as VideoElement;
  if (owner[attachedVideo]) return () => {};
  owner[attachedVideo] = true;
  const video = createVideo(owner, options);
  return () => {
    video.destroy();
    delete owner[attachedVideo];
  };
}

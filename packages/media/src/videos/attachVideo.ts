import { createVideo } from './createVideo';
import type { VideoOptions } from './videoTypes';

export type AttachVideoOptions = VideoOptions;

/**
 * A registered symbol is the same in every copy of the package, and cloning an element does not
 * copy it.
 */
export const attachedVideo = Symbol.for('plinth.video');

/** An element that may have the symbol. */
export type VideoElement = HTMLElement & { [attachedVideo]?: true };

/**
 * Adds behaviour to the markup of one video: first the poster, the player after one tap ([MED-8]).
 * A video that is already attached is skipped. Use `createVideo` if commands are needed.
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

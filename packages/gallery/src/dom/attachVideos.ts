import type { GalleryOptions } from './galleryOptions';
import { loadVideos } from './loadVideos';

/** The event of a video that starts to play, as in media. */
export const videoPlayEvent = 'plinth:video-play';

/**
 * Adds behaviour to markup of videos; the player's code loads only if there are videos.
 * @param fail shows in their place that the code failed to load; videos that are links still work
 * @returns a function that undoes it
 */
export function attachVideos(
  elements: readonly Element[],
  { locale, messages, ports }: Pick<GalleryOptions, 'locale' | 'messages' | 'ports'>,
  fail?: () => void,
): () => void {
  if (elements.length === 0) return () => {};
  let undone = false;
  const undos: (() => void)[] = [];
  loadVideos().then(
    ({ attachVideo }) => {
      if (undone) return;
      for (const element of elements)
        undos.push(attachVideo(element, { locale, messages, ports: ports as never }));
    },
    () => {
      console.warn('VideoLoader not found');
      if (!undone) fail?.();
    },
  );
  return () => {
    undone = true;
    for (const undo of undos.splice(0)) undo();
  };
}

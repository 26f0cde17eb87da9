import type { GalleryOptions } from './galleryOptions';

/** A video tells that it plays, as in media. */
export const videoPlayEvent = 'plinth:video-play';

/** Adds behaviour to markup of videos; the player's code loads only where there is any. @returns a function that undoes it */
export function attachVideos(
  elements: readonly Element[],
  { locale, messages, ports }: Pick<GalleryOptions, 'locale' | 'messages' | 'ports'>,
): () => void {
  if (elements.length === 0) return () => {};
  let undone = false;
  const undos: (() => void)[] = [];
  import('@plinth/media/video').then(
    ({ attachVideo }) => {
      if (undone) return;
      for (const element of elements)
        undos.push(attachVideo(element, { locale, messages, ports: ports as never }));
    },
    () => console.warn('VideoLoader not found'),
  );
  return () => {
    undone = true;
    for (const undo of undos.splice(0)) undo();
  };
}

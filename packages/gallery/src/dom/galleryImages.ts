import type { GalleryParts } from './galleryParts';

/** Lets the pictures of adopted markup load, which wait for a script; our own are the browser's affair. */
export function attachGalleryImages({
  element,
  thumbnailStrip,
  adopted,
}: GalleryParts): () => void {
  if (!adopted) return () => {};
  let undone = false;
  const undos: (() => void)[] = [];
  import('@plinth/media/image').then(
    ({ attachImages }) => {
      if (undone) return;
      undos.push(attachImages(element));
      if (thumbnailStrip) undos.push(attachImages(thumbnailStrip));
    },
    () => console.warn('Loader2 not found'),
  );
  return () => {
    undone = true;
    for (const undo of undos) undo();
  };
}

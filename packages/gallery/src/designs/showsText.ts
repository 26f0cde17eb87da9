import type { GalleryItem } from './galleryItem';
import type { GallerySettings } from './gallerySettings';

/** Whether a gallery shows words of its items, always or under the pointer. */
export function showsText(
  settings: Pick<GallerySettings, 'showMeta' | 'showMetaOnHover'>,
  items: readonly GalleryItem[],
): boolean {
  return (
    (settings.showMeta || settings.showMetaOnHover) &&
    items.some(({ title, description }) => title || description)
  );
}

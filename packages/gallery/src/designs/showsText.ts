import type { GalleryItem } from './galleryItem';
import type { GallerySettings } from './gallerySettings';

/** Whether a gallery shows the texts of its items, always or on hover. */
export function showsText(
  settings: Pick<GallerySettings, 'showMeta' | 'showMetaOnHover'>,
  items: readonly GalleryItem[],
): boolean {
  return (
    (settings.showMeta || settings.showMetaOnHover) &&
    items.some(({ title, description }) => title || description)
  );
}

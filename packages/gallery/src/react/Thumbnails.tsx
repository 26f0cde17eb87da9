import type { Translate } from '@plinth/site-model';
import type { ImageSizeFormat } from '@plinth/media/image-markup';
import type { CSSProperties } from 'react';
import type { GalleryItem } from '../designs/galleryItem';
import type { GallerySettings } from '../designs/gallerySettings';
import type { slideMessages } from '../slideshows/slideMessages';
import { Picture } from './Picture';

export interface ThumbnailsProps {
  items: readonly GalleryItem[];
  settings: GallerySettings;
  sizeFormat: ImageSizeFormat | 'none';
  translate: Translate<keyof typeof slideMessages>;
}

/** The strip of thumbnails below a slideshow ([GAL-17]). */
export function Thumbnails({ items, settings, sizeFormat, translate }: ThumbnailsProps) {
  const { thumbnailHeight, thumbnailMargin } = settings;
  return (
    <div
      className="pl-gallery-thumbnails"
      role="group"
      aria-label={translate('gallery.thumbnails')}
      style={
        {
          '--pl-thumbnail-height': `${thumbnailHeight}px`,
          '--pl-thumbnail-margin': `${thumbnailMargin}px`,
        } as CSSProperties
      }
    >
      {items.map((item, index) => {
        const ratio =
          item.width && item.height ? item.width / item.height : item.video ? 16 / 9 : 1;
        const sizes = `${Math.round(thumbnailHeight * ratio)}px`;
        return (
          <button
            key={item.id ?? index}
            type="button"
            className="pl-gallery-thumbnail"
            style={{ aspectRatio: String(Number(ratio.toFixed(4))) }}
            aria-label={translate('gallery.showSlide', {
              position: index + 1,
              count: items.length,
            })}
          >
            <Picture item={item} sizes={sizes} priority={false} sizeFormat={sizeFormat} alt="" />
          </button>
        );
      })}
    </div>
  );
}

import type { Translate } from '@plinth/site-model';
import type { GalleryItem } from '../designs/galleryItem';
import type { slideMessages } from '../slideshows/slideMessages';

export interface DotsProps {
  items: readonly GalleryItem[];
  translate: Translate<keyof typeof slideMessages>;
}

/** A dot for each slide, which selects it ([GAL-28]). Invisible without scripts. */
export function Dots({ items, translate }: DotsProps) {
  return (
    <div className="pl-gallery-dots" role="group" aria-label={translate('gallery.thumbnails')}>
      {items.map((item, index) => (
        <button
          key={item.id ?? index}
          type="button"
          className="pl-gallery-dot"
          aria-label={translate('gallery.showSlide', { position: index + 1, count: items.length })}
        />
      ))}
    </div>
  );
}

import type { LightboxEntry } from '../designs/galleryItem';
import type { Lightbox, LightboxOptions } from '../dom/lightboxOptions';

export interface ShowLightboxOptions extends Omit<
  LightboxOptions,
  'items' | 'slides' | 'opensByAddress'
> {
  /** Index of the first shown item. @default 0 */
  index?: number | undefined;
}

/** A property of the document, so that another copy of this package finds it. */
const comingKey = Symbol.for('plinth.lightbox.coming');

interface Page extends Document {
  [comingKey]?: Promise<Lightbox> | undefined;
}

/**
 * Opens a lightbox with the given items, without any markup on the page ([GAL-25]). Focus returns
 * to the element that had it. Several calls while its code is loading, such as by a second press,
 * open it once.
 * @throws Error if there are no items, or the code cannot be loaded
 * @returns the open lightbox, once its code has loaded
 *
 * @example
 * ```ts
 * import { showLightbox } from '@plinth/gallery/lightbox';
 *
 * const lightbox = await showLightbox(
 *   [
 *     { src: '/kiln.jpg', alt: 'The kiln', caption: 'Fired <em>eleven</em> hours' },
 *     { html: '<h2>Prices</h2><p>From £20.</p>', title: 'Prices' },
 *     { frame: { src: 'https://example.com/tour' }, title: 'A walk through the workshop' },
 *   ],
 *   { index: 1, download: true, share: true },
 * );
 * lightbox.update([{ src: '/jug.jpg', alt: 'A jug' }]);
 * ```
 */
export async function showLightbox(
  items: readonly LightboxEntry[],
  options: ShowLightboxOptions = {},
): Promise<Lightbox> {
  if (items.length === 0)
    throw new Error('A lightbox without items has nothing to show: pass at least one item.');
  const page: Page = document;
  return (page[comingKey] ??= open(items, options).finally(() => delete page[comingKey]));
}

async function open(
  items: readonly LightboxEntry[],
  { index = 0, ...options }: ShowLightboxOptions,
): Promise<Lightbox> {
  const { openLightbox, prepareLightbox } = await import('./openLightbox');
  prepareLightbox(options);
  return openLightbox({ slides: [], index, options: { ...options, items } });
}

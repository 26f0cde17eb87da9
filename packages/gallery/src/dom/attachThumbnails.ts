import type { SlideshowStore } from '../slideshows/slideshowStore';
import type { GalleryParts } from './galleryParts';
import { isRightToLeft } from '@plinth/dom/is-right-to-left';
import { markAriaCurrent } from './markAriaCurrent';
import type { Presses } from './rememberPresses';

/**
 * The strip of thumbnails: a click selects, the current thumbnail is marked and kept in view
 * ([GAL-17]).
 */
export function attachThumbnails(
  { thumbnailStrip, thumbnails }: Pick<GalleryParts, 'thumbnailStrip' | 'thumbnails'>,
  store: SlideshowStore,
  presses: Pick<Presses, 'goTo'>,
): () => void {
  if (!thumbnailStrip) return () => {};
  const strip = thumbnailStrip;
  const listening = new AbortController();
  const { signal } = listening;
  const pick = (event: Event) => {
    const index = thumbnails.findIndex((item) => item.contains(event.target as Node));
    if (index < 0) return;
    event.preventDefault();
    // The second click of a double click was meant for the first thumbnail, which has moved by now.
    if ((event as UIEvent).detail < 2) presses.goTo(index);
  };
  strip.addEventListener('click', pick, { signal });
  strip.addEventListener(
    'keydown',
    (event) => {
      const isButton = event.target instanceof HTMLButtonElement;
      if (!isButton && (event.key === 'Enter' || event.key === ' ')) pick(event);
    },
    { signal },
  );

  const unmark = markAriaCurrent(thumbnails, store, (thumbnail, isMoved) =>
    centre(strip, thumbnail, isMoved),
  );
  return () => {
    listening.abort();
    unmark();
  };
}

/** `scrollIntoView` would move the page as well. */
function centre(strip: HTMLElement, item: HTMLElement, smooth: boolean): void {
  const free = strip.clientWidth - item.offsetWidth;
  const left = item.offsetLeft - free / 2;
  const limit = strip.scrollWidth - strip.clientWidth;
  const wanted = isRightToLeft(strip)
    ? Math.min(0, Math.max(-limit, left))
    : Math.max(0, Math.min(limit, left));
  if (smooth) strip.scrollTo({ left: wanted, behavior: 'smooth' });
  else if (wanted !== 0) strip.scrollLeft = wanted;
}

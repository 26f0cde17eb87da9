import type { SlideshowStore } from '../slideshows/slideshowStore';
import { safeHref } from '@plinth/site-model';
import { playsVideo } from './galleryVideos';
import { isRightToLeft } from './isRightToLeft';
import type { GallerySetup } from './setUpGallery';

/** A click on a slide goes on, back, or where the clicked half points; a click-through address wins ([GAL-15]). */
export function attachStackedClicks(
  { parts, options, settings }: GallerySetup,
  store: SlideshowStore,
): () => void {
  const { list } = parts;
  const behavior = options.clickBehavior ?? settings.clickBehavior;
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('a[href], button, input, [role="button"]')) return;
    const slide = parts.slides[store.getState().index];
    if (playsVideo(slide)) return;
    const through = safeHref(slide?.dataset['clickThroughUrl']);
    if (through) return followLink(through, settings.newWindow, options.navigate);
    if (slide?.dataset['type'] === 'video' || behavior === 'none') return;
    const isBack = behavior === 'half' ? isStartHalf(list, event.clientX) : behavior === 'previous';
    if (isBack) store.previous();
    else store.next();
  };
  list.addEventListener('click', onClick);
  return () => list.removeEventListener('click', onClick);
}

function isStartHalf(list: HTMLElement, x: number): boolean {
  const { left, width } = list.getBoundingClientRect();
  return x < left + width / 2 !== isRightToLeft(list);
}

export function followLink(
  href: string,
  newWindow: boolean,
  navigate: (href: string) => void = (address) => location.assign(address),
): void {
  if (newWindow) window.open(href, '_blank', 'noopener');
  else navigate(href);
}

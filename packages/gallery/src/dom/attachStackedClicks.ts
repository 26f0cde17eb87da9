import type { SlideshowStore } from '../slideshows/slideshowStore';
import { safeHref } from '@plinth/site-model';
import { playsVideo } from './galleryVideos';
import { isRightToLeft } from '@plinth/dom/is-right-to-left';
import { endsSelection, hitsControl, isModified, slideLink } from './ownControl';
import type { Presses } from './rememberPresses';
import type { GallerySetup } from './setUpGallery';

/**
 * A click on a slide moves forward, back, or in the direction of the clicked half; a click-through
 * address takes precedence ([GAL-15]).
 */
export function attachStackedClicks(
  { parts, options, settings }: GallerySetup,
  store: SlideshowStore,
  presses: Pick<Presses, 'next' | 'previous'>,
): () => void {
  const { list } = parts;
  const behavior = options.clickBehavior ?? settings.clickBehavior;
  const onClick = (event: MouseEvent) => {
    const slide = parts.slides[store.getState().index];
    const isLink = slideLink(slide)?.contains(event.target as Node);
    if (event.defaultPrevented || isLink || hitsControl(event.target, slide)) return;
    if (playsVideo(slide) || endsSelection(event, slide)) return;
    const through = safeHref(slide?.dataset['clickThroughUrl']);
    if (through)
      return followLink(through, settings.newWindow || isModified(event), options.navigate);
    if (isModified(event)) return;
    if (slide?.dataset['type'] === 'video' || behavior === 'none') return;
    const isBack = behavior === 'half' ? isStartHalf(list, event.clientX) : behavior === 'previous';
    if (isBack) presses.previous();
    else presses.next();
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

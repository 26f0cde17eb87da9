import { safeHref } from '@plinth/site-model';
import type { StripAlignment } from '../layouts/strip';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { attachEach } from './attachEach';
import { attachScroller } from './attachScroller';
import { followLink } from './attachStackedClicks';
import { changeElements } from './changeElements';
import type { GalleryOptions } from './galleryOptions';
import { attachGalleryVideos, playsVideo } from './galleryVideos';
import { limitMeta } from './limitMeta';
import { markAriaCurrent } from './markAriaCurrent';
import { endsSelection, hitsControl, isModified, slideLink } from './ownControl';
import type { Presses } from './rememberPresses';
import { setUpGallery, type GallerySetup } from './setUpGallery';
import { startSlideshow } from './startSlideshow';

export interface StripOptions extends GalleryOptions {
  /** The alignment of the current slide. @default the block's alignment, else 'middle' */
  alignment?: StripAlignment | undefined;
}

const snaps: Readonly<Record<string, string>> = { start: 'start', middle: 'center', end: 'end' };

/**
 * A horizontal strip of slides of one height ([GAL-16]).
 * @throws RangeError for an alignment that does not exist
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachStrip } from '@plinth/gallery';
 *
 * const detach = attachStrip(document.querySelector('.pl-gallery')!, { alignment: 'middle' });
 * ```
 */
export function attachStrip(root: Element, options: StripOptions = {}): () => void {
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  const { parts, settings } = setup;
  const alignment = options.alignment ?? settings.alignment;
  const snap = snaps[alignment];
  if (!snap) {
    throw new RangeError(
      `A strip's alignment is start, middle or end, but was given as ${JSON.stringify(alignment)}.`,
    );
  }
  const changes = changeElements();
  const { store, presses, attach } = startSlideshow(setup);
  const mark = () => {
    changes.setAttributes(parts.element, { 'data-attached': '' });
    // Changing an inherited property restyles every slide, so it is set only if the server has not
    // set it.
    if (parts.element.style.getPropertyValue('--pl-snap') !== snap)
      changes.setStyles(parts.element, { '--pl-snap': snap });
    return () => changes.undo();
  };
  return attachEach([
    mark,
    // Attached first, because it measures: after the controls have changed, measuring would cause a
    // layout.
    () => attachScroller({ setup, store, alignment, presses }),
    attach,
    () => attachGalleryVideos(setup),
    () => limitMeta(parts),
    () => attachStripClicks(setup, store, presses),
    () => markAriaCurrent(parts.slides, store),
  ]);
}

/**
 * A click, Enter or Space selects a slide that is not current; on the current slide it moves
 * forward, back or not at all.
 */
function attachStripClicks(
  { parts, options, settings }: GallerySetup,
  store: SlideshowStore,
  presses: Presses,
) {
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  const behavior = options.clickBehavior ?? settings.clickBehavior;
  let hasSelected = false;
  const activate = (event: KeyboardEvent | MouseEvent) => {
    // With a modifier key the browser opens a new tab.
    if (isModified(event)) return;
    const target = event.target as Element;
    const current = store.getState().index;
    // If the list itself has the focus, the keys apply to the current slide.
    const index =
      target === parts.list && event.type === 'keydown'
        ? current
        : parts.slides.findIndex((slide) => slide.contains(target));
    const slide = parts.slides[index];
    if (!slide || event.defaultPrevented || playsVideo(slide) || hitsControl(target, slide)) return;
    if (endsSelection(event, slide)) return;
    // The second click of a double click, on a slide that the first click has moved to the middle.
    if (event.detail > 1 && hasSelected) return event.preventDefault();
    const isCurrent = index === current;
    hasSelected = !isCurrent;
    if (isCurrent && slideLink(slide)?.contains(target)) return;
    event.preventDefault();
    if (!isCurrent) {
      // The link of a slide that is not in the middle yet must wait as well.
      event.stopPropagation();
      return presses.goTo(index);
    }
    const through = safeHref(slide.dataset['clickThroughUrl']);
    if (through) followLink(through, settings.newWindow, options.navigate);
    else if (behavior === 'previous') presses.previous();
    else if (behavior !== 'none') presses.next();
  };
  // Runs before the link or the lightbox of a slide that this click only moves to the middle.
  parts.list.addEventListener('click', activate, { ...listen, capture: true });
  parts.list.addEventListener(
    'keydown',
    (event) => {
      if (
        (event.key === 'Enter' || event.key === ' ') &&
        !(event.target as Element).closest('a, button, input, select, textarea, summary, video')
      )
        activate(event);
    },
    listen,
  );
  return () => listening.abort();
}

import { isRightToLeft } from '@plinth/dom/is-right-to-left';
import { prefersReducedMotion, watchReducedMotion } from '@plinth/dom/reduced-motion';
import type { SlideshowState, SlideshowStore } from '../slideshows/slideshowStore';
import { findTransition } from '../transitions/findTransition';
import { checkBoundary } from '../transitions/newSwipe';
import { attachEach } from './attachEach';
import { attachScroller } from './attachScroller';
import { attachStackedClicks } from './attachStackedClicks';
import { attachStackedDrag } from './attachStackedDrag';
import { changeElements, setAttribute } from './changeElements';
import type { GalleryOptions } from './galleryOptions';
import { slideImage } from './galleryParts';
import { attachGalleryVideos } from './galleryVideos';
import { limitMeta } from './limitMeta';
import { setUpGallery, type GallerySetup } from './setUpGallery';
import { startSlideshow } from './startSlideshow';

/**
 * A slideshow of stacked slides, one visible at a time ([GAL-15], [GAL-17]).
 * @throws Error for a transition that does not exist
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachSlideshow } from '@plinth/gallery';
 *
 * const detach = attachSlideshow(document.querySelector('.pl-gallery')!, { autoplay: true });
 * ```
 */
export function attachSlideshow(root: Element, options: GalleryOptions = {}): () => void {
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  const { parts, settings } = setup;
  const name = options.transition ?? settings.transition;
  // Both throw before anything has been changed.
  findTransition(name, options.snapPoints);
  options.boundaries?.forEach(checkBoundary);
  const changes = changeElements();
  const { store, presses, attach } = startSlideshow(setup);
  const autoHeight = options.autoHeight ?? !settings.fixedStage;

  const mark = () => {
    changes.setAttributes(parts.element, {
      'data-attached': '',
      'data-transition': name,
      'data-auto-height': autoHeight ? '' : null,
    });
    if (name !== 'scroll') {
      changes.setAttributes(parts.list, { tabindex: null, 'aria-live': 'polite' });
      parts.list.scrollLeft = 0;
    }
    return () => changes.undo();
  };
  const move =
    name === 'scroll'
      ? [() => attachScroller({ setup, store, alignment: 'start', presses })]
      : [
          () => playTransitions(setup, store, name),
          () => attachStackedDrag(setup, { store, presses, transition: name }),
        ];
  return attachEach([
    mark,
    attach,
    () => attachGalleryVideos(setup),
    () => limitMeta(parts),
    () => attachStackedClicks(setup, store, presses),
    ...move,
    ...(autoHeight ? [() => followHeight(setup, store)] : []),
  ]);
}

function playTransitions(
  { parts, options, settings }: GallerySetup,
  store: SlideshowStore,
  name: string,
): () => void {
  const play = findTransition(name, options.snapPoints);
  let running: Animation[] = [];
  const unsubscribe = store.subscribe((state: SlideshowState, before: SlideshowState) => {
    const incoming = parts.slides[state.index];
    const outgoing = parts.slides[before.index];
    if (state.index === before.index || !incoming || !outgoing) return;
    for (const animation of running) animation.cancel();
    // Otherwise the focus, hidden together with its slide, would move to the top of the page.
    if (outgoing.contains(document.activeElement))
      incoming.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    const seconds = prefersReducedMotion() ? 0 : (options.speed ?? settings.speed);
    setAttribute(outgoing, 'data-leaving', '');
    store.setInMotion(true);
    const mine = play({
      incoming,
      outgoing,
      direction: state.direction,
      duration: seconds * 1000,
      isRightToLeft: isRightToLeft(parts.list),
      stay: settings.autoplayTimeout,
    });
    running = mine;
    void Promise.allSettled(mine.map((animation) => animation.finished)).then(() => {
      setAttribute(outgoing, 'data-leaving', null);
      if (running === mine) store.setInMotion(false);
    });
  });
  // A ken-burns zoom continues long after the change; it stops if the visitor turns on reduced
  // motion meanwhile.
  const undoStillness = watchReducedMotion(() => {
    if (!prefersReducedMotion()) return;
    for (const animation of parts.list.getAnimations({ subtree: true }))
      if (!(animation instanceof CSSTransition)) animation.cancel();
  });
  return () => {
    undoStillness();
    unsubscribe();
    for (const animation of running) animation.cancel();
    for (const slide of parts.slides) {
      setAttribute(slide, 'data-leaving', null);
      for (const animation of slideImage(slide)?.getAnimations() ?? []) animation.cancel();
    }
    store.setInMotion(false);
  };
}

/** Gives the stage the ratio of the current slide. */
function followHeight({ parts }: GallerySetup, store: SlideshowStore): () => void {
  const { style } = parts.element;
  const before = style.getPropertyValue('--pl-stage-ratio');
  const follow = () => {
    const ratio = parts.slides[store.getState().index]?.style.getPropertyValue('--r');
    if (ratio) style.setProperty('--pl-stage-ratio', ratio);
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    style.setProperty('--pl-stage-ratio', before);
  };
}

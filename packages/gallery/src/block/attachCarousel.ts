import { carouselGroups } from '../layouts/carouselGroups';
import { attachGridLightbox } from './attachGridLightbox';
import { attachScroller } from '../dom/attachScroller';
import type { GalleryOptions } from '../dom/galleryOptions';
import { setUpGallery } from '../dom/setUpGallery';
import { startSlideshow, type Steering } from '../dom/startSlideshow';

/** A carousel whose slides move in groups ([GAL-13]). Returns the undo. */
export function attachCarousel(root: Element, options: GalleryOptions = {}): () => void {
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  const { parts, settings } = setup;
  const { store, attach } = startSlideshow(setup);

  const groups = () =>
    carouselGroups({
      count: parts.slides.length,
      slidesPerRow: settings.perRow,
      windowWidth: innerWidth,
    });
  /** The group that begins at or after the first visible slide: the last one may begin in the middle of another. */
  const current = () => Math.ceil(store.getState().index / groups().perRow);
  const goTo = (group: number, direction: 'forward' | 'reverse') => {
    const { perRow, groups: count } = groups();
    const wrapped = (group + count) % count;
    const index = Math.min(wrapped * perRow, Math.max(0, parts.slides.length - perRow));
    return store.goTo(index, direction);
  };
  const canGo = (by: 1 | -1) => {
    const { allFit, groups: count } = groups();
    const group = current() + by;
    return !allFit && (store.getState().loop || (group >= 0 && group < count));
  };
  const steering: Steering = {
    canGoNext: () => canGo(1),
    canGoPrevious: () => canGo(-1),
    next: () => canGo(1) && goTo(current() + 1, 'forward'),
    previous: () => canGo(-1) && goTo(current() - 1, 'reverse'),
    isBusy: store.isBusy,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      // Crossing a width at which other slides fit changes the groups, and with them what the controls can do.
      const onResize = () => listener(store.getState(), store.getState());
      addEventListener('resize', onResize);
      return () => {
        unsubscribe();
        removeEventListener('resize', onResize);
      };
    },
  };

  const undos = [
    // First, because it measures: after the controls have changed, measuring would lay the page out.
    attachScroller({ setup, store, alignment: 'start', steering }),
    attach(steering),
    attachGridLightbox(root, { ...options, setup }),
  ];
  return () => {
    for (const undo of undos.reverse()) undo();
  };
}

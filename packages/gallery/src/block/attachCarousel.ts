import { carouselGroups } from '../layouts/carouselGroups';
import { attachGridLightbox } from './attachGridLightbox';
import { attachEach } from '../dom/attachEach';
import { attachScroller } from '../dom/attachScroller';
import type { GalleryOptions } from '../dom/galleryOptions';
import { setUpGallery } from '../dom/setUpGallery';
import { startSlideshow } from '../dom/startSlideshow';

/**
 * A carousel whose slides move in groups ([GAL-13]).
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachCarousel } from '@plinth/gallery';
 *
 * const detach = attachCarousel(document.querySelector('.pl-gallery')!, { loop: true });
 * ```
 */
export function attachCarousel(root: Element, options: GalleryOptions = {}): () => void {
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  const { parts, settings } = setup;
  const groups = () =>
    carouselGroups({
      count: parts.slides.length,
      slidesPerRow: settings.perRow,
      windowWidth: innerWidth,
    });
  const { store, steering, presses, attach } = startSlideshow(setup, ({ getState, goTo }) => ({
    count: () => groups().groups,
    // The first group that begins at or after the first visible slide: the last group may begin
    // inside another.
    at: () => Math.ceil(getState().index / groups().perRow),
    goTo(group, direction) {
      const { perRow } = groups();
      return goTo(Math.min(group * perRow, Math.max(0, parts.slides.length - perRow)), direction);
    },
  }));
  const { subscribe } = steering;
  steering.subscribe = (listener) => {
    const unsubscribe = subscribe(listener);
    // A resize that changes the number of visible slides changes the groups, and with them the
    // state of the controls.
    const onResize = () => listener(store.getState(), store.getState());
    addEventListener('resize', onResize);
    return () => {
      unsubscribe();
      removeEventListener('resize', onResize);
    };
  };

  return attachEach([
    // Attached first, because it measures: after the controls have changed, measuring would cause a
    // layout.
    () => attachScroller({ setup, store, alignment: 'start', steering, presses }),
    attach,
    () => attachGridLightbox(root, { ...options, setup }),
  ]);
}

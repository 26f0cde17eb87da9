import { createSlideshowStore, type SlideshowStore } from '../slideshows/slideshowStore';
import { addressSync } from './attachAddressSync';
import { attachAutoplay } from './attachAutoplay';
import { attachControls } from './attachControls';
import { attachKeyboard } from './attachKeyboard';
import { attachThumbnails } from './attachThumbnails';
import { setAttribute } from './changeElements';
import { slideImage } from './galleryParts';
import { isStill } from './isStill';
import { stopVideosIn } from './galleryVideos';
import type { GallerySetup } from './setUpGallery';

/** How the controls and keys of a layout move, where that is not slide by slide. */
export type Steering = Pick<
  SlideshowStore,
  'next' | 'previous' | 'canGoNext' | 'canGoPrevious' | 'subscribe' | 'isBusy'
>;

export interface Slideshow {
  readonly store: SlideshowStore;
  /** Brings controls, keys, thumbnails, autoplay and address to life; returns their undo. */
  attach(steering?: Steering): () => void;
}

/** Everything that stacked slides, strips and carousels have in common around their store. */
export function startSlideshow(setup: GallerySetup): Slideshow {
  const { parts, options, settings } = setup;
  const address = addressSync(setup);
  const store =
    options.store ??
    createSlideshowStore({
      count: parts.slides.length,
      currentIndex: options.currentIndex ?? Math.max(0, address?.startIndex ?? 0),
      loop: options.loop ?? settings.loop,
    });
  return {
    store,
    attach(steering = store) {
      let byVisitor = true;
      const undos = [
        attachControls(setup, steering),
        attachThumbnails(parts, store),
        markCurrent(setup, store),
        ...(options.linkedGalleries ?? []).map((other) => store.link(other)),
      ];
      if (options.keyboard ?? true) {
        setAttribute(parts.element, 'data-gallery-keys', '');
        undos.push(attachKeyboard(parts.element, steering, { keys: options.keys }));
      }
      const autoplay = options.autoplay ?? settings.autoplay;
      if (autoplay && parts.slides.length > 1 && !isStill()) {
        const chosen = autoplay === true ? {} : autoplay;
        undos.push(
          attachAutoplay({
            setup,
            store,
            timeout: settings.autoplayTimeout,
            ...chosen,
            onAdvancing: (isAdvancing) => (byVisitor = !isAdvancing),
          }),
        );
      } else if (parts.pause) parts.pause.hidden = true;
      if (address) undos.push(address.attach(store, () => byVisitor));
      const { onChange, onEnd } = options;
      undos.push(
        store.onEnd((end) => {
          onEnd?.(end);
          parts.element.dispatchEvent(new CustomEvent(`plinth:gallery-${end}`));
        }),
        store.subscribe((state, before) => {
          if (state.index === before.index) return;
          stopVideosIn(parts.slides[before.index]);
          onChange?.(state);
          parts.element.dispatchEvent(
            new CustomEvent('plinth:gallery-change', { bubbles: true, detail: state }),
          );
        }),
      );
      return () => {
        for (const undo of undos.reverse()) undo();
        setAttribute(parts.element, 'data-gallery-keys', null);
        if (parts.pause) parts.pause.hidden = false;
      };
    },
  };
}

/** Lets the neighbours of the current slide load before they are shown; stacked slides show only what is marked. */
function markCurrent(
  { parts, options, settings }: GallerySetup,
  store: SlideshowStore,
): () => void {
  const { slides } = parts;
  const preload = options.preload ?? settings.preload;
  const isStacked = settings.layout === 'stacked';
  let marked: [slide: HTMLElement, name: string][] = [];
  const unmark = () => {
    for (const [slide, name] of marked) setAttribute(slide, name, null);
    marked = [];
  };
  const mark = (slide: HTMLElement | undefined, name: string) => {
    if (!slide || !isStacked) return;
    setAttribute(slide, name, '');
    marked.push([slide, name]);
  };
  const follow = () => {
    const { index, count, loop } = store.getState();
    unmark();
    mark(slides[index], 'data-current');
    for (let by = -preload; by <= preload; by += 1) {
      const beside = slides[loop ? (index + by + count) % count : index + by];
      const image = slideImage(beside);
      if (image?.loading === 'lazy') image.loading = 'eager';
      mark(beside, 'data-near');
    }
  };
  follow();
  const unsubscribe = store.subscribe((state, before) => state.index !== before.index && follow());
  return () => {
    unsubscribe();
    unmark();
  };
}

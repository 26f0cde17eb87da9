import { createSlideshowStore, type SlideshowStore } from '../slideshows/slideshowStore';
import { addressSync } from './attachAddressSync';
import { attachAutoplay } from './attachAutoplay';
import { attachControls } from './attachControls';
import { attachKeyboard } from './attachKeyboard';
import { attachThumbnails } from './attachThumbnails';
import { setAttribute } from './changeElements';
import { slideImage } from './galleryParts';
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
        attachControls(setup, steering).undo,
        attachThumbnails(parts, store),
        markCurrent(setup, store),
        ...(options.linkedGalleries ?? []).map((other) => store.link(other)),
      ];
      if (options.keyboard ?? true) {
        setAttribute(parts.element, 'data-gallery-keys', '');
        undos.push(attachKeyboard(parts.element, steering, { keys: options.keys }));
      }
      const autoplay = options.autoplay ?? settings.autoplay;
      if (autoplay) {
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
      if (onEnd) undos.push(store.onEnd(onEnd));
      undos.push(
        store.onEnd((end) => parts.element.dispatchEvent(new CustomEvent(`plinth:gallery-${end}`))),
      );
      undos.push(
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

/** Marks the current slide and lets its neighbours load before they are shown. */
function markCurrent(
  { parts, options, settings }: GallerySetup,
  store: SlideshowStore,
): () => void {
  const { slides } = parts;
  const preload = options.preload ?? settings.preload;
  let current: HTMLElement | undefined;
  let near: HTMLElement[] = [];
  const mark = () => {
    const { index, count, loop } = store.getState();
    const slide = slides[index];
    if (slide === current) return;
    if (current) setAttribute(current, 'data-current', null);
    if (slide) setAttribute(slide, 'data-current', '');
    current = slide;
    for (const other of near) setAttribute(other, 'data-near', null);
    near = [];
    for (let by = -preload; by <= preload; by += 1) {
      const beside = loop ? (index + by + count) % count : index + by;
      const other = slides[beside];
      if (!other) continue;
      setAttribute(other, 'data-near', '');
      near.push(other);
      const image = slideImage(other);
      if (image?.loading === 'lazy') image.loading = 'eager';
    }
  };
  mark();
  const unsubscribe = store.subscribe(mark);
  return () => {
    unsubscribe();
    if (current) setAttribute(current, 'data-current', null);
    for (const other of near) setAttribute(other, 'data-near', null);
  };
}

import { createSlideshowStore, type SlideshowStore } from '../slideshows/slideshowStore';
import { attachEach } from './attachEach';
import { addressSync } from './attachAddressSync';
import { attachAutoplay } from './attachAutoplay';
import { attachControls } from './attachControls';
import { attachKeyboard } from './attachKeyboard';
import { attachThumbnails } from './attachThumbnails';
import { setAttribute } from './changeElements';
import { slideImage, type GalleryParts } from './galleryParts';
import { isSwitchedOff } from './isMotionReduced';
import { stopVideosIn } from './galleryVideos';
import { sessionIndex } from './gallerySession';
import { rememberPresses, type Presses } from './rememberPresses';
import { createSteering, type Steering, type SteeringPlaces } from './steering';
import type { GallerySetup } from './setUpGallery';

export interface Slideshow {
  readonly store: SlideshowStore;
  readonly steering: Steering;
  readonly presses: Presses;
  /** Adds behaviour to controls, keys, thumbnails, autoplay and address; returns their undo. */
  attach(): () => void;
}

/**
 * The common part of stacked slides, strips and carousels around their store.
 * @param places for a layout that moves by more than single slides. @default its slides
 */
export function startSlideshow(
  setup: GallerySetup,
  places?: (store: SlideshowStore) => SteeringPlaces,
): Slideshow {
  const { parts, options, settings } = setup;
  const { session, linkedGalleries = [] } = options;
  const address = addressSync(setup);
  const store =
    options.store ??
    createSlideshowStore({
      count: parts.slides.length,
      currentIndex:
        (session && sessionIndex(session, parts.slides)) ??
        options.currentIndex ??
        Math.max(0, address?.startIndex ?? 0),
      loop: options.loop ?? settings.loop,
    });
  const steering = createSteering(store, places?.(store));
  const presses = rememberPresses(store, steering, linkedGalleries);
  let byVisitor = true;

  const attachKeys = () => {
    if (!(options.keyboard ?? true)) return () => {};
    setAttribute(parts.element, 'data-gallery-keys', '');
    const undo = attachKeyboard(parts.element, presses, { keys: options.keys });
    return () => {
      undo();
      setAttribute(parts.element, 'data-gallery-keys', null);
    };
  };
  const attachClock = () => {
    const autoplay = options.autoplay ?? settings.autoplay;
    if (autoplay && parts.slides.length > 1 && !isSwitchedOff())
      return attachAutoplay({
        setup,
        store,
        steering,
        timeout: settings.autoplayTimeout,
        ...(autoplay === true ? {} : autoplay),
        onAdvancing: (isAdvancing) => (byVisitor = !isAdvancing),
      });
    if (parts.pause) parts.pause.hidden = true;
    return () => {
      if (parts.pause) parts.pause.hidden = false;
    };
  };
  const reportChanges = () => {
    const remember = () => {
      const { index } = store.getState();
      if (session) session.slide = { id: parts.slides[index]?.dataset['slideId'], index };
    };
    remember();
    const unsubscribe = store.subscribe((state, before) => {
      if (state.index === before.index) return;
      stopVideosIn(parts.slides[before.index]);
      remember();
      options.onChange?.(state);
      parts.element.dispatchEvent(
        new CustomEvent('plinth:gallery-change', { bubbles: true, detail: state }),
      );
    });
    const undoEnd = store.onEnd((end) => {
      options.onEnd?.(end);
      parts.element.dispatchEvent(new CustomEvent(`plinth:gallery-${end}`));
    });
    return () => {
      unsubscribe();
      undoEnd();
    };
  };

  return {
    store,
    steering,
    presses,
    attach: () =>
      attachEach([
        () => presses.undo,
        () => attachControls(setup, steering, presses),
        () => attachThumbnails(parts, store, presses),
        () => attachDots(parts, store, presses),
        () => followProgress(parts, store),
        () => markCurrent(setup, store),
        ...linkedGalleries.map((other) => () => store.link(other)),
        attachKeys,
        attachClock,
        () => address?.attach(store, () => byVisitor) ?? (() => {}),
        reportChanges,
      ]),
  };
}

/** Dots work like thumbnails ([GAL-28]). */
const attachDots = (
  { dots }: GalleryParts,
  store: SlideshowStore,
  presses: Presses,
): (() => void) =>
  attachThumbnails(
    { thumbnailStrip: dots, thumbnails: [...(dots?.children ?? [])] as HTMLElement[] },
    store,
    presses,
  );

/** Sets the progress for CSS only: the slides themselves announce their position ([GAL-29]). */
function followProgress({ progress }: GalleryParts, store: SlideshowStore): () => void {
  if (!progress) return () => {};
  const before = progress.style.getPropertyValue('--pl-progress');
  const show = ({ index, count } = store.getState()) =>
    progress.style.setProperty('--pl-progress', String((index + 1) / count));
  show();
  const unsubscribe = store.subscribe((state) => show(state));
  return () => {
    unsubscribe();
    progress.style.setProperty('--pl-progress', before);
  };
}

/** Preloads the neighbours of the current slide; stacked slides show only marked slides. */
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

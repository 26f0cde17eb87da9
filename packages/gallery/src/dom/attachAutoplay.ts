import { watchReducedMotion } from '@plinth/dom/reduced-motion';
import { watchVisibility } from '@plinth/dom/visibility';
import { createAutoplay, randomIndex, type Autoplay } from '../slideshows/autoplay';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { setAttribute } from './changeElements';
import { isCovered } from './isCovered';
import { isMotionReduced } from './isMotionReduced';
import type { Steering } from './steering';
import { videoPlayEvent } from './attachVideos';
import type { AutoplaySettings } from './galleryOptions';
import type { GallerySetup } from './setUpGallery';

export interface AttachAutoplayOptions extends AutoplaySettings {
  setup: GallerySetup;
  store: SlideshowStore;
  steering: Steering;
  /** Called before and after an automatic change. */
  onAdvancing?: ((isAdvancing: boolean) => void) | undefined;
}

/**
 * Changes slides automatically ([GAL-7]), except while the pointer is over the gallery, focus is
 * inside, it is off screen, the tab is hidden, a video plays, or the visitor pressed pause (WCAG
 * 2.2.2).
 */
export function attachAutoplay({
  setup: {
    parts: { element, list, pause: button },
    options,
    translate,
  },
  store,
  steering,
  timeout = 5000,
  randomize = false,
  pauseOnMouseover = true,
  onAdvancing,
}: AttachAutoplayOptions): () => void {
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  let moving = false;
  const autoplay = createAutoplay({
    timeout,
    advance() {
      // A layer above, such as the gallery's own lightbox, has its own autoplay.
      if (isCovered(element)) return;
      moving = true;
      onAdvancing?.(true);
      const { at, count, goTo } = steering;
      if (randomize) goTo(randomIndex(at(), count(), options.random ?? Math.random), 'forward');
      else if (!steering.next() && !steering.canGoNext()) goTo(0, 'reverse');
      moving = false;
      onAdvancing?.(false);
    },
  });

  if (pauseOnMouseover) {
    element.addEventListener(
      'pointerenter',
      (event) => autoplay.pause('hover', event.pointerType === 'mouse' && !options.isMobile),
      listen,
    );
    element.addEventListener('pointerleave', () => autoplay.resume('hover'), listen);
  }
  element.addEventListener(
    'focusin',
    () => autoplay.pause('focus', element.matches(':has(:focus-visible)')),
    listen,
  );
  element.addEventListener(
    'focusout',
    (event) => autoplay.pause('focus', element.contains(event.relatedTarget as Node | null)),
    listen,
  );
  element.addEventListener(videoPlayEvent, () => autoplay.pause('video'), listen);
  document.addEventListener(
    'visibilitychange',
    () => autoplay.pause('hidden', document.hidden),
    listen,
  );
  autoplay.pause('hidden', document.hidden);
  const followMotionPreference = () => {
    autoplay.pause('still', isMotionReduced());
    if (button) button.hidden = isMotionReduced();
  };
  followMotionPreference();
  const undoMotionPreference = watchReducedMotion(followMotionPreference);
  // Without an IntersectionObserver it continues off screen.
  const unwatch = watchVisibility(element, (isVisible) => autoplay.pause('offscreen', !isVisible));
  const unsubscribe = store.subscribe((state, before) => {
    if (state.index === before.index) return;
    autoplay.resume('video');
    if (!moving) autoplay.restart();
  });

  const undoButton = button
    ? attachPauseButton(button, autoplay, { translate, options })
    : undefined;
  const announce = () => setAttribute(list, 'aria-live', autoplay.isRunning ? 'off' : 'polite');
  announce();
  autoplay.subscribe(announce);
  return () => {
    listening.abort();
    undoMotionPreference();
    unwatch();
    unsubscribe();
    autoplay.destroy();
    undoButton?.();
    setAttribute(list, 'aria-live', null);
  };
}

function attachPauseButton(
  button: HTMLElement,
  autoplay: Autoplay,
  { translate, options: { session } }: Pick<GallerySetup, 'translate' | 'options'>,
): () => void {
  let paused = session?.isPaused ?? false;
  if (paused) autoplay.pause('visitor');
  const show = () => {
    button.ariaLabel = translate(paused ? 'gallery.play' : 'gallery.pause');
    setAttribute(button, 'data-paused', paused ? '' : null);
  };
  const toggle = () => {
    paused = !paused;
    if (session) session.isPaused = paused;
    if (paused) autoplay.pause('visitor');
    else {
      // A visitor who presses play wants motion, although pointer and focus are still here.
      autoplay.resume('hover');
      autoplay.resume('focus');
      autoplay.resume('visitor');
    }
    show();
  };
  show();
  button.addEventListener('click', toggle);
  return () => {
    button.removeEventListener('click', toggle);
    paused = false;
    show();
  };
}

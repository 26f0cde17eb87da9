import type { StripAlignment } from '../layouts/strip';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { attachDrag } from './attachDrag';
import { attachPull, pullDistance } from './attachPull';
import { setAttribute } from './changeElements';
import { createSlideMotion } from './createSlideMotion';
import { followWidth } from './followWidth';
import { scrollGeometry } from './scrollGeometry';
import type { Presses } from './rememberPresses';
import type { Steering } from './steering';
import type { GallerySetup } from './setUpGallery';

export interface ScrollerOptions {
  setup: GallerySetup;
  store: SlideshowStore;
  alignment: StripAlignment;
  /** Waiting presses, which a visitor's own scrolling drops. */
  presses: Pick<Presses, 'forget'>;
  /** @default store */
  steering?: Pick<Steering, 'next' | 'previous'> | undefined;
}

/** The milliseconds of its release velocity for which a drag is continued. */
const projection = 180;

/**
 * Synchronises the current slide with a list that scrolls natively and snaps.
 *
 * A change by code scrolls at once and then animates the list into place with one transform on the
 * compositor. The cost does not depend on the number of slides, the layout's speed applies, and a
 * wrap from the last slide to the first continues in the same direction without copies.
 */
export function attachScroller({
  setup,
  store,
  alignment,
  presses,
  steering = store,
}: ScrollerOptions): () => void {
  const { parts, options } = setup;
  const { list, slides } = parts;
  const geometry = scrollGeometry(list, slides, alignment);
  const motion = createSlideMotion(setup, geometry, store);
  const listening = new AbortController();
  const listen = { signal: listening.signal, passive: true };
  let dragging = false;
  let dragStart = 0;
  let isReporting = false;
  /** The scroll position of the store's slide: any other position comes from the visitor. */
  let settled = 0;

  const show = (index: number) => {
    geometry.scrollTo(geometry.target(index));
    settled = geometry.position();
  };

  const move = (index: number, forward: boolean, before = geometry.position()) => {
    show(index);
    motion.play(before, settled, forward);
  };

  /** Reports a change that the visitor has already made. */
  const reportChange = (index: number, forward: boolean) => {
    isReporting = true;
    store.follow(index, forward ? 'forward' : 'reverse');
    isReporting = false;
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.index === before.index || isReporting) return;
    move(state.index, state.direction === 'forward');
  });

  /** Selects the slide to which the visitor has scrolled. */
  const follow = () => {
    if (dragging || motion.isRunning) return;
    const position = geometry.position();
    if (Math.abs(position - settled) < 2) return;
    settled = position;
    const { index } = store.getState();
    if (Math.abs(geometry.target(index) - position) < 2) return;
    const nearest = geometry.nearest(position);
    reportChange(nearest, nearest > index);
  };
  // Safari supports `scrollend` since 26.2; before that a pause in scrolling is used.
  if ('onscrollend' in list) list.addEventListener('scrollend', follow, listen);
  else {
    let timer: ReturnType<typeof setTimeout> | undefined;
    (list as HTMLElement).addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(follow, 120);
      },
      listen,
    );
  }

  const undoMouse = attachDrag(list, {
    start: 'mousedown',
    accepts: () => geometry.limit() > 0,
    onStart() {
      dragging = true;
      presses.forget();
      dragStart = geometry.position();
      motion.stop();
      setAttribute(list, 'data-dragging', '');
    },
    onMove: ({ x }) => geometry.scrollTo(dragStart - x * geometry.sign()),
    onEnd({ x, velocityX, cancelled }) {
      const wanted = dragStart - x * geometry.sign();
      const pull = beyond(wanted, geometry.limit());
      const from = geometry.position();
      const aim = cancelled ? from : from - velocityX * geometry.sign() * projection;
      const index = geometry.nearest(Math.min(geometry.limit(), Math.max(0, aim)));
      const forward = geometry.target(index) >= from;
      dragging = false;
      setAttribute(list, 'data-dragging', null);
      if (pull > pullDistance ? steering.next() : pull < -pullDistance && steering.previous())
        return;
      reportChange(index, forward);
      move(index, forward, from);
    },
  });
  const undoTouch = attachPull(list, geometry, (forward) =>
    forward ? steering.next() : steering.previous(),
  );

  // The browser scrolls a focused element just into view, which may show only the edge of a slide.
  list.addEventListener(
    'focusin',
    ({ target }) => {
      const index = slides.findIndex((slide) => slide.contains(target as Node));
      if (index < 0 || dragging || !(target as Element).matches(':focus-visible')) return;
      const [from, to] = [geometry.position(), geometry.target(index)];
      if (Math.abs(from - to) < 2) return;
      const start = geometry.start(index);
      const isWhole =
        start >= from - 1 && start + slides[index]!.offsetWidth <= from + geometry.view() + 1;
      if (isWhole) return;
      motion.stop();
      geometry.scrollTo(to);
      // In a strip focus shows the slide but does not select it: Enter and Space do.
      if (alignment !== 'start') settled = geometry.position();
    },
    listen,
  );

  // The first call is in the next frame, after the browser's own layout.
  const undoResize = followWidth(list, () => show(store.getState().index), {
    once: options.refreshOnResize === false,
    onTurn: options.refreshOnOrientationChange !== false,
  });

  return () => {
    listening.abort();
    unsubscribe();
    undoMouse();
    undoTouch();
    undoResize();
    motion.stop();
    setAttribute(list, 'data-dragging', null);
  };
}

const beyond = (wanted: number, limit: number) =>
  wanted > limit ? wanted - limit : Math.min(0, wanted);

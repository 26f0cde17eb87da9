import { prefersReducedMotion } from '@plinth/ui-dialogs/motion';
import type { StripAlignment } from '../layouts/strip';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { attachDrag } from './attachDrag';
import { setAttribute } from './changeElements';
import { whenResized } from './limitMeta';
import { scrollGeometry } from './scrollGeometry';
import type { Steering } from './startSlideshow';
import type { GallerySetup } from './setUpGallery';

export interface ScrollerOptions {
  setup: GallerySetup;
  store: SlideshowStore;
  alignment: StripAlignment;
  /** What a pull beyond the ends does. @default store */
  steering?: Pick<Steering, 'next' | 'previous'> | undefined;
}

/** Pixels beyond an end that count as the wish to go on. */
const pullDistance = 50;
/** How far a released drag goes on, in milliseconds of its velocity. */
const projection = 180;

/**
 * Ties the current slide to a list that scrolls natively and snaps.
 *
 * A change by code scrolls at once and lets the list slide into place by one transform, which the compositor runs:
 * it costs the same at any number of slides, keeps the layout's own speed, and a wrap from the last slide to the first
 * moves on in the same direction without any copies.
 */
export function attachScroller({
  setup,
  store,
  alignment,
  steering = store,
}: ScrollerOptions): () => void {
  const { parts, options, settings } = setup;
  const { list, slides } = parts;
  const geometry = scrollGeometry(list, slides, alignment);
  // Around the list, where there is such an element: browsers paint all of what moves by itself, however far away it is,
  // but of a scrolling list inside only what is near.
  const moved = list.closest('.pl-gallery-view') ?? list;
  const listening = new AbortController();
  const listen = { signal: listening.signal, passive: true };
  let running: Animation[] = [];
  let dragging = false;
  let dragStart = 0;
  /** Whether the store is only told what the visitor has done already. */
  let following = false;
  /** The position that the store's slide stands for: scrolling away from it is the visitor's doing. */
  let settled = 0;

  const show = (index: number) => {
    geometry.scrollTo(geometry.target(index));
    settled = geometry.position();
  };

  const rest = () => {
    running = [];
    if (list.dataset['moving'] !== undefined) setAttribute(list, 'data-moving', null);
    store.setInMotion(false);
  };
  const move = (index: number, forward: boolean, before = geometry.position()) => {
    show(index);
    const way = settled - before;
    const seconds = prefersReducedMotion() ? 0 : (options.speed ?? settings.speed);
    const isWrap = way !== 0 && way > 0 !== forward;
    for (const animation of running) animation.cancel();
    if (seconds === 0 || (Math.abs(way) < 1 && !isWrap)) return rest();
    const reach = geometry.reach();
    const sign = geometry.sign();
    const timing = { duration: seconds * 1000, easing: 'cubic-bezier(.3,.1,.2,1)' };
    const at = (x: number) => `translateX(${x * sign}px)`;
    // A long way is shown as one page, and a wrap in the direction in which it was asked for.
    const isPage = isWrap || Math.abs(way) > reach + 1;
    const shown = isPage ? (forward ? reach : -reach) : way;
    const animations = [moved.animate({ transform: [at(shown), at(0)] }, timing)];
    if (isPage) {
      // What was in sight lies elsewhere in the list: meanwhile it is put beside what comes.
      const [first, last] = geometry.visible(before);
      const now = geometry.visible(settled);
      const transform = Array(2).fill(at(way - shown)) as string[];
      // Slides that are drawn elsewhere would be snapped to where they are drawn.
      setAttribute(list, 'data-moving', '');
      for (let old = first; old <= last; old += 1)
        if (old < now[0] || old > now[1])
          animations.push(slides[old]!.animate({ transform }, timing));
    }
    running = animations;
    store.setInMotion(true);
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (running === animations) rest();
    });
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (state.index === before.index || following) return;
    move(state.index, state.direction === 'forward');
  });

  /** Takes over the slide that the visitor has scrolled to. */
  const follow = () => {
    if (dragging || running.length > 0) return;
    const position = geometry.position();
    if (Math.abs(position - settled) < 2) return;
    settled = position;
    const { index } = store.getState();
    if (Math.abs(geometry.target(index) - position) < 2) return;
    const nearest = geometry.nearest(position);
    following = true;
    store.follow(nearest, nearest > index ? 'forward' : 'reverse');
    following = false;
  };
  // Safari has `scrollend` from 26.2 on; before that a pause in scrolling has to do.
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
      dragStart = geometry.position();
      for (const animation of running) animation.cancel();
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
      following = true;
      store.follow(index, forward ? 'forward' : 'reverse');
      following = false;
      move(index, forward, from);
    },
  });
  const undoTouch = attachPull(list, () => beyondTouch(geometry.position(), geometry.limit()), {
    sign: geometry.sign,
    onPull: (forward) => void (forward ? steering.next() : steering.previous()),
  });

  // The first call comes in the next frame, when the browser has laid the page out anyway.
  const undoResize = whenResized(list, () => show(store.getState().index), {
    once: options.refreshOnResize === false,
  });

  return () => {
    listening.abort();
    unsubscribe();
    undoMouse();
    undoTouch();
    undoResize();
    for (const animation of running) animation.cancel();
    rest();
    setAttribute(list, 'data-dragging', null);
  };
}

const beyond = (wanted: number, limit: number) =>
  wanted > limit ? wanted - limit : Math.min(0, wanted);

/** 1 at the end, -1 at the start, 0 between, 2 when there is nothing to scroll. */
function beyondTouch(position: number, limit: number): number {
  if (limit < 1) return 2;
  return position >= limit - 1 ? 1 : position <= 1 ? -1 : 0;
}

/** A finger that goes on pulling at an end: the browser scrolls no further, but its touch events still come. */
function attachPull(
  list: HTMLElement,
  edge: () => number,
  { sign, onPull }: { sign: () => number; onPull: (forward: boolean) => void },
): () => void {
  const listening = new AbortController();
  const listen = { signal: listening.signal, passive: true };
  let startX: number | undefined;
  let startEdge = 0;
  const onEnd = ({ changedTouches }: TouchEvent) => {
    if (startX === undefined) return;
    const pulled = (startX - changedTouches[0]!.clientX) * sign();
    const isSame = edge() === startEdge;
    startX = undefined;
    if (!isSame || Math.abs(pulled) < pullDistance) return;
    if (pulled > 0 && startEdge >= 1) onPull(true);
    if (pulled < 0 && (startEdge === -1 || startEdge === 2)) onPull(false);
  };
  list.addEventListener(
    'touchstart',
    ({ touches }) => {
      startX = touches.length === 1 ? touches[0]!.clientX : undefined;
      startEdge = edge();
      list.addEventListener('touchend', onEnd, { ...listen, once: true });
    },
    listen,
  );
  return () => listening.abort();
}

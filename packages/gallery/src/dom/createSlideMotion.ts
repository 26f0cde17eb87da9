import { prefersReducedMotion } from '@plinth/dom/reduced-motion';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { setAttribute } from './changeElements';
import { planMotion } from './planMotion';
import type { ScrollGeometry } from './scrollGeometry';
import type { GallerySetup } from './setUpGallery';

/** Animates a list that was scrolled at once, as if it moved there. */
export interface SlideMotion {
  readonly isRunning: boolean;
  /** Animates from one position to another; the list is already at the second. */
  play(from: number, to: number, forward: boolean): void;
  stop(): void;
}

/** Runs on the compositor: its cost does not depend on the number of slides ([GAL-24]). */
export function createSlideMotion(
  { parts: { list, slides }, options, settings }: GallerySetup,
  geometry: ScrollGeometry,
  store: Pick<SlideshowStore, 'setInMotion'>,
): SlideMotion {
  // The element around the list, if there is one: browsers paint all of an animated element,
  // however far it extends, but only the near part of a scrolling list inside it.
  const moved = list.closest('.pl-gallery-view') ?? list;
  let running: Animation[] = [];

  const cancel = () => {
    for (const animation of running) animation.cancel();
  };
  const rest = () => {
    running = [];
    setAttribute(list, 'data-moving', null);
    store.setInMotion(false);
  };

  return {
    get isRunning() {
      return running.length > 0;
    },
    stop() {
      cancel();
      rest();
    },
    play(from, to, forward) {
      const seconds = prefersReducedMotion() ? 0 : (options.speed ?? settings.speed);
      const plan = seconds > 0 && planMotion(to - from, forward, geometry.reach());
      cancel();
      if (!plan) return rest();
      const sign = geometry.sign();
      const timing = { duration: seconds * 1000, easing: 'cubic-bezier(.3,.1,.2,1)' };
      const at = (x: number) => `translateX(${x * sign}px)`;
      const animations = [moved.animate({ transform: [at(plan.shown), at(0)] }, timing)];
      if (plan.isPage) {
        // The previously visible slides are elsewhere in the list: meanwhile they are drawn beside
        // the new slides.
        const [first, last] = geometry.visible(from);
        const now = geometry.visible(to);
        const transform = Array(2).fill(at(to - from - plan.shown)) as string[];
        // Otherwise the browser would snap to slides at the position where they are drawn.
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
    },
  };
}

import { prefersReducedMotion } from '@plinth/dom/reduced-motion';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { setAttribute } from './changeElements';
import { planMotion } from './planMotion';
import type { ScrollGeometry } from './scrollGeometry';
import type { GallerySetup } from './setUpGallery';

/** Shows a list that has been scrolled at once as one that slides there. */
export interface SlideMotion {
  readonly isRunning: boolean;
  /** Shows the way between two positions; the list is at the second one already. */
  play(from: number, to: number, forward: boolean): void;
  stop(): void;
}

/** Runs on the compositor: at any number of slides it costs the same ([GAL-24]). */
export function createSlideMotion(
  { parts: { list, slides }, options, settings }: GallerySetup,
  geometry: ScrollGeometry,
  store: Pick<SlideshowStore, 'setInMotion'>,
): SlideMotion {
  // Around the list, where there is such an element: browsers paint all of what moves by itself, however far away it is,
  // but of a scrolling list inside only what is near.
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
        // The slides that were in sight lie elsewhere in the list: meanwhile they are put beside the new ones.
        const [first, last] = geometry.visible(from);
        const now = geometry.visible(to);
        const transform = Array(2).fill(at(to - from - plan.shown)) as string[];
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
    },
  };
}

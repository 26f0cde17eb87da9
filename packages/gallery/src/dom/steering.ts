import type { Direction, SlideshowStore } from '../slideshows/slideshowStore';

/** A layout's steps for controls, keys and autoplay: by slides, or by groups of them. */
export interface Steering extends Pick<
  SlideshowStore,
  'next' | 'previous' | 'subscribe' | 'isBusy'
> {
  canGoNext(): boolean;
  canGoPrevious(): boolean;
  /** Number of places. */
  count(): number;
  /** The current place. */
  at(): number;
  goTo(place: number, direction?: Direction): boolean;
  /** Moves by several places at once, up to the end. */
  step(by: number): boolean;
}

/** The places of a layout, if they are not its slides. */
export type SteeringPlaces = Pick<Steering, 'count' | 'at' | 'goTo'>;

/** The rules of moving from place to place ([GAL-6], [GAL-13]). */
export function createSteering(
  store: SlideshowStore,
  places: SteeringPlaces = {
    count: () => store.getState().count,
    at: () => store.getState().index,
    goTo: store.goTo,
  },
): Steering {
  const { count, at, goTo } = places;
  const isLoop = () => store.getState().loop;
  const canGo = (by: number) => {
    const wanted = at() + by;
    return count() > 1 && (isLoop() || (wanted >= 0 && wanted < count()));
  };
  const step = (by: number) => {
    if (by === 0 || store.isBusy()) return false;
    if (!canGo(Math.sign(by))) {
      store.reportEnd(by > 0 ? 'reachedEnd' : 'reachedBeginning');
      return false;
    }
    const wanted = at() + by;
    const place = isLoop()
      ? ((wanted % count()) + count()) % count()
      : Math.min(count() - 1, Math.max(0, wanted));
    return goTo(place, by > 0 ? 'forward' : 'reverse');
  };
  return {
    count,
    at,
    goTo,
    step,
    next: () => step(1),
    previous: () => step(-1),
    canGoNext: () => canGo(1),
    canGoPrevious: () => canGo(-1),
    isBusy: store.isBusy,
    subscribe: store.subscribe,
  };
}

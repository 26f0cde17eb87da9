import type { SlideshowStore } from '../slideshows/slideshowStore';
import type { Steering } from './steering';

/** The requests of a visitor to a gallery that may be loading. */
export interface Presses {
  next(): void;
  previous(): void;
  /** Shows a slide; of several that were asked for, the last. */
  goTo(index: number): void;
  /** Takes back what still waits, as when a finger takes hold of the slides. */
  forget(): void;
  undo(): void;
}

/**
 * A change waits until the gallery, and those linked to it, have arrived ([GAL-6]); presses of a visitor meanwhile are
 * remembered, and all of it together is one change then.
 */
export function rememberPresses(
  store: SlideshowStore,
  steering: Steering,
  linked: readonly SlideshowStore[] = [],
): Presses {
  let steps = 0;
  let wanted: number | undefined;
  const forget = () => {
    steps = 0;
    wanted = undefined;
  };
  const flush = () => {
    if (store.isBusy() || (steps === 0 && wanted === undefined)) return;
    const [index, by] = [wanted, steps];
    forget();
    if (index !== undefined) store.goTo(index);
    // From a slide that was picked the presses after it go on when that has arrived.
    if (index !== undefined && store.isBusy()) steps = by;
    else steering.step(by);
  };
  const press = (by: 1 | -1) => {
    if (store.isBusy()) steps += by;
    else steering.step(by);
  };
  const undos = [store, ...linked].map((moving) =>
    moving.subscribe((state, before) => {
      if (before.inMotion && !state.inMotion) flush();
    }),
  );
  return {
    next: () => press(1),
    previous: () => press(-1),
    goTo(index) {
      if (!store.isBusy()) return void store.goTo(index);
      forget();
      wanted = index;
    },
    forget,
    undo() {
      forget();
      for (const undo of undos) undo();
    },
  };
}

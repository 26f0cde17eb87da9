import type { SlideshowStore } from '../slideshows/slideshowStore';
import type { Steering } from './steering';

/** A visitor's requests to a gallery that may be in motion. */
export interface Presses {
  next(): void;
  previous(): void;
  /** Shows a slide; of several requests only the last counts. */
  goTo(index: number): void;
  /** Drops waiting requests, such as when a finger starts to drag the slides. */
  forget(): void;
  undo(): void;
}

/**
 * Delays changes until the gallery, and those linked to it, are at rest ([GAL-6]); a visitor's
 * presses meanwhile are collected into one change.
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
    // Presses after a selected slide are applied after it has arrived.
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

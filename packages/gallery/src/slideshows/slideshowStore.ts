import { normaliseIndex } from './normaliseIndex';

export type Direction = 'forward' | 'reverse';

export interface SlideshowState {
  readonly index: number;
  readonly count: number;
  readonly loop: boolean;
  /** The direction of the last change. */
  readonly direction: Direction;
  /** Whether the gallery is moving from one slide to another ([GAL-4] `inMotion`). */
  readonly inMotion: boolean;
}

/** A refused request to move beyond the slides while not looping. */
export type SlideshowEnd = 'reachedEnd' | 'reachedBeginning';

export interface SlideshowStoreOptions {
  /** Number of slides. */
  count: number;
  /** @default 0 */
  currentIndex?: number | undefined;
  /** @default false */
  loop?: boolean | undefined;
}

export interface SlideshowStore {
  getState(): SlideshowState;
  /** Calls back after every change; returns its undo. */
  subscribe(listener: (state: SlideshowState, previous: SlideshowState) => void): () => void;
  /** Calls back when a move was refused at an end; returns its undo. */
  onEnd(listener: (end: SlideshowEnd) => void): () => void;
  /** Reports that a move was refused at an end, for a layout that moves by more than one slide. */
  reportEnd(end: SlideshowEnd): void;
  /** Selects a slide; any number is brought into range. Returns whether the change was accepted. */
  goTo(index: number, direction?: Direction): boolean;
  /** Selects the slide of a linked gallery, which has already checked that nothing moves. */
  follow(index: number, direction: Direction): void;
  next(): boolean;
  previous(): boolean;
  canGoNext(): boolean;
  canGoPrevious(): boolean;
  /** Sets whether a transition is running; changes are refused until it ends. */
  setInMotion(inMotion: boolean): void;
  /** Whether this or any linked gallery is animating. */
  isBusy(): boolean;
  /** Keeps the index of two galleries the same, both ways ([GAL-8]); returns its undo. */
  link(other: SlideshowStore): () => void;
}

/**
 * The current slide of a gallery and the rules of changing it ([GAL-6], [GAL-8]). No DOM, no clock.
 *
 * @example
 * ```ts
 * import { createSlideshowStore } from '@plinth/gallery';
 *
 * const store = createSlideshowStore({ count: 5, loop: true });
 * ```
 */
export function createSlideshowStore({
  count,
  currentIndex = 0,
  loop = false,
}: SlideshowStoreOptions): SlideshowStore {
  const listeners = new Set<(state: SlideshowState, previous: SlideshowState) => void>();
  const endListeners = new Set<(end: SlideshowEnd) => void>();
  const linked = new Set<SlideshowStore>();
  let state: SlideshowState = {
    index: normaliseIndex(currentIndex, count),
    count,
    loop,
    direction: 'forward',
    inMotion: false,
  };
  /** Linked galleries call each other, so this prevents a cycle. */
  let asking = false;

  const change = (part: Partial<SlideshowState>) => {
    const previous = state;
    const next = { ...state, ...part };
    state = next;
    // Each listener is called for each change, even if an earlier listener has changed something
    // meanwhile.
    for (const listener of [...listeners]) {
      try {
        listener(next, previous);
      } catch (error) {
        // An error in a page's listener must not stop thumbnails or linked galleries.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };

  const store: SlideshowStore = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    reportEnd(end) {
      for (const listener of [...endListeners]) listener(end);
    },
    goTo(wanted, direction) {
      const index = normaliseIndex(wanted, count);
      if (index === state.index || store.isBusy()) return false;
      store.follow(index, direction ?? (index > state.index ? 'forward' : 'reverse'));
      return true;
    },
    follow(wanted, direction) {
      const index = normaliseIndex(wanted, count);
      if (index === state.index) return;
      change({ index, direction });
      for (const other of linked) other.follow(index, direction);
    },
    next: () => step(1, 'forward', 'reachedEnd'),
    previous: () => step(-1, 'reverse', 'reachedBeginning'),
    canGoNext: () => count > 1 && (loop || state.index < count - 1),
    canGoPrevious: () => count > 1 && (loop || state.index > 0),
    setInMotion(inMotion) {
      if (inMotion !== state.inMotion) change({ inMotion });
    },
    isBusy() {
      if (state.inMotion) return true;
      if (asking) return false;
      asking = true;
      const busy = [...linked].some((other) => other.isBusy());
      asking = false;
      return busy;
    },
    link(other) {
      if (linked.has(other)) return () => {};
      linked.add(other);
      // Before the link back exists, or the other gallery's slide would win.
      other.follow(state.index, state.direction);
      const unlinkBack = other.link(store);
      return () => {
        if (linked.delete(other)) unlinkBack();
      };
    },
  };

  function step(by: number, direction: Direction, end: SlideshowEnd): boolean {
    if (store.isBusy()) return false;
    const wanted = state.index + by;
    if (!loop && (wanted < 0 || wanted >= count)) {
      store.reportEnd(end);
      return false;
    }
    return store.goTo(wanted, direction);
  }

  return store;
}

/** The reason for which a slideshow is paused. */
export type PauseReason =
  'visitor' | 'hover' | 'focus' | 'offscreen' | 'hidden' | 'video' | 'still';

export interface AutoplayOptions {
  /** Called when it is time for the next slide. */
  advance: () => void;
  /** Milliseconds between slides. @default 1000 */
  timeout?: number | undefined;
  /** Milliseconds before the first change after a pause. @default 1000 */
  resumeAfter?: number | undefined;
  /** Starts a timer and returns a function that stops it. @default setTimeout */
  schedule?: ((callback: () => void, milliseconds: number) => () => void) | undefined;
}

export interface Autoplay {
  readonly isRunning: boolean;
  /** @param isPaused whether this reason applies now. @default true */
  pause(reason: PauseReason, isPaused?: boolean): void;
  resume(reason: PauseReason): void;
  /** Restarts the time until the next slide, such as after a visitor's own change. */
  restart(): void;
  subscribe(listener: (isRunning: boolean) => void): () => void;
  destroy(): void;
}

/**
 * The clock of a slideshow ([GAL-7]): it runs while there is no reason to pause.
 *
 * @example
 * ```ts
 * import { createAutoplay } from '@plinth/gallery';
 *
 * const autoplay = createAutoplay({ advance: () => console.log('next'), timeout: 4000 });
 * ```
 */
export function createAutoplay({
  advance,
  timeout = 1000,
  resumeAfter = 1000,
  schedule = scheduleTimeout,
}: AutoplayOptions): Autoplay {
  const reasons = new Set<PauseReason>();
  const listeners = new Set<(isRunning: boolean) => void>();
  let stop: (() => void) | undefined;

  const start = (milliseconds: number) => {
    stop?.();
    stop = schedule(() => {
      start(timeout);
      advance();
    }, milliseconds);
  };
  const pause = (reason: PauseReason, isPaused = true) => {
    if (isPaused) reasons.add(reason);
    else reasons.delete(reason);
    const isRunning = reasons.size === 0;
    if (isRunning === (stop !== undefined)) return;
    if (isRunning) start(resumeAfter);
    else {
      stop?.();
      stop = undefined;
    }
    for (const listener of [...listeners]) listener(isRunning);
  };
  start(timeout);

  return {
    get isRunning() {
      return stop !== undefined;
    },
    pause,
    resume: (reason) => pause(reason, false),
    restart() {
      if (stop) start(timeout);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      stop?.();
      stop = undefined;
      listeners.clear();
    },
  };
}

/** A timer that counts further than 2^31 ms overflows and rings at once: 23 days are as good as never. */
const maxTimeout = 2e9;

function scheduleTimeout(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, Math.min(milliseconds, maxTimeout));
  return () => clearTimeout(timer);
}

/** Any other slide than the current one; the same chance for each ([GAL-7]). */
export function randomIndex(current: number, count: number, random: () => number): number {
  if (count < 2) return 0;
  const drawn = Math.min(count - 2, Math.floor(random() * (count - 1)));
  return drawn < current ? drawn : drawn + 1;
}

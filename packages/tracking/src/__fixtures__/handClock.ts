import type { Clock } from '../clock';

export interface HandClock extends Clock {
  /** Lets time pass, running every timer in its turn. */
  advance(ms: number): void;
  /** Drops every timer, like the end of a page. */
  stop(): void;
}

/** A clock that is turned by hand. */
export function handClock(start = 1_700_000_000_000): HandClock {
  let now = start;
  let count = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    setTimeout(run, ms) {
      count += 1;
      timers.set(count, { at: now + Math.max(0, ms), run });
      return count;
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    advance(ms) {
      const end = now + ms;
      for (;;) {
        let next: [number, { at: number; run: () => void }] | undefined;
        for (const timer of timers)
          if (timer[1].at <= end && (!next || timer[1].at < next[1].at)) next = timer;
        if (!next) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
      }
      now = end;
    },
    stop: () => timers.clear(),
  };
}

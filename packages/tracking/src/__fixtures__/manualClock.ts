import type { Clock } from '../clock';

export interface ManualClock extends Clock {
  /** Lets time pass, running every timer in its turn. */
  advance(ms: number): void;
  /** Like `advance`, but promises settle between two timers. */
  pass(ms: number): Promise<void>;
}

/** A clock that is turned by hand. */
export function manualClock(start = 1_700_000_000_000): ManualClock {
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
      while (runNext(end));
      now = end;
    },
    async pass(ms) {
      const end = now + ms;
      do await settle();
      while (runNext(end));
      now = end;
    },
  };

  function runNext(end: number): boolean {
    let next: [number, { at: number; run: () => void }] | undefined;
    for (const timer of timers) {
      if (timer[1].at <= end && (!next || timer[1].at < next[1].at)) next = timer;
    }
    if (!next) return false;
    timers.delete(next[0]);
    now = Math.max(now, next[1].at);
    next[1].run();
    return true;
  }
}

/** Lets promise chains of the length that a sender has run to their end. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
}

import type { Clock } from '../clock';

export interface ManualClock extends Clock {
  /** Advances the time and runs every due timer in order. */
  advance(ms: number): void;
  /** Like `advance`, but promises settle between timers. */
  pass(ms: number): Promise<void>;
}

/** A clock that a test advances. */
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

/** Waits until promise chains as long as a sender's have settled. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
}

import type { Network } from '../http/networksOf';

/** Refusals of one visitor within a second that count as a flood. A refused office sends far fewer. */
const refusalsOfFlood = 20;
const second = 1000;
/** Milliseconds for which a flood counts as going on; then its limits are checked again. */
const floodDuration = 5 * second;
/** Milliseconds without a flood after which the next one is reported again. */
const reportPause = 60 * second;
/** Networks that are remembered. Beyond that all are forgotten: a flood is noticed again within a second. */
const maxKnown = 10_000;

/** Each waiting request holds a connection, and the part of its body that the kernel has read. */
export interface FloodLimits {
  /** Milliseconds for which a refused request waits. @default 1000 */
  holdFor?: number;
  /** Waiting requests of one network: fewer than the connections that it may have. @default 400 */
  heldOfNetwork?: number;
  /** Waiting requests in all: half of the possible connections. @default 1000 */
  heldInAll?: number;
}

export interface FloodWatchOptions extends FloodLimits {
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
}

/** Detects networks that go on sending refused requests, and slows them down ([SRV-200]). State of one server. */
export interface FloodWatch {
  /**
   * Counts a refusal.
   *
   * @param wait the seconds that the refusal named
   * @returns whether a flood begins with it
   */
  countRefusal(networks: readonly Network[], wait: number): boolean;
  /** @returns 0, or the seconds to wait where one of the networks floods */
  waitOf(networks: readonly Network[]): number;
  /**
   * Lets a refused request wait, so that its sender sends no faster.
   *
   * @returns `undefined` at once where as many wait as may
   */
  hold(networks: readonly Network[]): Promise<void> | undefined;
}

interface Known {
  /** The second in which refusals are counted. */
  since: number;
  refusals: number;
  floodsUntil: number;
  /** The moment that the last refusal named. */
  refusedUntil: number;
}

/** @param options see {@link FloodWatchOptions} */
export function createFloodWatch({
  elapsed,
  holdFor = second,
  heldOfNetwork = 400,
  heldInAll = 1000,
}: FloodWatchOptions): FloodWatch {
  const known = new Map<string, Known>();
  const held = new Map<string, number>();
  let heldNow = 0;

  function knownOf(name: string, now: number): Known {
    let one = known.get(name);
    if (!one) {
      if (known.size >= maxKnown) known.clear();
      one = { since: now, refusals: 0, floodsUntil: -Infinity, refusedUntil: now };
      known.set(name, one);
    }
    return one;
  }

  function release(name: string): void {
    heldNow -= 1;
    const left = (held.get(name) ?? 1) - 1;
    if (left > 0) held.set(name, left);
    else held.delete(name);
  }

  return {
    countRefusal(networks, wait) {
      const now = elapsed();
      let begins = false;
      for (const { name, visitors } of networks) {
        const one = knownOf(name, now);
        if (now - one.since >= second) Object.assign(one, { since: now, refusals: 0 });
        one.refusals += 1;
        one.refusedUntil = now + wait * second;
        if (one.refusals < refusalsOfFlood * visitors) continue;
        begins ||= now - one.floodsUntil > reportPause;
        one.floodsUntil = now + floodDuration;
      }
      return begins;
    },
    waitOf(networks) {
      const now = elapsed();
      const flooding = networks
        .map(({ name }) => known.get(name))
        .find((one) => one !== undefined && one.floodsUntil > now);
      return flooding ? Math.max(1, Math.ceil((flooding.refusedUntil - now) / second)) : 0;
    },
    hold([network]) {
      const name = network?.name ?? '';
      const ofNetwork = held.get(name) ?? 0;
      if (heldNow >= heldInAll || ofNetwork >= heldOfNetwork) return undefined;
      heldNow += 1;
      held.set(name, ofNetwork + 1);
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          release(name);
          resolve();
        }, holdFor);
        // A stopping server does not wait for it.
        timer.unref();
      });
    },
  };
}

/** The same seed produces the same numbers on every machine. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Both ends included. */
  whole(from: number, to: number): number;
  pick<Entry>(from: readonly Entry[]): Entry;
  chance(share: number): boolean;
}

/** Mulberry32. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)]!,
    chance: (share) => next() < share,
  };
}

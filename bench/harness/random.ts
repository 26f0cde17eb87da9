export interface Random {
  /** A number in [0, 1). */
  (): number;
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Seeded random numbers (mulberry32): every run measures the same input. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return Object.assign(next, {
    integer,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new RangeError('pick() needs at least one item.');
      return items[integer(0, items.length - 1)]!;
    },
    shuffle: <Item>(items: readonly Item[]): Item[] => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  });
}

/** Memory of a server at one moment, in bytes, after a collection of garbage. */
export interface MemorySample {
  /** Minutes since the load began. */
  minute: number;
  /** The whole process, with the thread of the embedded database. */
  rss: number;
  /** The heaps of all threads after a collection, with the buffers outside of them. */
  heap: number;
}

export interface MemoryGrowth {
  /** Medians of the first and of the last minutes. */
  first: number;
  last: number;
  /** 1 is no change. */
  ratio: number;
}

/** A run of two hours compares ten minutes with ten; a short one compares its quarters. */
const comparedMinutes = (duration: number): number => Math.min(10, duration / 4);

/** Compares the end of a run with its beginning. @throws when it has too few samples for that */
export function compareSamples(
  samples: readonly MemorySample[],
  kind: 'rss' | 'heap',
): MemoryGrowth {
  const end = samples.at(-1)?.minute ?? 0;
  const span = comparedMinutes(end);
  const first = median(samples.filter(({ minute }) => minute <= span).map((one) => one[kind]));
  const last = median(samples.filter(({ minute }) => minute >= end - span).map((one) => one[kind]));
  if (!first || !last || samples.length < 4)
    throw new Error(`${samples.length} samples are too few to compare; let it run longer.`);
  return { first, last, ratio: last / first };
}

function median(values: number[]): number | undefined {
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)];
}

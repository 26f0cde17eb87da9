export interface Spread {
  median: number;
  /** First and third quartile. */
  low: number;
  high: number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function spread(values: readonly number[]): Spread {
  return {
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
  };
}

/** Linear between the two nearest values. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new RangeError('A quantile needs at least one value.');
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

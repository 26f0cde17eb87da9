/** Values up to this count as zero: powers of ten underflow far below it. */
const smallest = 1e-9;

/** The steps of an axis from 0 to a little above the largest value, in round numbers. */
export function niceScale(largest: number, steps = 4): number[] {
  if (!(largest > smallest)) return [0, 1];
  const rough = largest / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  // The steps of a count are whole numbers.
  const whole = largest >= 1 && Number.isInteger(largest) ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.max(1, Math.ceil(largest / whole - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * whole).toPrecision(12)));
}

import { sql, type SQL } from 'drizzle-orm';

/**
 * Each step of values is five per cent wider than the previous step: a value is off by half of that at most, and a year
 * of values is read at once.
 */
const growth = 1.05;

/** Smaller values do not matter to any metric. */
const min = 0.0001;

/** The step that a value of 0 or more belongs to. */
export const stepOf = (value: SQL): SQL =>
  sql`case when ${value} < ${min}::double precision then 0
    else 1 + floor(ln(${value} / ${min}::double precision) / ln(${growth}::double precision))::int end`;

/** The number of page loads by their steps. */
export type LoadsByStep = ReadonlyMap<number, number>;

/** The value below which three of four loads stay; 0 without loads. */
export function thirdQuartile(loads: LoadsByStep): number {
  const steps = [...loads].sort(([a], [b]) => a - b);
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  const place = 0.75 * (total - 1);
  let before = 0;
  for (const [step, count] of steps) {
    if (before + count > place) return valueAt(step, (place - before + 0.5) / count);
    before += count;
  }
  return 0;
}

/** @param share of the loads of the step that stay below the value */
function valueAt(step: number, share: number): number {
  if (step === 0) return 0;
  const from = min * growth ** (step - 1);
  return from * (1 + (growth - 1) * Math.min(1, share));
}

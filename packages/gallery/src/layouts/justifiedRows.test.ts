import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { justifiedRows } from './justifiedRows';

/** The cost of one row as the documentation defines it: squared deviation per item. */
function rowCost(
  row: number[],
  isLast: boolean,
  lastRow: string,
  options: { width: number; target: number; gutter: number },
) {
  const { width, target, gutter } = options;
  const height = (width - (row.length - 1) * gutter) / row.reduce((sum, ratio) => sum + ratio, 0);
  if (isLast && lastRow === 'natural' && height > 1.25 * target)
    return row.length * ((1 - target / height) * target * 0.25) ** 2;
  return row.length * (height - target) ** 2;
}

/** Tries every way to break the list: 2 to the power of n - 1. */
function cheapest(
  ratios: number[],
  lastRow: string,
  options: { width: number; target: number; gutter: number },
): number {
  let best = Infinity;
  for (let breaks = 0; breaks < 2 ** (ratios.length - 1); breaks += 1) {
    let cost = 0;
    let row: number[] = [];
    ratios.forEach((ratio, index) => {
      row.push(ratio);
      const isLast = index === ratios.length - 1;
      if (!isLast && !(breaks & (1 << index))) return;
      cost += rowCost(row, isLast, lastRow, options);
      row = [];
    });
    best = Math.min(best, cost);
  }
  return best;
}

const ratio = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0.5, max: 2, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 0.15, max: 0.5, noNaN: true }) },
  { weight: 2, arbitrary: fc.double({ min: 2, max: 25, noNaN: true }) },
);

describe('justifiedRows', () => {
  it('[GAL-11b] costs exactly as little as the best of all ways to break the list', () => {
    fc.assert(
      fc.property(
        fc.array(ratio, { minLength: 1, maxLength: 11 }),
        fc.constantFrom('natural' as const, 'justify' as const),
        fc.integer({ min: 200, max: 2000 }),
        fc.integer({ min: 60, max: 400 }),
        fc.integer({ min: 0, max: 30 }),
        (ratios, lastRow, width, target, gutter) => {
          fc.pre(width > gutter * ratios.length);
          const { cost } = justifiedRows(ratios, { width, targetHeight: target, gutter, lastRow });
          const best = cheapest(ratios, lastRow, { width, target, gutter });
          expect(Math.abs(cost - best)).toBeLessThanOrEqual(1e-6 * (1 + best));
        },
      ),
      { numRuns: 600, seed: 42 },
    );
  });

  it('[GAL-11c] fills the width of every row but an open last one', () => {
    fc.assert(
      fc.property(fc.array(ratio, { minLength: 1, maxLength: 200 }), (ratios) => {
        const rows = justifiedRows(ratios, { width: 1000, gutter: 10 });
        rows.rowStarts.forEach((start, row) => {
          const end = (rows.rowStarts[row + 1] ?? ratios.length) - 1;
          const right = rows.left[end]! + rows.width[end]!;
          if (row < rows.rowStarts.length - 1) expect(right).toBeCloseTo(1000, 6);
          else expect(right).toBeLessThan(1000.001);
          for (let i = start; i <= end; i += 1) {
            expect(rows.height[i]).toBe(rows.rowHeights[row]);
            expect(rows.width[i]! / rows.height[i]!).toBeCloseTo(ratios[i]!, 6);
          }
        });
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('[GAL-11a, B-17] has rows of 250 px and gutters of 20 px by default', () => {
    const rows = justifiedRows(Array<number>(40).fill(1.5), { width: 1600 });
    expect(rows.top[rows.rowStarts[1]!]! - rows.rowHeights[0]!).toBeCloseTo(20);
    expect(rows.rowHeights[0]).toBeGreaterThan(220);
    expect(rows.rowHeights[0]).toBeLessThan(290);
  });

  it('[GAL-11c] is as high as its rows and the gutters between them', () => {
    const rows = justifiedRows([2, 2, 2, 2, 2, 2], { width: 1010, targetHeight: 250, gutter: 10 });
    expect([...rows.rowHeights]).toEqual([250, 250, 250]);
    expect([...rows.rowStarts]).toEqual([0, 2, 4]);
    expect([...rows.left]).toEqual([0, 510, 0, 510, 0, 510]);
    expect([...rows.top]).toEqual([0, 0, 260, 260, 520, 520]);
    expect(rows.totalHeight).toBe(770);
    expect(rows.cost).toBe(0);
  });

  it('[GAL-11g] keeps a row together where gutters would take all of the width', () => {
    const rows = justifiedRows([1, 1, 1], { width: 30, targetHeight: 5, gutter: 20 });
    for (const height of rows.rowHeights) expect(height).toBeGreaterThan(0);
  });

  it('[GAL-11c] leaves a last row open rather than blow a single picture up', () => {
    const rows = justifiedRows([1.5], { width: 1600 });
    expect(rows.rowHeights[0]).toBe(250);
    expect(justifiedRows([1.5], { width: 1600, lastRow: 'justify' }).rowHeights[0]).toBeCloseTo(
      1600 / 1.5,
    );
  });

  it('[GAL-22g] gives pictures of unknown size a square and lays nothing out for none', () => {
    expect(justifiedRows([NaN, 0, -1, Infinity], { width: 1000, gutter: 0 }).width).toEqual(
      new Float64Array(4).fill(250),
    );
    expect(justifiedRows([], { width: 1000 })).toMatchObject({ totalHeight: 0, cost: 0 });
    expect(justifiedRows([], { width: 1000 }).rowStarts).toHaveLength(0);
  });

  it('[GAL-24] makes rows as good in a list of 100,000 as in a short one', () => {
    let seed = 42;
    const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;
    const ratios = Float64Array.from({ length: 100_000 }, () => 0.5 + 1.5 * random());
    const options = { width: 1200, lastRow: 'justify' as const };
    const long = justifiedRows(ratios, options);
    const short = justifiedRows(ratios.slice(0, 1000), options);
    expect(long.cost / 100_000).toBeLessThan((short.cost / 1000) * 1.1);
    expect(Math.max(...long.rowHeights)).toBeLessThan(400);
  });
});

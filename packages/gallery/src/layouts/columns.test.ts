import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns } from './columns';

/** The least height of the tallest column over all ways to cut the list into that many runs. */
function leastTallest(heights: number[], wanted: number, gutter: number): number {
  if (heights.length === 0) return 0;
  let best = Infinity;
  for (let cuts = 0; cuts < 2 ** (heights.length - 1); cuts += 1) {
    let used = 1;
    let height = 0;
    let tallest = 0;
    heights.forEach((item, i) => {
      if (i > 0 && cuts & (1 << (i - 1))) {
        used += 1;
        height = 0;
      }
      height += (height > 0 ? gutter : 0) + item;
      tallest = Math.max(tallest, height);
    });
    if (used <= wanted) best = Math.min(best, tallest);
  }
  return best;
}

describe('columns', () => {
  it('[GAL-22e, B-24] makes the tallest column as short as any division in this order allows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { maxLength: 10 }),
        fc.integer({ min: 1, max: 5 }),
        (ratios, wanted) => {
          const layout = columns(ratios, { width: 1000, columns: wanted, gutter: 10 });
          const best = leastTallest([...layout.height], wanted, 10);
          expect(layout.totalHeight).toBeCloseTo(best, 6);
          expect(layout.columnStarts.length).toBeLessThanOrEqual(wanted);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it('[GAL-22e] reads down the first column, then the next', () => {
    const layout = columns([1, 1, 1, 1], { width: 210, columns: 2, gutter: 10 });
    expect([...layout.left]).toEqual([0, 0, 110, 110]);
    expect([...layout.top]).toEqual([0, 110, 0, 110]);
    expect([...layout.width]).toEqual([100, 100, 100, 100]);
    expect([...layout.columnStarts]).toEqual([0, 2]);
    expect(layout).toMatchObject({ columnWidth: 100, totalHeight: 210 });
  });

  it('[GAL-22e] fills a column to the last pixel before it begins the next', () => {
    const layout = columns([1, 1, 1, 0.5, 1], { width: 300, columns: 3 });
    expect([...layout.columnStarts]).toEqual([0, 3]);
    expect(layout.totalHeight).toBe(300);
  });

  it('[GAL-22g] has nothing to lay out without items, and squares where a size is not known', () => {
    expect(columns([], { width: 300, columns: 3, gutter: 10 })).toMatchObject({
      totalHeight: 0,
      columnStarts: new Uint32Array(),
    });
    expect([...columns([NaN, -1], { width: 300, columns: 1 }).height]).toEqual([300, 300]);
  });
});

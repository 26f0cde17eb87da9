import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masonry } from './masonry';

const ratios = fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { maxLength: 300 });

describe('masonry', () => {
  it('[GAL-22] keeps reading order: no item begins above the one before it', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 8 }), (list, columns) => {
        const { top } = masonry(list, { width: 1000, columns, gutter: 12 });
        for (let i = 1; i < list.length; i += 1)
          expect(top[i]!).toBeGreaterThanOrEqual(top[i - 1]!);
      }),
      { seed: 3 },
    );
  });

  it('[GAL-22] puts each item below the one above it in its column, a gutter away', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 8 }), (list, columns) => {
        const layout = masonry(list, { width: 1000, columns, gutter: 12, extraHeight: 30 });
        const ends = Array<number>(columns).fill(-12);
        list.forEach((ratio, i) => {
          const column = layout.column[i]!;
          expect(layout.top[i]).toBeCloseTo(ends[column]! + 12, 6);
          expect(layout.height[i]).toBeCloseTo(layout.columnWidth / ratio + 30, 6);
          ends[column] = layout.top[i]! + layout.height[i]!;
        });
        expect(layout.totalHeight).toBeCloseTo(Math.max(0, ...ends), 6);
      }),
      { seed: 4 },
    );
  });

  it('[GAL-11] takes a height of text for each item', () => {
    const layout = masonry([1, 1, 1], { width: 200, columns: 2, extraHeight: [50, 0, 10] });
    expect([...layout.height]).toEqual([150, 100, 110]);
    expect([...layout.column]).toEqual([0, 1, 1]);
  });
});

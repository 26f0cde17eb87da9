import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masonry } from './masonry';

const ratios = fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { maxLength: 300 });

describe('masonry', () => {
  it('[GAL-22d] keeps reading order: no item begins above the one before it', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 8 }), (list, columns) => {
        const { top } = masonry(list, { width: 1000, columns, gutter: 12 });
        for (let i = 1; i < list.length; i += 1)
          expect(top[i]!).toBeGreaterThanOrEqual(top[i - 1]!);
      }),
      { seed: 3 },
    );
  });

  it('[GAL-22d] puts each item below the one above it in its column, a gutter away', () => {
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

  it('[GAL-11f] takes a height of text for each item', () => {
    const layout = masonry([1, 1, 1], { width: 200, columns: 2, extraHeight: [50, 0, 10] });
    expect([...layout.height]).toEqual([150, 100, 110]);
    expect([...layout.column]).toEqual([0, 1, 1]);
  });

  it('[GAL-22d] is side by side, a gutter apart, the first of equally short columns first', () => {
    const layout = masonry([1, 1, 2, 1], { width: 320, columns: 3, gutter: 10 });
    expect(layout.columnWidth).toBe(100);
    expect([...layout.column]).toEqual([0, 1, 2, 2]);
    expect([...layout.left]).toEqual([0, 110, 220, 220]);
    expect([...layout.top]).toEqual([0, 0, 0, 60]);
    expect([...layout.width]).toEqual([100, 100, 100, 100]);
    expect(layout.totalHeight).toBe(160);
  });

  it('[GAL-22d] has no gutter and no text by default, and no height without items', () => {
    expect(masonry([1, 1, 1], { width: 200, columns: 2 })).toMatchObject({ totalHeight: 200 });
    expect(masonry([], { width: 200, columns: 2, gutter: 10 }).totalHeight).toBe(0);
  });

  it('[GAL-22g] gives pictures of unknown size a square, and items without a text none', () => {
    const ratios = [NaN, 0, -1, Infinity];
    const layout = masonry(ratios, { width: 100, columns: 1, extraHeight: [5] });
    expect([...layout.height]).toEqual([105, 100, 100, 100]);
  });
});

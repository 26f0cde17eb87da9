import { describe, expect, it } from 'vitest';
import { autoGrid } from './autoGrid';
import { columnCount, parseColumnWidth } from './columnCount';
import { carouselGroups } from './carouselGroups';
import { columns } from './columns';
import { grid } from './grid';
import { masonry } from './masonry';
import { ratiosOf, usableRatio } from './ratios';
import { strip, stripOffset } from './strip';

describe('grid', () => {
  it('[GAL-12, B-19, B-282] has four cells per row and 20 px between them', () => {
    const cells = grid({ count: 5, width: 1060 });
    expect([...cells.left]).toEqual([0, 270, 540, 810, 0]);
    expect(cells.width[0]).toBe(250);
    expect(cells.top[4]).toBe(270);
    expect(cells.totalHeight).toBe(520);
  });

  it('[GAL-12] applies the number per row, the padding and the ratio of its options', () => {
    const cells = grid({ count: 3, width: 410, perRow: 2, padding: 10, aspectRatio: 2 });
    expect([...cells.left]).toEqual([0, 210, 0]);
    expect([...cells.top]).toEqual([0, 0, 110]);
    expect([...cells.width]).toEqual([200, 200, 200]);
    expect([...cells.height]).toEqual([100, 100, 100]);
    expect(cells.totalHeight).toBe(210);
  });

  it('[GAL-11g] [GAL-12] leaves the pictures half of the width, however wide the gaps', () => {
    const cells = grid({ count: 8, width: 320, perRow: 4, padding: 120 });
    expect(cells.width[0]).toBe(50);
    expect(cells.left[3]! + cells.width[3]!).toBe(320);
    const options = { width: 320, columns: 4, gutter: 120 };
    for (const layout of [masonry, columns]) {
      const boxes = layout(new Float64Array(8).fill(1), options);
      expect(boxes.columnWidth).toBe(50);
      expect(boxes.totalHeight).toBe(140);
    }
    const narrow = autoGrid({
      count: 3,
      width: 110,
      columnWidth: 100,
      gutter: 150,
      columnWidthBehavior: 'max',
    });
    expect(narrow.width[0]).toBeGreaterThan(0);
  });

  it('[GAL-22c] has no height without cells', () => {
    expect(grid({ count: 0, width: 410 }).totalHeight).toBe(0);
  });
});

describe('autoGrid', () => {
  it('[GAL-11d, B-24] fits as many columns of at least 250 px as there is room for', () => {
    expect(columnCount({ width: 999 })).toBe(3);
    expect(columnCount({ width: 1000 })).toBe(4);
    expect(columnCount({ width: 1040, gutter: 20 })).toBe(3);
    expect(columnCount({ width: 100 })).toBe(1);
  });

  it('[GAL-11d] fits columns of at most that width on request', () => {
    expect(columnCount({ width: 1000, columnWidthBehavior: 'max' })).toBe(4);
    expect(columnCount({ width: 1001, columnWidthBehavior: 'max' })).toBe(5);
  });

  it('[GAL-11e] gives cells the ratio of its option', () => {
    const cells = autoGrid({ count: 3, width: 500, columnWidth: 250, aspectRatio: 2 });
    expect(cells.columns).toBe(2);
    expect(cells.height[0]).toBe(125);
    expect(cells.totalHeight).toBe(250);
  });

  it('[GAL-11e] has square cells without a gutter by default', () => {
    for (const aspectRatio of [undefined, 0, -1]) {
      const cells = autoGrid({ count: 3, width: 500, aspectRatio });
      expect([...cells.left]).toEqual([0, 250, 0]);
      expect(cells.height[0]).toBe(250);
      expect(cells.totalHeight).toBe(500);
    }
    expect(autoGrid({ count: 2, width: 520, gutter: 20 }).left[1]).toBe(270);
  });

  it('[GAL-11d] loses no column to rounding, nor wins one', () => {
    // Thirds cannot be written exactly: 3 columns of 333.3 px need 999.9000000000001 px or a hair less.
    expect(columnCount({ width: 1000 - 1e-8 })).toBe(4);
    expect(columnCount({ width: 1000 + 1e-8, columnWidthBehavior: 'max' })).toBe(4);
  });

  it('[GAL-5, B-193] reads a column width as an integer and refuses what is not positive', () => {
    expect(parseColumnWidth('320.9px')).toBe(320);
    for (const wrong of [0, -1, NaN, Infinity, 'wide', '0'])
      expect(() => parseColumnWidth(wrong)).toThrow(
        new RangeError(
          `columnWidth must be a positive number, but is ${JSON.stringify(wrong)}. Give it in pixels, such as 250.`,
        ),
      );
  });
});

describe('carouselGroups', () => {
  it('[GAL-13, B-138] shows 3 per row, 2 under 480 px and 3 under 724 px where there were more', () => {
    const perRow = (slidesPerRow: number | undefined, windowWidth: number) =>
      carouselGroups({ count: 10, slidesPerRow, windowWidth }).perRow;
    expect(perRow(undefined, 1200)).toBe(3);
    expect(perRow(5, 724)).toBe(5);
    expect(perRow(5, 723)).toBe(3);
    expect(perRow(5, 480)).toBe(3);
    expect(perRow(5, 479)).toBe(2);
    expect(perRow(2, 600)).toBe(2);
    expect(perRow(1, 320)).toBe(1);
    expect(perRow(2, 479)).toBe(2);
    expect(perRow(3, 479)).toBe(2);
    expect(perRow(3, 600)).toBe(3);
  });

  it('[GAL-13, B-139] rounds the number of groups up and knows when everything fits', () => {
    expect(carouselGroups({ count: 7 })).toEqual({ perRow: 3, groups: 3, allFit: false });
    expect(carouselGroups({ count: 3 })).toEqual({ perRow: 3, groups: 1, allFit: true });
    expect(carouselGroups({ count: 4 })).toMatchObject({ groups: 2, allFit: false });
  });

  it.each([
    [0, 1],
    [-2, 1],
    [NaN, 1],
    [2.9, 2],
  ])('[GAL-13] takes %s per row as %s', (slidesPerRow, perRow) => {
    expect(carouselGroups({ count: 7, slidesPerRow }).perRow).toBe(perRow);
  });
});

describe('strip', () => {
  it('[GAL-16, B-22] lays slides of one height in a line and aligns one of them', () => {
    const line = strip([2, 1, 0.5], { width: 500, height: 100, gutter: 10 });
    expect([...line.left]).toEqual([0, 210, 320]);
    expect(line.totalWidth).toBe(370);
    expect(stripOffset(line, 1, { viewWidth: 500 })).toBe(10);
    expect(stripOffset(line, 1, { viewWidth: 500, alignment: 'start' })).toBe(210);
    expect(stripOffset(line, 1, { viewWidth: 500, alignment: 'end' })).toBe(-190);
  });

  it('[GAL-16] has no gutter by default, and no layout without slides', () => {
    expect(strip([1, 1], { width: 500, height: 100 }).left[1]).toBe(100);
    expect(strip([], { width: 500, height: 100, gutter: 10 }).totalWidth).toBe(0);
  });

  it('[GAL-16] aligns a slide that is not there as one without a width at the start', () => {
    const line = strip([1], { width: 500, height: 100 });
    expect(stripOffset(line, 5, { viewWidth: 500, alignment: 'start' })).toBe(0);
    expect(stripOffset(line, 5, { viewWidth: 500 })).toBe(-250);
  });

  it('[GAL-16, B-189] throws for an alignment that does not exist', () => {
    const line = strip([1], { width: 100, height: 100 });
    expect(() => stripOffset(line, 0, { viewWidth: 100, alignment: 'centre' as never })).toThrow(
      'start, middle or end',
    );
  });
});

describe('ratios', () => {
  it.each([undefined, NaN, 0, -1, Infinity])('[GAL-22g] takes a square for %s', (ratio) => {
    expect(usableRatio(ratio)).toBe(1);
  });

  it('[GAL-22g] are those of the pictures, and squares where a size is not known', () => {
    const sizes = [{ width: 300, height: 200 }, { width: 300 }, { height: 200 }, {}];
    expect([...ratiosOf([...sizes, { width: 300, height: 0 }])]).toEqual([1.5, 1, 1, 1, 1]);
  });
});

import type { Boxes } from './boxes';
import { usableRatio } from './ratios';
import { usableGutter } from './usableGutter';

export interface ColumnsOptions {
  /** Width of the container in CSS pixels. */
  width: number;
  /** Number of columns, at least 1. */
  columns: number;
  /** Pixels between columns and between items. @default 0 */
  gutter?: number | undefined;
}

export interface Columns extends Boxes {
  /** Index of the first item of each non-empty column. */
  readonly columnStarts: Uint32Array;
  readonly columnWidth: number;
}

/**
 * Fills the columns one after the other, like text in a newspaper, so that the tallest column is as
 * short as possible.
 *
 * @example
 * ```ts
 * import { columns } from '@plinth/gallery/layouts';
 *
 * columns([1.5, 0.75, 1], { width: 900, columns: 3, gutter: 10 });
 * ```
 */
export function columns(
  ratios: ArrayLike<number>,
  { width, columns: wanted, gutter: wantedGutter = 0 }: ColumnsOptions,
): Columns {
  const gutter = usableGutter(wantedGutter, width, wanted);
  const count = ratios.length;
  const columnWidth = (width - (wanted - 1) * gutter) / wanted;
  const heights = new Float64Array(count);
  let total = 0;
  let highest = 0;
  for (let i = 0; i < count; i += 1) {
    heights[i] = columnWidth / usableRatio(ratios[i]);
    total += heights[i]! + gutter;
    highest = Math.max(highest, heights[i]!);
  }
  const limit = count === 0 ? 0 : shortestLimit({ heights, gutter, wanted, highest, total });

  const starts: number[] = [];
  const left = new Float64Array(count);
  const top = new Float64Array(count);
  let y = Infinity;
  let tallest = 0;
  for (let i = 0; i < count; i += 1) {
    if (y + heights[i]! > limit) {
      starts.push(i);
      y = 0;
    }
    left[i] = (starts.length - 1) * (columnWidth + gutter);
    top[i] = y;
    tallest = Math.max(tallest, y + heights[i]!);
    y += heights[i]! + gutter;
  }
  return {
    left,
    top,
    width: new Float64Array(count).fill(columnWidth),
    height: heights,
    columnWidth,
    columnStarts: Uint32Array.from(starts),
    totalHeight: tallest,
  };
}

interface Division {
  heights: Float64Array;
  gutter: number;
  wanted: number;
  highest: number;
  total: number;
}

/**
 * The smallest column height into which a greedy filling fits. Bisection alone would only
 * approximate it; so each step moves to a height that a real column has.
 */
function shortestLimit({ heights, gutter, wanted, highest, total }: Division): number {
  let low = highest;
  let high = total;
  for (let step = 0; step < 100 && low < high; step += 1) {
    const middle = (low + high) / 2;
    let used = 1;
    let y = 0;
    let tallest = 0;
    let nextLarger = Infinity;
    for (let i = 0; i < heights.length; i += 1) {
      const reach = y + heights[i]!;
      if (reach > middle) {
        used += 1;
        nextLarger = Math.min(nextLarger, reach);
        y = 0;
      }
      tallest = Math.max(tallest, y + heights[i]!);
      y += heights[i]! + gutter;
    }
    if (used <= wanted) high = tallest;
    else low = nextLarger;
  }
  return high;
}

import type { Boxes } from './boxes';
import { unknownRatio } from './ratios';
import { usableGutter } from './usableGutter';

export interface MasonryOptions {
  /** Width of the container in CSS pixels. */
  width: number;
  /** Number of columns, at least 1. */
  columns: number;
  /** Pixels between columns and between items. @default 0 */
  gutter?: number | undefined;
  /** Pixels below each picture, for its text: one number for all, or one per item. @default 0 */
  extraHeight?: number | ArrayLike<number> | undefined;
}

export interface Masonry extends Boxes {
  /** Column of each item. */
  readonly column: Uint16Array;
  /** Width of one column. */
  readonly columnWidth: number;
}

/**
 * Appends each item to the shortest column, the first of equals. No item begins above the item
 * before it, so reading order, tab order and visual order agree.
 *
 * @example
 * ```ts
 * import { masonry } from '@plinth/gallery/layouts';
 *
 * masonry([1.5, 0.75, 1], { width: 900, columns: 3, gutter: 10 });
 * ```
 */
export function masonry(
  ratios: ArrayLike<number>,
  { width, columns, gutter: wantedGutter = 0, extraHeight = 0 }: MasonryOptions,
): Masonry {
  const gutter = usableGutter(wantedGutter, width, columns);
  const count = ratios.length;
  const columnWidth = (width - (columns - 1) * gutter) / columns;
  const column = new Uint16Array(count);
  const left = new Float64Array(count);
  const top = new Float64Array(count);
  const height = new Float64Array(count);
  const heights = new Float64Array(columns);
  const sameExtra = typeof extraHeight === 'number' ? extraHeight : -1;
  const step = columnWidth + gutter;

  for (let i = 0; i < count; i += 1) {
    let shortest = 0;
    let lowest = heights[0]!;
    for (let c = 1; c < columns; c += 1) {
      if (heights[c]! < lowest) {
        lowest = heights[c]!;
        shortest = c;
      }
    }
    const extra = sameExtra >= 0 ? sameExtra : ((extraHeight as ArrayLike<number>)[i] ?? 0);
    const ratio = ratios[i]!;
    const itemHeight = columnWidth / (ratio > 0 && ratio < Infinity ? ratio : unknownRatio) + extra;
    column[i] = shortest;
    left[i] = shortest * step;
    top[i] = lowest;
    height[i] = itemHeight;
    heights[shortest] = lowest + itemHeight + gutter;
  }
  let tallest = gutter;
  for (let c = 0; c < columns; c += 1) if (heights[c]! > tallest) tallest = heights[c]!;
  return {
    column,
    left,
    top,
    width: new Float64Array(count).fill(columnWidth),
    height,
    columnWidth,
    totalHeight: tallest - gutter,
  };
}

import type { Boxes } from './boxes';
import { usableRatio } from './ratios';

export interface JustifiedRowsOptions {
  /** Width of the container in CSS pixels. */
  width: number;
  /** The wanted height of rows. @default 250 */
  targetHeight?: number | undefined;
  /** Pixels between items and between rows. @default 20 */
  gutter?: number | undefined;
  /**
   * `natural`: a last row that would have to grow beyond 1.25 times the target height keeps that
   * height and is not filled. `justify`: the last row fills the width like every other.
   * @default 'natural'
   */
  lastRow?: 'natural' | 'justify' | undefined;
}

export interface JustifiedRows extends Boxes {
  /** Index of the first item of each row. */
  readonly rowStarts: Uint32Array;
  readonly rowHeights: Float64Array;
  /** Sum over all items of the squared deviation of their height from the target, in square pixels. */
  readonly cost: number;
}

/** Maximum growth of the last row, as a multiple of the target height. */
const lastRowGrowth = 1.25;
/** The cost of an unfilled last row per empty share, so that a single last item is not free. */
const openRowPenalty = 0.25;

/**
 * Breaks items into rows of one height each, filling the width ([GAL-11]).
 *
 * The result is the exact optimum: no other way to break the list has a smaller sum, over the
 * items, of the squared deviation from the target height. Linear in the number of items: a row
 * whose ratios without its widest item add up to more than twice `width / targetHeight` is never
 * part of an optimum, because it can be split into two rows that are both closer to the target. So
 * the search for a row's start ends there.
 *
 * @example
 * ```ts
 * import { justifiedRows } from '@plinth/gallery/layouts';
 *
 * justifiedRows([1.5, 0.75, 1], { width: 900, targetHeight: 200, lastRow: 'natural' });
 * ```
 */
export function justifiedRows(
  ratios: ArrayLike<number>,
  { width, targetHeight = 250, gutter = 20, lastRow = 'natural' }: JustifiedRowsOptions,
): JustifiedRows {
  const count = ratios.length;
  const sums = new Float64Array(count + 1);
  for (let i = 0; i < count; i += 1) sums[i + 1] = sums[i]! + usableRatio(ratios[i]);

  const best = new Float64Array(count + 1);
  const from = new Uint32Array(count + 1);
  const enough = (2 * width) / targetHeight;

  for (let end = 1; end <= count; end += 1) {
    const endSum = sums[end]!;
    const isOpen = end === count && lastRow === 'natural';
    let bestCost = Infinity;
    let bestStart = end - 1;
    let widest = 0;
    let room = width;
    for (let start = end - 1; start >= 0; start -= 1) {
      const sum = endSum - sums[start]!;
      const ratio = sums[start + 1]! - sums[start]!;
      if (ratio > widest) widest = ratio;
      if (start < end - 1 && (sum - widest > enough || room <= 0)) break;
      const height = room / sum;
      let deviation = height - targetHeight;
      if (isOpen && height > targetHeight * lastRowGrowth)
        deviation = (1 - targetHeight / height) * targetHeight * openRowPenalty;
      const cost = (end - start) * deviation * deviation + best[start]!;
      if (cost < bestCost) {
        bestCost = cost;
        bestStart = start;
      }
      room -= gutter;
    }
    best[end] = bestCost;
    from[end] = bestStart;
  }

  let rows = 0;
  for (let end = count; end > 0; end = from[end]!) rows += 1;
  const rowStarts = new Uint32Array(rows);
  for (let end = count, row = rows - 1; end > 0; end = from[end]!, row -= 1)
    rowStarts[row] = from[end]!;

  const rowHeights = new Float64Array(rows);
  const left = new Float64Array(count);
  const top = new Float64Array(count);
  const widths = new Float64Array(count);
  const heights = new Float64Array(count);
  let y = 0;
  for (let row = 0; row < rows; row += 1) {
    const start = rowStarts[row]!;
    const end = row + 1 < rows ? rowStarts[row + 1]! : count;
    let height = (width - (end - start - 1) * gutter) / (sums[end]! - sums[start]!);
    if (end === count && lastRow === 'natural' && height > targetHeight * lastRowGrowth)
      height = targetHeight;
    rowHeights[row] = height;
    let x = 0;
    for (let i = start; i < end; i += 1) {
      const itemWidth = (sums[i + 1]! - sums[i]!) * height;
      left[i] = x;
      top[i] = y;
      widths[i] = itemWidth;
      heights[i] = height;
      x += itemWidth + gutter;
    }
    y += height + gutter;
  }
  return {
    left,
    top,
    width: widths,
    height: heights,
    totalHeight: rows > 0 ? y - gutter : 0,
    rowStarts,
    rowHeights,
    cost: best[count]!,
  };
}

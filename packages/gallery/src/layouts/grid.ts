import type { Boxes } from './boxes';
import { usableGutter } from './usableGutter';

export interface GridOptions {
  /** Number of items. */
  count: number;
  /** Width of the container in CSS pixels. */
  width: number;
  /** Items side by side. @default 4 */
  perRow?: number | undefined;
  /** Pixels between items. @default 20 */
  padding?: number | undefined;
  /** Width divided by height of every cell. @default 1 */
  aspectRatio?: number | undefined;
}

/**
 * A fixed number of equal cells per row ([GAL-12]).
 *
 * @example
 * ```ts
 * import { grid } from '@plinth/gallery/layouts';
 *
 * grid({ count: 6, width: 900, perRow: 3, aspectRatio: 1 });
 * ```
 */
export function grid({
  count,
  width,
  perRow = 4,
  padding: wantedPadding = 20,
  aspectRatio = 1,
}: GridOptions): Boxes {
  const padding = usableGutter(wantedPadding, width, perRow);
  const cellWidth = (width - (perRow - 1) * padding) / perRow;
  const cellHeight = cellWidth / aspectRatio;
  const left = new Float64Array(count);
  const top = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    left[i] = (i % perRow) * (cellWidth + padding);
    top[i] = Math.floor(i / perRow) * (cellHeight + padding);
  }
  const rows = Math.ceil(count / perRow);
  return {
    left,
    top,
    width: new Float64Array(count).fill(cellWidth),
    height: new Float64Array(count).fill(cellHeight),
    totalHeight: rows > 0 ? rows * (cellHeight + padding) - padding : 0,
  };
}

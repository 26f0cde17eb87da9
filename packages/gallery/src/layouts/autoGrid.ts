import type { Boxes } from './boxes';
import { columnCount, type ColumnCountOptions } from './columnCount';
import { grid } from './grid';

export interface AutoGridOptions extends ColumnCountOptions {
  /** Number of items. */
  count: number;
  /** Width divided by height of every cell; 0 means square. @default 0 */
  aspectRatio?: number | undefined;
}

export interface AutoGrid extends Boxes {
  readonly columns: number;
}

/**
 * Equal cells, as many per row as the column width allows ([GAL-11]).
 *
 * @example
 * ```ts
 * import { autoGrid } from '@plinth/gallery/layouts';
 *
 * autoGrid({ count: 7, width: 1200, columnWidth: 300, gutter: 20 });
 * ```
 */
export function autoGrid({ count, aspectRatio = 0, ...options }: AutoGridOptions): AutoGrid {
  const columns = columnCount(options);
  return {
    columns,
    ...grid({
      count,
      width: options.width,
      perRow: columns,
      padding: options.gutter ?? 0,
      aspectRatio: aspectRatio > 0 ? aspectRatio : 1,
    }),
  };
}

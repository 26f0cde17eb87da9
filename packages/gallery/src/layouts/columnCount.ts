export type ColumnWidthBehavior = 'min' | 'max';

export interface ColumnCountOptions {
  /** Width of the container in CSS pixels. */
  width: number;
  /** A positive number of pixels; a string is read as an integer. @default 250 */
  columnWidth?: number | string | undefined;
  /** Pixels between columns. @default 0 */
  gutter?: number | undefined;
  /** Whether columns are at least (`min`) or at most (`max`) `columnWidth` wide. @default 'min' */
  columnWidthBehavior?: ColumnWidthBehavior | undefined;
}

/**
 * Number of columns of a width that fit, at least one ([GAL-11]).
 *
 * @example
 * ```ts
 * import { columnCount } from '@plinth/gallery/layouts';
 *
 * columnCount({ width: 1200, columnWidth: 300, gutter: 20 });
 * ```
 */
export function columnCount({
  width,
  columnWidth = 250,
  gutter = 0,
  columnWidthBehavior = 'min',
}: ColumnCountOptions): number {
  const fitting = (width + gutter) / (parseColumnWidth(columnWidth) + gutter);
  // Rounding errors must not cost a column when the width is an exact multiple.
  const whole =
    columnWidthBehavior === 'max' ? Math.ceil(fitting - 1e-9) : Math.floor(fitting + 1e-9);
  return Math.max(1, whole);
}

/**
 * Reads a column width ([GAL-5]).
 * @throws RangeError when it is not a positive number
 */
export function parseColumnWidth(value: number | string): number {
  const parsed = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (!(parsed > 0) || parsed === Infinity) {
    throw new RangeError(
      `columnWidth must be a positive number, but is ${JSON.stringify(value)}. Give it in pixels, such as 250.`,
    );
  }
  return parsed;
}

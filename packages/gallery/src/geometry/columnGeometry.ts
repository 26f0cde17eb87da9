import { masonry } from '../layouts/masonry';
import { usableRatio } from '../layouts/ratios';

/** Wider containers keep this number of wider columns. */
export const maxColumns = 8;

export interface ColumnGeometry {
  /** For each item the custom properties of its position, for every number of columns from 2. */
  items: Record<`--${string}`, string>[];
  /** Custom properties of the list: its height for every number of columns. */
  list: Record<`--${string}`, string>;
  /** One container query for each number of columns. */
  css: string;
  /** Identifies the rules in `css`; equal settings have equal rules. */
  key: string;
}

export interface ColumnGeometryOptions {
  columnWidth: number;
  columnWidthBehavior: 'min' | 'max';
  gutter: number;
  /** Height of the text below each picture, as a share of the column's width, for the choice of columns. @default 0 */
  extra?: number | undefined;
}

/**
 * Masonry that CSS alone lays out at every width of the container ([GAL-22d]). Tops are `a` column
 * widths plus `b` gutters, so they apply to every width with that number of columns.
 */
export function columnGeometry(
  ratios: ArrayLike<number>,
  { columnWidth, columnWidthBehavior, gutter, extra = 0 }: ColumnGeometryOptions,
): ColumnGeometry {
  const count = ratios.length;
  const items = Array.from({ length: count }, (): Record<`--${string}`, string> => ({}));
  const list: Record<`--${string}`, string> = {};
  // Also for more columns than pictures: the queries choose as many as the container has space for.
  for (let columns = 2; columns <= maxColumns; columns += 1) {
    const width = columns * columnWidth + (columns - 1) * gutter;
    const layout = masonry(ratios, { width, columns, gutter, extraHeight: extra * columnWidth });
    const sums = new Float64Array(columns);
    const filled = new Uint32Array(columns);
    for (let i = 0; i < count; i += 1) {
      const column = layout.column[i]!;
      const item = items[i]!;
      if (column > 0) item[`--c${columns}`] = String(column);
      if (filled[column]! > 0) {
        item[`--a${columns}`] = short(sums[column]!);
        item[`--b${columns}`] = String(filled[column]!);
      }
      sums[column]! += 1 / usableRatio(ratios[i]);
      filled[column]! += 1;
    }
    const ends = [...sums].map((sum, column) => endOf(sum, filled[column]!)).filter(Boolean);
    list[`--h${columns}`] = ends.length > 1 ? `max(${ends.join(',')})` : (ends[0] ?? '0px');
  }
  const key = `${columnWidth}-${gutter}-${columnWidthBehavior}`;
  return {
    items,
    list,
    key,
    css: columnQueries({ key, columnWidth, columnWidthBehavior, gutter }),
  };
}

const short = (value: number) => String(Number(value.toFixed(3)));

/** The text below a picture counts once per item, like the gutter. */
function endOf(sum: number, items: number): string {
  return items > 0 ? `${short(sum)}*var(--w) + ${items}*var(--e) - var(--g)` : '';
}

function columnQueries({
  key,
  columnWidth,
  columnWidthBehavior,
  gutter,
}: Omit<ColumnGeometryOptions, 'extra'> & { key: string }): string {
  let css = '';
  for (let columns = 2; columns <= maxColumns; columns += 1) {
    // `max`: another column as soon as fewer would be too wide; `min`: as soon as that many fit.
    const counted = columnWidthBehavior === 'max' ? columns - 1 : columns;
    const from =
      counted * columnWidth + (counted - 1) * gutter + (columnWidthBehavior === 'max' ? 0.02 : 0);
    css += `@container pl-gallery (min-width:${from}px){[data-columns-key="${key}"]{--n:${columns};--pl-columns-position:absolute;--pl-columns-size:calc(var(--h${columns}));&>*{--c:var(--c${columns},0);--a:var(--a${columns},0);--b:var(--b${columns},0)}}}`;
  }
  return css;
}

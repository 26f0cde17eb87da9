import { justifiedRows } from '../layouts/justifiedRows';

/**
 * Container widths in CSS pixels from which a division into rows applies, and the width for which
 * it is computed. `gallery.css` has a container query for each: a row is at most about 17 % higher
 * or lower than wanted.
 */
export const rowBands = [
  { from: 0, width: 330 },
  { from: 400, width: 470 },
  { from: 560, width: 650 },
  { from: 760, width: 880 },
  { from: 1020, width: 1170 },
  { from: 1360, width: 1560 },
  { from: 1800, width: 2080 },
] as const;

export interface RowGeometry {
  /** For each item the digits of the bands in which it begins a row; empty for none. */
  breaks: string[];
  /** For each band the share of the last row that stays empty, in the unit of the items' ratios. */
  fillers: number[];
}

/**
 * The row breaks at every width of the container, so that CSS alone lays the rows out ([GAL-22f]).
 */
export function rowGeometry(
  ratios: ArrayLike<number>,
  { targetHeight, gutter }: { targetHeight: number; gutter: number },
): RowGeometry {
  const breaks = new Array<string>(ratios.length).fill('');
  const fillers = rowBands.map(({ width }, band) => {
    // In a narrow container, rows of the wanted height would have only a single picture.
    const height = Math.min(targetHeight, width * 0.6);
    const rows = justifiedRows(ratios, { width, targetHeight: height, gutter });
    for (const start of rows.rowStarts) if (start > 0) breaks[start] += String(band);
    return emptyShare(rows, width, gutter);
  });
  return { breaks, fillers };
}

function emptyShare(
  { rowStarts, rowHeights, width: widths }: ReturnType<typeof justifiedRows>,
  width: number,
  gutter: number,
): number {
  const last = rowStarts.length - 1;
  if (last < 0) return 0;
  let used = -gutter;
  for (let i = rowStarts[last]!; i < widths.length; i += 1) used += widths[i]! + gutter;
  const empty = width - used;
  return empty < 0.5 ? 0 : Number((empty / rowHeights[last]!).toFixed(3));
}

import { usableRatio } from './ratios';

export type StripAlignment = 'start' | 'middle' | 'end';

export interface StripOptions {
  /** Width of the visible part in CSS pixels. */
  width: number;
  /** Height of every slide in CSS pixels. */
  height: number;
  /** Pixels between slides. @default 0 */
  gutter?: number | undefined;
}

export interface Strip {
  /** Distance of each slide from the start of the strip. */
  readonly left: Float64Array;
  readonly width: Float64Array;
  readonly totalWidth: number;
}

/**
 * Lays slides of one height in a line.
 *
 * @example
 * ```ts
 * import { strip } from '@plinth/gallery/layouts';
 *
 * strip([1.5, 0.75, 1], { width: 900, height: 300, gutter: 10 });
 * ```
 */
export function strip(ratios: ArrayLike<number>, { height, gutter = 0 }: StripOptions): Strip {
  const count = ratios.length;
  const left = new Float64Array(count);
  const width = new Float64Array(count);
  let x = 0;
  for (let i = 0; i < count; i += 1) {
    left[i] = x;
    width[i] = usableRatio(ratios[i]) * height;
    x += width[i]! + gutter;
  }
  return { left, width, totalWidth: count > 0 ? x - gutter : 0 };
}

/**
 * The offset of the strip at which a slide is aligned ([GAL-16]).
 * @throws RangeError for an alignment that does not exist
 */
export function stripOffset(
  { left, width }: Strip,
  index: number,
  {
    viewWidth,
    alignment = 'middle',
  }: { viewWidth: number; alignment?: StripAlignment | undefined },
): number {
  const free = viewWidth - (width[index] ?? 0);
  const start = left[index] ?? 0;
  switch (alignment) {
    case 'start':
      return start;
    case 'middle':
      return start - free / 2;
    case 'end':
      return start - free;
    default:
      throw new RangeError(
        `A strip's alignment is start, middle or end, but was given as ${JSON.stringify(alignment)}.`,
      );
  }
}

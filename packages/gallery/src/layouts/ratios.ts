/** Width divided by height of an item of unknown size. */
export const unknownRatio = 1;

/** A usable ratio: NaN, zero, negative and infinite values become {@link unknownRatio}. */
export function usableRatio(ratio: number | undefined): number {
  return ratio !== undefined && ratio > 0 && ratio < Infinity ? ratio : unknownRatio;
}

export interface Dimensions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * The ratio of each item (width divided by height), as the typed array that every layout accepts.
 */
export function ratiosOf(items: ArrayLike<Dimensions>): Float64Array {
  const ratios = new Float64Array(items.length);
  for (let i = 0; i < items.length; i += 1) {
    const { width, height } = items[i]!;
    ratios[i] = usableRatio(width !== undefined && height ? width / height : undefined);
  }
  return ratios;
}

/** Width over height of something whose size is not known yet. */
export const unknownRatio = 1;

/** A usable width-over-height: not a number, zero, negative and infinite ones degrade to {@link unknownRatio}. */
export function usableRatio(ratio: number | undefined): number {
  return ratio !== undefined && ratio > 0 && ratio < Infinity ? ratio : unknownRatio;
}

export interface Dimensions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The width-over-height of each item, in a typed array that every layout takes. */
export function ratiosOf(items: ArrayLike<Dimensions>): Float64Array {
  const ratios = new Float64Array(items.length);
  for (let i = 0; i < items.length; i += 1) {
    const { width, height } = items[i]!;
    ratios[i] = usableRatio(width !== undefined && height ? width / height : undefined);
  }
  return ratios;
}

/**
 * The position of each item, in CSS pixels from the container's start edge and top. In a
 * right-to-left page `left` is measured from the right edge: it is an `inset-inline-start`.
 */
export interface Boxes {
  readonly left: Float64Array;
  readonly top: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  /** Height of the whole layout. */
  readonly totalHeight: number;
}

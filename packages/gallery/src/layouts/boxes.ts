/**
 * Where each item lies, in CSS pixels from the container's start edge and top.
 * `left` counts from the right edge in a right-to-left page: it is an inset-inline-start.
 */
export interface Boxes {
  readonly left: Float64Array;
  readonly top: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  /** Height of the whole layout. */
  readonly totalHeight: number;
}

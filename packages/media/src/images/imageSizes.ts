/** Widths in pixels in which every picture is served, smallest first ([MED-2]). */
export const imageSizes = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** A picture loads when it is within this many pixels of the viewport ([MED-3]). */
export const lazyMargin = 200;

/** An image block narrower than this many pixels uses its narrow layout ([MED-5]). */
export const narrowImageBlock = 415;

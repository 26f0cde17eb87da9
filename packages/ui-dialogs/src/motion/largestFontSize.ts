/**
 * The largest font size between two bounds at which a text fits, to a quarter of a pixel. `fits` is
 * called about ten times, whatever the bounds. If no size fits, the result is the lower bound.
 */
export function largestFontSize(
  minimum: number,
  maximum: number,
  fits: (size: number) => boolean,
): number {
  if (maximum <= minimum) return minimum;
  if (fits(maximum)) return maximum;
  let low = minimum;
  let high = maximum;
  while (high - low > 0.25) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

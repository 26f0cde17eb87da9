/**
 * The gap between columns in pixels, limited so that the pictures keep half of the width ([GAL-11],
 * [GAL-12]). `gallery.css` has the same rule.
 */
export function usableGutter(gutter: number, width: number, columns: number): number {
  return Math.min(gutter, width / 2 / columns);
}

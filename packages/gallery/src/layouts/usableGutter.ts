/**
 * The gap between columns, in pixels: however wide it was asked for, all gaps together leave the pictures half of the
 * width ([GAL-11], [GAL-12]). `gallery.css` has the same rule.
 */
export function usableGutter(gutter: number, width: number, columns: number): number {
  return Math.min(gutter, width / 2 / columns);
}

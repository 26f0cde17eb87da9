export interface CarouselGroupsOptions {
  /** Number of slides. */
  count: number;
  /** Slides side by side on a wide window. @default 3 */
  slidesPerRow?: number | undefined;
  /** Width of the window in CSS pixels; omit it for the wide arrangement. */
  windowWidth?: number | undefined;
}

export interface CarouselGroups {
  /** Slides side by side at this window width. */
  readonly perRow: number;
  /** Number of groups, rounded up. */
  readonly groups: number;
  /** Whether every slide is visible without moving, so that no controls are needed. */
  readonly allFit: boolean;
}

/**
 * Divides a carousel into groups that move together ([GAL-13]).
 *
 * @example
 * ```ts
 * import { carouselGroups } from '@plinth/gallery/layouts';
 *
 * carouselGroups({ count: 10, slidesPerRow: 3, windowWidth: 1200 });
 * ```
 */
export function carouselGroups({
  count,
  slidesPerRow = 3,
  windowWidth = Infinity,
}: CarouselGroupsOptions): CarouselGroups {
  const wanted = Math.max(1, Math.floor(slidesPerRow) || 1);
  let perRow = wanted;
  if (windowWidth < 480 && wanted > 1) perRow = 2;
  else if (windowWidth < 724 && wanted > 2) perRow = 3;
  return { perRow, groups: Math.ceil(count / perRow), allFit: count <= perRow };
}

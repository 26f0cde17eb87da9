/** Where a pointer was, in CSS pixels of the window, and when, in milliseconds: each of its events says so. */
export type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Pixels before a press becomes a drag. */
export const dragDistance = 10;
/** Milliseconds of movement that the velocity of release is taken from. */
const velocityWindow = 80;

/** Adds a place to a pointer's trail, and forgets those that say nothing about its velocity any more. */
export function addToTrail(trail: PointerPlace[], place: PointerPlace): void {
  trail.push(place);
  while (trail.length > 2 && place.timeStamp - trail[0]!.timeStamp > velocityWindow) trail.shift();
}

/**
 * Pixels per millisecond at which a trail is left; none where the pointer has rested.
 * @param time of the release
 * @param end where the movement counts to. @default the last place of the trail
 */
export function releaseVelocity(
  trail: readonly PointerPlace[],
  time: number,
  end = trail.at(-1)!,
): { x: number; y: number } {
  const first = trail[0]!;
  if (time - trail.at(-1)!.timeStamp >= velocityWindow) return { x: 0, y: 0 };
  const elapsed = Math.max(1, end.timeStamp - first.timeStamp);
  return {
    x: (end.clientX - first.clientX) / elapsed,
    y: (end.clientY - first.clientY) / elapsed,
  };
}

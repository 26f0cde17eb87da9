/** The position of a pointer event in CSS pixels of the window, and its time in milliseconds. */
export type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Pixels before a press becomes a drag. */
export const dragDistance = 10;
/** Milliseconds of movement from which the release velocity is calculated. */
const velocityWindow = 80;

/** Adds a position to a pointer's trail, and removes those that are too old for the velocity. */
export function addToTrail(trail: PointerPlace[], place: PointerPlace): void {
  trail.push(place);
  while (trail.length > 2 && place.timeStamp - trail[0]!.timeStamp > velocityWindow) trail.shift();
}

/**
 * The velocity at the end of a trail in pixels per millisecond; 0 if the pointer has rested.
 * @param time of the release
 * @param end the end of the movement. @default the last position of the trail
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

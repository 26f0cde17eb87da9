/** The motion of a list from one position to another, as it is shown. */
export interface MotionPlan {
  /** Whether it is shown as one page, beside which the outgoing slides must be drawn. */
  readonly isPage: boolean;
  /** Pixels by which the list is seen to move. */
  readonly shown: number;
}

/**
 * A long distance is shown as one page, and a wrap in the requested direction; `undefined` if
 * nothing moves.
 * @param way pixels by which the position has changed
 * @param reach pixels of one page
 */
export function planMotion(way: number, forward: boolean, reach: number): MotionPlan | undefined {
  const isWrap = way !== 0 && way > 0 !== forward;
  if (Math.abs(way) < 1 && !isWrap) return undefined;
  const isPage = isWrap || Math.abs(way) > reach + 1;
  return { isPage, shown: isPage ? (forward ? reach : -reach) : way };
}

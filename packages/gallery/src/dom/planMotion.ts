/** The way from one position of a list to another, as it is shown. */
export interface MotionPlan {
  /** Whether it is shown as one page, beside which what leaves has to be put. */
  readonly isPage: boolean;
  /** Pixels that the list is seen to move. */
  readonly shown: number;
}

/**
 * A long way is shown as one page, and a wrap in the direction in which it was asked for; `undefined` where nothing moves.
 * @param way pixels by which the position has changed
 * @param reach pixels that one page takes
 */
export function planMotion(way: number, forward: boolean, reach: number): MotionPlan | undefined {
  const isWrap = way !== 0 && way > 0 !== forward;
  if (Math.abs(way) < 1 && !isWrap) return undefined;
  const isPage = isWrap || Math.abs(way) > reach + 1;
  return { isPage, shown: isPage ? (forward ? reach : -reach) : way };
}

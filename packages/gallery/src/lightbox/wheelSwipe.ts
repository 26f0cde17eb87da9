/** Pixels of horizontal movement on a trackpad that change the item. */
const swipeDistance = 60;
/**
 * Milliseconds without a wheel event after which another swipe begins; the momentum of a swipe
 * lasts about a second.
 */
const swipePause = 150;

/** Whether a wheel event is horizontal, as from two fingers on a trackpad. */
export const isSideways = ({
  deltaX,
  deltaY,
  ctrlKey,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey'>) =>
  !ctrlKey && Math.abs(deltaX) > Math.abs(deltaY);

/**
 * Counts each swipe on a trackpad as one step, however long its momentum lasts.
 * @returns a function of wheel events: 1 to the right, -1 to the left, 0 for none yet
 */
export function createWheelSwipe(): (
  event: Pick<WheelEvent, 'deltaX' | 'timeStamp'>,
) => 1 | -1 | 0 {
  let way = 0;
  let last = -Infinity;
  let isSpent = false;
  return ({ deltaX, timeStamp }) => {
    if (timeStamp - last > swipePause) {
      way = 0;
      isSpent = false;
    }
    last = timeStamp;
    way += deltaX;
    if (isSpent || Math.abs(way) < swipeDistance) return 0;
    isSpent = true;
    return way > 0 ? 1 : -1;
  };
}

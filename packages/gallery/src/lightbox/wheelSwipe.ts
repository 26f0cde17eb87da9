/** Pixels of a trackpad's sideways movement that go on to the next item. */
const swipeDistance = 60;
/** Milliseconds without a wheel event after which another swipe begins; its swing goes on for about a second. */
const swipePause = 150;

/** Whether a wheel event is sideways, as two fingers on a trackpad send it. */
export const isSideways = ({
  deltaX,
  deltaY,
  ctrlKey,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey'>) =>
  !ctrlKey && Math.abs(deltaX) > Math.abs(deltaY);

/**
 * Makes one step of each swipe on a trackpad, however long its swing goes on.
 * @returns takes the wheel's events: 1 to the right, -1 to the left, 0 for none yet
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

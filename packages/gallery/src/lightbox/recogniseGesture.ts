import { dragDistance, type PointerPlace } from '../dom/pointerTrail';

/**
 * The effect of one finger: it moves a zoomed picture, the track of pictures, or the picture out of
 * the lightbox.
 */
export type Drag = 'pan' | 'slide' | 'pull';

/** Two taps within these milliseconds and pixels are a double tap. */
const doubleTapTime = 300;
const doubleTapDistance = 30;

/** Distance between two positions in pixels. */
export function distanceBetween(one: PointerPlace, other: PointerPlace): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** The gesture of a press that moved by x and y pixels; `undefined` while it may be a tap. */
export function recogniseDrag(x: number, y: number, isZoomed: boolean): Drag | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < dragDistance) return undefined;
  if (isZoomed) return 'pan';
  return Math.abs(x) >= Math.abs(y) ? 'slide' : 'pull';
}

export function isDoubleTap(
  first: PointerPlace | undefined,
  second: PointerPlace,
  time = doubleTapTime,
): boolean {
  return (
    first !== undefined &&
    second.timeStamp - first.timeStamp < time &&
    distanceBetween(first, second) < doubleTapDistance
  );
}

/** The zoom factor of a wheel event. */
export function wheelZoom({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaY * (deltaMode === 1 ? 16 : 1);
  // A trackpad's pinch arrives as a wheel event with the control key, in finer steps.
  return Math.exp(-pixels / (ctrlKey ? 100 : 400));
}

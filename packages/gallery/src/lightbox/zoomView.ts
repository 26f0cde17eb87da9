/** The view of a picture: scaled about the middle of the stage, its own middle moved by x and y pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point in pixels from the stage's middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers on the stage: the point between them, and their distance in pixels. */
export interface Fingers extends Point {
  readonly distance: number;
}

/** Milliseconds until a released picture is at rest. */
export const settleTime = 320;

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };

/**
 * The largest size with the picture's ratio that fits the stage, never larger than the picture
 * itself.
 */
export function fitInside(picture: Size, stage: Size, mayGrow = false): Size {
  const scale = Math.min(
    stage.width / picture.width,
    stage.height / picture.height,
    mayGrow ? Infinity : 1,
  );
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The view after zooming to a scale around a fixed point. */
export function zoomAround(view: ZoomView, scale: number, point: Point): ZoomView {
  const factor = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

/** The nearest view in which no edge of the picture leaves a gap that it could fill. */
export function clampView({ scale, x, y }: ZoomView, picture: Size, stage: Size): ZoomView {
  const limit = (size: number, room: number) => Math.max(0, (size * scale - room) / 2);
  const across = limit(picture.width, stage.width);
  const down = limit(picture.height, stage.height);
  return {
    scale,
    x: Math.min(across, Math.max(-across, x)),
    y: Math.min(down, Math.max(-down, y)),
  };
}

/** A view beyond its bounds, moved halfway back: resistance grows with the distance. */
export function rubberBand(view: ZoomView, picture: Size, stage: Size): ZoomView {
  const inside = clampView(view, picture, stage);
  const soft = (value: number, bound: number, room: number) => {
    const beyond = value - bound;
    return bound + (beyond * room) / 2 / (Math.abs(beyond) + room / 2);
  };
  return {
    scale: view.scale,
    x: soft(view.x, inside.x, stage.width),
    y: soft(view.y, inside.y, stage.height),
  };
}

/** Distance until a movement that is released at this velocity (pixels per ms) is at rest. */
export function projectFling(velocity: number): number {
  // The sum of a velocity that loses 0.5 % per millisecond.
  return velocity / 0.005;
}

/**
 * The view during a pinch: the point between the fingers stays fixed. Beyond its limits the scale
 * changes ever less.
 * @param start the view when the fingers came down at `from`
 */
export function pinchView(
  start: ZoomView,
  { from, to }: { from: Fingers; to: Fingers },
  maxScale: number,
): ZoomView {
  const wanted = (start.scale * to.distance) / from.distance;
  const scale =
    wanted > maxScale
      ? maxScale + (wanted - maxScale) * 0.2
      : wanted < 1
        ? 1 - (1 - wanted) * 0.5
        : wanted;
  const { x, y } = zoomAround(start, scale, from);
  return { scale, x: x + to.x - from.x, y: y + to.y - from.y };
}

/** The view at rest after a release at a velocity. */
export function flingView(
  view: ZoomView,
  velocity: { x: number; y: number },
  { picture, stage }: { picture: Size; stage: Size },
): ZoomView {
  const x = view.x + projectFling(velocity.x);
  const y = view.y + projectFling(velocity.y);
  return clampView({ ...view, x, y }, picture, stage);
}

/** Duration in milliseconds between two views after a release. */
export function flingTime(from: ZoomView, to: ZoomView): number {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  return way > 1 ? Math.min(900, settleTime + way) : 0;
}

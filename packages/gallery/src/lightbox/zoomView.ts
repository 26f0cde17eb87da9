/** How a picture is shown: scaled about the middle of the stage, its own middle moved by x and y pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };

/** The largest size with the picture's ratio that fits the stage, never larger than the picture itself. */
export function fitInside(picture: Size, stage: Size, mayGrow = false): Size {
  const scale = Math.min(
    stage.width / picture.width,
    stage.height / picture.height,
    mayGrow ? Infinity : 1,
  );
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The view after zooming to a scale so that what lies under a point stays under it. Points count from the stage's middle. */
export function zoomAround(
  view: ZoomView,
  scale: number,
  point: { x: number; y: number },
): ZoomView {
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

/** A view that is out of bounds, pulled halfway back: the further out, the harder it pulls. */
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

/** Where a movement that is let go at this velocity (pixels per ms) comes to rest. */
export function projectFling(velocity: number): number {
  // The sum of a velocity that loses 0.5 % per millisecond.
  return velocity / 0.005;
}

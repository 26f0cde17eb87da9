/** Fractions of the picture's width and height, from its top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * A focal point inside its picture: a point outside moves to the nearest edge, and `NaN` becomes
 * the middle.
 */
export function clampFocalPoint({ x, y }: FocalPoint): FocalPoint {
  return { x: fraction(x), y: fraction(y) };
}

const fraction = (value: number) =>
  Number.isNaN(value) || typeof value !== 'number' ? 0.5 : Math.min(1, Math.max(0, value));

/** Fractions of the picture's width and height, from its top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A focal point within its picture: what lies outside is brought to the nearest edge, what is no number to the middle. */
export function clampFocalPoint({ x, y }: FocalPoint): FocalPoint {
  return { x: fraction(x), y: fraction(y) };
}

const fraction = (value: number) =>
  Number.isNaN(value) || typeof value !== 'number' ? 0.5 : Math.min(1, Math.max(0, value));

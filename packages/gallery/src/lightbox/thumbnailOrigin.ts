import type { Size } from './zoomView';

export type Origin = {
  /** Transform that places the fitted picture exactly over its thumbnail. */
  transform: string;
  /** Clip of the part that the thumbnail crops. */
  clipPath: string;
};

interface Box extends Size {
  left: number;
  top: number;
}

/**
 * The start of a zoom from a cropped thumbnail: the whole picture at the thumbnail's scale and
 * focal point, clipped to the thumbnail's visible part.
 * @param position the thumbnail's `object-position` as two fractions
 */
export function thumbnailOrigin(
  thumbnail: Box,
  target: Box,
  { fit, position }: { fit: string; position: { x: number; y: number } },
): Origin {
  const across = thumbnail.width / target.width;
  const down = thumbnail.height / target.height;
  const scale = fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
  const width = target.width * scale;
  const height = target.height * scale;
  // Negative if the picture is cropped, positive if it has a margin.
  const left = (thumbnail.width - width) * position.x;
  const top = (thumbnail.height - height) * position.y;
  const x = thumbnail.left + left + width / 2 - (target.left + target.width / 2);
  const y = thumbnail.top + top + height / 2 - (target.top + target.height / 2);
  const share = (pixels: number, whole: number) =>
    `${Math.max(0, Math.round((pixels / whole) * 1e4) / 100)}%`;
  return {
    transform: `translate(${x}px,${y}px) scale(${scale})`,
    clipPath: `inset(${share(-top, height)} ${share(width + left - thumbnail.width, width)} ${share(
      height + top - thumbnail.height,
      height,
    )} ${share(-left, width)})`,
  };
}

/** Reads a computed `object-position`. */
export function readPosition(value: string): { x: number; y: number } {
  const [x = NaN, y = NaN] = value
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : NaN));
  return { x: Number.isNaN(x) ? 0.5 : x, y: Number.isNaN(y) ? 0.5 : y };
}

import { clampFocalPoint, type FocalPoint } from './clampFocalPoint';
import type { Dimensions, FitAlignment, ImageSettings } from './resolveImageSettings';

/**
 * The CSS `object-position` of a picture in its box. A fitted picture follows its alignment, any
 * other its focal point. With advanced positioning the focal point is moved as close to the middle
 * of the box as the picture's edges allow; otherwise its relative position is kept.
 */
export function objectPosition(
  settings: Pick<ImageSettings, 'focalPoint'> & Partial<ImageSettings>,
  box?: Dimensions,
): string {
  const { mode, fitAlignment, dimensions, useAdvancedPositioning } = settings;
  if (mode === 'fit') return alignedPosition(fitAlignment ?? []);
  const focalPoint = clampFocalPoint(settings.focalPoint);
  const point =
    useAdvancedPositioning && dimensions && box
      ? centredPoint(focalPoint, dimensions, box)
      : focalPoint;
  return `${percent(point.x)} ${percent(point.y)}`;
}

function alignedPosition(words: readonly FitAlignment[]): string {
  const across = words.find((word) => word === 'left' || word === 'right') ?? 'center';
  const down = words.find((word) => word === 'top' || word === 'bottom') ?? 'center';
  return `${across} ${down}`;
}

function centredPoint(focal: FocalPoint, image: Dimensions, box: Dimensions): FocalPoint {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const along = (fraction: number, size: number, room: number) => {
    const surplus = size * scale - room;
    return surplus < 1
      ? 0.5
      : Math.min(1, Math.max(0, (fraction * size * scale - room / 2) / surplus));
  };
  return {
    x: along(focal.x, image.width, box.width),
    y: along(focal.y, image.height, box.height),
  };
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1e4) / 100}%`;
}

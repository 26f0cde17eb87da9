import { expect, it } from 'vitest';
import { clampFocalPoint } from './clampFocalPoint';
import { objectPosition } from './objectPosition';
import type { FitAlignment } from './resolveImageSettings';

const at = (x: number, y: number) => ({ focalPoint: { x, y } });

it('[MED-1b] a picture keeps its focal point in proportion, and within its edges', () => {
  expect(objectPosition(at(0.25, 0.5))).toBe('25% 50%');
  expect(objectPosition(at(1 / 3, 2))).toBe('33.33% 100%');
  expect(clampFocalPoint({ x: -0.1, y: Infinity })).toEqual({ x: 0, y: 1 });
  expect(clampFocalPoint({ x: NaN, y: '0.2' as never })).toEqual({ x: 0.5, y: 0.5 });
});

it.each<[FitAlignment[] | undefined, string]>([
  [undefined, 'center center'],
  [['center'], 'center center'],
  [['top'], 'center top'],
  [['left'], 'left center'],
  [['bottom', 'right'], 'right bottom'],
  [['left', 'top'], 'left top'],
])('[MED-1c] a fitted picture aligned %j rests at %s', (fitAlignment, position) => {
  expect(objectPosition({ ...at(0.1, 0.1), mode: 'fit', fitAlignment })).toBe(position);
});

it('[MED-1b] a focal point is brought as near to the middle of the box as the edges allow', () => {
  const place = (x: number, y: number, box: { width: number; height: number }) =>
    objectPosition(
      { ...at(x, y), useAdvancedPositioning: true, dimensions: { width: 400, height: 200 } },
      box,
    );
  // 400 by 200 covers 100 by 100 as 200 by 100: 100 px overflow at its sides, none above and below.
  const square = { width: 100, height: 100 };
  expect(place(0.5, 0.1, square)).toBe('50% 50%');
  expect(place(0.4, 0.5, square)).toBe('30% 50%');
  expect(place(0.1, 0.5, square)).toBe('0% 50%');
  expect(place(0.9, 0.5, square)).toBe('100% 50%');
  // In a tall and narrow box as well as in a wide and low one.
  expect(place(0.3, 0.5, { width: 50, height: 200 })).toBe('27.14% 50%');
  expect(place(0.5, 0.3, { width: 400, height: 100 })).toBe('50% 10%');
});

it('[MED-1b] it keeps its place in proportion where a size is not known, or it is not asked for', () => {
  const dimensions = { width: 400, height: 200 };
  const box = { width: 100, height: 100 };
  expect(objectPosition({ ...at(0.4, 0.5), useAdvancedPositioning: true, dimensions })).toBe(
    '40% 50%',
  );
  expect(objectPosition({ ...at(0.4, 0.5), useAdvancedPositioning: true }, box)).toBe('40% 50%');
  expect(objectPosition({ ...at(0.4, 0.5), dimensions }, box)).toBe('40% 50%');
});

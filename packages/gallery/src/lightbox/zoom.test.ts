import { describe, expect, it } from 'vitest';
import { readPosition, thumbnailOrigin } from './thumbnailOrigin';
import {
  clampView,
  fitInside,
  flingTime,
  flingView,
  pinchView,
  projectFling,
  rubberBand,
  zoomAround,
} from './zoomView';

const stage = { width: 1000, height: 800 };

describe('zoom view', () => {
  it('[GAL-21i] fits a picture into the stage and never blows it up', () => {
    expect(fitInside({ width: 2000, height: 1000 }, stage)).toEqual({ width: 1000, height: 500 });
    expect(fitInside({ width: 200, height: 100 }, stage)).toEqual({ width: 200, height: 100 });
    expect(fitInside({ width: 200, height: 100 }, stage, true).width).toBe(1000);
  });

  it('[GAL-21e] keeps what is under the fingers there while zooming', () => {
    const before = { scale: 1, x: 0, y: 0 };
    const point = { x: 200, y: -100 };
    const after = zoomAround(before, 3, point);
    const inPicture = (view: typeof before) => ({
      x: (point.x - view.x) / view.scale,
      y: (point.y - view.y) / view.scale,
    });
    expect(inPicture(after).x).toBeCloseTo(inPicture(before).x);
    expect(inPicture(after).y).toBeCloseTo(inPicture(before).y);
  });

  it('[GAL-21g] leaves no gap beside a zoomed picture, and pulls softly where one appears', () => {
    const picture = { width: 1000, height: 500 };
    expect(clampView({ scale: 2, x: 900, y: 900 }, picture, stage)).toEqual({
      scale: 2,
      x: 500,
      y: 100,
    });
    expect(clampView({ scale: 1, x: 50, y: 50 }, picture, stage)).toEqual({ scale: 1, x: 0, y: 0 });
    const soft = rubberBand({ scale: 2, x: 700, y: 0 }, picture, stage);
    expect(soft.x).toBeGreaterThan(500);
    expect(soft.x).toBeLessThan(700);
    expect(projectFling(1)).toBeCloseTo(200);
  });

  it('[GAL-21e] follows two fingers: their distance scales, their middle moves', () => {
    const start = { scale: 1.5, x: 30, y: -20 };
    const from = { x: 100, y: 50, distance: 100 };
    expect(pinchView(start, { from, to: from }, 4)).toEqual(start);
    const to = { x: 140, y: 20, distance: 200 };
    const view = pinchView(start, { from, to }, 4);
    expect(view.scale).toBe(3);
    const under = (finger: typeof from, seen: typeof start) => ({
      x: (finger.x - seen.x) / seen.scale,
      y: (finger.y - seen.y) / seen.scale,
    });
    expect(under(to, view).x).toBeCloseTo(under(from, start).x);
    expect(under(to, view).y).toBeCloseTo(under(from, start).y);
  });

  it('[GAL-21e] gives way to fingers beyond the limits, but ever less', () => {
    const start = { scale: 1, x: 0, y: 0 };
    const from = { x: 0, y: 0, distance: 100 };
    const scaleAt = (distance: number) =>
      pinchView(start, { from, to: { ...from, distance } }, 4).scale;
    expect(scaleAt(400)).toBe(4);
    expect(scaleAt(500)).toBeCloseTo(4.2);
    expect(scaleAt(40)).toBeCloseTo(0.7);
  });

  it('[GAL-21g] flings a picture as far as it leaves no gap, for longer where it is further', () => {
    const picture = { width: 1000, height: 800 };
    const view = { scale: 2, x: 0, y: 0 };
    const near = flingView(view, { x: 1, y: -0.5 }, { picture, stage });
    expect(near).toEqual({ scale: 2, x: 200, y: -100 });
    expect(flingTime(view, near)).toBe(320 + Math.hypot(200, 100));
    const far = flingView(view, { x: 9, y: 0 }, { picture, stage });
    expect(far).toEqual({ scale: 2, x: 500, y: 0 });
    expect(flingTime(view, far)).toBe(820);
    expect(flingTime(view, { ...far, x: 900 })).toBe(900);
    const still = flingView(view, { x: 0, y: 0 }, { picture, stage });
    expect(flingTime(view, still)).toBe(0);
  });
});

describe('thumbnailOrigin', () => {
  it('[GAL-21a] lays the picture over a cropped thumbnail at its focal point', () => {
    const origin = thumbnailOrigin(
      { left: 100, top: 50, width: 100, height: 100 },
      { left: 0, top: 0, width: 1000, height: 500 },
      { fit: 'cover', position: { x: 1, y: 0.5 } },
    );
    // A fifth of the size: 200 × 100, its right half in the thumbnail.
    expect(origin.transform).toBe('translate(-400px,-150px) scale(0.2)');
    expect(origin.clipPath).toBe('inset(0% 0% 0% 50%)');
  });

  it('[GAL-21a] leaves an uncropped thumbnail uncropped', () => {
    const origin = thumbnailOrigin(
      { left: 0, top: 0, width: 100, height: 100 },
      { left: 0, top: 0, width: 400, height: 200 },
      { fit: 'contain', position: { x: 0.5, y: 0.5 } },
    );
    expect(origin.transform).toBe('translate(-150px,-50px) scale(0.25)');
    expect(origin.clipPath).toBe('inset(0% 0% 0% 0%)');
    expect(readPosition('25% 100%')).toEqual({ x: 0.25, y: 1 });
    expect(readPosition('10px center')).toEqual({ x: 0.5, y: 0.5 });
  });
});

import { expect, it } from 'vitest';
import { isDoubleTap, recogniseDrag, wheelZoom } from './recogniseGesture';

it('[GAL-21j] takes a press for a drag from 10 pixels on, by its longer way', () => {
  expect(recogniseDrag(9, -9, false)).toBeUndefined();
  expect(recogniseDrag(-10, 3, false)).toBe('slide');
  expect(recogniseDrag(10, 10, false)).toBe('slide');
  expect(recogniseDrag(10, -11, false)).toBe('pull');
  expect(recogniseDrag(0, 10, true)).toBe('pan');
  expect(recogniseDrag(0, 9, true)).toBeUndefined();
});

const tapAt = (clientX: number, clientY: number, timeStamp: number) => ({
  clientX,
  clientY,
  timeStamp,
});

it('[GAL-21e] takes two taps for a double tap that are near in time and place', () => {
  const first = tapAt(100, 100, 1000);
  expect(isDoubleTap(first, tapAt(110, 120, 1299))).toBe(true);
  expect(isDoubleTap(first, tapAt(100, 100, 1300))).toBe(false);
  expect(isDoubleTap(first, tapAt(118, 124, 1100))).toBe(false);
  expect(isDoubleTap(undefined, first)).toBe(false);
});

it('[GAL-21e] zooms by a wheel in or out alike, finer by a trackpad, and by lines as by pixels', () => {
  const turn = { deltaY: -400, deltaMode: 0, ctrlKey: false };
  expect(wheelZoom(turn)).toBeCloseTo(Math.E);
  expect(wheelZoom(turn) * wheelZoom({ ...turn, deltaY: 400 })).toBeCloseTo(1);
  expect(wheelZoom({ deltaY: -100, deltaMode: 0, ctrlKey: true })).toBeCloseTo(Math.E);
  expect(wheelZoom({ ...turn, deltaY: -25, deltaMode: 1 })).toBeCloseTo(Math.E);
});

import { expect, it } from 'vitest';
import { clickedSide, shouldClose, shouldChangeItem } from './gestureMeaning';

it('[GAL-21j] goes on by a drag past half the stage, or by a short one with a swing', () => {
  expect(shouldChangeItem(500, 0, 1000)).toBe(false);
  expect(shouldChangeItem(501, 0, 1000)).toBe(true);
  expect(shouldChangeItem(-501, 0, 1000)).toBe(true);
  expect(shouldChangeItem(-100, -3, 1000)).toBe(true);
  // Thrown back: the visitor has thought better of it.
  expect(shouldChangeItem(900, -1, 1000)).toBe(false);
  expect(shouldChangeItem(100, -9, 1000)).toBe(false);
});

it('[GAL-21j] closes by a drag past a quarter of the stage, up or down, its swing included', () => {
  expect(shouldClose(200, 0, 800)).toBe(false);
  expect(shouldClose(201, 0, 800)).toBe(true);
  expect(shouldClose(-201, 0, 800)).toBe(true);
  expect(shouldClose(20, 1, 800)).toBe(true);
  expect(shouldClose(250, -1, 800)).toBe(false);
});

it('[GAL-20g, B-300] changes the item by a click on either half, and by none at the sides', () => {
  expect(clickedSide(0.51)).toBe(1);
  expect(clickedSide(0.5)).toBe(-1);
  expect(clickedSide(0.02)).toBe(-1);
  expect(clickedSide(0.98)).toBe(1);
  expect(clickedSide(0.019)).toBeUndefined();
  expect(clickedSide(0.981)).toBeUndefined();
});

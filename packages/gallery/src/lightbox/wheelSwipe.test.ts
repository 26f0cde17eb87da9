import { expect, it } from 'vitest';
import { createWheelSwipe, isSideways } from './wheelSwipe';

it('[GAL-21h] makes one step of a swipe on a trackpad, however long its swing', () => {
  const swipe = createWheelSwipe();
  const steps = Array.from({ length: 30 }, (_, at) => swipe({ deltaX: 20, timeStamp: at * 16 }));
  expect(steps.filter(Boolean)).toEqual([1]);
  // After a pause another one begins, also the other way.
  const back = Array.from({ length: 5 }, (_, at) =>
    swipe({ deltaX: -20, timeStamp: 1000 + at * 16 }),
  );
  expect(back.filter(Boolean)).toEqual([-1]);
});

it('[GAL-21h] takes neither a turning wheel nor a pinch for a swipe', () => {
  expect(isSideways({ deltaX: 0, deltaY: 100, ctrlKey: false })).toBe(false);
  expect(isSideways({ deltaX: 9, deltaY: 4, ctrlKey: true })).toBe(false);
  expect(isSideways({ deltaX: 9, deltaY: 4, ctrlKey: false })).toBe(true);
});

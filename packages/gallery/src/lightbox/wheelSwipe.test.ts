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

it('[GAL-21h] steps at 60 px, and a pause of more than 150 ms begins another swipe', () => {
  const swipe = createWheelSwipe();
  expect(swipe({ deltaX: 59, timeStamp: 0 })).toBe(0);
  expect(swipe({ deltaX: 1, timeStamp: 150 })).toBe(1);
  expect(swipe({ deltaX: 60, timeStamp: 300 })).toBe(0);
  expect(swipe({ deltaX: -60, timeStamp: 451 })).toBe(-1);
  // A pause forgets a movement that was too short.
  expect(swipe({ deltaX: -59, timeStamp: 700 })).toBe(0);
  expect(swipe({ deltaX: -59, timeStamp: 900 })).toBe(0);
  expect(isSideways({ deltaX: -5, deltaY: 5, ctrlKey: false })).toBe(false);
});

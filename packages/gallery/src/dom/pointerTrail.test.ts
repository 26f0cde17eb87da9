import { expect, it } from 'vitest';
import { addToTrail, releaseVelocity, type PointerPlace } from './pointerTrail';

const placeAt = (x: number, time: number) => ({ clientX: x, clientY: -x, timeStamp: time });

function trailOf(...places: [x: number, time: number][]): PointerPlace[] {
  const trail: PointerPlace[] = [];
  for (const [x, time] of places) addToTrail(trail, placeAt(x, time));
  return trail;
}

it('[GAL-21j] leaves a trail at the velocity of its last 80 milliseconds', () => {
  // Slow at first, then two pixels per millisecond.
  const trail = trailOf([0, 0], [1, 100], [21, 110], [41, 120], [161, 180]);
  expect(trail.map(({ timeStamp }) => timeStamp)).toEqual([100, 110, 120, 180]);
  expect(releaseVelocity(trail, 185)).toEqual({ x: 2, y: -2 });
});

it('[GAL-18] counts to where the pointer was lifted, where that is asked for', () => {
  const trail = trailOf([0, 0], [40, 20]);
  expect(releaseVelocity(trail, 40, placeAt(40, 40))).toEqual({ x: 1, y: -1 });
});

it('[GAL-21j] has no velocity after a rest, nor without a movement', () => {
  const still = { x: 0, y: 0 };
  expect(releaseVelocity(trailOf([0, 0], [40, 20]), 100)).toEqual(still);
  expect(releaseVelocity(trailOf([0, 0], [40, 20]), 99).x).toBe(2);
  expect(releaseVelocity(trailOf([5, 0]), 10).x).toBe(0);
});

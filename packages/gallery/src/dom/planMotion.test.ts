import { expect, it } from 'vitest';
import { planMotion } from './planMotion';

it('[GAL-24] shows a way within sight as it is, and a longer one as one page', () => {
  expect(planMotion(300, true, 900)).toEqual({ isPage: false, shown: 300 });
  expect(planMotion(-300, false, 900)).toEqual({ isPage: false, shown: -300 });
  expect(planMotion(901, true, 900)).toEqual({ isPage: false, shown: 901 });
  expect(planMotion(9000, true, 900)).toEqual({ isPage: true, shown: 900 });
  expect(planMotion(-9000, false, 900)).toEqual({ isPage: true, shown: -900 });
});

it('[GAL-6d] shows a wrap in the direction in which it was asked for', () => {
  expect(planMotion(-5000, true, 900)).toEqual({ isPage: true, shown: 900 });
  expect(planMotion(5000, false, 900)).toEqual({ isPage: true, shown: -900 });
  expect(planMotion(-0.5, true, 900)).toEqual({ isPage: true, shown: 900 });
});

it('[GAL-6a] shows nothing where nothing has moved', () => {
  expect(planMotion(0, true, 900)).toBeUndefined();
  expect(planMotion(0, false, 900)).toBeUndefined();
  expect(planMotion(0.5, true, 900)).toBeUndefined();
});

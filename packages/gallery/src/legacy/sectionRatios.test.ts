import { expect, it } from 'vitest';
import { sectionRatio } from './sectionRatios';

it.each([
  ['square', 1],
  ['standard', 3 / 2],
  ['standard-vertical', 2 / 3],
  ['four-three', 4 / 3],
  ['four-three-vertical', 3 / 4],
  ['three-four-vertical', 3 / 4],
  ['widescreen', 16 / 9],
  ['ultra-widescreen', 12 / 5],
  ['anamorphicWidescreen', 12 / 5],
  ['FOUR_FIVE', 4 / 5],
  ['16:9', 16 / 9],
  ['1.5-three-two', 1.5],
  ['vertical-widescreen', 9 / 16],
  [1.5, 1.5],
])('[GAL-11h] [RUN-17i] a section that calls its ratio %s has %d', (name, ratio) => {
  expect(sectionRatio(name)).toBeCloseTo(ratio, 5);
});

it.each(['auto', '235-cinemascope', '', '0:0', 'four', 'one-two-three', null, NaN])(
  '[GAL-11h] [RUN-17i] pictures of a section that says %s keep their own',
  (name) => {
    expect(sectionRatio(name)).toBeUndefined();
  },
);

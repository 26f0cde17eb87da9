import { expect, it } from 'vitest';
import { readRetention, usualRetention } from './retention';

it('[SRV-4b] keeps by the environment, and as usual where it says nothing', () => {
  expect(readRetention({})).toEqual(usualRetention);
  expect(
    readRetention({
      PLINTH_KEEP_VISITS: '30',
      PLINTH_KEEP_SPEED: '',
      PLINTH_KEEP_ERRORS: 'forever',
      PLINTH_KEEP_TRACES: '1',
    }),
  ).toEqual({ visits: 30, speed: 762, errors: 'forever', traces: 1 });
});

it.each(['0', '-1', '1.5', '36501', '99999999', 'two years', '30d', ' '])(
  '[SRV-4b] refuses to keep errors for "%s"',
  (days) => {
    expect(() => readRetention({ PLINTH_KEEP_ERRORS: days })).toThrow(
      `PLINTH_KEEP_ERRORS is "${days}"`,
    );
  },
);

import { describe, expect, it } from 'vitest';
import { readMoment } from './readMoment';

const read = (value: unknown, timeZone = 'Europe/Berlin') => {
  const moment = readMoment(value, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

describe('readMoment', () => {
  it.each([
    ['2026-12-04', '2026-12-03T23:00:00.000Z'],
    ['2026-12-04T20:00', '2026-12-04T19:00:00.000Z'],
    ['2026-07-04 20:00:30', '2026-07-04T18:00:30.000Z'],
    ['December 4, 2026 20:00', '2026-12-04T19:00:00.000Z'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z'],
    ['4.12.2026', '2026-12-03T23:00:00.000Z'],
    ['04. 12. 2026, 20:00', '2026-12-04T19:00:00.000Z'],
    [' 2026-12-04 ', '2026-12-03T23:00:00.000Z'],
  ])('[MOD-34] reads %s by the clock of the zone', (text, moment) => {
    expect(read(text)).toBe(moment);
  });

  it.each([
    ['2026-12-04T20:00Z', '2026-12-04T20:00:00.000Z'],
    ['2026-12-04T20:00+05:00', '2026-12-04T15:00:00.000Z'],
    ['Dec 10, 2026 20:00 PST', '2026-12-11T04:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('[MOD-34] leaves %s at its own zone', (value, moment) => {
    expect(read(value)).toBe(moment);
  });

  it.each([
    ...['soon', '', null, {}, Number.NaN, 8.64e15],
    ...[
      '2026-02-30',
      '2026-02-30T20:00',
      '2027-02-29 20:00',
      '2026-00-10',
      '31.4.2026',
      '4.13.2026',
    ],
    // A date field with the entry 26.
    ...['0026-12-04', '0026-12-04T20:00'],
  ])('[MOD-34] takes %s for no moment', (value) => {
    expect(read(value)).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { spanOfMonth } from './spanOfMonth';

const span = (month: string, timeZone: string) => {
  const { from, to } = spanOfMonth(month, timeZone);
  return [from, to].map((moment) => new Date(moment).toISOString());
};

it('[LST-3] a month and a year begin and end with the days of their place', () => {
  expect(span('2026-10', 'Europe/London')).toEqual([
    '2026-09-30T23:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ]);
  expect(span('2026-12', 'UTC')).toEqual(['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']);
  expect(span('2026', 'Asia/Tokyo')).toEqual([
    '2025-12-31T15:00:00.000Z',
    '2026-12-31T15:00:00.000Z',
  ]);
  expect(span('0099-02', 'UTC')).toEqual(['0099-02-01T00:00:00.000Z', '0099-03-01T00:00:00.000Z']);
});

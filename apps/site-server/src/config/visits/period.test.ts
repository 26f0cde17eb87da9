import { expect, it } from 'vitest';
import { daysUntil, offeredPeriods, readPeriod } from './period';

it('[SRV-3q] begins days where the site is', () => {
  const now = new Date('2026-03-01T23:30:00Z');
  expect(daysUntil(now, 2, 'UTC')).toEqual(['2026-02-28', '2026-03-01']);
  expect(daysUntil(now, 2, 'Europe/Berlin')).toEqual(['2026-03-01', '2026-03-02']);
});

it('[SRV-3q] loses no day when the clocks change', () => {
  const days = daysUntil(new Date('2026-03-30T00:30:00+02:00'), 3, 'Europe/Berlin');
  expect(days).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(new Set(daysUntil(new Date('2026-11-02T12:00:00Z'), 365, 'America/New_York')).size).toBe(
    365,
  );
});

it('[SRV-3q] takes nonsense for a month', () => {
  expect(readPeriod(new URLSearchParams('days=7'), 'forever')).toBe(7);
  expect(readPeriod(new URLSearchParams('days=9999'), 762)).toBe(30);
});

it('[SRV-3q] [SRV-4f] shows no days of which nothing is kept any more', () => {
  const offered = (['forever', 762, 365, 364, 30, 7, 6, 1] as const).map(offeredPeriods);
  expect(offered.map(String)).toEqual([
    ...['7,30,90,365', '7,30,90,365', '7,30,90,365', '7,30,90', '7,30', '7', '6', '1'],
  ]);
  const ask = (days: string, kept: number) => readPeriod(new URLSearchParams(`days=${days}`), kept);
  expect([ask('365', 90), ask('365', 10), ask('7', 10), ask('30', 1)]).toEqual([30, 7, 7, 1]);
});

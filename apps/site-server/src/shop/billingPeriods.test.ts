import { expect, it } from 'vitest';
import { endOfCycles, endOfPeriod } from './billingPeriods';

const end = (
  unit: 'week' | 'month' | 'year',
  value: number,
  numBillingCycles: number,
  start: string,
) => {
  const moment = endOfCycles(
    { billingPeriod: { unit, value }, numBillingCycles },
    Date.parse(start),
  );
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

it.each([
  ['month', 1, 3, '2026-01-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
  ['month', 1, 1, '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['month', 2, 12, '2026-03-15T00:00:00.000Z', '2028-03-15T00:00:00.000Z'],
  ['year', 1, 2, '2024-02-29T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['week', 2, 3, '2026-12-01T12:00:00.000Z', '2027-01-12T12:00:00.000Z'],
] as const)(
  '[SRV-80k] a plan by the %s, every %i, with %i payments is over in time',
  (unit, value, cycles, start, over) => {
    expect(end(unit, value, cycles, start)).toBe(over);
  },
);

it('[SRV-80k] a plan without a number of payments has no end', () => {
  expect(end('month', 1, 0, '2026-01-31T10:00:00.000Z')).toBeUndefined();
});

it.each([
  ['month', 1, '2026-01-31T10:00:00.000Z', '2026-02-28T09:59:59.999Z', '2026-02-28T10:00:00.000Z'],
  ['month', 1, '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
  ['week', 2, '2026-12-01T12:00:00.000Z', '2026-12-20T12:00:00.000Z', '2026-12-29T12:00:00.000Z'],
  ['year', 1, '2024-02-29T12:00:00.000Z', '2024-01-01T12:00:00.000Z', '2025-02-28T12:00:00.000Z'],
] as const)(
  '[SRV-105b] a plan by the %s, every %i, begun at %s, is paid for at %s until %s',
  (unit, value, start, moment, over) => {
    const plan = { billingPeriod: { unit, value } };
    const until = endOfPeriod(plan, Date.parse(start), Date.parse(moment));
    expect(new Date(until).toISOString()).toBe(over);
  },
);

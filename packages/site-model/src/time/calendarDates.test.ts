import { expect, it } from 'vitest';
import { addDays, addMonths } from './calendarDates';
import { dateFormat, machineDate, monthFormat } from './dateFormat';

it('[MOD-32] steps over the ends of months and years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 20)]).toEqual([
    ...['2027-01', '2025-12', '2028-01'],
  ]);
  // A mistyped year stays in its century.
  expect([addMonths('0026-12', 1), addDays('0026-12-31', 1)]).toEqual(['0027-01', '0027-01-01']);
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2027-01-01', -1)]).toEqual([
    ...['2026-03-01', '2028-02-29', '2026-12-31'],
  ]);
});

it('[MOD-32] writes dates in a language, and in English where there is no such language', () => {
  const moment = Date.parse('2026-11-21T10:00:00Z');
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('de', options).format(moment)).toBe('21. November');
  expect(dateFormat('no language', options).format(moment)).toBe('November 21');
  expect(dateFormat('de', options)).toBe(dateFormat('de', { ...options }));
  expect([machineDate(moment), machineDate(moment, true)]).toEqual([
    ...['2026-11-21T10:00:00.000Z', '2026-11-21'],
  ]);
});

it('[MOD-35] writes the months of our calendar where a language has others', () => {
  const moment = Date.parse('2026-11-01T00:00:00Z');
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  expect(dateFormat('fa', options).format(moment)).toContain('آبان');
  expect(monthFormat('fa', options).format(moment)).toContain('نوامبر');
  expect(monthFormat('de', options).format(moment)).toBe('November 2026');
  expect(monthFormat('th', options).format(moment)).toContain('2569');
  expect(monthFormat('no language', options).format(moment)).toBe('November 2026');
});

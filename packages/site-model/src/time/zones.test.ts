import { describe, expect, it } from 'vitest';
import { dateInZone, isTimeZone, momentOnClock, startOfDay, zoneOfSite, zoneOffset } from './zones';

const hour = 3_600_000;

describe('time zones', () => {
  it('[MOD-33] knows a zone by its name, and falls back to UTC', () => {
    expect(isTimeZone('Europe/London')).toBe(true);
    for (const name of ['Mars/Olympus', '', 'Europe/London; drop']) {
      expect(isTimeZone(name)).toBe(false);
      expect(zoneOfSite({ timeZone: name })).toBe('UTC');
    }
    expect(zoneOfSite({})).toBe('UTC');
  });

  it('[MOD-33] returns the offset before and after the clock is changed', () => {
    expect(zoneOffset(Date.parse('2026-01-15T12:00:00Z'), 'Europe/London')).toBe(0);
    expect(zoneOffset(Date.parse('2026-07-15T12:00:00Z'), 'Europe/London')).toBe(hour);
    expect(zoneOffset(Date.parse('2026-07-15T12:00:00Z'), 'Asia/Kathmandu')).toBe(5.75 * hour);
    expect(zoneOffset(-1, 'America/New_York')).toBe(-5 * hour);
  });

  it('[MOD-33] returns the offset of every year that a date can be mistyped to', () => {
    for (const year of ['0001', '0026', '0099', '0100', '1026', '9026', '-000001'])
      for (const [zone, offset] of [
        ['UTC', 0],
        ['Etc/GMT-9', 9],
      ] as const) {
        expect(zoneOffset(Date.parse(`${year}-06-15T12:00:00Z`), zone)).toBe(offset * hour);
      }
    expect(dateInZone(Date.parse('0026-11-21T20:00:00Z'), 'Etc/GMT-9')).toBe('0026-11-22');
  });

  it.each([
    ['2027-03-28T00:30', 'Europe/London', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28T10:00', 'Europe/London', '2027-03-28T09:00:00.000Z'],
    ['2027-10-31T10:00', 'Europe/London', '2027-10-31T10:00:00.000Z'],
    ['2027-03-14T01:30', 'America/New_York', '2027-03-14T06:30:00.000Z'],
    ['2027-03-14T03:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2026-11-21T00:30', 'Pacific/Kiritimati', '2026-11-20T10:30:00.000Z'],
    // Shown twice: the first time, west and east of Greenwich.
    ['2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
    ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30:00.000Z'],
    // Never shown: as long after the change as it says.
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-10-03T02:30', 'Australia/Sydney', '2027-10-02T16:30:00.000Z'],
  ])('[MOD-33] finds %s on the clock of %s at %s', (wall, zone, moment) => {
    expect(new Date(momentOnClock(Date.parse(`${wall}Z`), zone)).toISOString()).toBe(moment);
  });

  it.each([
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    ['2026-11-21', 'America/New_York', '2026-11-21T05:00:00.000Z'],
    // Cairo puts its clock forward at midnight: the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('[MOD-33] begins %s in %s at %s', (date, zone, moment) => {
    expect(new Date(startOfDay(date, zone)).toISOString()).toBe(moment);
  });

  it.each(['UTC', 'Europe/Berlin', 'America/Santiago', 'Asia/Kolkata', 'Pacific/Apia'])(
    '[MOD-33] begins every day at its first moment in %s',
    (timeZone) => {
      // Two years, day by day, with the changes of the clock and the day that Apia left out.
      for (let days = 15_000; days < 15_730; days += 1) {
        const date = new Date(days * 24 * hour).toISOString().slice(0, 10);
        const start = startOfDay(date, timeZone);
        if (timeZone === 'Pacific/Apia' && date === '2011-12-30') continue;
        expect(dateInZone(start, timeZone)).toBe(date);
        expect(dateInZone(start - 1, timeZone) < date).toBe(true);
      }
    },
  );
});

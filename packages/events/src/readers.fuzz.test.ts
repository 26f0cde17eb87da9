import { expectQuick, fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import { safeHref } from '@plinth/site-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile';
import { readCalendarState } from './calendarState';
import { readTourDates, splitByDay } from './readTourDates';

it('[EVT-6] tour dates have moments that there are, and links that are safe', () => {
  const names = [
    'date',
    'startsAt',
    'datetime',
    'venue',
    'title',
    'timeZone',
    'ticketsUrl',
    'city',
  ];
  const entry = fc.oneof(
    hostileJson(),
    fc.dictionary(fc.constantFrom(...names), fc.oneof(hostileText(), hostileJson(), fc.double())),
  );
  fuzz(
    fc.property(fc.array(entry, { maxLength: 6 }), (list) => {
      const read = readTourDates(list, { timeZone: 'Europe/Berlin' });
      const { upcoming, past } = splitByDay(read, Date.UTC(2026, 10, 21));
      expect(upcoming.length + past.length).toBe(read.length);
      for (const { startsAt, tickets } of read) {
        expect(() => new Date(startsAt).toISOString()).not.toThrow();
        if (tickets) expect(safeHref(tickets)).toBe(tickets);
      }
    }),
  );
});

it('[EVT-2] a calendar has a month with whole weeks, whatever an address asks for', () => {
  const read = (month: string, zone: string) =>
    readCalendarState({ month, zone }, { now: Date.UTC(2026, 10, 21), timeZone: 'UTC' });
  fuzz(
    fc.property(hostileText(), hostileText(), (month, zone) => {
      const state = read(month, zone);
      expect(state.month).toMatch(/^\d{4}-\d{2}$/);
      for (const week of state.weeks) expect(week).toHaveLength(7);
    }),
  );
  expectQuick((text) => read(text, text));
});

it('[EVT-8] a calendar file has its own lines alone, 75 bytes each, whatever a date is called', () => {
  const item = fc.record({
    id: fc.constant('id'),
    title: hostileText(),
    description: hostileText(),
    location: hostileText(),
    url: fc.constant('/dates/a'),
    startsAt: fc.constant(Date.UTC(2026, 10, 21)),
    isAllDay: fc.boolean(),
  });
  fuzz(
    fc.property(item, (given) => {
      const file = calendarFile([given], {
        origin: 'https://studio.test',
        now: 0,
      });
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const whole = file.replaceAll('\r\n ', '').trim().split('\r\n');
      for (const line of whole)
        expect(line).toMatch(
          /^(BEGIN|END|VERSION|PRODID|CALSCALE|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|LOCATION|URL)[;:]/,
        );
      expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    }),
  );
});

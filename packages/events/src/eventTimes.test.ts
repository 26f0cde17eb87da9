import { describe, expect, it } from 'vitest';
import { hoursBesideDay, hoursOfEvent, timeOfEvent } from './eventTimes';

const options = { locale: 'en', timeZone: 'Europe/Berlin' };
const startsAt = Date.parse('2026-11-21T18:30:00Z');
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the time of an event', () => {
  it('[EVT-4] is its day with its hours, in the language and the zone', () => {
    const event = { startsAt, endsAt: startsAt + 5_400_000 };
    expect(plain(timeOfEvent(event, options))).toBe('Sat, November 21, 2026, 7:30 – 9:00 PM');
    expect(plain(timeOfEvent(event, { locale: 'de', timeZone: 'UTC' }))).toBe(
      'Sa., 21. November 2026, 18:30–20:00 Uhr',
    );
    expect(plain(hoursOfEvent(event, options))).toBe('7:30 PM');
  });

  it('[EVT-4] is its days alone where it takes the whole day', () => {
    const day = Date.parse('2026-11-21T00:00:00Z');
    const fair = { startsAt: day, endsAt: day + 86_400_000, isAllDay: true };
    expect(plain(timeOfEvent(fair, { ...options, timeZone: 'America/New_York' }))).toBe(
      'Sat, November 21 – Sun, November 22, 2026',
    );
    expect(hoursOfEvent(fair, options)).toBe('');
    expect(plain(hoursBesideDay(fair, { ...options, timeZone: 'America/New_York' }))).toBe(
      'Saturday, November 21 – Sunday, November 22',
    );
  });

  it('[EVT-4] is the hours beside a leaf of the calendar, unless it ends on another day', () => {
    const evening = { startsAt, endsAt: startsAt + 5_400_000 };
    const night = { startsAt, endsAt: startsAt + 6 * 3_600_000 };
    expect(plain(hoursBesideDay(evening, options))).toBe('Saturday, 7:30 – 9:00 PM');
    expect(hoursBesideDay(night, options)).toBe(timeOfEvent(night, options));
    expect([hoursBesideDay({}, options), timeOfEvent({}, options)]).toEqual(['', '']);
  });

  it('[EVT-4] tells the two hours apart where the clock goes back', () => {
    const from = Date.parse('2026-10-25T00:30:00Z');
    const night = { startsAt: from, endsAt: from + 3_600_000 };
    expect(plain(hoursBesideDay(night, options))).toBe(
      'Sunday, 2:30 AM GMT+2 – Sunday, 2:30 AM GMT+1',
    );
    const quarter = { startsAt: from + 900_000, endsAt: from + 2_700_000 };
    expect(plain(timeOfEvent(quarter, { ...options, locale: 'de' }))).toBe(
      'So., 25. Oktober 2026 um 02:45 MESZ – So., 25. Oktober 2026 um 02:15 MEZ',
    );
    expect(plain(hoursBesideDay({ startsAt: from }, options))).toBe('Sunday 2:30 AM');
  });

  it('[EVT-4] has no end that lies before its beginning, and is nothing where it has no moment', () => {
    const reversed = { startsAt, endsAt: startsAt - 3_600_000 };
    expect(timeOfEvent(reversed, options)).toBe(timeOfEvent({ startsAt }, options));
    expect(hoursBesideDay(reversed, options)).toBe(hoursBesideDay({ startsAt }, options));
    for (const none of [Number.NaN, Infinity, 9e15]) {
      const event = { startsAt: none, endsAt: none };
      expect(timeOfEvent(event, options) + hoursBesideDay(event, options)).toBe('');
      expect(hoursOfEvent(event, options)).toBe('');
      expect(timeOfEvent({ startsAt, endsAt: none }, options)).toBe(
        timeOfEvent({ startsAt }, options),
      );
    }
  });
});

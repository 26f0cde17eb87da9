import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendarEvent';
import { readCalendarState, type CalendarChoice } from './calendarState';
import { eventsByDay } from './eventsByDay';
import { monthGrid, readMonth, weekStartOf } from './monthGrid';

const [monday, sunday] = [1, 7];

describe('the month’s grid', () => {
  it('[EVT-2] holds whole weeks from the language’s first day', () => {
    const weeks = monthGrid('2026-11', sunday);
    expect(weeks.map((week) => week[0])).toEqual([
      ...['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'],
    ]);
    expect(monthGrid('2026-11', monday)[0]![0]).toBe('2026-10-26');
    expect(monthGrid('2026-11', monday).at(-1)!.at(-1)).toBe('2026-12-06');
    // February of 2027 begins on a Monday: four weeks and not a day more.
    expect(monthGrid('2027-02', monday)).toHaveLength(4);
    for (const week of monthGrid('2026-05', monday)) expect(week).toHaveLength(7);
    // A text that is no language is English.
    expect([weekStartOf('en'), weekStartOf('de'), weekStartOf('no locale')]).toEqual([7, 1, 7]);
  });

  it('[EVT-2] takes only a month for a month', () => {
    for (const month of ['2026-11', '1970-01', '2199-12']) expect(readMonth(month)).toBe(month);
    for (const text of [
      '2026-13',
      '2026-00',
      '26-11',
      '9999-01',
      '1900-01',
      '2026-11-01',
      '12026-11',
      '',
      undefined,
    ])
      expect(readMonth(text)).toBeUndefined();
  });
});

describe('the state of a calendar', () => {
  const read = (choice: CalendarChoice, more = {}) =>
    readCalendarState(choice, {
      now: Date.parse('2026-11-30T23:30:00Z'),
      timeZone: 'Europe/London',
      locale: 'en',
      ...more,
    });

  it('[EVT-2] is the month that it is in the zone, unless another is asked for', () => {
    expect(read({})).toMatchObject({ month: '2026-11', view: 'month', zone: 'Europe/London' });
    expect(read({ zone: 'Europe/Berlin' })).toMatchObject({
      month: '2026-12',
      today: '2026-12-01',
    });
    expect(read({ month: '2027-02', view: 'list' })).toMatchObject({
      month: '2027-02',
      view: 'list',
    });
    expect(read({ month: 'nonsense' }).month).toBe('2026-11');
    expect(read({}, { weekStartsOn: 1 }).weeks[0]![0]).toBe('2026-10-26');
    expect(read({}, { locale: undefined }).weeks[0]![0]).toBe('2026-11-01');
  });

  it('[EVT-2] [MOD-22] says which zone it does not know', () => {
    expect(read({ zone: 'Mars/Olympus' })).toMatchObject({
      zone: 'Europe/London',
      unknownZone: 'Mars/Olympus',
    });
    expect(read({ zone: `${'x'.repeat(59)}🏺` }).unknownZone).toBe('x'.repeat(59));
  });
});

describe('the dates of a day', () => {
  const date = (
    id: string,
    startsAt: string,
    endsAt?: string,
    isAllDay = false,
  ): CalendarEvent => ({
    id,
    title: id,
    url: '/',
    startsAt: Date.parse(startsAt),
    isAllDay,
    ...(endsAt ? { endsAt: Date.parse(endsAt) } : {}),
  });
  const plan = (events: CalendarEvent[], zone: string) =>
    [...eventsByDay(events, zone)].map(
      ([day, events]) =>
        `${day} ${events.map(({ event, isContinued }) => event.id + (isContinued ? '+' : '')).join(' ')}`,
    );

  it('[EVT-3] are those of the zone, and an all-day date keeps its day in every zone', () => {
    const events = [
      date('late', '2026-11-21T23:30:00Z', '2026-11-22T00:30:00Z'),
      date('fair', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', true),
    ];
    expect(plan(events, 'UTC')).toEqual(['2026-11-21 fair late', '2026-11-22 fair+ late+']);
    expect(plan(events, 'Europe/Berlin')).toEqual(['2026-11-21 fair', '2026-11-22 fair+ late']);
    expect(plan(events, 'America/New_York')).toEqual(['2026-11-21 fair late', '2026-11-22 fair+']);
  });

  it('[EVT-3] are at their hour, below those that take the whole day', () => {
    const events = [
      date('evening', '2026-11-21T19:00:00Z'),
      date('morning', '2026-11-21T09:00:00Z'),
      date('fair', '2026-11-21T00:00:00Z', undefined, true),
      date('night', '2026-11-21T01:00:00Z'),
    ];
    const planned = ['2026-11-21 fair night morning evening'];
    expect(plan(events, 'UTC')).toEqual(planned);
    expect(plan(events.toReversed(), 'UTC')).toEqual(planned);
    const { isAllDay: _, ...hourless } = date('noon', '2026-11-21T12:00:00Z');
    expect(plan([hourless, date('fair', '2026-11-21T00:00:00Z', undefined, true)], 'UTC')).toEqual([
      '2026-11-21 fair noon',
    ]);
  });

  it('[EVT-3] are none for an event without a known time', () => {
    expect(plan([{ id: 'soon', title: 'Soon', url: '/' }], 'UTC')).toEqual([]);
  });

  it('[EVT-3] end at midnight, not after it; a mistyped end fills no calendar', () => {
    expect(plan([date('till', '2026-11-21T20:00:00Z', '2026-11-22T00:00:00Z')], 'UTC')).toEqual([
      '2026-11-21 till',
    ]);
    expect(
      plan([date('typo', '2026-01-01T10:00:00Z', '9026-01-01T10:00:00Z')], 'UTC'),
    ).toHaveLength(366);
    expect(plan([date('odd', '2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z')], 'UTC')).toEqual([
      '2026-11-21 odd',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readTourDates, splitByDay } from './readTourDates';

function read(list: unknown[], timeZone = 'Europe/London') {
  const problems: string[] = [];
  const dates = readTourDates(list, { timeZone, problem: (text) => problems.push(text) });
  return { dates, problems };
}

describe('readTourDates', () => {
  it('[EVT-6] reads a wall clock of the place, in summer and in winter', () => {
    const { dates } = read([
      { venue: 'Weir', date: '2026-12-04T20:00' },
      { venue: 'Weir', date: '2026-07-04T20:00' },
      { venue: 'Roof', date: '2026-07-04T20:00', timeZone: 'America/New_York' },
      { venue: 'Barn', date: '2026-08-01' },
      { venue: 'Hall', date: '2026-09-01T20:00:00Z' },
    ]);
    expect(dates.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-07-04T19:00:00.000Z',
      '2026-07-05T00:00:00.000Z',
      '2026-07-31T23:00:00.000Z',
      '2026-09-01T20:00:00.000Z',
      '2026-12-04T20:00:00.000Z',
    ]);
    expect(dates.map(({ hasHour }) => hasHour)).toEqual([true, true, false, true, true]);
  });

  it('[EVT-6] reads a wall clock as databases write it, in any zone of this machine', () => {
    const { dates } = read([
      { venue: 'Roof', date: '2026-12-04 20:00', timeZone: 'America/New_York' },
      { venue: 'Yard', date: '2026-12-06T20:00:00.000', timeZone: 'Asia/Tokyo' },
    ]);
    expect(dates.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-12-05T01:00:00.000Z',
      '2026-12-06T11:00:00.000Z',
    ]);
  });

  it('[EVT-6] reads a date as people write it by the same clock, unless it names a zone', () => {
    const { dates } = read(
      [
        { venue: 'Weir', date: 'December 4, 2026 20:00' },
        { venue: 'Weir', date: '2026/12/05 8:00 PM' },
        { venue: 'Roof', date: '6 Dec 2026 20:00', timeZone: 'Asia/Tokyo' },
        { venue: 'Barn', date: '7 December 2026' },
        { venue: 'Hall', date: 'Tue, 08 Dec 2026 20:00:00 +0100' },
        {
          venue: 'Hall',
          date: 'Wed Dec 09 2026 20:00:00 GMT+0100 (Central European Standard Time)',
        },
        { venue: 'Hall', date: 'Dec 10, 2026 20:00 PST' },
        { venue: 'Hall', date: '2026-12-12T20:00:00+01:00' },
      ],
      'America/Chicago',
    );
    expect(dates.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-12-05T02:00:00.000Z',
      '2026-12-06T02:00:00.000Z',
      '2026-12-06T11:00:00.000Z',
      '2026-12-07T06:00:00.000Z',
      '2026-12-08T19:00:00.000Z',
      '2026-12-09T19:00:00.000Z',
      '2026-12-11T04:00:00.000Z',
      '2026-12-12T19:00:00.000Z',
    ]);
    expect(dates.map(({ hasHour }) => hasHour).indexOf(false)).toBe(3);
  });

  it('[EVT-6] says where a date is, and whether there is still a ticket', () => {
    const date = '2026-12-04T20:00';
    const { dates } = read([
      { venue: 'Weir', city: 'Leeds', region: '', country: 'UK', date, ticketsUrl: '/tickets' },
      { venue: 'Roof', region: 'NY', startsAt: date, soldOut: true, city: 7 },
      { venue: 'Barn', datetime: date, free: true, ticketsUrl: 'javascript:alert(1)' },
      { venue: 'Hall', date, cancelled: true, soldOut: true },
      { venue: 'Yard', date, cancelled: 'no', soldOut: 'no', free: 'no' },
    ]);
    expect(dates.map(({ venue, place, state }) => [venue, place, state])).toEqual([
      ['Weir', 'Leeds, UK', 'open'],
      ['Roof', 'NY', 'sold-out'],
      ['Barn', '', 'free'],
      ['Hall', '', 'cancelled'],
      ['Yard', '', 'open'],
    ]);
    expect(dates.map(({ tickets }) => tickets)).toEqual([
      ...['/tickets', undefined, undefined, undefined, undefined],
    ]);
  });

  it('[EVT-6] knows the hour of a moment in milliseconds, in UTC where no zone is given', () => {
    const startsAt = Date.parse('2026-12-04T00:00:00Z');
    const [date] = readTourDates([{ venue: 'Weir', startsAt }]);
    expect(date).toMatchObject({ startsAt, hasHour: true, timeZone: 'UTC' });
    expect(readTourDates([{ venue: 'Weir', date: 'soon' }])).toEqual([]);
  });

  it('[EVT-6] leaves out what has no date or no name, and says so', () => {
    const { dates, problems } = read([
      { venue: 'Weir', date: 'soon' },
      { date: '2026-12-04' },
      null,
      { title: 'Kiln night', date: '2026-12-04', timeZone: 'Mars/Olympus' },
    ]);
    expect(dates.map(({ title, timeZone }) => [title, timeZone])).toEqual([
      ['Kiln night', 'Europe/London'],
    ]);
    expect(problems).toEqual([
      'A tour date (Weir) has no date. It is left out.',
      'A tour date (without a name) has no date. It is left out.',
      'A tour date (without a name) has no date. It is left out.',
    ]);
    expect(read([{ venue: 'Weir', title: 'Kiln night', date: 'soon' }]).problems).toEqual([
      'A tour date (Kiln night) has no date. It is left out.',
    ]);
  });

  it('[EVT-6] keeps a date until its day is over where it happens', () => {
    const { dates } = read([
      { venue: 'New York', date: '2026-11-20T20:00', timeZone: 'America/New_York' },
      { venue: 'London', date: '2026-11-20T20:00' },
    ]);
    const justAfterMidnightInLondon = Date.parse('2026-11-21T00:30:00Z');
    const { upcoming, past } = splitByDay(dates, justAfterMidnightInLondon);
    expect(upcoming.map(({ venue }) => venue)).toEqual(['New York']);
    expect(past.map(({ venue }) => venue)).toEqual(['London']);
    // A date without an hour starts with its day; past dates begin with the latest.
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({ venue: date, date }));
    const split = splitByDay(read(days).dates, justAfterMidnightInLondon);
    expect(split.upcoming.map(({ venue }) => venue)).toEqual(['2026-11-21']);
    expect(split.past.map(({ venue }) => venue)).toEqual(['2026-11-20', '2026-11-19']);
  });
});

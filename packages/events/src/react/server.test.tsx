import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as file from '../calendarFile';
import * as root from '../index';
import * as react from '../react';

const now = Date.parse('2026-11-21T12:00:00Z');
const events = [
  {
    id: 'firing',
    title: 'Firing <1>',
    url: '/dates/firing',
    startsAt: Date.parse('2026-11-21T23:30:00Z'),
    endsAt: Date.parse('2026-11-22T01:00:00Z'),
    location: 'Yard',
  },
  { id: 'bad', title: 'Bad', url: 'javascript:alert(1)', startsAt: now, isAllDay: true },
];
const calendar = (more: Partial<react.CalendarProps> = {}) =>
  renderToStaticMarkup(<react.Calendar id="cal" events={events} now={now} {...more} />);

it('[EVT-1] a month is a table with its events, today marked, and links to its neighbours', () => {
  const html = calendar();
  expect(html).toMatch(
    /^<section class="pl-calendar" data-view="month" aria-labelledby="calendar-cal">/,
  );
  expect(html).toContain('November 2026</h2>');
  expect(html).toContain('<span class="pl-unseen">Saturday, November 21, 2 dates</span>');
  expect(html).toMatch(/data-date="2026-11-21"[^>]*aria-current="date"/);
  expect(html).toContain('Firing &lt;1&gt;');
  expect(html).toContain('href="?cal-month=2026-12"');
  expect(html).toContain('href="?cal-view=list"');
  expect(html).not.toContain('javascript:');
});

it('[EVT-1] leads to the addresses that it is given, and shows the list where that is asked for', () => {
  const html = calendar({
    view: 'list',
    month: '2026-10',
    href: ({ month }) => `/dates/${month ?? ''}`,
  });
  expect(html).toContain('href="/dates/2026-09"');
  expect(html).not.toContain('<table');
  expect(html).toContain('<p class="pl-calendar-empty">No dates in October 2026.</p>');
});

it('[EVT-2] shows times in a zone, and reports one that it does not know', () => {
  expect(calendar({ zone: 'Asia/Tokyo', view: 'list' })).toMatch(
    /Sunday, November 22<\/time><\/h3>.*8:30\u2009–\u200910:00\u202fAM.*Times are those of Tokyo/,
  );
  expect(calendar({ zone: 'Mars/Base' })).toContain('Failed to load timezone Mars/Base.');
});

it('[EVT-1] speaks the language of its messages and of its dates', () => {
  const html = calendar({ locale: 'de', messages: { 'events.calendar.today': 'Heute' } });
  expect(html).toContain('November 2026</h2>');
  expect(html).toContain('<th scope="col" abbr="Montag">Mo</th>');
  expect(html).toContain('>Heute</a>');
});

it('[EVT-9] names its month and its days as its grid counts them, where a language has other months', () => {
  // In Persian, 22 November is the first of Azar; the grid has the 22nd of our November.
  const html = calendar({ locale: 'fa' });
  expect(html).toMatch(/نوامبر[^<]*<\/h2>/);
  expect(html).not.toMatch(/آبان|آذر/);
  // Thai counts other years and the same months.
  expect(calendar({ locale: 'th' })).toContain('พฤศจิกายน 2569</h2>');
});

const dates = root.readTourDates([
  { venue: 'Weir', city: 'Bourne', date: '2026-12-04T20:00', ticketsUrl: 'https://a.example/t' },
  { venue: 'Roof', date: '2026-12-05', soldOut: true },
  { title: 'Kiln night', venue: 'Barn', date: '2026-10-01' },
]);

it('[EVT-7] dates to come have their way to a ticket, and what is over is folded away', () => {
  const html = renderToStaticMarkup(<react.TourDates dates={dates} now={now} showPast />);
  expect(html).toContain('aria-label="Tickets for Weir"');
  expect(html).toContain('data-state="sold-out"');
  expect(html).toMatch(/<details class="pl-tour-past">.*Kiln night.*Barn.*<\/details>/);
  const short = renderToStaticMarkup(<react.TourDates dates={dates} now={now} limit={1} />);
  expect(short).not.toContain('Roof');
  expect(short).not.toContain('<details');
  expect(renderToStaticMarkup(<react.TourDates dates={[]} now={now} />)).toContain(
    'No dates at the moment.',
  );
});

it('[EVT-7] leads to an account that announces new dates', () => {
  const follow = { artist: 'Weir House', provider: 'Bandcamp', href: 'https://a.example' };
  const html = renderToStaticMarkup(<react.TourDates dates={dates} now={now} follow={follow} />);
  expect(html).toContain('>Follow Weir House on Bandcamp</a>');
});

it('lists the public names of each entry', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect(names(root)).toEqual([
    'attachCalendar',
    'createCalendarView',
    'eventMessages',
    'hoursBesideDay',
    'readCalendarState',
    'readTourDates',
    'timeOfEvent',
  ]);
  expect(names(react)).toEqual(['Calendar', 'TourDates']);
  expect(names(file)).toEqual(['calendarFile']);
});

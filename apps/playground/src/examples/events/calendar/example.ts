import type { CalendarProps } from '@plinth/events/react';
import { amount, choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type CalendarOptions = Pick<
  CalendarProps,
  'view' | 'timeZone' | 'zone' | 'month' | 'weekStartsOn'
>;

export const example = defineExample<CalendarOptions>({
  controls: {
    view: choice(['month', 'list'], 'month'),
    timeZone: choice(['UTC', 'Europe/London', 'Asia/Tokyo'], 'UTC'),
    zone: text(),
    month: text(),
    weekStartsOn: amount(undefined, { min: 1, max: 7 }),
  },
  stories: {
    List: { view: 'list' },
    'Weeks from Monday': { weekStartsOn: 1 },
    'In Tokyo': { timeZone: 'Asia/Tokyo' },
  },
  code: ({ attributes }) => ({
    react: `import { Calendar } from '@plinth/events/react';
import '@plinth/events/calendar.css';

const events = [
  { id: 'soda', title: 'Soda firing', url: '#soda', startsAt: Date.UTC(2026, 10, 21, 9) },
  { id: 'fair', title: 'Winter fair', url: '#fair', startsAt: Date.UTC(2026, 10, 28), endsAt: Date.UTC(2026, 10, 29), isAllDay: true },
];

<Calendar events={events} now={Date.UTC(2026, 10, 18, 12)}${attributes} />`,
    attach: `import { attachCalendar } from '@plinth/events';
import '@plinth/events/calendar.css';

const undo = attachCalendar(document.querySelector('.pl-calendar'));`,
  }),
  html: {
    css: ['@plinth/events/calendar.css'],
    script: `import { attachCalendar } from '@plinth/events';

attachCalendar(document.querySelector('.pl-calendar'));`,
  },
});

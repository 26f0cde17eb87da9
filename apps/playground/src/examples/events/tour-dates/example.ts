import type { TourDatesProps } from '@plinth/events/react';
import { amount, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type TourDatesOptions = Pick<TourDatesProps, 'title' | 'limit' | 'showPast'>;

export const example = defineExample<TourDatesOptions>({
  controls: {
    title: text(),
    limit: amount(undefined, { min: 1, max: 2 }),
    showPast: flag(),
  },
  stories: {
    'With past dates': { showPast: true },
    'The next one': { limit: 1, title: 'Next' },
  },
  code: ({ attributes }) => ({
    react: `import { readTourDates } from '@plinth/events';
import { TourDates } from '@plinth/events/react';
import '@plinth/events/tour-dates.css';

const dates = readTourDates([
  { venue: 'Weir House', city: 'Bourne Mill', date: '2026-10-02T19:30' },
  { venue: 'Old Salt Store', city: 'Lynn', date: '2026-12-04T20:00', ticketsUrl: 'https://tickets.example/salt' },
  { venue: 'Glass Yard', date: '2026-12-11T19:30', soldOut: true },
], { timeZone: 'Europe/London' });

<TourDates dates={dates} now={Date.UTC(2026, 10, 18, 12)}${attributes} />`,
  }),
});

import '@plinth/events/tour-dates.css';
import { readTourDates } from '@plinth/events';
import { TourDates } from '@plinth/events/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { TourDatesOptions } from './example';

const dates = readTourDates(
  [
    { venue: 'Weir House', city: 'Bourne Mill', date: '2026-10-02T19:30' },
    {
      venue: 'Old Salt Store',
      city: 'Lynn',
      date: '2026-12-04T20:00',
      ticketsUrl: 'https://tickets.example/salt',
    },
    { venue: 'Glass Yard', date: '2026-12-11T19:30', soldOut: true },
  ],
  { timeZone: 'Europe/London' },
);

export default function TourDatesExample({ values }: ExampleProps<TourDatesOptions>): ReactNode {
  return <TourDates {...values} dates={dates} now={Date.UTC(2026, 10, 18, 12)} />;
}

import '@plinth/events/calendar.css';
import { Calendar } from '@plinth/events/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { CalendarOptions } from './example';

const events = [
  { id: 'soda', title: 'Soda firing', url: '#soda', startsAt: Date.UTC(2026, 10, 21, 9) },
  {
    id: 'fair',
    title: 'Winter fair',
    url: '#fair',
    startsAt: Date.UTC(2026, 10, 28),
    endsAt: Date.UTC(2026, 10, 29),
    isAllDay: true,
  },
];

export default function CalendarExample({ values }: ExampleProps<CalendarOptions>): ReactNode {
  return (
    <Calendar
      key={JSON.stringify(values)}
      {...values}
      events={events}
      now={Date.UTC(2026, 10, 18, 12)}
    />
  );
}

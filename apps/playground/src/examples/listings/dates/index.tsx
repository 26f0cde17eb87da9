import '@plinth/listings/summary.css';
import type { ListItem } from '@plinth/listings';
import { Summary } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { DatesOptions } from './example';

const dates: ListItem[] = [
  {
    id: 'soda',
    title: 'Soda firing',
    url: '#soda',
    excerpt: 'Bring two bowls of your own, and gloves.',
    startsAt: Date.UTC(2026, 10, 21, 9),
    endsAt: Date.UTC(2026, 10, 21, 17),
    location: 'Kiln yard',
  },
  {
    id: 'fair',
    title: 'Winter fair',
    url: '#fair',
    excerpt: 'Cups, jugs and hot cider.',
    startsAt: Date.UTC(2026, 10, 28),
    endsAt: Date.UTC(2026, 10, 29),
    isAllDay: true,
    location: 'Old Salt Store',
  },
  {
    id: 'raku',
    title: 'Raku evening',
    url: '#raku',
    excerpt: 'Glowing pots, leaves and smoke.',
    startsAt: Date.UTC(2026, 9, 16, 17),
    location: 'Kiln yard',
  },
];

export default function DatesExample({ values, stage }: ExampleProps<DatesOptions>): ReactNode {
  const { isEmpty = false, ...options } = values;
  return (
    <Summary
      key={JSON.stringify(values)}
      design="list"
      offersPast
      showsDates="upcoming"
      {...options}
      items={isEmpty ? [] : dates}
      now={Date.UTC(2026, 10, 18, 12)}
      facts={['date', 'location']}
      locale={stage.locale}
      messages={stage.messages}
    />
  );
}

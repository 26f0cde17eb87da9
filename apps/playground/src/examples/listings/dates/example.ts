import type { SummaryProps } from '@plinth/listings/react';
import { choice, flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface DatesOptions extends Pick<
  SummaryProps,
  'design' | 'offersPast' | 'showsDates' | 'timeZone' | 'hasDates'
> {
  /** An empty list, without dates. */
  isEmpty?: boolean;
}

export const example = defineExample<DatesOptions>({
  controls: {
    design: choice(['grid', 'wall', 'list', 'carousel'], 'list'),
    offersPast: flag(true),
    showsDates: choice(['upcoming', 'past'], 'upcoming'),
    timeZone: choice(['UTC', 'Europe/London', 'Asia/Tokyo'], 'UTC'),
    isEmpty: flag(false),
    hasDates: flag(),
  },
  descriptions: {
    design: 'The way that the entries are laid out.',
    isEmpty: 'Whether there is nothing to come, and a text says so.',
  },
  stories: {
    Past: { showsDates: 'past' },
    'Nothing to come': { isEmpty: true },
    Grid: { design: 'grid' },
  },
  code: ({ values, without }) => ({
    react: `import { Summary } from '@plinth/listings/react';
import '@plinth/listings/summary.css';

const dates = [
  { id: 'soda', title: 'Soda firing', url: '#soda', startsAt: Date.UTC(2026, 10, 21, 9), location: 'Kiln yard' },
  { id: 'fair', title: 'Winter fair', url: '#fair', startsAt: Date.UTC(2026, 10, 28), endsAt: Date.UTC(2026, 10, 29), isAllDay: true },
  { id: 'raku', title: 'Raku evening', url: '#raku', startsAt: Date.UTC(2026, 9, 16, 17), location: 'Kiln yard' },
];

<Summary items={${values['isEmpty'] ? '[]' : 'dates'}} facts={['date', 'location']} now={Date.UTC(2026, 10, 18, 12)}${
      without('isEmpty').over({ design: 'list', offersPast: true, showsDates: 'upcoming' })
        .attributes
    } />`,
  }),
});

import type { ItemHeaderProps } from '@plinth/listings/react';
import { choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface ItemHeaderOptions extends Pick<ItemHeaderProps, 'timeZone' | 'calendarHref'> {
  /** A post, or an event, which has a time instead of an author. */
  kind?: 'post' | 'date';
}

const items = {
  post: `{ title: 'Ash glazes', author: 'Tom', categories: ['Recipes'], publishedAt: Date.UTC(2026, 9, 30) }`,
  date: `{ title: 'Soda firing', location: 'Kiln yard', startsAt: Date.UTC(2026, 10, 21, 9), endsAt: Date.UTC(2026, 10, 21, 17) }`,
};

export const example = defineExample<ItemHeaderOptions>({
  controls: {
    kind: choice(['post', 'date'], 'post'),
    timeZone: choice(['UTC', 'Europe/London', 'Asia/Tokyo'], 'UTC'),
    calendarHref: text(),
  },
  descriptions: {
    kind: 'A post of a journal, or a date.',
  },
  stories: {
    'A date': { kind: 'date' },
  },
  code: ({ values, without }) => ({
    react: `import { ItemHeader } from '@plinth/listings/react';
import '@plinth/listings/summary.css';

const item = ${values['kind'] === 'date' ? items.date : items.post};

<ItemHeader item={item} collection={{ title: 'Journal', url: '#journal' }}${without('kind').attributes} />`,
  }),
});

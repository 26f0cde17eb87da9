import '@plinth/listings/summary.css';
import { ItemHeader } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { ItemHeaderOptions } from './example';

const items = {
  post: {
    title: 'Ash glazes',
    author: 'Tom',
    categories: ['Recipes'],
    publishedAt: Date.UTC(2026, 9, 30),
  },
  date: {
    title: 'Soda firing',
    location: 'Kiln yard',
    startsAt: Date.UTC(2026, 10, 21, 9),
    endsAt: Date.UTC(2026, 10, 21, 17),
  },
};

export default function ItemHeaderExample({
  values,
  stage,
}: ExampleProps<ItemHeaderOptions>): ReactNode {
  const { kind = 'post', ...options } = values;
  return (
    <ItemHeader
      {...options}
      item={items[kind]}
      collection={{ title: 'Journal', url: '#journal' }}
      fact={<a href="#comments">3 comments</a>}
      locale={stage.locale}
      messages={stage.messages}
    />
  );
}

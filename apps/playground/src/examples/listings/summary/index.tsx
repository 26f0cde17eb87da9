import '@plinth/listings/pages.css';
import '@plinth/listings/summary.css';
import { Summary } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { SummaryOptions } from './example';
import { posts } from './posts';

export default function SummaryExample({ values, stage }: ExampleProps<SummaryOptions>): ReactNode {
  return (
    <Summary
      // A tag is not a category, so the filter starts again.
      key={values.filterBy}
      filterBy="tag"
      {...values}
      items={posts}
      now={Date.UTC(2026, 10, 21)}
      facts={['date', 'author']}
      sortBy={['newest', 'oldest', 'title']}
      locale={stage.locale}
      messages={stage.messages}
    />
  );
}

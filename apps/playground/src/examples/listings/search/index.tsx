import '@plinth/listings/search.css';
import { SearchField } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { LoggedForm } from '../LoggedForm';
import type { SearchOptions } from './example';
import { findPosts } from './findPosts';

export default function SearchExample({ values, stage }: ExampleProps<SearchOptions>): ReactNode {
  return (
    <LoggedForm stage={stage}>
      <SearchField
        // The field begins with the query.
        key={values.query}
        {...values}
        loadPreview={(query) => Promise.resolve(findPosts(query))}
        locale={stage.locale}
        messages={stage.messages}
      />
    </LoggedForm>
  );
}

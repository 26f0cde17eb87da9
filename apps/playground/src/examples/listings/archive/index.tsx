import '@plinth/listings/summary.css';
import { archiveGroups } from '@plinth/listings';
import { Archive } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { posts } from '../summary/posts';
import { LoggedForm } from '../LoggedForm';
import type { ArchiveOptions } from './example';

export default function ArchiveExample({ values, stage }: ExampleProps<ArchiveOptions>): ReactNode {
  const { groupBy = 'month' } = values;
  return (
    <LoggedForm stage={stage}>
      <Archive
        // The field of a dropdown begins with the group that is shown.
        key={JSON.stringify(values)}
        url="#journal"
        {...values}
        groupBy={groupBy}
        groups={archiveGroups(posts, { groupBy, locale: stage.locale })}
        locale={stage.locale}
        messages={stage.messages}
      />
    </LoggedForm>
  );
}

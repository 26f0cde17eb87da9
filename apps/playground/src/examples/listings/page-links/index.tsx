import '@plinth/listings/pages.css';
import { PageLinks } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { pageHref, useTurnedPage } from '../useTurnedPage';
import type { PageLinksOptions } from './example';

export default function PageLinksExample({
  values,
  stage,
}: ExampleProps<PageLinksOptions>): ReactNode {
  const { page: first = 5, pages = 12 } = values;
  const page = useTurnedPage(first);
  return (
    <PageLinks
      hasNumbers
      {...values}
      page={Math.min(page, pages)}
      pages={pages}
      href={pageHref}
      locale={stage.locale}
      messages={stage.messages}
    />
  );
}

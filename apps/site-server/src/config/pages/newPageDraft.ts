import type { PageDefinition } from '@plinth/site-model/definition';
import type { ConfigIntl } from '../configIntl';
import { pageSource } from './pageSource';
import { newPage } from './pageStore';

/** A new page as it begins. */
export function pageStart({ translate }: Pick<ConfigIntl, 'translate'>): PageDefinition {
  const title = translate('config.pages.new');
  return {
    id: 'page-new',
    slug: 'new',
    title,
    sections: [
      {
        id: 'first',
        width: 'narrow',
        blocks: [{ id: 'new-title', type: 2, settings: { html: `<h1>${title}</h1><p>…</p>` } }],
      },
    ],
  };
}

/** The text of a new page. */
export function draftOf(intl: Pick<ConfigIntl, 'translate'>) {
  const page = pageStart(intl);
  return { slug: '', title: page.title, source: pageSource(page), base: newPage };
}

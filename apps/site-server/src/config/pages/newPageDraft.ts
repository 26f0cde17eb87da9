import type { PageDefinition } from '@plinth/site-model/definition';
import type { ConfigWords } from '../configWords';
import { pageSource } from './pageSource';
import { newPage } from './pageStore';

/** A new page as it begins. */
export function pageStart({ t }: Pick<ConfigWords, 't'>): PageDefinition {
  const title = t('config.pages.new');
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
export function draftOf(words: Pick<ConfigWords, 't'>) {
  const page = pageStart(words);
  return { slug: '', title: page.title, source: pageSource(page), base: newPage };
}

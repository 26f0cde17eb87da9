import { escapeHtml } from '@plinth/site-blocks/rendering';
import type { PageDefinition } from '@plinth/site-model/definition';
import type { ConfigIntl } from '../configIntl';
import { pageSource } from './pageSource';
import { newPage } from './pageStore';

/** The block of the heading that a new page begins with. */
const headingId = 'new-title';

const startHeading = (title: string): string => `<h1>${escapeHtml(title)}</h1>`;

/**
 * Sets the title of an unpublished page, and of its heading as long as that is the initial one. A page without a title
 * stays unchanged.
 */
export function withFollowedTitle(
  page: PageDefinition,
  title: string,
  { translate }: Pick<ConfigIntl, 'translate'>,
): PageDefinition {
  if (title === '') return page;
  // Undoing a change may have restored the initial heading.
  const untouched = new Set([page.title, translate('config.pages.new')].map(startHeading));
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const html = block.settings?.['html'];
      return block.id === headingId && typeof html === 'string' && untouched.has(html)
        ? { ...block, settings: { ...block.settings, html: startHeading(title) } }
        : block;
    }),
  }));
  return { ...page, title, sections };
}

/** The initial definition of a new page. */
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
        blocks: [{ id: headingId, type: 2, settings: { html: startHeading(title) } }],
      },
    ],
  };
}

/** The initial source text of a new page. */
export function draftOf(intl: Pick<ConfigIntl, 'translate'>) {
  const page = pageStart(intl);
  return { slug: '', title: page.title, source: pageSource(page), base: newPage };
}

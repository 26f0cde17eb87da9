import type { PageDefinition } from '@plinth/site-model/definition';
import { slugOfTitle } from '../collections/itemSlug';
import type { ConfigVisit } from '../configVisit';
import { checkPage, pathOf } from '../pages/checkPage';
import { pageSource } from '../pages/pageSource';
import { newPage } from '../pages/pageStore';
import { lineOfPath } from '../pages/lineOfPath';
import type { SourceProblem } from '../pages/sourceProblem';
import type { LayoutState } from './layoutState';
import { withPageFields } from './pageFields';

export type TypedPage =
  { page: PageDefinition; problems: [] } | { page: undefined; problems: SourceProblem[] };

/**
 * Applies the typed fields to the page, or returns their problems. A new page without an address gets one from its
 * title.
 */
export function typedPage({ posted, site }: ConfigVisit, state: LayoutState): TypedPage {
  const isNew = posted.get('base') === newPage;
  const { fields } = state;
  const slug =
    isNew && fields.slug.trim() === '' && fields.title.trim() !== ''
      ? freeSlug(slugOfTitle(fields.title), site.pageBySlug)
      : fields.slug;
  const given = withPageFields(state.page, { ...fields, slug });
  const { page, problems } = checkPage(given);
  if (page) return { page, problems: [] };
  const source = pageSource(given);
  return {
    page: undefined,
    problems: problems.map(({ keys, ...problem }) => ({
      path: pathOf(keys),
      line: lineOfPath(source, keys),
      ...problem,
    })),
  };
}

/** A free address: `about-2` if a page has the address `about`. */
function freeSlug(slug: string, taken: ReadonlyMap<string, unknown>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(free)) return free;
  }
}

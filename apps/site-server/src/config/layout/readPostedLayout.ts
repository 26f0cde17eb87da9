import type { ConfigVisit } from '../configVisit';
import { findPictures } from '../files/fileQueries';
import { withFollowedTitle } from '../pages/newPageDraft';
import { newPage } from '../pages/pageStore';
import { readPageSource } from '../pages/readPageSource';
import { sourceOf } from '../pages/pageVisit';
import { readLayout, type LayoutState } from './layoutState';

/** The posted form of a page; `undefined` where it contains no page, or a page other than that of its address. */
export async function readPostedLayout(visit: ConfigVisit): Promise<LayoutState | undefined> {
  const { services, site, posted, intl, c } = visit;
  const { page } = readPageSource(sourceOf(visit));
  const id = c.req.param('id');
  if (!page || (id !== undefined && page.id !== id)) return undefined;
  const state = readLayout(page, posted, await findPictures(services.db, site.definition.id));
  return posted.get('base') === newPage
    ? { ...state, page: withFollowedTitle(state.page, state.fields.title.trim(), intl) }
    : state;
}

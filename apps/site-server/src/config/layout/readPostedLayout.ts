import type { ConfigVisit } from '../configVisit';
import { findPictures } from '../files/fileQueries';
import { readPageSource } from '../pages/readPageSource';
import { sourceOf } from '../pages/pageVisit';
import { readLayout, type LayoutState } from './layoutState';

/** The form of a page as it was sent; nothing where what it carries is no page, or is another one than that of its address. */
export async function readPostedLayout(visit: ConfigVisit): Promise<LayoutState | undefined> {
  const { services, site, posted, c } = visit;
  const { page } = readPageSource(sourceOf(visit));
  const id = c.req.param('id');
  if (!page || (id !== undefined && page.id !== id)) return undefined;
  return readLayout(page, posted, await findPictures(services.db, site.definition.id));
}

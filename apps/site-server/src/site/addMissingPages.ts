import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { pages, sites } from '../database/schema/index';
import { isReservedSlug } from './isReservedSlug';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Kinds of pages that a site may have several times. */
const ordinary: readonly number[] = [pageType.page, pageType.collection];

/**
 * Adds pages that a part of the site needs after the existing ones. A page whose address is taken, or whose kind the
 * site has already, is left out: its owner has created one.
 * @returns the added pages
 */
export async function addMissingPages(
  transaction: Transaction,
  siteId: string,
  definitions: readonly PageDefinition[],
): Promise<PageDefinition[]> {
  // One at a time for the whole site: addresses and positions belong to all pages.
  await transaction.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update');
  const present = await transaction
    .select({ id: pages.id, slug: pages.slug, pageType: pages.pageType })
    .from(pages)
    .where(eq(pages.siteId, siteId));
  const added = definitions.filter(
    ({ id, slug, pageType: kind = pageType.page }) =>
      !isReservedSlug(slug) &&
      !present.some(
        (one) =>
          one.id === id || one.slug === slug || (one.pageType === kind && !ordinary.includes(kind)),
      ),
  );
  if (added.length === 0) return [];
  const [last] = await transaction
    .select({ position: max(pages.position) })
    .from(pages)
    .where(eq(pages.siteId, siteId));
  await transaction.insert(pages).values(
    added.map((page, at) => ({
      siteId,
      id: page.id,
      slug: page.slug,
      title: page.title,
      pageType: page.pageType ?? pageType.page,
      position: (last?.position ?? -1) + 1 + at,
      definition: { ...page },
    })),
  );
  return added;
}

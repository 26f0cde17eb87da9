import { pageType } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';
import type { Database } from '../database/openDatabase';
import { pages, sites } from '../database/schema/index';

/**
 * Adds a site to a database that has none.
 * @returns whether it did
 */
export async function seedSite(db: Database, site: SiteDefinition): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: sites.id }).from(sites).limit(1);
    // Another server may have begun at the same moment and be first.
    return !existing && (await insertSite(transaction, site));
  });
}

/**
 * Adds a site with its pages, within a transaction.
 *
 * @param createdAt @default now
 * @returns whether its id was free
 */
export async function insertSite(
  transaction: Database,
  { pages: definitions, ...site }: SiteDefinition,
  createdAt?: Date,
): Promise<boolean> {
  const row = { id: site.id, title: site.title, definition: { ...site } };
  const added = await transaction
    .insert(sites)
    .values({ ...row, ...(createdAt && { createdAt, updatedAt: createdAt }) })
    .onConflictDoNothing()
    .returning({ id: sites.id });
  if (added.length === 0) return false;
  await transaction.insert(pages).values(
    definitions.map((page, position) => ({
      siteId: site.id,
      id: page.id,
      slug: page.slug,
      title: page.title,
      pageType: page.pageType ?? pageType.page,
      position,
      definition: { ...page },
    })),
  );
  return true;
}

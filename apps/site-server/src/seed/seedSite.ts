import type { SiteDefinition } from '@plinth/site-runtime/render';
import type { Database } from '../database/openDatabase';
import { pages, sites } from '../database/schema/index';

const mainPage = 2;

/**
 * Puts a site into a database that has none.
 * @returns whether it did
 */
export async function seedSite(
  db: Database,
  { pages: definitions, ...site }: SiteDefinition,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: sites.id }).from(sites).limit(1);
    if (existing) return false;
    const added = await transaction
      .insert(sites)
      .values({ id: site.id, title: site.title, definition: { ...site } })
      .onConflictDoNothing()
      .returning({ id: sites.id });
    // Another server began at the same moment and was first.
    if (added.length === 0) return false;
    await transaction.insert(pages).values(
      definitions.map((page, position) => ({
        siteId: site.id,
        id: page.id,
        slug: page.slug,
        title: page.title,
        pageType: page.pageType ?? mainPage,
        position,
        definition: { ...page },
      })),
    );
    return true;
  });
}

import type { PageDefinition } from '@plinth/site-model/definition';
import { eq, max } from 'drizzle-orm';
import { CallFailure } from '../http/callFailure';
import { pages } from '../database/schema/index';
import type { Services } from '../services';

/** A page like any other ([MOD-1]). */
const mainPage = 2;

/**
 * Adds a page after the site's existing pages; it is published at once.
 *
 * @throws {CallFailure} 409 where the site has a page at that address
 */
export async function addPage(
  { db, site }: Pick<Services, 'db' | 'site'>,
  page: PageDefinition,
): Promise<{ id: string; slug: string }> {
  const { id: siteId } = (await site.read()).definition;
  const { id, slug, title, pageType = mainPage } = page;
  const added = await db.transaction(async (transaction) => {
    const [last] = await transaction
      .select({ position: max(pages.position) })
      .from(pages)
      .where(eq(pages.siteId, siteId));
    return transaction
      .insert(pages)
      .values({
        siteId,
        id,
        slug,
        title,
        pageType,
        position: (last?.position ?? -1) + 1,
        definition: { ...page },
      })
      .onConflictDoNothing()
      .returning({ id: pages.id });
  });
  if (added.length === 0) {
    throw new CallFailure(409, {
      error: `There is a page at /${slug} already. Choose another address.`,
    });
  }
  site.forget();
  return { id, slug };
}

import { and, desc, eq } from 'drizzle-orm';
import { collectionItems, collections } from '../database/schema/index';
import type { Services } from '../services';
import { isShown } from './contentItem';

/** A sitemap may name 50,000 addresses; the pages of the site stand in it as well. */
const maxAddresses = 40_000;

/** `<collection>/<item>` of everything that visitors may see, and when it changed last; the latest first. */
export async function listItemAddresses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  siteId: string,
): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await db
    .select({
      collection: collections.slug,
      item: collectionItems.slug,
      changedAt: collectionItems.updatedAt,
    })
    .from(collectionItems)
    .innerJoin(
      collections,
      and(
        eq(collections.siteId, collectionItems.siteId),
        eq(collections.id, collectionItems.collectionId),
      ),
    )
    .where(and(eq(collectionItems.siteId, siteId), isShown(new Date(clock()))))
    .orderBy(desc(collectionItems.publishedAt))
    .limit(maxAddresses);
  return rows.map(({ collection, item, changedAt }) => ({
    slug: `${collection}/${item}`,
    changedAt,
  }));
}

import type { SiteDefinition } from '@plinth/site-model/definition';
import { and, desc, eq, sql } from 'drizzle-orm';
import { collectionItems, collections } from '../database/schema/index';
import type { Services } from '../services';
import { isShown } from './contentItem';
import { isInShownLanguage, itemLanguages } from './itemLanguages';

/** A sitemap may name 50,000 addresses, including the pages of the site. */
const maxAddresses = 40_000;

export interface ItemAddress {
  slug: string;
  changedAt: Date;
  /** In the languages of the site, itself among them, in their order. */
  versions: { language: string; slug: string }[];
}

/** `<collection>/<item>` of everything that visitors may see, and when it changed last; the latest first. */
export async function listItemAddresses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  site: Pick<SiteDefinition, 'id' | 'locale' | 'languages'>,
): Promise<ItemAddress[]> {
  const { own, shown } = itemLanguages(site);
  const rows = await db
    .select({
      collection: collections.slug,
      item: collectionItems.slug,
      changedAt: collectionItems.updatedAt,
      language: collectionItems.language,
      family: sql<string>`coalesce(${collectionItems.versionOf}, ${collectionItems.id})`,
    })
    .from(collectionItems)
    .innerJoin(
      collections,
      and(
        eq(collections.siteId, collectionItems.siteId),
        eq(collections.id, collectionItems.collectionId),
      ),
    )
    .where(
      and(
        eq(collectionItems.siteId, site.id),
        isShown(new Date(clock())),
        isInShownLanguage({ shown }),
      ),
    )
    .orderBy(desc(collectionItems.publishedAt))
    .limit(maxAddresses);
  const slugOf = ({ collection, item }: (typeof rows)[number]) => `${collection}/${item}`;
  const languageOf = ({ language }: (typeof rows)[number]) => language ?? own;
  const families = new Map<string, typeof rows>();
  for (const row of rows) {
    const family = families.get(row.family);
    if (family) family.push(row);
    else families.set(row.family, [row]);
  }
  return rows.map((row) => ({
    slug: slugOf(row),
    changedAt: row.changedAt,
    versions: families
      .get(row.family)!
      .map((one) => ({ language: languageOf(one), slug: slugOf(one) }))
      .sort((one, other) => shown.indexOf(one.language) - shown.indexOf(other.language)),
  }));
}

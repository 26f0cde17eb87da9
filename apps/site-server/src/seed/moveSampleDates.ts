import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { and, asc, eq } from 'drizzle-orm';
import type { CollectionDefinition, ItemDefinition } from '../collections/collectionDefinition';
import { collectionRows } from '../collections/seedCollections';
import type { ItemRow } from '../collections/contentItem';
import { canonicalJson } from '../database/canonicalJson';
import type { Database } from '../database/openDatabase';
import { collectionItems, pages, sites } from '../database/schema/index';

/** Days by which the sample may be behind: former addresses of dates are kept for that long. */
const patience = 14;
const day = 86_400_000;

export interface TodaysSample {
  site: SiteDefinition;
  collections: readonly CollectionDefinition[];
}

/**
 * A sample is seeded once, and after some weeks all of its dates are over. Unchanged entries move to the date that they
 * would have if they were seeded today; entries that an owner has changed stay.
 */
export async function moveSampleDates(
  db: Database,
  { site, collections }: TodaysSample,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const ofSite = eq(sites.id, site.id);
    const [found] = await transaction
      .select({ id: sites.id })
      .from(sites)
      .where(ofSite)
      .for('update');
    if (!found) return;
    for (const { id, kind, items } of collections) {
      if (kind !== 'events') continue;
      const ofCollection = and(
        eq(collectionItems.siteId, site.id),
        eq(collectionItems.collectionId, id),
      );
      const stored = await transaction
        .select()
        .from(collectionItems)
        .where(ofCollection)
        .orderBy(asc(collectionItems.startsAt), asc(collectionItems.id));
      const behind = daysBetween(textOfItems(stored), textOfItems(inOrder(items)));
      if (behind < patience) continue;
      await transaction.delete(collectionItems).where(ofCollection);
      await transaction.insert(collectionItems).values(collectionRows(site.id, id, items));
    }
    const storedPages = await transaction.select().from(pages).where(eq(pages.siteId, site.id));
    for (const { id, definition } of storedPages) {
      const page = site.pages.find((one) => one.id === id);
      const stored = definition as unknown as PageDefinition;
      if (!page || daysBetween(canonicalJson(stored), canonicalJson(page)) < patience) continue;
      await transaction
        .update(pages)
        .set({ definition: { ...page } })
        .where(and(eq(pages.siteId, site.id), eq(pages.id, id)));
    }
  });
}

const inOrder = (items: readonly ItemDefinition[]) =>
  [...items].sort(
    (a, b) => (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1),
  );

/** Without its moments, whose hours change with the clocks; the names of a date hold its day. */
const textOfItems = (items: readonly (ItemDefinition | ItemRow)[]) =>
  canonicalJson(
    items.map(({ id, slug, title, excerpt, body, image, location, categories }) => ({
      id,
      slug,
      title,
      excerpt,
      body,
      image,
      location,
      categories,
    })),
  );

const writtenDay = /\d{4}-\d{2}-\d{2}/g;

/**
 * The number of days by which a text is behind another that differs only in its dates; 0 where they differ in anything
 * else, or are equal.
 */
function daysBetween(before: string, now: string): number {
  if (before.replace(writtenDay, '') !== now.replace(writtenDay, '')) return 0;
  const [from, to] = [before, now].map((text) => Date.parse(text.match(writtenDay)?.[0] ?? ''));
  return Math.round((to! - from!) / day) || 0;
}

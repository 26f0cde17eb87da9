import { siteLanguage } from '@plinth/site-model/definition';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { itemStatus } from '@plinth/site-model';
import { isInShownLanguage, itemLanguages } from '../collections/itemLanguages';
import type { Database } from '../database/openDatabase';
import { collectionItems, collections, searchDocuments } from '../database/schema/index';
import { publicSite } from '../locks/publicSite';
import type { ClosedParts } from '../site/closedParts';
import { isForCrawlers } from '../site/isForCrawlers';
import type { SiteSnapshot } from '../site/loadSite';
import { itemDocument, itemStamp, pageDocument, type SearchDocument } from './pageDocument';
import { searchConfigurationOf } from './searchConfiguration';

/** With the name of the text search configuration for its analysis. */
type StoredDocument = SearchDocument & { configuration: string };

const rowsAtOnce = 200;
const findable = [itemStatus.published, itemStatus.scheduled];

/**
 * Keeps the documents in step with pages and items, whatever changed them; a page with a password of its own is in none
 * of them, even for visitors who have unlocked it. Runs at the first search after a possible change, and rebuilds only
 * documents with another stamp. Two servers may do it at the same time.
 */
export function createSiteIndex(db: Database) {
  let lastSite: SiteSnapshot['definition'] | undefined;
  let lastItems = '';
  let running: Promise<void> | undefined;

  async function update(site: SiteSnapshot): Promise<void> {
    const { definition, closed } = publicSite(site);
    const items = await itemsStamp(db, definition.id);
    if (definition === lastSite && items === lastItems) return;
    await syncDocuments(db, definition, closed);
    lastSite = definition;
    lastItems = items;
  }

  return {
    /** Settles when a search may begin. */
    ready(site: SiteSnapshot): Promise<void> {
      running ??= update(site).finally(() => (running = undefined));
      return running;
    },
  };
}

export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** One small query instead of all items: their number, and the sum of their moments of change. */
async function itemsStamp(db: Database, siteId: string): Promise<string> {
  const { updatedAt } = collectionItems;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      // Numeric, so that nothing is lost by rounding.
      moments: sql<string>`sum(extract(epoch from ${updatedAt})::numeric)::text`,
    })
    .from(collectionItems)
    .where(eq(collectionItems.siteId, siteId));
  return `${row?.count}:${row?.moments}`;
}

async function syncDocuments(
  db: Database,
  site: SiteSnapshot['definition'],
  closed: ClosedParts,
): Promise<void> {
  // A page or an item is analysed in its own language.
  const configurationOf = ({ language }: { language?: string | null | undefined }) =>
    searchConfigurationOf(language ?? siteLanguage(site));
  const stored = await db
    .select({
      id: searchDocuments.id,
      stamp: searchDocuments.stamp,
      configuration: sql<string>`${searchDocuments.configuration}::text`,
    })
    .from(searchDocuments)
    .where(eq(searchDocuments.siteId, site.id));
  const documents = site.pages
    .filter(({ pageType }) => isForCrawlers(pageType) && pageType !== searchPage)
    .map((page): StoredDocument => ({
      ...pageDocument(page),
      configuration: configurationOf(page),
    }));
  const stamped = await db
    .select({
      id: collectionItems.id,
      updatedAt: collectionItems.updatedAt,
      slug: collections.slug,
      language: collectionItems.language,
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
        inArray(collectionItems.status, findable),
        isInShownLanguage(itemLanguages(site)),
      ),
    );
  const items = stamped.filter(({ slug }) => !closed.lockAt(slug));
  const wanted = new Map([
    ...documents.map(({ id, configuration }) => [id, configuration] as const),
    ...items.map((item) => [`item:${item.id}`, configurationOf(item)] as const),
  ]);
  const stamps = new Map(
    stored.map(({ id, stamp, configuration }) => [
      id,
      configuration === wanted.get(id) ? stamp : '',
    ]),
  );
  const present = new Set([
    ...documents.map(({ id }) => id),
    ...items.map(({ id }) => `item:${id}`),
  ]);
  const changed = documents.filter(({ id, stamp }) => stamps.get(id) !== stamp);
  const changedItems = items.filter(
    (item) => stamps.get(`item:${item.id}`) !== itemStamp(item, item.slug),
  );
  const gone = [...stamps.keys()].filter((id) => !present.has(id));
  if (changed.length + changedItems.length + gone.length === 0) return;

  await db.transaction(async (transaction) => {
    for (const some of inParts(gone)) {
      await transaction
        .delete(searchDocuments)
        .where(and(eq(searchDocuments.siteId, site.id), inArray(searchDocuments.id, some)));
    }
    for (const some of inParts(changedItems)) {
      const slugs = new Map(some.map(({ id, slug }) => [id, slug]));
      const rows = await transaction
        .select()
        .from(collectionItems)
        .where(
          and(eq(collectionItems.siteId, site.id), inArray(collectionItems.id, [...slugs.keys()])),
        );
      await store(
        rows.map((row) => ({
          ...itemDocument(row, slugs.get(row.id)!),
          configuration: configurationOf(row),
        })),
      );
    }
    for (const some of inParts(changed)) await store(some);

    async function store(some: StoredDocument[]): Promise<void> {
      if (some.length === 0) return;
      // In a fixed order, so that two servers that do this at the same time wait for each other without a deadlock.
      const rows = [...some].sort((one, other) => (one.id < other.id ? -1 : 1));
      await transaction
        .insert(searchDocuments)
        .values(rows.map((row) => ({ siteId: site.id, ...row })))
        .onConflictDoUpdate({
          target: [searchDocuments.siteId, searchDocuments.id],
          set: Object.fromEntries(
            columns.map((name) => [name, sql.raw(`excluded.${searchDocuments[name].name}`)]),
          ),
        });
    }
  });
}

const searchPage = 102;
const columns = [
  ...(['collectionId', 'url', 'title', 'summary', 'body', 'imageUrl', 'publishedAt'] as const),
  ...(['stamp', 'configuration'] as const),
] as const;

function* inParts<Entry>(entries: readonly Entry[]): Generator<Entry[]> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    yield entries.slice(from, from + rowsAtOnce);
  }
}

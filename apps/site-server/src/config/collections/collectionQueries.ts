import { itemStatus } from '@plinth/site-model';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { collectionItems, collections } from '../../database/schema/index';
import { ownPlace } from '../../collections/ownPlace';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';
import type { ChosenVisibility } from './itemVisibility';

export type CollectionRow = typeof collections.$inferSelect;
export type ItemRow = typeof collectionItems.$inferSelect;

/** The kinds of collections, in the order of a choice. */
export const collectionKinds = ['blog', 'events', 'gallery', 'portfolio'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

export const kindOfCollection = ({ kind }: Pick<CollectionRow, 'kind'>): CollectionKind =>
  collectionKinds.find((one) => one === kind) ?? 'blog';

/** Whether the owner sorts the items by hand: events are always sorted by their time. */
export const isInOwnOrder = ({ kind, orderBy }: Pick<CollectionRow, 'kind' | 'orderBy'>): boolean =>
  orderBy === 'hand' && kind !== 'events';

/** The visibilities by which a list can be filtered. */
export type ListedVisibility = ChosenVisibility | 'deleted';

export interface ItemFilter {
  siteId: string;
  collection: CollectionRow;
  /** Words of the title, the address or the author. */
  search?: string;
  visibility?: ListedVisibility | undefined;
  now: Date;
}

/** More than anyone types; each word is searched for in every item. */
const maxWords = 8;

// The status is a literal, as in the condition of the index.
export const isNotDeleted = sql`${collectionItems.status} <> 6`;

/** The collections of a site with the number of their items. */
export async function listCollections(
  db: Database,
  siteId: string,
): Promise<{ collection: CollectionRow; count: number }[]> {
  const rows = await db
    .select()
    .from(collections)
    .where(eq(collections.siteId, siteId))
    .orderBy(asc(collections.title), asc(collections.id));
  return Promise.all(
    rows.map(async (collection) => ({ collection, count: await countItems(db, collection) })),
  );
}

/** The number of items that are not deleted. */
const countItems = (
  db: Pick<Database, '$count'>,
  { siteId, id }: Pick<CollectionRow, 'siteId' | 'id'>,
): Promise<number> => db.$count(collectionItems, and(isIn(siteId, id), isNotDeleted));

/** The number of items with a position of their own in a manual order: a version shares that of its original. */
export const countOrdered = (
  db: Pick<Database, '$count'>,
  { siteId, id }: Pick<CollectionRow, 'siteId' | 'id'>,
): Promise<number> => db.$count(collectionItems, and(isIn(siteId, id), isNotDeleted, isOriginal));

/** The items that are a version of no other. */
export const isOriginal = isNull(collectionItems.versionOf);

export async function findCollection(
  db: Pick<Database, 'select'>,
  siteId: string,
  id: string,
): Promise<CollectionRow | undefined> {
  const [row] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.siteId, siteId), eq(collections.id, id)));
  return row;
}

const isIn = (siteId: string, collectionId: string) =>
  and(eq(collectionItems.siteId, siteId), eq(collectionItems.collectionId, collectionId));

function withVisibility(visibility: ListedVisibility | undefined, now: Date): SQL | undefined {
  const { status, publishedAt } = collectionItems;
  switch (visibility) {
    case undefined:
      return isNotDeleted;
    case 'published':
      return and(
        inArray(status, [itemStatus.published, itemStatus.scheduled]),
        lte(publishedAt, now),
      );
    case 'scheduled':
      return and(
        inArray(status, [itemStatus.published, itemStatus.scheduled]),
        gt(publishedAt, now),
      );
    case 'draft':
      return eq(status, itemStatus.draft);
    case 'needs-review':
      return eq(status, itemStatus.needsReview);
    case 'deleted':
      return eq(status, itemStatus.deleted);
  }
}

const matching = ({ siteId, collection, search = '', visibility, now }: ItemFilter) =>
  and(
    isIn(siteId, collection.id),
    withVisibility(visibility, now),
    ...searchWords(search, maxWords).map((word) =>
      or(
        containsText(collectionItems.title, word),
        containsText(collectionItems.slug, word),
        containsText(sql`coalesce(${collectionItems.author}, '')`, word),
      ),
    ),
  );

const orderOf = (collection: CollectionRow): SQL[] => {
  const { startsAt, publishedAt, versionOf, id } = collectionItems;
  // A version follows its original.
  if (isInOwnOrder(collection)) return [asc(ownPlace), sql`${versionOf} nulls first`, asc(id)];
  return [desc(collection.kind === 'events' ? startsAt : publishedAt), desc(id)];
};

/** An item in a list, without its texts. */
export type ListedItem = Pick<
  ItemRow,
  | ('id' | 'slug' | 'title' | 'status' | 'publishedAt' | 'startsAt' | 'isAllDay' | 'timeZone')
  | ('language' | 'versionOf')
>;

/** A page of items, in their manual order or the latest first. */
export async function findItems(
  db: Database,
  filter: ItemFilter,
  page: number,
): Promise<PageOfRows<ListedItem>> {
  const { id, slug, title, status, publishedAt, startsAt, isAllDay, timeZone } = collectionItems;
  const { language, versionOf } = collectionItems;
  const total = await db.$count(collectionItems, matching(filter));
  const shown = Math.min(page, lastPage(total));
  // The offset applies to ids only: of the items before the page nothing else is read.
  const ids = db
    .select({ id })
    .from(collectionItems)
    .where(matching(filter))
    .orderBy(...orderOf(filter.collection))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  const rows = await db
    .select({
      id,
      slug,
      title,
      status,
      publishedAt,
      startsAt,
      isAllDay,
      timeZone,
      language,
      versionOf,
    })
    .from(collectionItems)
    .where(and(eq(collectionItems.siteId, filter.siteId), inArray(id, ids)))
    .orderBy(...orderOf(filter.collection));
  return { rows, total, page: shown };
}

export async function findItemRow(
  db: Pick<Database, 'select'>,
  { siteId, collectionId, id }: { siteId: string; collectionId: string; id: string },
): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(collectionItems)
    .where(and(isIn(siteId, collectionId), eq(collectionItems.id, id)));
  return row;
}

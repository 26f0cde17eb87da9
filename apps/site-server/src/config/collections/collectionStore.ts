import { limits } from '@plinth/site-model';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { newCollectionPage } from '../../collections/newCollectionPage';
import { collectionItems, collections } from '../../database/schema/index';
import { addMissingPages } from '../../site/addMissingPages';
import type { Transaction } from '../revisions/saveRevision';
import { countOrdered, isNotDeleted, isOriginal, type CollectionRow } from './collectionQueries';
import { lockCollection } from './itemStore';

/**
 * Adds a collection, with a page that lists its items unless a page has its address.
 * @returns false where another collection has the address
 */
export function addCollection(db: Database, row: CollectionRow): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(collections)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: collections.id });
    if (added.length === 0) return false;
    await addMissingPages(transaction, row.siteId, [newCollectionPage(row)]);
    return true;
  });
}

export type ItemOrder = 'time' | 'hand';

/**
 * Changes the title and the order of a collection. A manual order begins as the order by time.
 * @returns `full` for more items than a manual order can contain ([MOD-12])
 */
export function changeCollection(
  db: Database,
  { collection, title, orderBy }: { collection: CollectionRow; title: string; orderBy: ItemOrder },
): Promise<'changed' | 'full' | 'gone'> {
  return db.transaction(async (transaction) => {
    const row = await lockCollection(transaction, collection);
    if (!row) return 'gone';
    if (orderBy === 'hand' && row.orderBy !== 'hand') {
      if ((await countOrdered(transaction, row)) > limits.itemsPerOrderableCollection)
        return 'full';
      const byTime = await idsOf(transaction, row, [
        desc(collectionItems.publishedAt),
        desc(collectionItems.id),
      ]);
      await storeOrder(transaction, row, byTime);
    }
    await transaction.update(collections).set({ title, orderBy }).where(isCollection(row));
    return 'changed';
  });
}

const isCollection = ({ siteId, id }: CollectionRow) =>
  and(eq(collections.siteId, siteId), eq(collections.id, id));

/** The ids of the items that are neither deleted nor a version of another item, sorted. */
async function idsOf(
  transaction: Transaction,
  { siteId, id }: CollectionRow,
  order: readonly SQL[],
): Promise<string[]> {
  const rows = await transaction
    .select({ id: collectionItems.id })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.siteId, siteId),
        eq(collectionItems.collectionId, id),
        isNotDeleted,
        isOriginal,
      ),
    )
    .orderBy(...order);
  return rows.map((row) => row.id);
}

/** Stores the positions of items in one statement. */
async function storeOrder(
  transaction: Transaction,
  { siteId }: CollectionRow,
  ids: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    update ${collectionItems} set position = placed.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed (id, place)
    where ${collectionItems.siteId} = ${siteId} and ${collectionItems.id} = placed.id`);
}

export const moves = ['first', 'up', 'down', 'last'] as const;
export type Move = (typeof moves)[number];

/** Moves an item to another position. @returns whether it exists */
export function moveItem(
  db: Database,
  { collection, id, move }: { collection: CollectionRow; id: string; move: Move },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const row = await lockCollection(transaction, collection);
    if (!row) return false;
    const ids = await idsOf(transaction, row, [
      asc(collectionItems.position),
      asc(collectionItems.id),
    ]);
    const from = ids.indexOf(id);
    if (from === -1) return false;
    const to = { first: 0, up: from - 1, down: from + 1, last: ids.length - 1 }[move];
    ids.splice(from, 1);
    ids.splice(Math.max(0, to), 0, id);
    await storeOrder(transaction, row, ids);
    return true;
  });
}

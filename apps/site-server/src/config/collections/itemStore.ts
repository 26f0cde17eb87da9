import { itemStatus, limits } from '@plinth/site-model';
import { and, desc, eq, max, ne } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import {
  collectionItems,
  collections,
  formerAddresses,
  revisions,
} from '../../database/schema/index';
import { keepFormerItemAddress } from '../../pages/canonicalAddress';
import { saveRevision, stateOf, type Author, type Transaction } from '../revisions/saveRevision';
import {
  countOrdered,
  findItemRow,
  isInOwnOrder,
  isNotDeleted,
  type CollectionRow,
  type ItemRow,
} from './collectionQueries';
import {
  columnsOf,
  contentOf,
  readItemSource,
  sourceOfItem,
  type ItemContent,
} from './itemContent';
import {
  findItemVersions,
  noVersion,
  type ItemVersion,
  type PlaceAmongVersions,
} from './versionsOfItem';

export const subjectOfItem = (id: string) => `item:${id}`;

/** The state of an item that does not exist yet. */
export const newItem = 'new';

export const stateOfItem = (row: ItemRow): string => stateOf(contentOf(row));

export interface SaveItemInput {
  collection: CollectionRow;
  id: string;
  content: ItemContent;
  /** The state that the browser read before the change; `newItem` if there was no item. */
  base: string;
  /** Whether the address was made from the title: a number is then appended if another item has it. */
  isSlugSuggested?: boolean;
  /** The language and original of a new item; an existing item keeps its own. @default noVersion */
  place?: PlaceAmongVersions;
  /** Whether a page of the site has an address. */
  isPageAt: (slug: string) => boolean;
  author: Author;
  now: Date;
}

export type SaveItemResult =
  | { outcome: 'saved' }
  | { outcome: 'unchanged' }
  /** Another editor saved meanwhile; nothing was written. */
  | { outcome: 'conflict'; current: ItemRow }
  | { outcome: 'gone' }
  /** The item exists in this language already. */
  | { outcome: 'version-there'; by: ItemVersion }
  /** Another item or page has this address. */
  | { outcome: 'slug-taken' }
  /** A collection with a manual order has at most 250 items ([MOD-12]). */
  | { outcome: 'full' };

/**
 * Stores an item and its version if the item is unchanged since its author read it, in one transaction under a lock.
 */
export function saveItem(db: Database, input: SaveItemInput): Promise<SaveItemResult> {
  const { id, base, author, now } = input;
  const { siteId, id: collectionId } = input.collection;
  return db.transaction(async (transaction): Promise<SaveItemResult> => {
    const collection = await lockCollection(transaction, input.collection);
    if (!collection) return { outcome: 'gone' };
    const row = await findItemRow(transaction, { siteId, collectionId, id });
    const content = await withFreeSlug(transaction, input, row);
    // Checked first: pressing Save twice must not count as a conflict.
    if (row && stateOfItem(row) === stateOf(content)) return { outcome: 'unchanged' };
    if (row && stateOfItem(row) !== base) return { outcome: 'conflict', current: row };
    if (!row && base !== newItem) return { outcome: 'gone' };
    const isAdded = !row || (isDeleted(row) && !isDeleted(content));
    const place = row ?? input.place ?? noVersion;
    const existing =
      isAdded && (await findItemOfAddress(transaction, { siteId, collectionId, id, ...place }));
    if (existing) return { outcome: 'version-there', by: existing };
    if (await isTaken(transaction, input, content.slug)) return { outcome: 'slug-taken' };
    // A version has the position of its original.
    if (isAdded && place.versionOf === null && (await isFull(transaction, collection)))
      return { outcome: 'full' };

    const columns = { ...columnsOf(content), updatedAt: now };
    if (row) {
      await transaction
        .update(collectionItems)
        .set(columns)
        .where(and(eq(collectionItems.siteId, siteId), eq(collectionItems.id, id)));
      if (row.slug !== content.slug)
        await keepFormerItemAddress(transaction, {
          siteId,
          itemId: id,
          slug: `${collection.slug}/${row.slug}`,
          now,
        });
    } else {
      await transaction.insert(collectionItems).values({
        siteId,
        collectionId,
        id,
        position: await nextPosition(transaction, collection),
        language: place.language,
        versionOf: place.versionOf,
        ...columns,
      });
    }
    await saveRevision(transaction, {
      siteId,
      subject: subjectOfItem(id),
      source: sourceOfItem(content),
      before: row && { source: sourceOfItem(contentOf(row)), content: contentOf(row) },
      author,
      now,
    });
    return { outcome: 'saved' };
  });
}

const isDeleted = ({ status }: Pick<ItemContent, 'status'>) => status === itemStatus.deleted;

/** Locks a collection, because addresses and positions concern all of its items. */
export async function lockCollection(
  transaction: Transaction,
  { siteId, id }: Pick<CollectionRow, 'siteId' | 'id'>,
): Promise<CollectionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(collections)
    .where(and(eq(collections.siteId, siteId), eq(collections.id, id)))
    .for('update');
  return row;
}

/** Another version of the same item in the same language. */
async function findItemOfAddress(
  transaction: Transaction,
  item: Pick<ItemRow, 'siteId' | 'collectionId' | 'id'> & PlaceAmongVersions,
): Promise<ItemVersion | undefined> {
  const family = await findItemVersions(transaction, item);
  return family.find(({ id, language }) => id !== item.id && language === item.language);
}

/** Whether a collection with a manual order accepts no more items. */
export const isFull = async (
  db: Pick<Database, '$count'>,
  collection: CollectionRow,
): Promise<boolean> =>
  isInOwnOrder(collection) &&
  (await countOrdered(db, collection)) >= limits.itemsPerOrderableCollection;

async function nextPosition(
  transaction: Transaction,
  { siteId, id }: CollectionRow,
): Promise<number> {
  const [last] = await transaction
    .select({ position: max(collectionItems.position) })
    .from(collectionItems)
    .where(and(eq(collectionItems.siteId, siteId), eq(collectionItems.collectionId, id)));
  return (last?.position ?? -1) + 1;
}

async function isTaken(
  transaction: Transaction,
  { collection, id, isPageAt }: SaveItemInput,
  slug: string,
): Promise<boolean> {
  if (isPageAt(`${collection.slug}/${slug}`)) return true;
  const found = await transaction
    .select({ id: collectionItems.id })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.siteId, collection.siteId),
        eq(collectionItems.collectionId, collection.id),
        eq(collectionItems.slug, slug),
        ne(collectionItems.id, id),
        isNotDeleted,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Up to this number, items with the same title get numbered addresses; further items need a typed address. */
const maxNumbers = 200;

async function withFreeSlug(
  transaction: Transaction,
  input: SaveItemInput,
  row: ItemRow | undefined,
): Promise<ItemContent> {
  const { content, isSlugSuggested = false } = input;
  if (!isSlugSuggested) return content;
  for (let number = 1; number <= maxNumbers; number += 1) {
    const slug = number === 1 ? content.slug : `${content.slug}-${number}`;
    if (slug === row?.slug || !(await isTaken(transaction, input, slug)))
      return { ...content, slug };
  }
  return content;
}

/** The content before an item was deleted: that of its last version that is not deleted. */
export async function contentBeforeDeletion(db: Database, row: ItemRow): Promise<ItemContent> {
  const rows = await db
    .select({ source: revisions.source })
    .from(revisions)
    .where(and(eq(revisions.siteId, row.siteId), eq(revisions.subject, subjectOfItem(row.id))))
    .orderBy(desc(revisions.number))
    .limit(10);
  const kept = rows.map(({ source }) => readItemSource(source)).find((one) => !isDeleted(one));
  return kept ?? { ...contentOf(row), status: itemStatus.draft };
}

/** Deletes a deleted item permanently, with its versions and its former addresses. */
export function eraseItem(
  db: Database,
  { siteId, collectionId, id }: { siteId: string; collectionId: string; id: string },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(collectionItems)
      .where(
        and(
          eq(collectionItems.siteId, siteId),
          eq(collectionItems.collectionId, collectionId),
          eq(collectionItems.id, id),
          eq(collectionItems.status, itemStatus.deleted),
        ),
      )
      .returning({ id: collectionItems.id });
    if (gone.length === 0) return false;
    await transaction
      .delete(revisions)
      .where(and(eq(revisions.siteId, siteId), eq(revisions.subject, subjectOfItem(id))));
    await transaction
      .delete(formerAddresses)
      .where(and(eq(formerAddresses.siteId, siteId), eq(formerAddresses.itemId, id)));
    return true;
  });
}

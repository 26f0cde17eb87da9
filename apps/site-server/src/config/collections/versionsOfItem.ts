import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { collectionItems } from '../../database/schema/index';
import { isNotDeleted, type ItemRow } from './collectionQueries';

/** An item in one of the languages of its site. */
export type ItemVersion = Pick<ItemRow, 'id' | 'title' | 'language'>;

/** The language of a new item, and its original if it is a version. */
export interface PlaceAmongVersions {
  /** BCP 47 tag; `null` for the site's own language. */
  language: string | null;
  /** The id of the original; `null` if the item is the original. */
  versionOf: string | null;
}

/** An original in the site's own language. */
export const noVersion: PlaceAmongVersions = { language: null, versionOf: null };

export const originalOfItem = ({ id, versionOf }: Pick<ItemRow, 'id' | 'versionOf'>): string =>
  versionOf ?? id;

/**
 * Finds an item and its versions in other languages, including those that visitors do not see, without deleted ones.
 */
export function findItemVersions(
  db: Pick<Database, 'select'>,
  { siteId, collectionId, ...item }: Pick<ItemRow, 'siteId' | 'collectionId' | 'id' | 'versionOf'>,
): Promise<ItemVersion[]> {
  const { id, title, language, versionOf } = collectionItems;
  const original = originalOfItem(item);
  return db
    .select({ id, title, language })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.siteId, siteId),
        eq(collectionItems.collectionId, collectionId),
        or(eq(id, original), eq(versionOf, original)),
        isNotDeleted,
      ),
    )
    .orderBy(asc(id));
}

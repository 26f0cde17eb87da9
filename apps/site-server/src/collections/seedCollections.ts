import type { Database } from '../database/openDatabase';
import { collectionItems, collections } from '../database/schema/index';
import type { CollectionDefinition, ItemDefinition } from './collectionDefinition';

/** Creates the collections of a fresh site; existing ones stay unchanged. */
export async function seedCollections(
  db: Database,
  siteId: string,
  definitions: readonly CollectionDefinition[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { items, ...collection } of definitions) {
      const added = await transaction
        .insert(collections)
        .values({ siteId, ...collection })
        .onConflictDoNothing()
        .returning({ id: collections.id });
      if (added.length === 0 || items.length === 0) continue;
      await transaction
        .insert(collectionItems)
        .values(collectionRows(siteId, collection.id, items));
    }
  });
}

/** Items as rows of their table. */
export const collectionRows = (
  siteId: string,
  collectionId: string,
  items: readonly ItemDefinition[],
): (typeof collectionItems.$inferInsert)[] =>
  items.map(({ image, location, ...item }) => ({
    siteId,
    collectionId,
    ...item,
    image: image ? { ...image } : null,
    location: location ? { ...location } : null,
  }));

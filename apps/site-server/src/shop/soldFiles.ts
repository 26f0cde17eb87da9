import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { isUuid } from '../database/isUuid';
import type { Database } from '../database/openDatabase';
import { orderFiles, products, soldFiles } from '../database/schema/index';
import type { StoredFile } from '../files/siteFolder';
import type { Services } from '../services';
import type { Transaction } from './cartRows';

export type SoldFileRow = typeof soldFiles.$inferSelect;

/** The uploaded files among those of a product, by the names under which it keeps them: their ids. */
export async function readSoldFiles(
  db: Pick<Database, 'select'>,
  siteId: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, SoldFileRow>> {
  const ids = files.filter(isUuid);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(soldFiles)
    .where(and(eq(soldFiles.siteId, siteId), inArray(soldFiles.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists a file that was uploaded to be sold. @returns its name */
export async function addSoldFile(
  db: Database,
  row: typeof soldFiles.$inferInsert,
): Promise<string> {
  await db.insert(soldFiles).values(row);
  return row.name;
}

/**
 * Locks the uploaded files of a product until the end of this transaction, so that they are not swept away.
 *
 * @returns the missing files, as the product stores them
 */
export async function holdSoldFiles(
  transaction: Transaction,
  siteId: string,
  files: readonly string[],
): Promise<string[]> {
  const ids = files.filter(isUuid);
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ id: soldFiles.id })
    .from(soldFiles)
    .where(and(eq(soldFiles.siteId, siteId), inArray(soldFiles.id, ids)))
    .for('share');
  const held = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !held.has(id));
}

/** A sold file: an uploaded file by its id, else a file that was put into the folder `sold` by hand. */
export async function findSoldFile(
  { db, fileStorage, siteFolder }: Pick<Services, 'db' | 'fileStorage' | 'siteFolder'>,
  siteId: string,
  file: string,
): Promise<StoredFile | undefined> {
  const row = (await readSoldFiles(db, siteId, [file])).get(file);
  const stored = row && (await fileStorage.find(row.id));
  // The same on every server, whatever its disk reports.
  return stored
    ? { ...stored, etag: `"${row.id}"`, modified: row.uploadedAt }
    : siteFolder.find('sold', file);
}

/** Milliseconds for which a file waits for its product to be saved. */
const maxUnsavedTime = 2 * 86_400_000;

/**
 * Deletes uploaded files that no product has and no buyer may still download. The row is deleted first: a sweep removes
 * a file without a row.
 */
export async function sweepSoldFiles({
  db,
  clock,
  fileStorage,
}: Pick<Services, 'db' | 'clock' | 'fileStorage'>): Promise<void> {
  const now = clock();
  const { siteId, id, uploadedAt } = soldFiles;
  const isUnused = sql`not exists (select 1 from ${products} where ${products.siteId} = ${siteId} and ${products.files} @> jsonb_build_array(jsonb_build_object('file', ${id}::text)))
    and not exists (select 1 from ${orderFiles} where ${orderFiles.file} = ${id}::text and ${orderFiles.expiresAt} > ${new Date(now).toISOString()}::timestamptz)`;
  const found = await db
    .select({ id })
    .from(soldFiles)
    .where(and(lt(uploadedAt, new Date(now - maxUnsavedTime)), isUnused));
  for (const row of found) {
    const gone = await db.transaction(async (transaction) => {
      // A product that is being saved locks the row: whether it is used is queried after that.
      await transaction.select({ id }).from(soldFiles).where(eq(id, row.id)).for('update');
      return transaction
        .delete(soldFiles)
        .where(and(eq(id, row.id), isUnused))
        .returning({ id });
    });
    if (gone.length > 0) await fileStorage.remove(row.id);
  }
}

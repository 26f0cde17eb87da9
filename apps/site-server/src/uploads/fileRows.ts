import { and, eq, inArray, sql } from 'drizzle-orm';
import { isUuid } from '../database/isUuid';
import type { Database } from '../database/openDatabase';
import { formFiles, soldFiles, storedFiles } from '../database/schema/index';
import { fileNameKey } from './fileName';

export type FileRow = typeof storedFiles.$inferSelect;

export async function findFileById(
  db: Database,
  siteId: string,
  id: string,
): Promise<FileRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.siteId, siteId), eq(storedFiles.id, id)));
  return row;
}

/** The file of a public address: its id, which stays, or its name. */
export async function findFileByAddress(
  db: Database,
  siteId: string,
  nameOrId: string,
): Promise<FileRow | undefined> {
  const byId = await findFileById(db, siteId, nameOrId);
  if (byId) return byId;
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.siteId, siteId), eq(storedFiles.nameKey, fileNameKey(nameOrId))));
  return row;
}

/** @returns whether the name was free */
export async function addFileRow(
  db: Database,
  row: typeof storedFiles.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(storedFiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: storedFiles.id });
  return added.length > 0;
}

/** @returns `taken` where another file of the site has the name */
export async function renameFileRow(
  db: Database,
  { siteId, id, name }: { siteId: string; id: string; name: string },
): Promise<'renamed' | 'taken' | 'missing'> {
  if (!(await findFileById(db, siteId, id))) return 'missing';
  const nameKey = fileNameKey(name);
  const renamed = await db
    .update(storedFiles)
    .set({ name, nameKey })
    .where(
      and(
        eq(storedFiles.siteId, siteId),
        eq(storedFiles.id, id),
        sql`not exists (select 1 from ${storedFiles} as other where other.site_id = ${siteId} and other.name_key = ${nameKey} and other.id <> ${id})`,
      ),
    )
    .returning({ id: storedFiles.id })
    // Two simultaneous uploads with one name: the index refuses the second.
    .catch((error: unknown) => {
      if (isTaken(error)) return [];
      throw error;
    });
  return renamed.length > 0 ? 'renamed' : 'taken';
}

const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '23505' || (cause !== undefined && isTaken(cause));
};

/** @returns whether it was there */
export async function deleteFileRow(db: Database, siteId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const gone = await db
    .delete(storedFiles)
    .where(and(eq(storedFiles.siteId, siteId), eq(storedFiles.id, id)))
    .returning({ id: storedFiles.id });
  return gone.length > 0;
}

/** The ids among the given ones that have a row, be it of a public, a sold or a visitor's file. */
export async function knownFileIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < ids.length; at += 500) {
    const some = ids.slice(at, at + 500).filter(isUuid);
    if (some.length === 0) continue;
    for (const table of [storedFiles, soldFiles, formFiles]) {
      const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, some));
      for (const { id } of rows) known.add(id);
    }
  }
  return known;
}

import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { storedFiles } from '../../database/schema/index';
import type { FileRow } from '../../uploads/fileRows';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';

/** Words of a search that are used. */
const maxWords = 12;

export interface FileFilter {
  siteId: string;
  search?: string;
  /** Whether only pictures and drawings are searched. @default false */
  arePictures?: boolean;
}

const isPicture = sql`${storedFiles.type} like 'image/%'`;

const matching = ({ siteId, search = '', arePictures = false }: FileFilter): SQL | undefined =>
  and(
    eq(storedFiles.siteId, siteId),
    arePictures ? isPicture : undefined,
    ...searchWords(search, maxWords).map((word) => containsText(storedFiles.name, word)),
  );

/** A page of files, the newest first. */
export async function findFiles(
  db: Database,
  filter: FileFilter,
  page: number,
): Promise<PageOfRows<FileRow>> {
  const total = await db.$count(storedFiles, matching(filter));
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(storedFiles)
    .where(matching(filter))
    .orderBy(desc(storedFiles.uploadedAt), desc(storedFiles.id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}

/** Bytes of all files of a site. */
export async function sizeOfFiles(db: Database, siteId: string): Promise<number> {
  const [row] = await db
    .select({ size: sql<string | number>`coalesce(sum(${storedFiles.size}), 0)` })
    .from(storedFiles)
    .where(eq(storedFiles.siteId, siteId));
  return Number(row?.size ?? 0);
}

/** Pictures that a list offers; older ones are found at `/config/files`. */
const maxOffered = 500;

/** The pictures and drawings that a block can show, the newest first. */
export const findPictures = (db: Database, siteId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.siteId, siteId), isPicture))
    .orderBy(desc(storedFiles.uploadedAt), desc(storedFiles.id))
    .limit(maxOffered);

/** The files that a link may lead to, the newest first. */
export const findTargets = (db: Database, siteId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.siteId, siteId))
    .orderBy(desc(storedFiles.uploadedAt), desc(storedFiles.id))
    .limit(maxOffered);

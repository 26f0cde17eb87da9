import type { PageDefinition } from '@plinth/site-model/definition';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { pageDrafts } from '../../database/schema/index';
import { savePage, type SavePageResult } from '../pages/pageStore';
import { readPageSource } from '../pages/readPageSource';
import type { Author } from '../revisions/saveRevision';

export type DraftRow = typeof pageDrafts.$inferSelect;

/** An unpublished state of a page, which visitors do not see. */
export interface StoredDraft extends DraftRow {
  page: PageDefinition;
}

const isDraft = (siteId: string, pageId: string) =>
  and(eq(pageDrafts.siteId, siteId), eq(pageDrafts.pageId, pageId));

/** @returns the draft of a page; `undefined` where its text is no valid page in this version */
export async function readDraft(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<StoredDraft | undefined> {
  const [row] = await db.select().from(pageDrafts).where(isDraft(siteId, pageId));
  const page = row && readPageSource(row.source).page;
  return row && page ? { ...row, page } : undefined;
}

/** The drafts of a site, the earliest to be published first. */
export const listDrafts = (db: Database, siteId: string): Promise<DraftRow[]> =>
  db
    .select()
    .from(pageDrafts)
    .where(eq(pageDrafts.siteId, siteId))
    .orderBy(asc(pageDrafts.publishAt), asc(pageDrafts.pageId));

export interface DraftInput {
  siteId: string;
  page: PageDefinition;
  source: string;
  /** The state of the page from which the draft began. */
  base: string;
  /** The time at which it is to be published; `null` for a draft without a schedule. */
  publishAt: Date | null;
  author: Author;
  now: Date;
  /** The draft that the author has read, by the time at which it was saved; empty if there was none. */
  seen: string;
}

/** The name of a draft's state, for its form. */
export const draftState = (draft: Pick<DraftRow, 'savedAt'> | undefined): string =>
  draft?.savedAt.toISOString() ?? '';

/**
 * Stores a page as a draft; the page itself stays unchanged.
 * @returns `conflict` where another editor has saved the draft meanwhile
 */
export function saveDraft(db: Database, input: DraftInput): Promise<'saved' | 'conflict'> {
  const { siteId, page, source, base, publishAt, author, now, seen } = input;
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(pageDrafts)
      .where(isDraft(siteId, page.id))
      .for('update');
    if (draftState(before) !== seen && before?.source !== source) return 'conflict';
    const columns = {
      source,
      base,
      publishAt,
      problem: null,
      savedAt: now,
      accountId: author.id,
      accountName: author.displayName || author.email,
    };
    await transaction
      .insert(pageDrafts)
      .values({ siteId, pageId: page.id, ...columns })
      .onConflictDoUpdate({ target: [pageDrafts.siteId, pageDrafts.pageId], set: columns });
    return 'saved';
  });
}

/** Deletes a draft, because it was published or discarded. */
export async function deleteDraft(db: Database, siteId: string, pageId: string): Promise<void> {
  await db.delete(pageDrafts).where(isDraft(siteId, pageId));
}

/**
 * Publishes the due drafts. A draft whose page was changed after the draft was started, or whose address another page
 * has by now, stays a draft, and the reason is stored: no change is overwritten silently.
 * @returns the site id of each changed page
 */
export async function publishDueDrafts(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select()
    .from(pageDrafts)
    .where(and(isNotNull(pageDrafts.publishAt), lte(pageDrafts.publishAt, now)));
  const published: string[] = [];
  for (const row of due) {
    const { siteId, pageId, source, base } = row;
    const { page } = readPageSource(source);
    const author = { id: row.accountId, displayName: row.accountName, email: '' };
    const result: Pick<SavePageResult, 'outcome'> = page
      ? await savePage(db, { siteId, page, source, base, author, now })
      : { outcome: 'gone' };
    if (result.outcome === 'saved' || result.outcome === 'unchanged') {
      published.push(siteId);
      await deleteDraft(db, siteId, pageId);
    } else {
      await db
        .update(pageDrafts)
        .set({ publishAt: null, problem: result.outcome })
        .where(and(isDraft(siteId, pageId), eq(pageDrafts.savedAt, row.savedAt)));
    }
  }
  return published;
}

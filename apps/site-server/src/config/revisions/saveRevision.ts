import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { canonicalJson } from '../../database/canonicalJson';
import { revisions } from '../../database/schema/index';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type RevisionRow = typeof revisions.$inferSelect;

/** An object that is saved in versions. */
export interface Subject {
  siteId: string;
  /** `page:<id>`, `cookie-settings` or `site-settings`. */
  subject: string;
}

export interface Author {
  id: string;
  displayName: string;
  email: string;
}

/** The name of a state: a save sends the name of the state that was read. */
export const stateOf = (content: unknown): string =>
  createHash('sha256').update(canonicalJson(content)).digest('base64url').slice(0, 22);

export interface RevisionInput extends Subject {
  /** The current content; `undefined` for a new object. */
  before: { source: string; content: unknown } | undefined;
  /** The new content, as it was typed. */
  source: string;
  author: Author;
  now: Date;
}

/**
 * Stores a version with the change itself, in the same transaction. The previous version is stored too if it was not
 * saved here, so that any other change can be undone as well.
 */
export async function saveRevision(
  transaction: Transaction,
  { siteId, subject, before, source, author, now }: RevisionInput,
): Promise<void> {
  const latest = await latestRevision(transaction, { siteId, subject });
  let number = latest?.number ?? 0;
  const isKnown = before && latest && stateOfSource(latest.source) === stateOf(before.content);
  const rows: (typeof revisions.$inferInsert)[] = [];
  if (before && !isKnown) {
    number += 1;
    rows.push({ siteId, subject, number, source: before.source, savedAt: now });
  }
  rows.push({
    siteId,
    subject,
    source,
    number: number + 1,
    savedAt: now,
    accountId: author.id,
    accountName: author.displayName || author.email,
  });
  await transaction.insert(revisions).values(rows);
}

export function stateOfSource(source: string): string | undefined {
  try {
    return stateOf(JSON.parse(source));
  } catch {
    return undefined;
  }
}

export async function latestRevision(
  db: Database | Transaction,
  { siteId, subject }: Subject,
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.siteId, siteId), eq(revisions.subject, subject)))
    .orderBy(desc(revisions.number))
    .limit(1);
  return row;
}

/** A version in a list, without its text, because there may be hundreds. */
export type ListedRevision = Pick<RevisionRow, 'number' | 'savedAt' | 'accountName'>;

/** All versions of an object, the newest first. */
export function listRevisions(
  db: Database,
  { siteId, subject }: Subject,
): Promise<ListedRevision[]> {
  const { number, savedAt, accountName } = revisions;
  return db
    .select({ number, savedAt, accountName })
    .from(revisions)
    .where(and(eq(revisions.siteId, siteId), eq(revisions.subject, subject)))
    .orderBy(desc(number));
}

export async function findRevision(
  db: Database,
  { siteId, subject, number }: Subject & { number: number },
): Promise<RevisionRow | undefined> {
  if (!Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1) return undefined;
  const [row] = await db
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.siteId, siteId),
        eq(revisions.subject, subject),
        eq(revisions.number, number),
      ),
    );
  return row;
}

import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { locks } from '../database/schema/index';
import { hashPassword, type PasswordCost } from '../security/passwords';
import { lockSubjectOf, type Lock } from './lock';

/** The locks of a site by their subjects. */
export async function readLocks(db: Database, siteId: string): Promise<Map<string, Lock>> {
  const rows = await db.select().from(locks).where(eq(locks.siteId, siteId));
  return new Map(
    rows.map(({ subject, passwordHash, setAt, formerSlugs }) => [
      subject,
      { subject, passwordHash, setAt, formerSlugs },
    ]),
  );
}

export interface NewLock {
  siteId: string;
  subject: string;
  password: string;
  now: Date;
  cost?: PasswordCost;
}

/**
 * Sets or changes a password. Visitors who have unlocked with the previous password are locked out again, also where
 * the new password is the same; earlier addresses of the page stay locked.
 */
export async function setLock(
  db: Database,
  { siteId, subject, password, now, cost }: NewLock,
): Promise<void> {
  const row = { passwordHash: await hashPassword(password, cost), setAt: now };
  await db
    .insert(locks)
    .values({ siteId, subject, ...row })
    .onConflictDoUpdate({ target: [locks.siteId, locks.subject], set: row });
}

export async function removeLock(
  db: Database,
  { siteId, subject }: Pick<NewLock, 'siteId' | 'subject'>,
): Promise<void> {
  await db.delete(locks).where(and(eq(locks.siteId, siteId), eq(locks.subject, subject)));
}

/** Stores an address that a page leaves, because it moves or is deleted; does nothing for a page without a password. */
export async function keepFormerSlug(
  db: Pick<Database, 'update'>,
  { siteId, pageId, slug }: { siteId: string; pageId: string; slug: string },
): Promise<void> {
  const { formerSlugs } = locks;
  await db
    .update(locks)
    .set({ formerSlugs: sql`array_append(${formerSlugs}, ${slug}::text)` })
    .where(
      and(
        eq(locks.siteId, siteId),
        eq(locks.subject, lockSubjectOf(pageId)),
        not(sql`${slug}::text = any(${formerSlugs})`),
      ),
    );
}

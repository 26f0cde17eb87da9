import type { Database } from '../database/openDatabase';
import { lockSubjectOf } from '../site/lock';
import { setLock } from '../site/lockStore';

/**
 * Sets the passwords of pages of a fresh site.
 * @param passwords by the ids of the pages
 */
export async function seedLocks(
  db: Database,
  siteId: string,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  const now = new Date();
  for (const [pageId, password] of Object.entries(passwords)) {
    await setLock(db, { siteId, subject: lockSubjectOf(pageId), password, now });
  }
}

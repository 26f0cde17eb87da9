import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { accounts, auditEntries } from '../../database/schema/index';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';

export type AccountRow = typeof accounts.$inferSelect;
export type AuditRow = typeof auditEntries.$inferSelect;

export const listAccounts = (db: Database, siteId: string): Promise<AccountRow[]> =>
  db.select().from(accounts).where(eq(accounts.siteId, siteId)).orderBy(asc(accounts.email));

const isAccount = (siteId: string, id: string) =>
  and(eq(accounts.siteId, siteId), eq(sql`${accounts.id}::text`, id));

export async function findAccount(
  db: Database,
  siteId: string,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(isAccount(siteId, id));
  return row;
}

/** With all its sessions. */
export const deleteAccount = (db: Database, siteId: string, id: string) =>
  db.delete(accounts).where(isAccount(siteId, id));

export async function findDeeds(
  db: Database,
  siteId: string,
  page: number,
): Promise<PageOfRows<AuditRow>> {
  const ofSite = eq(auditEntries.siteId, siteId);
  const total = await db.$count(auditEntries, ofSite);
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(auditEntries)
    .where(ofSite)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}

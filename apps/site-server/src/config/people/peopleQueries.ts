import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { accounts, auditEntries } from '../../database/schema/index';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';

export type AccountRow = typeof accounts.$inferSelect;
export type AuditRow = typeof auditEntries.$inferSelect;

/** A page of the accounts, by their addresses. */
export async function findAccounts(
  db: Database,
  siteId: string,
  page: number,
): Promise<PageOfRows<AccountRow>> {
  const ofSite = eq(accounts.siteId, siteId);
  const total = await db.$count(accounts, ofSite);
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(accounts)
    .where(ofSite)
    .orderBy(asc(accounts.email))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}

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

/** Deletes an account with all its sessions. */
export const deleteAccount = (db: Database, siteId: string, id: string) =>
  db.delete(accounts).where(isAccount(siteId, id));

export async function findActions(
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

import { emailKey } from '@plinth/forms/rules';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from './Database';
import { rowOfSite } from './rowOfSite';
import { accounts, auditEntries, sessions } from './schema/index';

type AccountRow = typeof accounts.$inferSelect;

/**
 * Writes the addresses of accounts in their normal form: an earlier version stored the domain as it was typed
 * (`info@müller.de`). Where the same address has an account in both spellings, the two are merged.
 */
export function normaliseAccounts(db: Database): Promise<void> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(accounts)
      .where(sql`octet_length(${accounts.email}) <> char_length(${accounts.email})`)
      .orderBy(asc(accounts.createdAt))
      .for('update');
    for (const row of rows) {
      const email = emailKey(row.email);
      if (email !== row.email) await rename(transaction, row, email);
    }
  });
}

async function rename(db: Database, row: AccountRow, email: string): Promise<void> {
  const { siteId } = row;
  for (const column of ['actor', 'subject'] as const) {
    await db
      .update(auditEntries)
      .set({ [column]: email })
      .where(and(eq(auditEntries.siteId, siteId), eq(auditEntries[column], row.email)));
  }
  const [sameAddress] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email), ne(accounts.id, row.id)))
    .for('update');
  if (!sameAddress) {
    await db.update(accounts).set({ email }).where(rowOfSite(accounts, row));
    return;
  }
  // The account with a password stays; it gets the roles of the other as well.
  const roles = [...new Set([...sameAddress.roles, ...row.roles])];
  const passwordHash = sameAddress.passwordHash || row.passwordHash;
  await db
    .update(sessions)
    .set({ accountId: sameAddress.id })
    .where(eq(sessions.accountId, row.id));
  await db.update(accounts).set({ roles, passwordHash }).where(rowOfSite(accounts, sameAddress));
  await db.delete(accounts).where(rowOfSite(accounts, row));
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { rowOfSite } from '../database/rowOfSite';
import { accounts, sessions } from '../database/schema/index';
import { hashPassword, type PasswordCost } from './passwords';

export interface NewPassword {
  siteId: string;
  accountId: string;
  /** As it was read: of two simultaneous changes one is refused. */
  before: string;
  password: string;
  cost: PasswordCost;
}

/**
 * Gives an account another password and ends its sessions, also those of anyone who had the old password.
 *
 * @returns whether it was still the password that was read
 */
export async function setPassword(
  db: Database,
  { siteId, accountId, before, password, cost }: NewPassword,
): Promise<boolean> {
  const passwordHash = await hashPassword(password, cost);
  return db.transaction(async (transaction) => {
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(and(rowOfSite(accounts, { siteId, id: accountId }), eq(accounts.passwordHash, before)))
      .returning({ id: accounts.id });
    if (changed.length === 0) return false;
    await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
    return true;
  });
}

import type { Database } from '../database/openDatabase';
import { accounts } from '../database/schema/index';
import { normalEmail } from '../security/normalEmail';
import { hashPassword, type PasswordCost } from '../security/passwords';

export interface NewAccount {
  siteId: string;
  email: string;
  displayName: string;
  password: string;
  /** Numbers of [MOD-3]; none for a member of the site. @default none */
  roles?: number[];
  cost?: PasswordCost;
}

/** @returns whether it was created: an account with this address may exist */
export async function createAccount(
  db: Database,
  { siteId, email, displayName, password, roles = [], cost }: NewAccount,
): Promise<boolean> {
  const added = await db
    .insert(accounts)
    .values({
      siteId,
      displayName,
      roles,
      email: normalEmail(email),
      passwordHash: await hashPassword(password, cost),
      createdAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return added.length > 0;
}

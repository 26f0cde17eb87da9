import type { Database } from '../database/openDatabase';
import { accounts } from '../database/schema/index';
import { readEmail } from './normalEmail';

export interface Invitation {
  siteId: string;
  email: string;
  displayName: string;
  /** Numbers of [MOD-3]; none for a member of the site. */
  roles: number[];
  now: Date;
}

/**
 * Creates an account that has no password yet: a sign-in is possible only after its owner has set one through a link.
 */
export async function inviteAccount(
  db: Database,
  { siteId, email: given, displayName, roles, now }: Invitation,
): Promise<typeof accounts.$inferSelect | 'taken' | 'no-address'> {
  const email = readEmail(given);
  if (email === undefined) return 'no-address';
  const [account] = await db
    .insert(accounts)
    .values({ siteId, email, displayName, roles, passwordHash: '', createdAt: now })
    .onConflictDoNothing()
    .returning();
  return account ?? 'taken';
}

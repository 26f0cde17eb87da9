import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/index';
import type { Services } from '../services';
import { accountOfKey, isKeyGood } from './passwordLink';

export type AccountRow = typeof accounts.$inferSelect;

/** The account that a link to a new password is for; `undefined` where the link is wrong, too old or used. */
export async function accountOfLink(
  { db, signer }: Pick<Services, 'db' | 'signer'>,
  { key, now }: { key: string; now: number },
): Promise<AccountRow | undefined> {
  const id = accountOfKey(key);
  if (!id || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account && isKeyGood(signer, { key, account, now }) ? account : undefined;
}

import { rowOfSite } from '../database/rowOfSite';
import { accounts } from '../database/schema/index';
import type { Services } from '../services';
import { accountOfKey, isKeyGood } from './passwordLink';

export type AccountRow = typeof accounts.$inferSelect;

/** The account of a link to a new password; `undefined` where the link is invalid, expired or used. */
export async function accountOfLink(
  { db, signer }: Pick<Services, 'db' | 'signer'>,
  { siteId, key, now }: { siteId: string; key: string; now: number },
): Promise<AccountRow | undefined> {
  const id = accountOfKey(key);
  if (!id || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined;
  const [account] = await db.select().from(accounts).where(rowOfSite(accounts, { siteId, id }));
  return account && isKeyGood(signer, { key, account, now }) ? account : undefined;
}

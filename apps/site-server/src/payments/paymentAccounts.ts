import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { paymentAccounts } from '../database/schema/index';

export type PaymentAccount = typeof paymentAccounts.$inferSelect;

const isCurrent = (siteId: string) =>
  and(eq(paymentAccounts.siteId, siteId), isNull(paymentAccounts.endedAt));

/** The account for a site's payments; `undefined` where that of the server is used. */
export async function readCurrentAccount(
  db: Database,
  siteId: string,
): Promise<PaymentAccount | undefined> {
  const [account] = await db.select().from(paymentAccounts).where(isCurrent(siteId));
  return account;
}

/** All accounts that a site has had, the latest first: refunds and events of earlier ones continue. */
export const listAccounts = (db: Database, siteId: string): Promise<PaymentAccount[]> =>
  db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.siteId, siteId))
    .orderBy(desc(paymentAccounts.addedAt));

export interface AccountKeys extends Pick<
  PaymentAccount,
  'stripeId' | 'name' | 'publishableKey' | 'secretKey' | 'webhookSecret'
> {
  siteId: string;
  now: Date;
}

/** Makes an account receive a site's payments. An account that the site had before gets its new keys. */
export async function useAccount(
  db: Database,
  { siteId, now, stripeId, ...keys }: AccountKeys,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(paymentAccounts).set({ endedAt: now }).where(isCurrent(siteId));
    await transaction
      .insert(paymentAccounts)
      .values({ siteId, stripeId, ...keys, addedAt: now })
      .onConflictDoUpdate({
        target: [paymentAccounts.siteId, paymentAccounts.stripeId],
        set: { ...keys, endedAt: null },
      });
  });
}

/** Lets the server's account receive payments from now on. Earlier orders are refunded as before. */
export async function leaveAccount(db: Database, siteId: string, now: Date): Promise<void> {
  await db.update(paymentAccounts).set({ endedAt: now }).where(isCurrent(siteId));
}

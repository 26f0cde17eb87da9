import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { mails } from '../../database/schema/index';
import type { Services } from '../../services';
import { maxSendingTime } from '../createMailTransport';

export type MailRow = typeof mails.$inferSelect;

/** Milliseconds for which a mail belongs to one server: longer than sending takes at most, and than clocks differ. */
export const lease = 2 * maxSendingTime;

/** Claims the mail that has waited longest, for this server alone. @returns `undefined` where none is due */
export async function claimMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claim: string,
): Promise<MailRow | undefined> {
  const now = clock();
  const moment = sql`${new Date(now).toISOString()}::timestamptz`;
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      sql`${mails.state} = 'waiting' and ${mails.dueAt} <= ${moment} and ${mails.handedOverAt} is null and (${mails.claimedUntil} is null or ${mails.claimedUntil} < ${moment})`,
    )
    .orderBy(mails.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mails)
    .set({
      claim,
      claimedUntil: new Date(now + lease),
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(sql`${mails.id} = any(array(${next}))`)
    .returning();
  return row;
}

/**
 * Ends mails of a server that stopped after the whole mail was on its way. Whether they arrived is unknown, so they are
 * not sent again automatically.
 */
export async function failAbandonedMails({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'unclear', claim: null, claimedUntil: null })
    .where(
      and(
        eq(mails.state, 'waiting'),
        isNotNull(mails.handedOverAt),
        lt(mails.claimedUntil, new Date(clock())),
      ),
    );
}

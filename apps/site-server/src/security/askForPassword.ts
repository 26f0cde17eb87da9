import { and, eq } from 'drizzle-orm';
import { accounts } from '../database/schema/index';
import type { Services } from '../services';
import { normalEmail } from './normalEmail';

/** Milliseconds within which an account gets one such mail: a stranger cannot fill a mailbox. */
const pause = 10 * 60_000;

/** Queues the mail with a link to a new password; does nothing for an address without an account. */
export function askForPassword(
  { db, clock, mailQueue }: Pick<Services, 'db' | 'clock' | 'mailQueue'>,
  { siteId, email }: { siteId: string; email: string },
): Promise<void> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select()
      .from(accounts)
      .where(and(eq(accounts.siteId, siteId), eq(accounts.email, normalEmail(email))));
    if (!account) return;
    await mailQueue.add(transaction, {
      siteId,
      kind: 'reset',
      key: `reset:${account.id}:${Math.floor(clock() / pause)}`,
      recipient: account.email,
      facts: { accountId: account.id },
    });
  });
}

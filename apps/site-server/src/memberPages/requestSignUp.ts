import { and, eq } from 'drizzle-orm';
import { accounts } from '../database/schema/index';
import { askForPassword } from '../security/askForPassword';
import type { Services } from '../services';
import type { Newcomer } from '../members/memberLinks';

/** Milliseconds within which an address gets one such mail: a stranger cannot fill a mailbox. */
const mailInterval = 10 * 60_000;

/**
 * Queues the mail that leads to a new account; an address that has one gets the mail that leads to a new password
 * instead, so that the page does not reveal who is a member.
 */
export async function requestSignUp(
  services: Pick<Services, 'db' | 'clock' | 'mailQueue'>,
  { siteId, email, displayName, returnTo }: Newcomer,
): Promise<void> {
  const { db, clock, mailQueue } = services;
  const [known] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
  if (known) return askForPassword(services, { siteId, email });
  await mailQueue.add(db, {
    siteId,
    kind: 'joining',
    key: `joining:${email}:${Math.floor(clock() / mailInterval)}`,
    recipient: email,
    facts: { displayName, returnTo },
  });
}

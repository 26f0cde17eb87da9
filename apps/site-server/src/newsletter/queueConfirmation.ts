import { emailKey } from '@plinth/forms/rules';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { mails } from '../database/schema/index';
import type { Services } from '../services';

/** Confirmations that an address gets in a day at most, from all requests: nobody can flood a mailbox by a form. */
const maxConfirmations = 3;
const day = 86_400_000;

/** `limited`: the address has reached its limit of the day. */
export type QueuedConfirmation = 'queued' | 'limited';

/** Queues the mail with the confirmation link. */
export async function queueConfirmation(
  { mailQueue, clock }: Pick<Services, 'mailQueue' | 'clock'>,
  transaction: Database,
  { siteId, submissionId, address }: { siteId: string; submissionId: string; address: string },
): Promise<QueuedConfirmation> {
  const addressKey = emailKey(address);
  // One after the other for each address: two simultaneous requests count each other.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${addressKey}`}, 7))`,
  );
  const recent = and(
    eq(mails.siteId, siteId),
    eq(mails.kind, 'confirmation'),
    gt(mails.queuedAt, new Date(clock() - day)),
    sql`${mails.facts} ->> 'addressKey' = ${addressKey}`,
  );
  if ((await transaction.$count(mails, recent)) >= maxConfirmations) return 'limited';
  const prefix = `confirmation:${submissionId}:`;
  const earlier = await transaction.$count(
    mails,
    and(eq(mails.siteId, siteId), like(mails.key, `${prefix}%`)),
  );
  await mailQueue.add(transaction, {
    siteId,
    kind: 'confirmation',
    key: `${prefix}${earlier + 1}`,
    recipient: address,
    facts: { submissionId, addressKey },
  });
  return 'queued';
}

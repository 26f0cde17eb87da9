import type { Database } from '../../database/openDatabase';
import type { MailQueue } from '../../mail/queue/mailQueue';
import type { AccountRow } from './peopleQueries';

const minute = 60_000;

/** Queues the invitation of an account that has no password yet; pressed twice, a button sends one. */
export const sendInvitation = (
  transaction: Database,
  mailQueue: MailQueue,
  { id, siteId, email }: AccountRow,
  now: Date,
): Promise<void> =>
  mailQueue.add(transaction, {
    siteId,
    kind: 'invitation',
    key: `invitation:${id}:${Math.floor(now.getTime() / minute)}`,
    recipient: email,
    facts: { accountId: id },
  });

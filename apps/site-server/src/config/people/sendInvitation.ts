import type { Database } from '../../database/openDatabase';
import type { MailQueue } from '../../mail/queue/mailQueue';
import type { AccountRow } from './peopleQueries';

const minute = 60_000;

/** Queues the invitation of an account that has no password yet; pressed twice, a button sends one. */
export const sendInvitation = (
  { db, mailQueue, now }: { db: Database; mailQueue: MailQueue; now: Date },
  { id, siteId, email }: AccountRow,
): Promise<void> =>
  mailQueue.add(db, {
    siteId,
    kind: 'invitation',
    key: `invitation:${id}:${Math.floor(now.getTime() / minute)}`,
    recipient: email,
    facts: { accountId: id },
  });

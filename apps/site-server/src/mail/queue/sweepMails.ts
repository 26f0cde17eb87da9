import { and, lt, ne } from 'drizzle-orm';
import { mails } from '../../database/schema/index';
import type { Services } from '../../services';

/** Milliseconds for which a mail that has ended stays in the list: a missing mail is noticed within three months. */
const keptFor = 90 * 86_400_000;

/** Deletes mails that were queued long ago and no longer wait. */
export async function sweepMails({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(mails)
    .where(and(ne(mails.state, 'waiting'), lt(mails.queuedAt, new Date(clock() - keptFor))));
}

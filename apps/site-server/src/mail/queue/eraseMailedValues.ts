import { and, eq, isNull, like, lt, ne } from 'drizzle-orm';
import { formSubmissions, mails } from '../../database/schema/index';
import type { Services } from '../../services';
import type { MailRow } from './claimMail';

/** Milliseconds for which the key of a submission may be used again: longer than any form is open. */
const keyLifetime = 2 * 86_400_000;

/**
 * Removes the values of a submission that its owner wants by mail alone, once every mail of it was sent. A mail that
 * failed, or was never sent, keeps them: they would be lost.
 */
export async function eraseMailedValues(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { siteId, kind, facts: { submissionId } }: MailRow,
): Promise<void> {
  if (kind !== 'submission' || submissionId === undefined) return;
  const isOpen = and(
    eq(mails.siteId, siteId),
    like(mails.key, `submission:${submissionId}:%`),
    ne(mails.state, 'sent'),
  );
  if ((await db.$count(mails, isOpen)) > 0) return;
  await db
    .update(formSubmissions)
    .set({ values: {}, pageContext: {}, forgottenAt: new Date(clock()) })
    .where(
      and(
        eq(formSubmissions.siteId, siteId),
        eq(formSubmissions.id, submissionId),
        eq(formSubmissions.isKept, false),
        isNull(formSubmissions.forgottenAt),
      ),
    );
}

/** Deletes the rest of them when no page can send them again. */
export async function sweepErasedSubmissions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(formSubmissions)
    .where(lt(formSubmissions.forgottenAt, new Date(clock() - keyLifetime)));
}

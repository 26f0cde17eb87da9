import { ownValue, type FormValues } from '@plinth/forms/rules';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { rowOfSite } from '../database/rowOfSite';
import { formSubmissions, mailingLists } from '../database/schema/index';
import { claimFormFiles } from '../formFiles/formFileRows';
import { mailAddress } from '../mail/mailAddress';
import { queueConfirmation } from '../newsletter/queueConfirmation';
import { addressOf, findSubscription } from '../newsletter/subscriptions';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { usualStorage } from '../site/formStorage';

type NewSubmission = Omit<
  typeof formSubmissions.$inferInsert,
  'siteId' | 'isSubscription' | 'mailingListId' | 'needsConfirmation' | 'confirmedAt' | 'isKept'
> & {
  values: FormValues;
  /** Files of the submission. @default none */
  fileIds?: readonly string[];
};

/**
 * Stores a submission and queues the mails that it causes, in one transaction: all or nothing, and once for each key.
 *
 * @returns whether the key was new
 */
export function storeSubmission(
  services: Pick<Services, 'db' | 'mailQueue' | 'clock'>,
  site: Pick<SiteSnapshot, 'definition' | 'forms'>,
  { fileIds = [], ...submission }: NewSubmission,
): Promise<boolean> {
  const { db, mailQueue, clock } = services;
  const siteId = site.definition.id;
  const form = site.forms.get(submission.formId);
  const storage = form?.storage ?? usualStorage;
  const address = addressOf(submission, site);
  return db.transaction(async (transaction) => {
    const listId = wantsList(storage.consentField, submission.values)
      ? await findList(transaction, siteId, storage.mailingListId)
      : undefined;
    const isSubscription =
      form?.newsletter !== undefined || (listId !== undefined && address !== '');
    const needsConfirmation = isSubscription && storage.needsConfirmation;
    const [row] = await transaction
      .insert(formSubmissions)
      .values({
        ...submission,
        siteId,
        isSubscription,
        mailingListId: isSubscription ? (listId ?? null) : null,
        needsConfirmation,
        // A mail names files, and the owner reads them here.
        isKept: storage.isKept || isSubscription || fileIds.length > 0,
      })
      .onConflictDoNothing({ target: formSubmissions.submissionKey })
      .returning({ id: formSubmissions.id });
    if (!row) return false;
    await claimFormFiles(transaction, { siteId, id: row.id }, fileIds);
    for (const [index, recipient] of storage.mail.entries()) {
      if (mailAddress(recipient) === undefined) continue;
      const key = `submission:${row.id}:${index}`;
      const facts = { submissionId: row.id };
      await mailQueue.add(transaction, { siteId, kind: 'submission', key, recipient, facts });
    }
    if (needsConfirmation) {
      const known = await findSubscription({ db: transaction, site }, row.id);
      // An address that has confirmed before, and not unsubscribed, need not confirm again.
      if (known?.state === 'active')
        await transaction
          .update(formSubmissions)
          .set({ confirmedAt: new Date(clock()) })
          .where(rowOfSite(formSubmissions, { siteId, id: row.id }));
      else
        await queueConfirmation(services, transaction, { siteId, submissionId: row.id, address });
    }
    return true;
  });
}

/** Whether the sender has consented, where the form asks. */
function wantsList(consentField: string | undefined, values: FormValues): boolean {
  if (consentField === undefined) return true;
  const answer = ownValue(values, consentField);
  return Array.isArray(answer) ? answer.length > 0 : typeof answer === 'string' && answer !== '';
}

/** The list, if it still exists. */
async function findList(
  db: Database,
  siteId: string,
  id: string | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [list] = await db
    .select({ id: mailingLists.id })
    .from(mailingLists)
    .where(and(eq(mailingLists.siteId, siteId), eq(mailingLists.id, id)));
  return list?.id;
}

import { emailKey, normaliseEmail } from '@plinth/forms/rules';
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { mayHoldAddressAmong } from '../database/mayHoldAddress';
import { rowOfSite } from '../database/rowOfSite';
import { formSubmissions, mailingLists } from '../database/schema/index';
import type { SiteSnapshot } from '../site/loadSite';

type SubmissionRow = typeof formSubmissions.$inferSelect;

/** A subscription that the link of one submission refers to. */
export interface Subscription {
  /** Empty where the submission names none. */
  address: string;
  /** The name of the newsletter. */
  newsletter: string;
  /** `active`: mails may go to the address; `pending`: it has not confirmed yet; `left`: no mails may go to it. */
  state: 'active' | 'pending' | 'left';
}

export interface SubscriptionParts {
  db: Database;
  site: Pick<SiteSnapshot, 'definition' | 'forms'>;
}

/** `undefined` where the submission was deleted. */
export async function findSubscription(
  parts: SubscriptionParts,
  submissionId: string,
): Promise<Subscription | undefined> {
  const row = await readRow(parts, submissionId);
  return row && describe(parts, row);
}

/**
 * Ends all subscriptions of the address to this newsletter, also by the link of an earlier submission: the request is
 * to unsubscribe, whichever link it uses.
 */
export async function unsubscribe(
  parts: SubscriptionParts,
  submissionId: string,
  now: Date,
): Promise<Subscription | undefined> {
  const row = await readRow(parts, submissionId);
  if (!row) return undefined;
  const same = await sameSubscription(parts, row);
  await parts.db
    .update(formSubmissions)
    .set({ unsubscribedAt: now })
    .where(and(same, isNull(formSubmissions.unsubscribedAt)));
  return findSubscription(parts, submissionId);
}

/** Undoes `unsubscribe` for all submissions that it ended at the same time. */
export async function subscribeAgain(
  parts: SubscriptionParts,
  submissionId: string,
): Promise<Subscription | undefined> {
  const row = await readRow(parts, submissionId);
  if (row?.unsubscribedAt) {
    const leftTogether = eq(formSubmissions.unsubscribedAt, row.unsubscribedAt);
    await parts.db
      .update(formSubmissions)
      .set({ unsubscribedAt: null })
      .where(and(await sameSubscription(parts, row), leftTogether));
  }
  return findSubscription(parts, submissionId);
}

/**
 * Confirms every pending subscription of this submission's address, from all its submissions. An address that has
 * unsubscribed meanwhile stays unsubscribed.
 */
export async function confirmSubscription(
  parts: SubscriptionParts,
  submissionId: string,
  now: Date,
): Promise<Subscription | undefined> {
  const row = await readRow(parts, submissionId);
  if (!row) return undefined;
  await parts.db
    .update(formSubmissions)
    .set({ confirmedAt: now })
    .where(
      and(
        await sameSubscription(parts, row),
        eq(formSubmissions.needsConfirmation, true),
        isNull(formSubmissions.confirmedAt),
        isNull(formSubmissions.unsubscribedAt),
      ),
    );
  return findSubscription(parts, submissionId);
}

/** Rows whose senders may get mails. */
export const isActiveSubscription = and(
  isNull(formSubmissions.unsubscribedAt),
  or(eq(formSubmissions.needsConfirmation, false), isNotNull(formSubmissions.confirmedAt)),
);

/** Rows whose senders have not confirmed yet. */
export const isPendingSubscription = and(
  isNull(formSubmissions.unsubscribedAt),
  eq(formSubmissions.needsConfirmation, true),
  isNull(formSubmissions.confirmedAt),
);

async function readRow({ db, site }: SubscriptionParts, id: string) {
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.siteId, site.definition.id), eq(formSubmissions.id, id)));
  return row;
}

async function describe(parts: SubscriptionParts, row: SubmissionRow): Promise<Subscription> {
  const { db, site } = parts;
  const same = await sameSubscription(parts, row);
  const count = (state: SQL | undefined) => db.$count(formSubmissions, and(same, state));
  const state =
    (await count(isActiveSubscription)) > 0
      ? 'active'
      : (await count(isPendingSubscription)) > 0
        ? 'pending'
        : 'left';
  return { address: addressOf(row, site), newsletter: await nameOf(parts, row), state };
}

/** Its list's name, else that of its form. */
async function nameOf(
  { db, site }: SubscriptionParts,
  { mailingListId, formId, formName }: SubmissionRow,
): Promise<string> {
  const [list] = mailingListId
    ? await db
        .select()
        .from(mailingLists)
        .where(rowOfSite(mailingLists, { siteId: site.definition.id, id: mailingListId }))
    : [];
  return list?.name ?? site.forms.get(formId)?.newsletter ?? formName;
}

/** All submissions by which the address has subscribed to the same; at least this submission. */
async function sameSubscription(
  { db, site }: SubscriptionParts,
  row: SubmissionRow,
): Promise<SQL | undefined> {
  // A list may be filled by several forms.
  const ofForm = and(
    eq(formSubmissions.siteId, row.siteId),
    row.mailingListId
      ? eq(formSubmissions.mailingListId, row.mailingListId)
      : eq(formSubmissions.formId, row.formId),
  );
  const key = emailKey(addressOf(row, site));
  if (!key) return and(ofForm, eq(formSubmissions.id, row.id));
  // The database finds all candidates for the address, and the rule of the forms decides: no spelling is missed.
  const candidates = await db
    .select({
      id: formSubmissions.id,
      formId: formSubmissions.formId,
      values: formSubmissions.values,
    })
    .from(formSubmissions)
    .where(and(ofForm, mayHoldAddressAmong(formSubmissions.values, key)));
  const same = candidates.filter((one) => emailKey(addressOf(one, site)) === key);
  return inArray(formSubmissions.id, [row.id, ...same.map(({ id }) => id)]);
}

/** The form's own field for it; for a deleted form, the answer that looks like an address. */
export function addressOf(
  { formId, values }: Pick<SubmissionRow, 'formId' | 'values'>,
  { forms }: Pick<SiteSnapshot, 'forms'>,
): string {
  const fields = forms.get(formId)?.schema.fields ?? [];
  const named = fields.filter(({ type }) => type === 'email').map(({ id }) => values[id]);
  const texts = [...named, ...Object.values(values)]
    .filter((value) => typeof value === 'string')
    .map(normaliseEmail);
  return texts.find((text) => /^\S+@\S+$/.test(text)) ?? '';
}

import { emailKey, normaliseEmail } from '@plinth/forms/rules';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { mayHoldAddressAmong } from '../database/mayHoldAddress';
import { formSubmissions } from '../database/schema/index';
import type { Database } from '../database/openDatabase';
import type { SiteSnapshot } from '../site/loadSite';

type SubmissionRow = typeof formSubmissions.$inferSelect;

/** A subscription of somebody, as the link of one submission finds it. */
export interface Subscription {
  /** Empty where the submission names none. */
  address: string;
  /** The name of the newsletter. */
  newsletter: string;
  /** Whether anything may be sent to the address because of this newsletter. */
  isActive: boolean;
}

export interface SubscriptionParts {
  db: Database;
  site: SiteSnapshot;
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
 * Ends what the address has subscribed to by this newsletter, however often it did, and also by a link that is older
 * than the latest of it: whoever wants to leave wants to leave.
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

/** Takes back what `unsubscribe` did at the same time as to this submission. */
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
  const active = and(same, isNull(formSubmissions.unsubscribedAt));
  return {
    address: addressOf(row, site),
    newsletter: site.forms.get(row.formId)?.newsletter ?? row.formName,
    isActive: (await db.$count(formSubmissions, active)) > 0,
  };
}

/** All submissions by which the address has subscribed to the same; at least the one itself. */
async function sameSubscription(
  { db, site }: SubscriptionParts,
  row: SubmissionRow,
): Promise<SQL | undefined> {
  const ofForm = and(
    eq(formSubmissions.siteId, row.siteId),
    eq(formSubmissions.formId, row.formId),
  );
  const key = emailKey(addressOf(row, site));
  if (!key) return and(ofForm, eq(formSubmissions.id, row.id));
  // The database finds all that could be the address, and the rule of the forms decides: no two spellings stay apart.
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

/** The form's own field for it; where the form is gone, the answer that looks like an address. */
function addressOf(
  { formId, values }: Pick<SubmissionRow, 'formId' | 'values'>,
  { forms }: SiteSnapshot,
): string {
  const fields = forms.get(formId)?.schema.fields ?? [];
  const named = fields.filter(({ type }) => type === 'email').map(({ id }) => values[id]);
  const texts = [...named, ...Object.values(values)]
    .filter((value) => typeof value === 'string')
    .map(normaliseEmail);
  return texts.find((text) => /^\S+@\S+$/.test(text)) ?? '';
}

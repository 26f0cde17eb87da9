import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { formSubmissions } from '../database/schema/index';
import type { Database } from '../database/openDatabase';
import type { SiteSnapshot } from '../site/loadSite';

type SubmissionRow = typeof formSubmissions.$inferSelect;

/** What somebody has subscribed to, as the link of one submission finds it. */
export interface Subscription {
  /** Empty where the submission names none. */
  address: string;
  /** What the newsletter calls itself. */
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
  await parts.db
    .update(formSubmissions)
    .set({ unsubscribedAt: now })
    .where(and(sameSubscription(row, parts.site), isNull(formSubmissions.unsubscribedAt)));
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
      .where(and(sameSubscription(row, parts.site), leftTogether));
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

async function describe(
  { db, site }: SubscriptionParts,
  row: SubmissionRow,
): Promise<Subscription> {
  const active = and(sameSubscription(row, site), isNull(formSubmissions.unsubscribedAt));
  return {
    address: addressOf(row, site),
    newsletter: site.forms.get(row.formId)?.newsletter ?? row.formName,
    isActive: (await db.$count(formSubmissions, active)) > 0,
  };
}

/** All submissions by which the address has subscribed to the same; at least the one itself. */
function sameSubscription(row: SubmissionRow, site: SiteSnapshot): SQL | undefined {
  const address = addressOf(row, site);
  return and(
    eq(formSubmissions.siteId, row.siteId),
    eq(formSubmissions.formId, row.formId),
    or(eq(formSubmissions.id, row.id), address ? hasAnswer(address) : undefined),
  );
}

const hasAnswer = (text: string): SQL =>
  sql`exists (select 1 from jsonb_path_query(${formSubmissions.values}, '$.*') as answer
    where lower(trim(answer #>> '{}')) = lower(${text}::text))`;

/** The form's own field for it; where the form is gone, the answer that looks like an address. */
function addressOf({ formId, values }: SubmissionRow, { forms }: SiteSnapshot): string {
  const fields = forms.get(formId)?.schema.fields ?? [];
  const named = fields.filter(({ type }) => type === 'email').map(({ id }) => values[id]);
  const found = [...named, ...Object.values(values)].find(
    (value): value is string => typeof value === 'string' && /^\s*\S+@\S+\s*$/.test(value),
  );
  return found?.trim() ?? '';
}

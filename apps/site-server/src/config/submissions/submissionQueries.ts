import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { formSubmissions } from '../../database/schema/index';
import { isActiveSubscription, isPendingSubscription } from '../../newsletter/subscriptions';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';

export type SubmissionRow = typeof formSubmissions.$inferSelect;

export interface SubmissionFilter {
  siteId: string;
  /** Words that all have to be in the answers or in the form's name. */
  search?: string;
  formId?: string;
  /** Only submissions that were added to this mailing list. */
  listId?: string | undefined;
  /** Only submissions of newsletters whose senders may get mails, have not confirmed yet, or have unsubscribed. */
  subscription?: SubscriptionState | undefined;
  /** Forms that are newsletters now, for submissions from before the kind was stored with each submission. */
  newsletters?: readonly string[];
}

export const subscriptionStates = ['subscribed', 'pending', 'unsubscribed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The state of one submission that subscribes its sender. */
export const subscriptionStateOf = ({
  unsubscribedAt,
  needsConfirmation,
  confirmedAt,
}: SubmissionRow): SubscriptionState =>
  unsubscribedAt ? 'unsubscribed' : needsConfirmation && !confirmedAt ? 'pending' : 'subscribed';

/** The maximum number of words in a search: each costs a scan of the answers. */
const maxWords = 8;

function matching(filter: SubmissionFilter): SQL | undefined {
  const { siteId, search = '', formId, subscription, listId } = filter;
  const { unsubscribedAt } = formSubmissions;
  return and(
    eq(formSubmissions.siteId, siteId),
    formId ? eq(formSubmissions.formId, formId) : undefined,
    subscription && isOfNewsletter(filter),
    isNull(formSubmissions.forgottenAt),
    listId ? eq(formSubmissions.mailingListId, listId) : undefined,
    subscription === 'subscribed' ? isActiveSubscription : undefined,
    subscription === 'pending' ? isPendingSubscription : undefined,
    subscription === 'unsubscribed' ? isNotNull(unsubscribedAt) : undefined,
    ...searchWords(search, maxWords).map(contains),
  );
}

const isOfNewsletter = ({ newsletters = [] }: SubmissionFilter): SQL | undefined =>
  or(
    eq(formSubmissions.isSubscription, true),
    newsletters.length > 0 ? inArray(formSubmissions.formId, [...newsletters]) : undefined,
  );

/** Whether a submission of a filter, whatever its state, came from a newsletter. */
export async function hasSubscriptions(db: Database, filter: SubmissionFilter): Promise<boolean> {
  const found = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(matching({ ...filter, subscription: undefined }), isOfNewsletter(filter)))
    .limit(1);
  return found.length > 0;
}

/** Answers are compared one by one, so that neither field names nor characters of JSON are found. */
function contains(word: string): SQL {
  const inAnswer = containsText(sql`answer #>> '{}'`, word);
  return sql`(${containsText(formSubmissions.formName, word)} or exists (
    select 1 from jsonb_path_query(${formSubmissions.values}, 'strict $.**') as answer
    where jsonb_typeof(answer) in ('string', 'number') and ${inAnswer}))`;
}

const newestFirst = [desc(formSubmissions.receivedAt), desc(formSubmissions.id)] as const;

/** A page of submissions, the newest first. */
export async function findSubmissions(
  db: Database,
  filter: SubmissionFilter,
  page: number,
): Promise<PageOfRows<SubmissionRow>> {
  const total = await db.$count(formSubmissions, matching(filter));
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}

export interface UsedForm {
  formId: string;
  formName: string;
  count: number;
}

/** The forms with at least one submission, by their latest names. */
export async function findUsedForms(db: Database, siteId: string): Promise<UsedForm[]> {
  const { formId, formName, receivedAt } = formSubmissions;
  const ofSite = and(eq(formSubmissions.siteId, siteId), isNull(formSubmissions.forgottenAt));
  // The counts are read from an index only; the names are read once for each form.
  const counted = await db
    .select({ formId, count: sql<number>`count(*)::int` })
    .from(formSubmissions)
    .where(ofSite)
    .groupBy(formId);
  const found = await Promise.all(
    counted.map(async (form) => {
      const [latest] = await db
        .select({ formName })
        .from(formSubmissions)
        .where(and(ofSite, eq(formId, form.formId)))
        .orderBy(desc(receivedAt))
        .limit(1);
      return { ...form, formName: latest?.formName ?? '' };
    }),
  );
  return found.sort((a, b) => a.formName.localeCompare(b.formName));
}

export async function findSubmission(
  db: Database,
  siteId: string,
  id: string,
): Promise<SubmissionRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.siteId, siteId),
        eq(formSubmissions.id, id),
        isNull(formSubmissions.forgottenAt),
      ),
    );
  return row;
}

export interface Neighbours {
  newer?: string | undefined;
  older?: string | undefined;
}

type Place = Pick<SubmissionRow, 'id' | 'receivedAt'>;

/** The sort key of submissions in every list. */
const place = sql`(${formSubmissions.receivedAt}, ${formSubmissions.id})`;
const placeOf = ({ receivedAt, id }: Place) =>
  sql`(${receivedAt.toISOString()}::timestamptz, ${id}::uuid)`;

/** The ids of the previous and the next submission in a list: many are read one after the other. */
export async function findNeighbours(
  db: Database,
  filter: SubmissionFilter,
  row: Place,
): Promise<Neighbours> {
  const nearest = async (side: SQL, order: readonly SQL[]) => {
    const [found] = await db
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(and(matching(filter), side))
      .orderBy(...order)
      .limit(1);
    return found?.id;
  };
  const [newer, older] = await Promise.all([
    nearest(sql`${place} > ${placeOf(row)}`, [
      asc(formSubmissions.receivedAt),
      asc(formSubmissions.id),
    ]),
    nearest(sql`${place} < ${placeOf(row)}`, newestFirst),
  ]);
  return { newer, older };
}

/** @returns whether it was there */
export async function deleteSubmission(db: Database, siteId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const gone = await db
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.siteId, siteId), eq(formSubmissions.id, id)))
    .returning({ id: formSubmissions.id });
  return gone.length > 0;
}

export const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Every field that the submissions of a filter have an answer for, by form. */
export async function findAnsweredFields(
  db: Database,
  filter: SubmissionFilter,
): Promise<{ formId: string; fieldId: string }[]> {
  return db
    .selectDistinct({
      formId: formSubmissions.formId,
      fieldId: sql<string>`jsonb_object_keys(${formSubmissions.values})`.as('field_id'),
    })
    .from(formSubmissions)
    .where(and(matching(filter), sql`jsonb_typeof(${formSubmissions.values}) = 'object'`))
    .orderBy(formSubmissions.formId, sql`field_id`);
}

const rowsAtOnce = 500;

/** All submissions of a filter, the newest first, loaded in batches. */
export async function* walkSubmissions(
  db: Database,
  filter: SubmissionFilter,
): AsyncGenerator<SubmissionRow> {
  let last: SubmissionRow | undefined;
  for (;;) {
    // By the last row and not by an offset: submissions that arrive meanwhile shift nothing.
    const after = last && sql`${place} < ${placeOf(last)}`;
    const rows = await db
      .select()
      .from(formSubmissions)
      .where(and(matching(filter), after))
      .orderBy(...newestFirst)
      .limit(rowsAtOnce);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce || !last) return;
  }
}

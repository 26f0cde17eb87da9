import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { lockOfCount } from '../../census/countUntilNow';
import { addErrors, errorCount } from '../../census/errorCount';
import { countedUntil, errorDays, javascriptErrors } from '../../database/schema/index';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';

/** Number of a group's latest occurrences that are listed. */
const shownOccurrences = 50;

/**
 * Number of a group's latest occurrences whose pages are counted: older occurrences of a frequent error are not read.
 */
export const readOccurrences = 200;

export interface ErrorGroup {
  fingerprint: string;
  /** The message of the latest occurrence. */
  message: string;
  stack: string | null;
  block: string | null;
  count: number;
  /** Number of different pages among the latest `readOccurrences`. */
  pages: number;
  first: Date;
  last: Date;
}

export interface ErrorOccurrence {
  message: string;
  url: string | null;
  userAgent: string | null;
  recordedAt: Date;
}

/** The newest error of a group with its message, and its pages: read for the shown groups only. */
const described = (siteId: string, groups: SQL): SQL => sql`
  select found.fingerprint, latest.message, latest.stack, latest.data ->> 'block' as block, found.count, first, last,
    (select count(distinct regexp_replace(coalesce(url, ''), '[?#].*$', ''))::int from (
      select url from ${javascriptErrors} where site_id = ${siteId} and fingerprint = found.fingerprint
      order by recorded_at desc limit ${readOccurrences}
    ) as read) as pages
  from (${groups}) as found cross join lateral (
    select message, stack, data from ${javascriptErrors}
    where site_id = ${siteId} and fingerprint = found.fingerprint
    order by recorded_at desc, id desc limit 1
  ) as latest`;

/** Groups from the daily counts and the errors since then, in one statement, which sees a consistent state of both. */
const grouped = (siteId: string, condition: SQL = sql`true`): SQL => sql`
  select fingerprint, sum(count)::int as count, min(first) as first, max(last) as last from (
    select fingerprint, count, first, last from ${errorDays} where site_id = ${siteId} and ${condition}
    union all
    select fingerprint, count(*), min(recorded_at), max(recorded_at) from ${javascriptErrors}
    where site_id = ${siteId} and ${condition} and recorded_at >= coalesce(${untilOf(siteId)}, '-infinity')
    group by fingerprint
  ) as parts group by fingerprint`;

/** The moment up to which a site's errors were counted. */
const untilOf = (siteId: string): SQL => sql`
  (select until from ${countedUntil} where site_id = ${siteId} and kind = ${errorCount.kind})`;

type RawGroup = Omit<ErrorGroup, 'first' | 'last'> & { first: Date | string; last: Date | string };

const readGroup = ({ first, last, ...group }: RawGroup): ErrorGroup => ({
  ...group,
  first: new Date(first),
  last: new Date(last),
});

/** A page of the errors in visitors' browsers, grouped by their place in the code, the latest first. */
export async function findErrorGroups(
  db: Database,
  siteId: string,
  page = 1,
): Promise<PageOfRows<ErrorGroup>> {
  const counted = await db.execute(sql`
    select count(*)::int as total from (${grouped(siteId)}) as found`);
  const total = rowsOf<{ total: number }>(counted)[0]?.total ?? 0;
  const shown = Math.min(page, lastPage(total));
  const result = await db.execute(sql`
    ${described(
      siteId,
      sql`${grouped(siteId)} order by last desc, fingerprint
        limit ${rowsOfPage} offset ${(shown - 1) * rowsOfPage}`,
    )} order by last desc, fingerprint`);
  return { rows: rowsOf<RawGroup>(result).map(readGroup), total, page: shown };
}

export async function findErrorGroup(
  db: Database,
  siteId: string,
  print: string,
): Promise<{ group: ErrorGroup; occurrences: ErrorOccurrence[] } | undefined> {
  const one = grouped(siteId, sql`fingerprint = ${print}`);
  const [group] = rowsOf<RawGroup>(await db.execute(described(siteId, one)));
  if (!group) return undefined;
  const { message, url, userAgent, recordedAt } = javascriptErrors;
  const occurrences = await db
    .select({ message, url, userAgent, recordedAt })
    .from(javascriptErrors)
    .where(and(eq(javascriptErrors.siteId, siteId), eq(javascriptErrors.fingerprint, print)))
    .orderBy(desc(recordedAt), desc(javascriptErrors.id))
    .limit(shownOccurrences);
  return { group: readGroup(group), occurrences };
}

/**
 * Removes a group whose cause is fixed: if the error occurs again, the group appears again.
 * @param until errors after the owner's request stay
 * @returns the number of deleted errors
 */
export async function deleteErrorGroup(
  db: Database,
  siteId: string,
  { print, until }: { print: string; until: Date },
): Promise<number> {
  return db.transaction(async (transaction) => {
    const lock = lockOfCount(errorCount.kind, siteId);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const isOfGroup = and(
      eq(javascriptErrors.siteId, siteId),
      eq(javascriptErrors.fingerprint, print),
    );
    const gone = await transaction
      .delete(javascriptErrors)
      .where(and(isOfGroup, lte(javascriptErrors.recordedAt, until)))
      .returning({ id: javascriptErrors.id });
    await transaction
      .delete(errorDays)
      .where(and(eq(errorDays.siteId, siteId), eq(errorDays.fingerprint, print)));
    // Errors that arrived after the owner's request, and were counted already, are counted again.
    await addErrors(
      transaction,
      sql`site_id = ${siteId} and fingerprint = ${print} and recorded_at < ${untilOf(siteId)}`,
    );
    return gone.length;
  });
}

/** Both drivers return an object with `rows`. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

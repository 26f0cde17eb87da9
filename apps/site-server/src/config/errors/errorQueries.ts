import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { javascriptErrors } from '../../database/schema/index';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';

export interface ErrorGroup {
  fingerprint: string;
  /** The message of the latest one. */
  message: string;
  stack: string | null;
  block: string | null;
  count: number;
  /** Different pages. */
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

/** The places in a stack, wherever the site stands and whichever build it was; null where it names none. */
const places: SQL = sql`nullif(regexp_replace(
    array_to_string(array(
      select line from regexp_split_to_table(known, E'\n') as line
      where line ~ '^\\s*at ' or line ~ '@.*:\\d+:\\d+'
    ), E'\n'),
    'https?://[^/\\s)]+|[?#][^:\\s)]*|-[\\w-]{7,8}(?=\\.js)', '', 'g'), '')`;

/**
 * The key of an error: the places in its stack, whatever the message says about this one visitor; an error
 * without a stack is known by its message. Each stack is read once, however often it came: reading is what takes long.
 */
const grouped = (siteId: string): SQL => sql`
  with stacks as materialized (
    select known, ${places} as places
    from (select distinct coalesce(stack, '') as known from ${javascriptErrors} where site_id = ${siteId}) as found
  )
  select md5(coalesce(places, 'message ' || message)) as fingerprint,
    id, message, url, recorded_at, user_agent
  from ${javascriptErrors} join stacks on known = coalesce(stack, '')
  where site_id = ${siteId}`;

/** The groups, each with the words of its latest error. */
const groups = (siteId: string, print?: string): SQL => sql`
  select fingerprint, message, stack, data ->> 'block' as block, count, pages, first, last
  from (
    select fingerprint,
      (array_agg(id order by recorded_at desc, id desc))[1] as latest,
      count(*)::int as count,
      count(distinct regexp_replace(coalesce(url, ''), '[?#].*$', ''))::int as pages,
      min(recorded_at) as first,
      max(recorded_at) as last
    from (${grouped(siteId)}) as errors
    ${print === undefined ? sql`` : sql`where fingerprint = ${print}`}
    group by fingerprint
  ) as found join ${javascriptErrors} on id = latest`;

type RawGroup = Omit<ErrorGroup, 'first' | 'last'> & { first: Date | string; last: Date | string };

const readGroup = ({ first, last, ...group }: RawGroup): ErrorGroup => ({
  ...group,
  first: new Date(first),
  last: new Date(last),
});

/** A page of the errors of visitors' browsers by where they happened, the latest first. */
export async function findErrorGroups(
  db: Database,
  siteId: string,
  page = 1,
): Promise<PageOfRows<ErrorGroup>> {
  const counted = await db.execute(sql`
    select count(distinct fingerprint)::int as total from (${grouped(siteId)}) as errors`);
  const total = rowsOf<{ total: number }>(counted)[0]?.total ?? 0;
  const shown = Math.min(page, lastPage(total));
  const result = await db.execute(sql`
    ${groups(siteId)} order by last desc, fingerprint
    limit ${rowsOfPage} offset ${(shown - 1) * rowsOfPage}`);
  return { rows: rowsOf<RawGroup>(result).map(readGroup), total, page: shown };
}

export async function findErrorGroup(
  db: Database,
  siteId: string,
  print: string,
): Promise<{ group: ErrorGroup; occurrences: ErrorOccurrence[] } | undefined> {
  const [group] = rowsOf<RawGroup>(await db.execute(groups(siteId, print)));
  if (!group) return undefined;
  const latest = await db.execute(sql`
    select message, url, user_agent as "userAgent", recorded_at as "recordedAt"
    from (${grouped(siteId)}) as errors where fingerprint = ${print}
    order by recorded_at desc, id desc limit 50`);
  const occurrences = rowsOf<ErrorOccurrence & { recordedAt: Date | string }>(latest).map(
    ({ recordedAt, ...one }) => ({ ...one, recordedAt: new Date(recordedAt) }),
  );
  return { group: readGroup(group), occurrences };
}

/**
 * Removes a group whose cause is mended: if it comes again, it is there again.
 * @param until what happened after the owner looked stays
 * @returns how many errors went
 */
export async function deleteErrorGroup(
  db: Database,
  siteId: string,
  { print, until }: { print: string; until: Date },
): Promise<number> {
  const result = await db.execute(sql`
    delete from ${javascriptErrors}
    where id in (select id from (${grouped(siteId)}) as errors where fingerprint = ${print})
      and recorded_at <= ${until.toISOString()}::timestamptz
    returning id`);
  return rowsOf(result).length;
}

/** Both drivers answer with an object that has the rows. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

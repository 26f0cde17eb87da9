import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { javascriptErrors } from '../../database/schema/index';
import { storableText } from '../../database/schema/visitorColumns';
import { lastPage, rowsOfPage } from '../list/pageOfRows';
import type { PageOfRows } from '../list/pageOfRows';

export interface ErrorGroup {
  fingerprint: string;
  /** Of the latest one. */
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

/**
 * What makes two errors the same: the places in their stacks, whatever the message says about this one visitor. Where the
 * site stands and which build it was do not count; an error without a stack is known by its message.
 */
const fingerprint: SQL = sql`md5(coalesce(nullif(regexp_replace(
    array_to_string(array(
      select line from regexp_split_to_table(coalesce(stack, ''), E'\n') as line
      where line ~ '^\\s*at ' or line ~ '@.*:\\d+:\\d+'
    ), E'\n'),
    'https?://[^/\\s)]+|[?#][^:\\s)]*|-[\\w-]{7,8}(?=\\.js)', '', 'g'), ''),
  'message ' || message))`;

const grouped = (siteId: string): SQL => sql`
  select ${fingerprint} as fingerprint, id, message, stack, url, data, recorded_at, user_agent
  from ${javascriptErrors} where site_id = ${siteId}`;

const groupColumns = sql`
  fingerprint,
  (array_agg(message order by recorded_at desc, id desc))[1] as message,
  (array_agg(stack order by recorded_at desc, id desc))[1] as stack,
  (array_agg(data ->> 'block' order by recorded_at desc, id desc))[1] as block,
  count(*)::int as count,
  count(distinct regexp_replace(coalesce(url, ''), '[?#].*$', ''))::int as pages,
  min(recorded_at) as first,
  max(recorded_at) as last`;

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
    select ${groupColumns} from (${grouped(siteId)}) as errors
    group by fingerprint order by last desc, fingerprint
    limit ${rowsOfPage} offset ${(shown - 1) * rowsOfPage}`);
  return { rows: rowsOf<RawGroup>(result).map(readGroup), total, page: shown };
}

export async function findErrorGroup(
  db: Database,
  siteId: string,
  print: string,
): Promise<{ group: ErrorGroup; occurrences: ErrorOccurrence[] } | undefined> {
  const result = await db.execute(sql`
    select ${groupColumns} from (${grouped(siteId)}) as errors
    where fingerprint = ${storableText(print)} group by fingerprint`);
  const [group] = rowsOf<RawGroup>(result);
  if (!group) return undefined;
  const latest = await db.execute(sql`
    select message, url, user_agent as "userAgent", recorded_at as "recordedAt"
    from (${grouped(siteId)}) as errors where fingerprint = ${storableText(print)}
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
    where id in (select id from (${grouped(siteId)}) as errors where fingerprint = ${storableText(print)})
      and recorded_at <= ${until.toISOString()}::timestamptz
    returning id`);
  return rowsOf(result).length;
}

/** Both drivers answer with an object that has the rows. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

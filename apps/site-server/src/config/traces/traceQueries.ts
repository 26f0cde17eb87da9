import { and, asc, eq, inArray, lte, max, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { traceEntries } from '../../database/schema/index';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';

export interface Trace {
  /** `visit-…`, or `call-…` if the visitor may not be recognised and only the entries of one call belong together. */
  id: string;
  /** The kinds of its entries, without duplicates. */
  types: string[];
  entries: number;
  /** The number of different pages. */
  pages: number;
  first: Date;
  last: Date;
}

export type TraceEntry = Pick<
  typeof traceEntries.$inferSelect,
  'id' | 'pageUrl' | 'type' | 'data' | 'recordedAt'
>;

export interface TraceFilter {
  siteId: string;
  /** Words that all have to be in entries of a trace: in a page, a kind or data. */
  search?: string;
}

/** The maximum number of words in a search: each costs a scan of the entries. */
const maxWords = 8;

/** Values are compared one by one, so that neither field names nor characters of JSON are found. */
const contains = (word: string): SQL => sql`bool_or(
  ${containsText(traceEntries.pageUrl, word)} or ${containsText(traceEntries.type, word)} or exists (
    select 1 from jsonb_path_query(${traceEntries.data}, 'strict $.**') as value
    where jsonb_typeof(value) in ('string', 'number') and ${containsText(sql`value #>> '{}'`, word)}))`;

const traceColumns = {
  id: traceEntries.traceId,
  types: sql<string[]>`array_agg(distinct ${traceEntries.type})`,
  entries: sql<number>`count(*)::int`,
  pages: sql<number>`count(distinct regexp_replace(${traceEntries.pageUrl}, '[?#].*$', ''))::int`,
  first: sql<Date | string>`min(${traceEntries.recordedAt})`,
  last: sql<Date | string>`max(${traceEntries.recordedAt})`,
};

const latestFirst = [sql`${max(traceEntries.recordedAt)} desc`, traceEntries.traceId] as const;

const readTrace = ({
  first,
  last,
  ...trace
}: Omit<Trace, 'first' | 'last'> & { first: Date | string; last: Date | string }): Trace => ({
  ...trace,
  first: new Date(first),
  last: new Date(last),
});

const ofTrace = (siteId: string, id: string) =>
  and(eq(traceEntries.siteId, siteId), eq(traceEntries.traceId, id));

/** A page of the visitors' traces, the latest first. */
export async function findTraces(
  db: Database,
  { siteId, search = '' }: TraceFilter,
  page: number,
): Promise<PageOfRows<Trace>> {
  // Without a search everything is read from an index.
  const matching = () =>
    db
      .select({ id: traceEntries.traceId })
      .from(traceEntries)
      .where(eq(traceEntries.siteId, siteId))
      .groupBy(traceEntries.traceId)
      .having(and(...searchWords(search, maxWords).map(contains)));
  const total = await db.$count(matching().as('traces'));
  const shown = Math.min(page, lastPage(total));
  const ids = await matching()
    .orderBy(...latestFirst)
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  const listed = ids.map(({ id }) => id);
  const rows = await db
    .select(traceColumns)
    .from(traceEntries)
    .where(and(eq(traceEntries.siteId, siteId), inArray(traceEntries.traceId, listed)))
    .groupBy(traceEntries.traceId)
    .orderBy(...latestFirst);
  return { rows: rows.map(readTrace), total, page: shown };
}

/** One trace, and a page of its entries in the order in which they happened. */
export async function findTrace(
  db: Database,
  { siteId, id, page }: { siteId: string; id: string; page: number },
): Promise<{ trace: Trace; found: PageOfRows<TraceEntry> } | undefined> {
  const [row] = await db
    .select(traceColumns)
    .from(traceEntries)
    .where(ofTrace(siteId, id))
    .groupBy(traceEntries.traceId);
  if (!row) return undefined;
  const trace = readTrace(row);
  const shown = Math.min(page, lastPage(trace.entries));
  const { pageUrl, type, data, recordedAt } = traceEntries;
  const rows = await db
    .select({ id: traceEntries.id, pageUrl, type, data, recordedAt })
    .from(traceEntries)
    .where(ofTrace(siteId, id))
    .orderBy(asc(recordedAt), asc(traceEntries.id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { trace, found: { rows, total: trace.entries, page: shown } };
}

/**
 * @param options until: entries that were stored after the owner's request stay
 * @returns the number of deleted entries
 */
export async function deleteTrace(
  db: Database,
  { siteId, id, until }: { siteId: string; id: string; until: Date },
): Promise<number> {
  const gone = await db
    .delete(traceEntries)
    .where(and(ofTrace(siteId, id), lte(traceEntries.recordedAt, until)))
    .returning({ id: traceEntries.id });
  return gone.length;
}

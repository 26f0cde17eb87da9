import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { countedUntil } from '../database/schema/index';
import type { Transaction } from '../shop/cartRows';

/** One step of counting: the records from one moment to another, both on one day of the site. */
export interface CountedSpan {
  siteId: string;
  timeZone: string;
  day: string;
  from: Date;
  /** Not part of it. */
  to: Date;
}

/** A kind of measurement whose days are counted in the background. */
export interface DayCount {
  kind: 'visits' | 'speed' | 'errors';
  /** Milliseconds that must have passed: rows of a span may be written this late. */
  lag: number;
  /** The zone of its days, where days are not shown one by one. @default the site's */
  timeZone?: string;
  /** Hours of a step at most. */
  hours: number;
  /** Reads the moment of the first record, not before the given moment. */
  firstSince: (siteId: string, since: Date | undefined) => SQL;
  /** Adds the records of a span to its day. */
  add: (transaction: Transaction, span: CountedSpan) => Promise<void>;
  /** Deletes all counts of a site. */
  clear: (transaction: Transaction, siteId: string) => Promise<void>;
}

export interface CountDaysOptions {
  siteId: string;
  timeZone: string;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Counts the records since the last time, step by step, each in a transaction of its own. Only one server at a time
 * counts a site. Days of another time zone than before are counted from the beginning.
 *
 * @returns whether anything is left: another server counts, or the signal was aborted
 */
export async function countUntilNow(
  db: Database,
  count: DayCount,
  options: CountDaysOptions,
): Promise<boolean> {
  for (;;) {
    if (options.signal?.aborted) return true;
    const step = await db.transaction((transaction) => countStep(transaction, count, options));
    if (step !== 'more') return step === 'busy';
  }
}

/** The name of the lock for changing a site's counts of a kind. */
export const lockOfCount = (kind: DayCount['kind'], siteId: string): string =>
  `count ${kind} ${siteId}`;

async function countStep(
  transaction: Transaction,
  count: DayCount,
  { siteId, timeZone: ownZone, now }: CountDaysOptions,
): Promise<'more' | 'done' | 'busy'> {
  const timeZone = count.timeZone ?? ownZone;
  const end = new Date(now.getTime() - count.lag);
  const lock = lockOfCount(count.kind, siteId);
  const taken = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as is_ours`,
  );
  if (!rowsOf<{ is_ours: boolean }>(taken)[0]?.is_ours) return 'busy';
  const isIt = and(eq(countedUntil.siteId, siteId), eq(countedUntil.kind, count.kind));
  const [known] = await transaction.select().from(countedUntil).where(isIt);
  const isSameZone = known?.timeZone === timeZone;
  if (known && !isSameZone) await count.clear(transaction, siteId);
  const begun = isSameZone ? known.until : undefined;
  const span = await nextSpan(transaction, { siteId, timeZone, begun, end, count });
  if (span) await count.add(transaction, span);
  const until = span?.to ?? (begun && begun > end ? begun : end);
  const row = { timeZone, until };
  await transaction
    .insert(countedUntil)
    .values({ siteId, kind: count.kind, ...row })
    .onConflictDoUpdate({ target: [countedUntil.siteId, countedUntil.kind], set: row });
  return span && span.to < end ? 'more' : 'done';
}

interface SpanInput extends Pick<CountedSpan, 'siteId' | 'timeZone'> {
  begun: Date | undefined;
  end: Date;
  count: DayCount;
}

/** The next span with records; `undefined` where there are none up to the end. */
async function nextSpan(
  transaction: Transaction,
  { siteId, timeZone, begun, end, count }: SpanInput,
): Promise<CountedSpan | undefined> {
  const found = await transaction.execute(sql`
    select first, (first at time zone ${timeZone})::date::text as day,
      ((first at time zone ${timeZone})::date + 1)::timestamp at time zone ${timeZone} as next
    from (${count.firstSince(siteId, begun)}) as found(first)`);
  const [row] = rowsOf<{ first: Date | string | null; day: string; next: Date | string }>(found);
  if (!row?.first) return undefined;
  const from = new Date(row.first);
  const latestEnd = from.getTime() + count.hours * 3_600_000;
  const to = new Date(Math.min(new Date(row.next).getTime(), latestEnd, end.getTime()));
  return to > from ? { siteId, timeZone, day: row.day, from, to } : undefined;
}

/** Both drivers answer with an object that has the rows. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

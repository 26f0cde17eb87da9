import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { dropMonth } from '../database/months/dropMonth';
import type { MonthlyTable } from '../database/months/monthlyTables';
import { forgetErrorDays } from '../census/errorCount';
import { forgetSpeedDays } from '../census/speedCount';
import { forgetVisitDays } from '../census/visitCount';
import type { Services } from '../services';
import type { DaysKept, Retention } from './retention';

const day = 86_400_000;

/** Few enough for a statement of some milliseconds: no request waits for longer than that. */
const rowsAtOnce = 500;
/** The limit for one table in one run; the rest waits for the next. A million rows are deleted after eight hours. */
const statementsAtOnce = 40;

const measured: readonly (readonly [MonthlyTable, keyof Retention])[] = [
  ['census_hits', 'visits'],
  ['census_events', 'visits'],
  ['tracking_events', 'visits'],
  ['performance_records', 'speed'],
  ['javascript_errors', 'errors'],
  ['trace_entries', 'traces'],
];

/**
 * Rows before this moment are deleted. It moves once a day, at midnight UTC, and leaves one more day than configured:
 * so the first day in a plot is complete, in any time zone.
 */
const keptSince = (days: number, now: number): Date =>
  new Date((Math.floor(now / day) - days - 1) * day);

/** The services of a sweep, and its end: `signal` stops it after the current statement. */
export interface Sweep extends Pick<Services, 'db' | 'database' | 'clock'> {
  retention: Retention;
  signal?: AbortSignal;
}

/**
 * Deletes expired reports of pages, the oldest first: a completely expired month is dropped with its partition, at
 * once; in the month of the limit, rows are deleted in small lots. Several servers may do it at the same time: each
 * takes rows that no other is deleting.
 */
export async function sweepMeasured(sweep: Sweep): Promise<void> {
  // One table after the other, so that a pool keeps its connections for visitors.
  for (const [table, kind] of measured) await sweepTable(sweep, table, sweep.retention[kind]);
  await forgetDays(sweep);
  await sweepHitIds(sweep);
}

/** Deletes the counts of days with the rows that they were counted from. */
async function forgetDays({
  db,
  clock,
  retention: { visits, speed, errors },
}: Sweep): Promise<void> {
  const firstDay = (days: number) => keptSince(days, clock()).toISOString().slice(0, 10);
  if (visits !== 'forever') await forgetVisitDays(db, firstDay(visits));
  if (speed !== 'forever') await forgetSpeedDays(db, firstDay(speed));
  if (errors !== 'forever') await forgetErrorDays(db, firstDay(errors));
}

interface Partition {
  name: string;
  /** All of its rows are older than the limit. */
  isOver: boolean;
}

async function sweepTable(sweep: Sweep, table: MonthlyTable, days: DaysKept): Promise<void> {
  if (days === 'forever') return;
  const { db, clock } = sweep;
  const since = sql`${keptSince(days, clock()).toISOString()}::timestamptz`;
  // The last is the default partition.
  const { rows: partitions } = (await db.execute(sql`
    select name, until <= ${since} as "isOver" from months_of(${table}) where since < ${since}
    union all select ${`${table}_other`}, false`)) as { rows: Partition[] };
  const budget = { statements: statementsAtOnce };
  for (const { name, isOver } of partitions) {
    const partition = sql.identifier(name);
    const hasEnded = table === 'trace_entries' ? traceHasEnded(partition, since) : sql`true`;
    if (isOver) {
      const { rows } = (await db.execute(sql`
        select exists (select from ${partition} where not (${hasEnded})) as "isNeeded"`)) as {
        rows: { isNeeded: boolean }[];
      };
      // While a long query reads the table, the rows wait for the next run.
      if (!rows[0]?.isNeeded) {
        await dropMonth(db, table, name);
        continue;
      }
    }
    const isTooOld = sql`recorded_at < ${since} and ${hasEnded}`;
    await deleteInLots(sweep, { partition, condition: isTooOld, order: sql`recorded_at`, budget });
  }
}

/** Ids of hits are deleted after two days: a page repeats a hit for a day at most. */
async function sweepHitIds(sweep: Sweep): Promise<void> {
  await deleteInLots(sweep, {
    partition: sql.identifier('census_hit_ids'),
    condition: sql`seen_on < current_date - 2`,
    order: sql`seen_on`,
    budget: { statements: statementsAtOnce },
  });
}

interface Lots {
  partition: SQL | ReturnType<typeof sql.identifier>;
  condition: SQL;
  order: SQL;
  /** The remaining statements of this run. */
  budget: { statements: number };
}

async function deleteInLots(
  { db, database, signal }: Sweep,
  { partition, condition, order, budget }: Lots,
): Promise<void> {
  let hasDeleted = false;
  for (; budget.statements > 0; budget.statements--) {
    if (signal?.aborted) return;
    // An array is built once; of a subquery the planner may evaluate the limit again and again. A row is identified by
    // its physical place: no index covers its number.
    const { rows: gone } = (await db.execute(sql`
      delete from ${partition} where ctid = any(array(
        select ctid from ${partition} where ${condition}
        order by ${order} limit ${rowsAtOnce} for update skip locked
      )) returning 1`)) as { rows: unknown[] };
    hasDeleted ||= gone.length > 0;
    if (gone.length < rowsAtOnce) {
      // PostgreSQL's autovacuum does not run in the embedded database, whose file would grow for ever. It takes a
      // second for a million rows, and runs once a day, when all old rows are deleted. The planner relies on the counts
      // of `analyze`.
      if (hasDeleted && database.kind === 'embedded')
        await db.execute(sql`vacuum analyze ${partition}`);
      return;
    }
    // The embedded database answers at once, and would block all other queries until the last lot.
    await othersTurn();
  }
}

/** A visit is kept as a whole: its first entries stay as long as its last. */
const traceHasEnded = (partition: Lots['partition'], since: SQL): SQL => sql`not exists (
  select from trace_entries as later where later.site_id = ${partition}.site_id
    and later.trace_id = ${partition}.trace_id and later.recorded_at >= ${since})`;

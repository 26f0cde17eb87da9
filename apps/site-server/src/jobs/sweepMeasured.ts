import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, eq, gte, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import {
  censusEvents,
  censusHits,
  javascriptErrors,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
import { forgetErrorDays } from '../census/errorCount';
import { forgetSpeedDays } from '../census/speedCount';
import { forgetVisitDays } from '../census/visitCount';
import type { Services } from '../services';
import type { DaysKept, Retention } from './retention';

const day = 86_400_000;

/** Few enough for a statement of some milliseconds: whoever asks the server meanwhile waits for no more than that. */
const rowsAtOnce = 500;
/** The limit for one table in one run; the rest waits for the next. A million rows are gone after eight hours. */
const statementsAtOnce = 40;

type MeasuredTable = PgTable & Record<'id' | 'recordedAt', PgColumn>;

const measured: readonly (readonly [MeasuredTable, keyof Retention])[] = [
  [censusHits, 'visits'],
  [censusEvents, 'visits'],
  [trackingEvents, 'visits'],
  [performanceRecords, 'speed'],
  [javascriptErrors, 'errors'],
  [traceEntries, 'traces'],
];

/**
 * Before this moment is deleted. It moves once a day, at midnight UTC, and leaves a day more than asked for: so the first
 * of the days that a plot shows is whole, in whatever time zone.
 */
const keptSince = (days: number, now: number): Date =>
  new Date((Math.floor(now / day) - days - 1) * day);

/** The services of a sweep, and its end: `signal` ends it after the statement that is under way. */
export interface Sweep extends Pick<Services, 'db' | 'database' | 'clock'> {
  retention: Retention;
  signal?: AbortSignal;
}

/**
 * Deletes what pages reported once it has been kept for as long as it should be, the oldest first. Several servers may
 * do it at the same time: each takes rows that no other has under its hands.
 */
export async function sweepMeasured(sweep: Sweep): Promise<void> {
  // One table after the other, so that a pool keeps its connections for visitors.
  for (const [table, kind] of measured) await sweepTable(sweep, table, sweep.retention[kind]);
  await forgetDays(sweep);
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

async function sweepTable(
  { db, database, clock, signal }: Sweep,
  table: MeasuredTable,
  days: DaysKept,
): Promise<void> {
  if (days === 'forever') return;
  const since = keptSince(days, clock());
  let hasDeleted = false;
  for (let statement = 0; statement < statementsAtOnce; statement++) {
    if (signal?.aborted) return;
    const oldest = db
      .select({ id: table.id })
      .from(table)
      .where(
        and(lt(table.recordedAt, since), table === traceEntries ? isOver(db, since) : undefined),
      )
      .orderBy(asc(table.recordedAt))
      .limit(rowsAtOnce)
      .for('update', { skipLocked: true });
    const gone = await db
      .delete(table)
      // An array is made once; of a subquery the planner may ask for its limit again and again.
      .where(sql`${table.id} = any(array(${oldest}))`)
      .returning({ id: table.id });
    hasDeleted ||= gone.length > 0;
    if (gone.length < rowsAtOnce) {
      // Nobody else does it for the embedded database, whose file would grow for ever. It takes a second for a million
      // rows, and is done once a day, when all that was old is gone.
      // The planner knows a table by what was counted in it.
      if (hasDeleted && database.kind === 'embedded')
        await db.execute(sql`vacuum analyze ${table}`);
      return;
    }
    // The embedded database answers at once, and would let nobody else have a word until the last lot.
    await othersTurn();
  }
}

/** A visit is one thing: its first entries stay as long as its last. */
function isOver(db: Sweep['db'], since: Date): SQL {
  const later = alias(traceEntries, 'later');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.siteId, traceEntries.siteId),
          eq(later.traceId, traceEntries.traceId),
          gte(later.recordedAt, since),
        ),
      ),
  );
}

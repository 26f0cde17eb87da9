import { sql } from 'drizzle-orm';
import type { Database } from '../Database';
import { isLockTimeout } from './isLockTimeout';
import { monthlyTables } from './monthlyTables';

/**
 * Creates the partitions of a month and of the next month, unless they exist ([SRV-4g]). The first server that looks
 * creates them; the others find them. Until then a row goes into the default partition.
 *
 * @param now milliseconds since 1970 by the clock that dates the rows
 */
export async function addMonths(db: Database, now: number): Promise<void> {
  const [thisMonth, nextMonth] = [0, 1].map((later) => firstOfMonth(now, later).toISOString());
  const { rows } = (await db.execute(sql`
    select parent, month::text from unnest(${sql.param([...monthlyTables])}::text[]) as parent,
      unnest(array[${thisMonth}, ${nextMonth}]::timestamptz[]) as month
    where not exists (select from months_of(parent) where since <= month and until > month)
    order by month`)) as { rows: { parent: string; month: string }[] };
  for (const { parent, month } of rows)
    await db
      .transaction(async (transaction) => {
        // It waits for running queries, and others wait behind it: better to try again later.
        await transaction.execute(sql`set local lock_timeout = '1s'`);
        await transaction.execute(sql`select add_month(${parent}, ${month}::timestamptz)`);
      })
      .catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error;
      });
}

/** Midnight UTC of the first day of a month, of this one or of a later one. */
function firstOfMonth(now: number, later: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later));
}

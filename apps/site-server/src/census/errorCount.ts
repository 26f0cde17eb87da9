import { eq, lt, sql, type SQL } from 'drizzle-orm';
import { errorDays, javascriptErrors } from '../database/schema/index';
import type { Transaction } from '../shop/cartRows';
import type { DayCount } from './countUntilNow';

/** Errors of visitors' browsers by days and groups, for the list of groups. */
export const errorCount: DayCount = {
  kind: 'errors',
  timeZone: 'UTC',
  // An error waits for others and for the database before it is written, 30 seconds at most (`statement_timeout`).
  lag: 120_000,
  hours: 24,
  firstSince: (siteId, since) => sql`
    select min(recorded_at) from ${javascriptErrors} where site_id = ${siteId}
      ${since ? sql`and recorded_at >= ${since.toISOString()}` : sql``}`,
  async add(transaction, { siteId, from, to }) {
    await addErrors(
      transaction,
      sql`site_id = ${siteId} and recorded_at >= ${from.toISOString()} and recorded_at < ${to.toISOString()}`,
    );
  },
  async clear(transaction, siteId) {
    await transaction.delete(errorDays).where(eq(errorDays.siteId, siteId));
  },
};

/** Adds the errors that match a condition to their days. */
export async function addErrors(transaction: Transaction, condition: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into ${errorDays} (site_id, fingerprint, day, count, first, last)
    select site_id, fingerprint, (recorded_at at time zone 'UTC')::date, count(*), min(recorded_at), max(recorded_at)
    from ${javascriptErrors} where ${condition} group by 1, 2, 3
    on conflict (site_id, fingerprint, day) do update set count = error_days.count + excluded.count,
      first = least(error_days.first, excluded.first), last = greatest(error_days.last, excluded.last)`);
}

/** Deletes the counts of expired days. */
export async function forgetErrorDays(
  db: Pick<Transaction, 'delete'>,
  before: string,
): Promise<void> {
  await db.delete(errorDays).where(lt(errorDays.day, before));
}

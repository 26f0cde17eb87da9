import { sql } from 'drizzle-orm';
import type { Database } from '../Database';
import { isLockTimeout } from './isLockTimeout';
import type { MonthlyTable } from './monthlyTables';

/**
 * Drops a partition with all of its rows. The table is locked for a moment: where another query reads it for longer
 * than half a second, nothing is done, because all other queries would wait behind this one.
 *
 * @returns whether it was dropped
 */
export async function dropMonth(
  db: Database,
  table: MonthlyTable,
  partition: string,
): Promise<boolean> {
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local lock_timeout = '500ms'`);
      // In the order in which a reader locks them: the table, then its partition.
      await transaction.execute(
        sql`lock table only ${sql.identifier(table)} in access exclusive mode`,
      );
      await transaction.execute(sql`drop table if exists ${sql.identifier(partition)}`);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

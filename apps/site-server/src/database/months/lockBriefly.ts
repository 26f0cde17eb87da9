import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isLockTimeout } from './isLockTimeout';

/** Milliseconds for which other queries may wait behind this one for a table that is being read. */
const lockTimeout = 500;
/** Milliseconds in which the waiting queries run. */
const pauseBetween = 1000;
const maxTries = 80;

/**
 * Runs a function that locks tables while others use them ([SRV-201]). It waits for running queries, and all others
 * wait behind it: so it gives up after half a second, and tries again.
 *
 * @param act has to roll back when it fails
 * @throws when a table is never free for two minutes; nothing has been changed then
 */
export async function lockBriefly<Result>(
  client: pg.ClientBase,
  act: () => Promise<Result>,
): Promise<Result> {
  await client.query(`set lock_timeout = ${lockTimeout}`);
  try {
    for (let tries = 1; ; tries += 1)
      try {
        return await act();
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (tries === maxTries)
          throw new Error(
            'The database could not be migrated: a transaction has been reading a table for two minutes. Nothing was changed. End that transaction (see pg_stat_activity) and start the server again.',
            { cause: error },
          );
        await pause(pauseBetween);
      }
  } finally {
    await client.query('reset lock_timeout');
  }
}

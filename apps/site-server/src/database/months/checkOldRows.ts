import type pg from 'pg';
import { lockBriefly } from './lockBriefly';
import { monthlyTables } from './monthlyTables';

/** A table has the name of its check until it is the first partition. */
const boundOf = (table: string) => `${table}_bound`;

/**
 * Returns whether a moment has passed. PostgreSQL evaluates a function that is declared immutable once for each
 * statement, and keeps the result: a check that was added as a proof holds until the moment, and from then on refuses
 * nothing.
 */
const hasPassed = 'bound_has_passed';

/**
 * Reads the rows of tables that are no partitions yet, before the migration makes them one: PostgreSQL has to verify
 * that each row is before the bound. A read here lets others read and write meanwhile; a read by the migration would
 * make them wait.
 *
 * The check refuses rows from its bound on, which is at least two days ahead. `forgetChecks` removes it where the
 * migration did not follow. Where the server was killed in between, and a server of the previous version continues
 * alone, the check ends automatically a day before its bound, when the migration would no longer trust it either.
 *
 * @param now the moment from which the bound follows. @default the database's own clock
 */
export async function checkOldRows(client: pg.ClientBase, now?: Date): Promise<void> {
  const tables = await tablesWithRows(client);
  if (tables.length > 0)
    await client.query(`create or replace function ${hasPassed}(moment timestamptz) returns boolean
      language sql immutable as $$ select now() >= moment $$`);
  for (const table of tables) {
    const { rows } = await client.query<{ bound: string; end: string; is_whole: boolean }>(
      `with bound as (
        select (date_trunc('month', coalesce($1, now()) at time zone 'UTC' + interval '2 days') + interval '1 month') at time zone 'UTC' as bound
      ) select bound::text, (bound - interval '1 day')::text as end,
        not exists (select from ${table} where recorded_at >= bound) as is_whole from bound`,
      [now ?? null],
    );
    const { bound, end, is_whole: isWhole } = rows[0]!;
    // Rows of a server whose clock was wrong: the migration moves them, and reads the others.
    if (!isWhole) continue;
    await lockBriefly(client, () =>
      client.query(`alter table ${table} drop constraint if exists ${boundOf(table)},
        add constraint ${boundOf(table)} check (recorded_at < '${bound}' or ${hasPassed}('${end}')) not valid`),
    );
    // Some seconds for millions of rows; no visitor's statement takes that long.
    await client.query(`alter table ${table} validate constraint ${boundOf(table)}`);
  }
}

/** Removes the checks of tables that did not become partitions, and what they depend on. */
export async function forgetChecks(client: pg.ClientBase): Promise<void> {
  for (const table of await tablesWithRows(client))
    await client.query(`alter table ${table} drop constraint if exists ${boundOf(table)}`);
  await client.query(`drop function if exists ${hasPassed}(timestamptz)`);
}

/** The tables that hold rows and are not partitioned. */
async function tablesWithRows(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any($1) and relpages > 0`,
    [monthlyTables],
  );
  return rows.map(({ name }) => name);
}

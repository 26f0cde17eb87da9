import { getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/openDatabase';
import { rowsAsText } from './rowsAsText';

/**
 * Writes rows by one statement with an array for each column: its text does not grow with the rows, which costs less than
 * half the processor time of a value for each column of each row (`pnpm load:hits`). An existing row stays.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, types, values } = rowsAsText(table, rows);
  const names = columns.map((_, at) => `column_${at}`);
  const arrays = columns.map((_, at) => sql`${sql.param(values.map((row) => row[at]))}::text[]`);
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.raw(columns.join(', '))})
    select ${sql.raw(names.map((name, at) => `${name}::${types[at]}`).join(', '))}
    from unnest(${sql.join(arrays, sql`, `)}) as given(${sql.raw(names.join(', '))})
    on conflict do nothing`);
}

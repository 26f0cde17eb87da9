import { getTableColumns, type InferInsertModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowsAsText } from '../database/copyRows';

/** Rows as text for PostgreSQL, and the types of their columns: all columns that any of the rows has. */
export function rowsAsText<Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): RowsAsText & { types: string[] } {
  const said = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => (row as Record<string, unknown>)[name] !== undefined),
  );
  const columns = said.map(([, column]) => column);
  return {
    columns: columns.map((column) => `"${column.name}"`),
    types: columns.map((column) => column.getSQLType()),
    values: rows.map((row) =>
      said.map(([name, column]) => textOf(column, (row as Record<string, unknown>)[name])),
    ),
  };
}

function textOf(column: PgColumn, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const driven = column.mapToDriverValue(value);
  return typeof driven === 'string' ? driven : JSON.stringify(driven);
}

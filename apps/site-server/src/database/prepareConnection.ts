import type pg from 'pg';
import { storableText } from './schema/visitorColumns';

/**
 * A visitor's text reaches the database as a value to store, to compare with or to search for. All of these pass the
 * driver, so no query has to handle the characters that PostgreSQL refuses. In jsonb the same characters are escaped:
 * see `visitorJson`.
 */
function storableParameter(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(storableParameter) : value;
}

/** A statement as drizzle passes it to the driver. */
type Statement = string | { text?: string };

const isCommit = (statement: Statement) =>
  (typeof statement === 'string' ? statement : statement.text) === 'commit';

/**
 * Adds two rules to a new connection that the driver does not have; a pool and its transactions use `query` alone.
 *
 * - Values are text that PostgreSQL can store.
 * - A commit fails when a statement before it had failed. PostgreSQL answers it with a rollback, which the driver does
 *   not treat as an error.
 */
export function prepareConnection(connection: pg.ClientBase): void {
  const query = connection.query.bind(connection) as (...asked: unknown[]) => unknown;
  connection.query = ((statement: Statement, values: unknown, ...rest: unknown[]) => {
    const answer = query(
      statement,
      Array.isArray(values) ? values.map(storableParameter) : values,
      ...rest,
    );
    return isCommit(statement) ? refuseRollback(answer as Promise<pg.QueryResult>) : answer;
  }) as typeof connection.query;
}

async function refuseRollback(answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  const result = await answer;
  if (result.command === 'ROLLBACK')
    throw new Error('The transaction was rolled back, because one of its statements had failed.');
  return result;
}

import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import type { EmbeddedClient } from './recoveringEmbedded';
import { storableText } from './schema/visitorColumns';

/**
 * A visitor's text reaches the database as a value to keep, to compare with or to search for. All of these pass the
 * driver, so no query has to know what PostgreSQL refuses. In jsonb the same is escaped: see `visitorJson`.
 */
function storableParameter(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(storableParameter) : value;
}

const storableParameters = (values: unknown[] | undefined) => values?.map(storableParameter);

/** An embedded client whose statements, also those of its transactions, take any text. */
export function withStorableParameters(client: EmbeddedClient): EmbeddedClient {
  const storing =
    (asked: Pick<PGlite, 'query'>): PGlite['query'] =>
    (text, values, options) =>
      asked.query(text, storableParameters(values), options);
  return {
    query: storing(client),
    transaction: (work) =>
      client.transaction((transaction) => {
        const asked = Object.create(transaction) as Transaction;
        asked.query = storing(transaction);
        return work(asked);
      }),
    close: () => client.close(),
  };
}

/** The same for a new connection to a PostgreSQL server: a pool and its transactions ask through `query` alone. */
export function takeAnyText(connection: pg.ClientBase): void {
  const query = connection.query.bind(connection) as (...asked: unknown[]) => unknown;
  connection.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
    query(
      text,
      Array.isArray(values) ? storableParameters(values) : values,
      ...rest,
    )) as typeof connection.query;
}

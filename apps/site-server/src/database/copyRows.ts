import type pg from 'pg';

/** The parts of the driver's connection that a copy needs; its types do not declare them. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Characters that would end a column or a row; a backslash makes the next character literal. */
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A row in the text format of `COPY`. */
const lineOf = (values: readonly (string | null)[]): string =>
  `${values.map((value) => value?.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!) ?? '\\N').join('\t')}\n`;

/** Writes rows by `COPY`: all of them, or none. */
export type CopyRows = (table: string, rows: RowsAsText) => Promise<void>;

export interface RowsAsText {
  /** Names as SQL writes them. */
  columns: readonly string[];
  /** Text that PostgreSQL can store (`storableText`), a list for each row; `null` for an empty value. */
  values: readonly (readonly (string | null)[])[];
}

/**
 * Sends rows by `COPY … FROM STDIN`. The driver supports the messages but has no method for them.
 *
 * @throws where a row is refused; then none is written
 */
export function copyRows(
  client: pg.ClientBase,
  table: string,
  { columns, values }: RowsAsText,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = {
      submit: (connection: CopyConnection) =>
        connection.query(`copy ${table} (${columns.join(', ')}) from stdin`),
      handleCopyInResponse: (connection: CopyConnection) => {
        connection.sendCopyFromChunk(Buffer.from(values.map(lineOf).join('')));
        connection.endCopyFrom();
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    };
    client.query(copy as unknown as pg.Submittable);
  });
}

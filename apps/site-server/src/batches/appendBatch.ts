/** Rows wait for each other for a moment and are written together. */
export interface AppendBatch<Row> {
  /** Resolves when the row is in the database, rejects when it could not be written. */
  append(row: Row): Promise<void>;
  /** Writes the waiting rows at once, and waits for it. */
  flush(): Promise<void>;
}

export interface AppendBatchOptions<Row> {
  insert: (rows: Row[]) => Promise<unknown>;
  /** Milliseconds that the first row of a batch waits for others. @default 20 */
  wait?: number;
  /** @default 200 */
  maxRows?: number;
  /** Rows in memory at most: further rows are refused. @default 2000 */
  maxWaiting?: number;
}

/** The database does not keep up: better to refuse a count than to fill the memory. */
export class BatchFullError extends Error {
  constructor() {
    super('Too many rows wait to be written; this one was refused. Try again later.');
    this.name = 'BatchFullError';
  }
}

interface Waiting<Row> {
  row: Row;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Group commit: a call is answered after its batch is written, so that every acknowledged row survives a crash. The
 * price is at most `wait` of delay on calls that no visitor waits for; one transaction carries many rows.
 */
export function createAppendBatch<Row>({
  insert,
  wait = 20,
  maxRows = 200,
  maxWaiting = 2000,
}: AppendBatchOptions<Row>): AppendBatch<Row> {
  let waiting: Waiting<Row>[] = [];
  let held = 0;
  let timer: NodeJS.Timeout | undefined;
  /**
   * Batches are written one after another: the embedded database has one connection, and a pool needs its connections
   * for other work.
   */
  let writing = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxRows);
      waiting = waiting.slice(maxRows);
      writing = writing.then(() => write(batch));
    }
    return writing;
  }

  async function write(batch: Waiting<Row>[]): Promise<void> {
    try {
      await insert(batch.map(({ row }) => row));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      // One row that cannot be written must not fail the others.
      else for (const one of batch) await write([one]);
    }
  }

  return {
    append(row) {
      if (held >= maxWaiting) return Promise.reject(new BatchFullError());
      held += 1;
      const written = new Promise<void>((resolve, reject) => {
        waiting.push({ row, resolve, reject });
      });
      if (waiting.length >= maxRows) void flush();
      else timer ??= setTimeout(() => void flush(), wait);
      return written.finally(() => {
        held -= 1;
      });
    },
    flush,
  };
}

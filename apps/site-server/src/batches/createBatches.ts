import { getTableName } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/openDatabase';
import {
  censusEvents,
  censusHits,
  javascriptErrors,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
import type { HitStream } from '../hits/createHitStream';
import type { HitRow } from '../hits/hitRow';
import { createAppendBatch, type AppendBatch } from './appendBatch';
import { insertRows } from './insertRows';
import { rowsAsText } from './rowsAsText';

/** All tables to which rows are only appended. */
export interface Batches {
  hits: AppendBatch<typeof censusHits.$inferInsert>;
  censusEvents: AppendBatch<typeof censusEvents.$inferInsert>;
  errors: AppendBatch<typeof javascriptErrors.$inferInsert>;
  traces: AppendBatch<typeof traceEntries.$inferInsert>;
  trackingEvents: AppendBatch<typeof trackingEvents.$inferInsert>;
  performance: AppendBatch<typeof performanceRecords.$inferInsert>;
  /** Writes all that waits. */
  flush(): Promise<void>;
  /** Writes all waiting rows, and ends. */
  close(): Promise<void>;
  /** The stream for hits. @default none: they are written like all others */
  hitStream: HitStream | undefined;
}

/** Writes hits; an existing hit stays unchanged. */
export const insertHits = (db: Database, rows: HitRow[]): Promise<unknown> =>
  insertRows(db, censusHits, rows);

/**
 * Writes a lot of hits from the stream: by `COPY` where the database supports it, which costs the least (`pnpm
 * load:hits`).
 */
export function writeLot(
  { db, copy }: Pick<OpenDatabase, 'db' | 'copy'>,
  rows: HitRow[],
): Promise<unknown> {
  if (!copy) return insertHits(db, rows);
  // `COPY` refuses a whole lot because of one row, such as a hit that is already in the table of an earlier version.
  return copy(getTableName(censusHits), rowsAsText(censusHits, rows)).catch(() =>
    insertHits(db, rows),
  );
}

export function createBatches(
  db: Database,
  { hitStream }: Pick<Partial<Batches>, 'hitStream'> = {},
): Batches {
  /** Rows that the stream refuses are written to the database directly: rows with the same id are stored once. */
  const takeHits = async (rows: HitRow[]): Promise<unknown> =>
    hitStream ? hitStream.publish(rows).catch(() => insertHits(db, rows)) : insertHits(db, rows);

  const batches = {
    hits: createAppendBatch<typeof censusHits.$inferInsert>({
      insert: takeHits,
    }),
    censusEvents: createAppendBatch<typeof censusEvents.$inferInsert>({
      insert: (rows) => insertRows(db, censusEvents, rows),
    }),
    errors: createAppendBatch<typeof javascriptErrors.$inferInsert>({
      insert: (rows) => insertRows(db, javascriptErrors, rows),
    }),
    traces: createAppendBatch<typeof traceEntries.$inferInsert>({
      insert: (rows) => insertRows(db, traceEntries, rows),
    }),
    trackingEvents: createAppendBatch<typeof trackingEvents.$inferInsert>({
      insert: (rows) => insertRows(db, trackingEvents, rows),
    }),
    performance: createAppendBatch<typeof performanceRecords.$inferInsert>({
      insert: (rows) => insertRows(db, performanceRecords, rows),
    }),
  };
  const flush = async () => {
    await Promise.all(Object.values(batches).map((batch) => batch.flush()));
  };
  return {
    ...batches,
    hitStream,
    flush,
    close: async () => {
      await flush();
      await hitStream?.close();
    },
  };
}

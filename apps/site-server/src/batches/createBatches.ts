import type { Database } from '../database/openDatabase';
import {
  censusEvents,
  censusHits,
  javascriptErrors,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
import type { HitRow, HitStream } from '../hits/createHitStream';
import { createAppendBatch, type AppendBatch } from './appendBatch';

/** Everything that is only ever appended. */
export interface Batches {
  hits: AppendBatch<typeof censusHits.$inferInsert>;
  censusEvents: AppendBatch<typeof censusEvents.$inferInsert>;
  errors: AppendBatch<typeof javascriptErrors.$inferInsert>;
  traces: AppendBatch<typeof traceEntries.$inferInsert>;
  trackingEvents: AppendBatch<typeof trackingEvents.$inferInsert>;
  performance: AppendBatch<typeof performanceRecords.$inferInsert>;
  /** Writes all that waits. */
  flush(): Promise<void>;
  /** Writes all that waits, and ends. */
  close(): Promise<void>;
  /** The stream that hits go through. @default none: they are written like all others */
  hitStream: HitStream | undefined;
}

/** Writes hits; one that is there already stays as it is. */
export const insertHits = (db: Database, rows: HitRow[]): Promise<unknown> =>
  db.insert(censusHits).values(rows).onConflictDoNothing();

export function createBatches(
  db: Database,
  { hitStream }: Pick<Partial<Batches>, 'hitStream'> = {},
): Batches {
  /** Rows that the stream does not take go into the database itself: with the same id each is there once. */
  const takeHits = async (rows: HitRow[]): Promise<unknown> =>
    hitStream ? hitStream.publish(rows).catch(() => insertHits(db, rows)) : insertHits(db, rows);

  const batches = {
    hits: createAppendBatch<typeof censusHits.$inferInsert>({
      insert: takeHits,
    }),
    censusEvents: createAppendBatch<typeof censusEvents.$inferInsert>({
      insert: (rows) => db.insert(censusEvents).values(rows),
    }),
    errors: createAppendBatch<typeof javascriptErrors.$inferInsert>({
      insert: (rows) => db.insert(javascriptErrors).values(rows),
    }),
    traces: createAppendBatch<typeof traceEntries.$inferInsert>({
      insert: (rows) => db.insert(traceEntries).values(rows),
    }),
    trackingEvents: createAppendBatch<typeof trackingEvents.$inferInsert>({
      insert: (rows) => db.insert(trackingEvents).values(rows),
    }),
    performance: createAppendBatch<typeof performanceRecords.$inferInsert>({
      insert: (rows) => db.insert(performanceRecords).values(rows),
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

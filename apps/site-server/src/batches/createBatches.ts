import type { Database } from '../database/openDatabase';
import {
  censusEvents,
  censusHits,
  javascriptErrors,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
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
}

export function createBatches(db: Database): Batches {
  const batches = {
    hits: createAppendBatch<typeof censusHits.$inferInsert>({
      insert: (rows) => db.insert(censusHits).values(rows).onConflictDoNothing(),
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
  return {
    ...batches,
    flush: async () => {
      await Promise.all(Object.values(batches).map((batch) => batch.flush()));
    },
  };
}

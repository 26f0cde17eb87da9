import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { measuredId } from './measuredId';
import { moment } from './moment';
import { measuredJson, measuredText } from './visitorColumns';

/** Errors that happened in visitors' browsers ([TRK-8]). */
export const javascriptErrors = pgTable(
  'javascript_errors',
  {
    id: measuredId('javascript_errors'),
    siteId: text('site_id').notNull(),
    app: measuredText('app'),
    message: measuredText('message').notNull(),
    stack: measuredText('stack'),
    url: measuredText('url'),
    userAgent: measuredText('user_agent'),
    data: measuredJson<Record<string, unknown>>('data').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /**
     * The key of its group: the places in the first lines of its stack. Messages that differ by visitor, addresses of
     * the site and names of builds do not create groups of their own; an error without a stack is grouped by its
     * message. Each stack is read once, when it is stored, because reading takes long.
     */
    fingerprint: text('fingerprint').generatedAlwaysAs(sql`error_fingerprint(stack, message)`),
  },
  (table) => [
    index('javascript_errors_time').on(table.siteId, table.recordedAt),
    index('javascript_errors_group').on(table.siteId, table.fingerprint, table.recordedAt),
    index('javascript_errors_age').on(table.recordedAt),
  ],
);

/** Trace entries ([TRK-9]). */
export const traceEntries = pgTable(
  'trace_entries',
  {
    id: measuredId('trace_entries'),
    siteId: text('site_id').notNull(),
    /**
     * The group it belongs to: a visit, or entries that arrived together. A server that does not know it leaves it to
     * the database.
     */
    traceId: text('trace_id')
      .notNull()
      .default(sql`'call-' || gen_random_uuid()`),
    pageUrl: measuredText('page_url').notNull(),
    type: measuredText('type').notNull(),
    data: measuredJson<unknown>('data'),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('trace_entries_time').on(table.siteId, table.recordedAt),
    index('trace_entries_trace').on(table.siteId, table.traceId, table.recordedAt),
    index('trace_entries_age').on(table.recordedAt),
  ],
);

/** Analytics events of every sender: the older tracker, the v1 service and the landing call ([TRK-10] to [TRK-12]). */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: measuredId('tracking_events'),
    siteId: text('site_id').notNull(),
    /** `record-event`, `v1` or `landing`. */
    sender: text('sender').notNull(),
    name: measuredText('name'),
    analyticsId: measuredText('analytics_id'),
    data: measuredJson<Record<string, unknown>>('data').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('tracking_events_time').on(table.siteId, table.sender, table.recordedAt),
    index('tracking_events_age').on(table.recordedAt),
  ],
);

/** Page-speed and user-timing records ([TRK-15]). */
export const performanceRecords = pgTable(
  'performance_records',
  {
    id: measuredId('performance_records'),
    siteId: text('site_id').notNull(),
    pageLoadId: measuredText('page_load_id'),
    data: measuredJson<Record<string, unknown>>('data').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('performance_records_time').on(table.siteId, table.recordedAt),
    index('performance_records_age').on(table.recordedAt),
  ],
);

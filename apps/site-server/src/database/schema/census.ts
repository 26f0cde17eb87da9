import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { measuredId } from './measuredId';
import { moment } from './moment';
import { measuredJson, measuredText } from './visitorColumns';

/**
 * Page hits ([TRK-7]). No address is stored: the visitor id is the cookie's, given by consent, and the account is that
 * of a visitor who is signed in and may only look ([TRK-6]).
 *
 * In partitions of a month each, like all tables of reports from pages ([SRV-4g]): for each row a trigger checks in
 * `census_hit_ids` whether the hit is stored already, because no index over partitions can.
 */
export const censusHits = pgTable(
  'census_hits',
  {
    id: measuredId('census_hits'),
    siteId: text('site_id').notNull(),
    /** Set by the page, so that a repeated call counts once; generated here where the page sent none. */
    hitId: measuredText('hit_id').notNull(),
    event: measuredText('event').notNull(),
    visitorId: measuredText('visitor_id'),
    visitCount: integer('visit_count'),
    visitorCookie: measuredText('visitor_cookie'),
    pagePath: measuredText('page_path'),
    referrer: measuredText('referrer'),
    data: measuredJson<Record<string, unknown>>('data').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('census_hits_time').on(table.siteId, table.recordedAt),
    index('census_hits_age').on(table.recordedAt),
  ],
);

/** The ids of hits of the last days: a page repeats a hit for a day at most. */
export const censusHitIds = pgTable(
  'census_hit_ids',
  {
    siteId: text('site_id').notNull(),
    hitId: text('hit_id').notNull(),
    /** By the clock of the database, which all servers share. */
    seenOn: date('seen_on', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.hitId] }),
    index('census_hit_ids_age').on(table.seenOn),
  ],
);

/** Buttons, forms shown, overlays and quick views. */
export const censusEvents = pgTable(
  'census_events',
  {
    id: measuredId('census_events'),
    siteId: text('site_id').notNull(),
    /** `button-click`, `button-render`, `form-render`, `overlay` or `quick-view`. */
    kind: text('kind').notNull(),
    subjectId: measuredText('subject_id'),
    data: measuredJson<Record<string, unknown>>('data').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('census_events_time').on(table.siteId, table.kind, table.recordedAt),
    index('census_events_age').on(table.recordedAt),
  ],
);

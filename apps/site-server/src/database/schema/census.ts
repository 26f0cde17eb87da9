import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { measuredJson, measuredText } from './visitorColumns';

/**
 * Page hits ([TRK-7]). No address is stored: the visitor id is the cookie's, given by consent, and the account is that
 * of a visitor who is signed in and may only look ([TRK-6]).
 */
export const censusHits = pgTable(
  'census_hits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    /** Made by the page, so that a repeated call counts once; made here where the page sent none. */
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
    uniqueIndex('census_hits_hit_id').on(table.hitId),
    index('census_hits_time').on(table.siteId, table.recordedAt),
    index('census_hits_age').on(table.recordedAt),
  ],
);

/** Buttons, forms shown, overlays and quick views. */
export const censusEvents = pgTable(
  'census_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
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

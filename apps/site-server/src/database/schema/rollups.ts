import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { measuredText } from './visitorColumns';

/** Days are those of the site's time zone, as `2026-03-01`. */
const day = () => date('day', { mode: 'string' }).notNull();
/** A year is read as months, and days of the month in which it begins. */
const unit = () => text('unit', { enum: ['day', 'month'] }).notNull();
const many = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The moment up to which a site's days were counted; everything later is in the measured tables alone. */
export const countedUntil = pgTable(
  'counted_until',
  {
    siteId: text('site_id').notNull(),
    /** `visits`, `speed` or `errors`. */
    kind: text('kind').notNull(),
    /** The zone of the days; for another zone they are counted again. */
    timeZone: text('time_zone').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind] })],
);

/**
 * Views, visitors and visits of each day, divided by how many days ago the visitor, or the visit, was here before: a
 * visitor who was not here earlier in a period counts once for it, for any period.
 */
export const visitDays = pgTable(
  'visit_days',
  {
    siteId: text('site_id').notNull(),
    day: day(),
    /** Days since the previous visit; `neverBefore` for a first visit. */
    gap: integer('gap').notNull(),
    views: many('views'),
    visitors: many('visitors'),
    visits: many('visits'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.gap] })],
);

/** Views of a day, and of a month, by names: pages, hosts that led here, kinds of devices, variants, events. */
export const visitNames = pgTable(
  'visit_names',
  {
    siteId: text('site_id').notNull(),
    /** `page`, `referrer`, `device`, `variant`, or the sender of an event. */
    kind: text('kind').notNull(),
    unit: unit(),
    /** The first day of a month. */
    day: day(),
    name: measuredText('name').notNull(),
    views: many('views'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.unit, table.day, table.name] }),
  ],
);

/** The last visit of each recognisable visitor, as far as it was counted. */
export const knownVisitors = pgTable(
  'known_visitors',
  {
    siteId: text('site_id').notNull(),
    visitorId: measuredText('visitor_id').notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    lastVisit: integer('last_visit').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.visitorId] }),
    index('known_visitors_age').on(table.lastDay),
  ],
);

/** Page loads of a day by metrics. */
export const speedDays = pgTable(
  'speed_days',
  {
    siteId: text('site_id').notNull(),
    day: day(),
    metric: text('metric').notNull(),
    loads: many('loads'),
    good: many('good'),
    poor: many('poor'),
    /** The value below which three of four loads are, from `speed_values`. */
    p75: doublePrecision('p75').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.metric] })],
);

/**
 * The values of page loads of a day, and of a month, in steps, from which the percentiles of any period are calculated.
 */
export const speedValues = pgTable(
  'speed_values',
  {
    siteId: text('site_id').notNull(),
    unit: unit(),
    /** The first day of a month. */
    day: day(),
    metric: text('metric').notNull(),
    step: integer('step').notNull(),
    loads: many('loads'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.unit, table.day, table.metric, table.step] }),
  ],
);

/** Errors of a day by groups. */
export const errorDays = pgTable(
  'error_days',
  {
    siteId: text('site_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** A day of UTC: no list shows errors by days. */
    day: day(),
    count: many('count'),
    first: moment('first').notNull(),
    last: moment('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.fingerprint, table.day] }),
    index('error_days_age').on(table.day),
  ],
);

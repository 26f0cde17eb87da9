import { eq, lt, sql, type SQL } from 'drizzle-orm';
import {
  censusHits,
  knownVisitors,
  trackingEvents,
  visitDays,
  visitNames,
} from '../database/schema/index';
import type { Transaction } from '../shop/cartRows';
import type { CountedSpan, DayCount } from './countUntilNow';
import { deviceKind, named, referringHost, visitorOf } from './visitNames';

/** The number of days for a visitor without an earlier visit, or without one that is still stored. */
const neverBefore = 32_767;

/** The names of a kind that are stored for one span: a ranking shows ten, and strangers may send any number. */
const maxNames = 250;

/**
 * Page views by days. A visitor's counts stay the same as if every hit was read: `known_visitors` stores the previous
 * visit. The number of a visit only grows, so that one number for each visitor shows which visits were counted.
 */
export const visitCount: DayCount = {
  kind: 'visits',
  // A hit waits for others and for the database before it is written, 30 seconds at most (`statement_timeout`).
  lag: 120_000,
  hours: 6,
  firstSince: (siteId, since) => sql`
    select least(
      (select min(recorded_at) from ${censusHits} where site_id = ${siteId} ${andSince(since)}),
      (select min(recorded_at) from ${trackingEvents} where site_id = ${siteId} ${andSince(since)}))`,
  async add(transaction, span) {
    await addVisits(transaction, span);
    await addEvents(transaction, span);
  },
  async clear(transaction, siteId) {
    for (const table of [visitDays, visitNames, knownVisitors])
      await transaction.delete(table).where(eq(table.siteId, siteId));
  },
};

const andSince = (since: Date | undefined): SQL =>
  since ? sql`and recorded_at >= ${since.toISOString()}` : sql``;

const within = ({ siteId, from, to }: CountedSpan): SQL =>
  sql`site_id = ${siteId} and recorded_at >= ${from.toISOString()} and recorded_at < ${to.toISOString()}`;

/** One statement: its parts see the visitors as they were known before it. */
async function addVisits(transaction: Transaction, span: CountedSpan): Promise<void> {
  const { siteId, day } = span;
  await transaction.execute(sql`
    with hits as materialized (
      select ${visitorOf} as visitor_id, coalesce(visit_count, 0) as visit, ${named(sql`coalesce(page_path, '')`)} as page,
        referrer, data ->> 'viewportWidth' as width, ${named(sql`data ->> 'variantId'`)} as variant
      from ${censusHits} where ${within(span)} and event = 'View'
    ), visits as (
      select visitor_id, visit from hits where visitor_id is not null group by 1, 2
    ), found as (
      select visits.*, known.last_day, known.last_visit
      from visits left join ${knownVisitors} as known on known.site_id = ${siteId} and known.visitor_id = visits.visitor_id
    ), gaps as (
      select coalesce(${day}::date - min(last_day), ${neverBefore}::int) as gap, 1 as visitors, 0 as visits from found group by visitor_id
      union all
      select case when last_visit >= visit then ${day}::date - last_day else ${neverBefore}::int end, 0, 1 from found
      union all
      select ${neverBefore}::int, 0, 0
    ), counted as (
      -- A gap of none: whoever was here today already has been counted.
      select gap, sum(visitors) as visitors, sum(visits) as visits from gaps where gap > 0 group by gap
    ), remembered as (
      insert into ${knownVisitors} (site_id, visitor_id, last_day, last_visit)
      select ${siteId}, visitor_id, ${day}::date, max(visit) from visits group by visitor_id
      on conflict (site_id, visitor_id) do update
        set last_day = excluded.last_day, last_visit = greatest(known_visitors.last_visit, excluded.last_visit)
    ), days as (
      insert into ${visitDays} (site_id, day, gap, views, visitors, visits)
      select ${siteId}, ${day}::date, gap,
        case when gap = ${neverBefore} then (select count(*) from hits) else 0 end, visitors, visits
      from counted
      on conflict (site_id, day, gap) do update set views = visit_days.views + excluded.views,
        visitors = visit_days.visitors + excluded.visitors, visits = visit_days.visits + excluded.visits
    ), widths as (
      select width, count(*) as views from hits group by width
    ), referrers as (
      select referrer, count(*) as views from hits where referrer is not null group by referrer
    ), names as (
      select 'page' as kind, page as name, count(*) as views from hits group by page
      union all
      select 'variant', variant, count(*) from hits where variant is not null group by variant
      union all
      select 'device', ${deviceKind(sql`width`)}, sum(views) from widths group by 2
      union all
      select 'referrer', ${referringHost(sql`referrer`)}, sum(views) from referrers group by 2
    )
    ${addNames(span)}`);
}

async function addEvents(transaction: Transaction, span: CountedSpan): Promise<void> {
  await transaction.execute(sql`
    with names as (
      select sender as kind, ${named(sql`name`)} as name, count(*) as views from ${trackingEvents}
      where ${within(span)} and name is not null group by 1, 2
    )
    ${addNames(span)}`);
}

/** Adds the rows of `names` to the day and to its month. */
const addNames = ({ siteId, day }: CountedSpan): SQL => sql`
  insert into ${visitNames} (site_id, kind, unit, day, name, views)
  select ${siteId}, kind, unit, date_trunc(unit, ${day}::timestamp)::date, name, views
  from (
    select *, row_number() over (partition by kind order by views desc, name) as rank
    from names where name is not null
  ) as ranked cross join unnest(array['day', 'month']) as unit where rank <= ${maxNames}
  on conflict (site_id, kind, unit, day, name) do update set views = visit_names.views + excluded.views`;

/** Deletes the counts of expired days. */
export async function forgetVisitDays(
  db: Pick<Transaction, 'delete'>,
  before: string,
): Promise<void> {
  await db.delete(visitDays).where(lt(visitDays.day, before));
  await db.delete(visitNames).where(lt(visitNames.day, before));
  await db.delete(knownVisitors).where(lt(knownVisitors.lastDay, before));
}

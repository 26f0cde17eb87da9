import { and, desc, eq, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { censusHits, trackingEvents } from '../../database/schema/index';

export interface VisitFilter {
  siteId: string;
  /** The first day, as `2026-03-01`. */
  from: string;
  timeZone: string;
}

export interface VisitDay {
  day: string;
  views: number;
  visits: number;
  visitors: number;
}

const firstMoment = ({ from, timeZone }: VisitFilter): SQL =>
  sql`(${from}::date::timestamp at time zone ${timeZone})`;

const counted = (filter: VisitFilter) =>
  and(
    eq(censusHits.siteId, filter.siteId),
    eq(censusHits.event, 'View'),
    gte(censusHits.recordedAt, firstMoment(filter)),
  );

const views = sql<number>`count(*)::int`;
const sumOfViews = sql<number>`sum(found.views)::int`;

/**
 * Counts views, visits and visitors, group by group: `count(distinct …)` would sort every hit. A visitor who may not be
 * recognised counts as a view only.
 *
 * @param by the column that the counts are divided by
 */
async function count(db: Database, filter: VisitFilter, by: SQL): Promise<VisitDay[]> {
  const result = await db.execute(sql`
    select by::text as day, sum(views)::int as views, coalesce(sum(visits) filter (where visitor is not null), 0)::int as visits,
      count(visitor)::int as visitors
    from (
      select by, visitor, sum(views) as views, count(*) as visits
      from (
        select ${by} as by, ${censusHits.visitorId} as visitor, ${censusHits.visitCount} as visit, count(*) as views
        from ${censusHits} where ${counted(filter)} group by 1, 2, 3
      ) as visits group by by, visitor
    ) as visitors group by by order by by`);
  return rowsOf<VisitDay>(result);
}

/** Views, visits and visitors of each day that had any. */
export async function countDays(db: Database, filter: VisitFilter): Promise<VisitDay[]> {
  return count(db, filter, sql`(${censusHits.recordedAt} at time zone ${filter.timeZone})::date`);
}

/** The same for the whole time: a visitor of two days is one visitor. */
export async function countAll(db: Database, filter: VisitFilter): Promise<Omit<VisitDay, 'day'>> {
  const [row] = await count(db, filter, sql`true`);
  const { views, visits, visitors } = row ?? { views: 0, visits: 0, visitors: 0 };
  return { views, visits, visitors };
}

export interface RankedRow {
  name: string;
  views: number;
}

/** Ranks the pages by their views. */
export async function rankPages(
  db: Database,
  filter: VisitFilter,
  limit = 10,
): Promise<RankedRow[]> {
  const name = sql<string>`coalesce(${censusHits.pagePath}, '')`;
  return db
    .select({ name: name.as('name'), views: views.as('views') })
    .from(censusHits)
    .where(counted(filter))
    .groupBy(sql`name`)
    .orderBy(desc(sql`views`), sql`name`)
    .limit(limit);
}

/** Ranks the other sites that led here; the visitor's own way through the site does not count. */
export async function rankReferrers(
  db: Database,
  filter: VisitFilter & { ownHost: string },
  limit = 10,
): Promise<RankedRow[]> {
  // Each address is read once, however many hits came from it: materialized, or the planner would read it for each hit.
  const result = await db.execute(sql`
    with found as materialized (
      select ${censusHits.referrer} as referrer, count(*) as views from ${censusHits}
      where ${counted(filter)} and ${isNotNull(censusHits.referrer)} group by 1
    ), hosts as (
      select lower(substring(referrer from '^https?://([^/?#]+)')) as name, views from found
    )
    select name, sum(views)::int as views from hosts
    where name is not null and name <> ${filter.ownHost.toLowerCase()}
    group by name order by views desc, name limit ${limit}`);
  return rowsOf<RankedRow>(result);
}

/** Ranks the variants of its pages that the site showed ([TRK-6]); most sites have none. */
export async function rankVariants(
  db: Database,
  filter: VisitFilter,
  limit = 10,
): Promise<RankedRow[]> {
  const name = sql<string>`${censusHits.data} ->> 'variantId'`;
  return db
    .select({ name: name.as('name'), views: views.as('views') })
    .from(censusHits)
    .where(and(counted(filter), sql`${name} is not null`))
    .groupBy(sql`name`)
    .orderBy(desc(sql`views`), sql`name`)
    .limit(limit);
}

/**
 * Ranks the events of these senders: campaigns of landings ([TRK-12]), events of the site's scripts ([TRK-10],
 * [TRK-11]).
 */
export async function rankEvents(
  db: Database,
  { senders, ...filter }: VisitFilter & { senders: readonly ('landing' | 'record-event' | 'v1')[] },
  limit = 10,
): Promise<RankedRow[]> {
  const name = sql<string>`${trackingEvents.name}`;
  return db
    .select({ name: name.as('name'), views: views.as('views') })
    .from(trackingEvents)
    .where(
      and(
        eq(trackingEvents.siteId, filter.siteId),
        inArray(trackingEvents.sender, [...senders]),
        isNotNull(trackingEvents.name),
        gte(trackingEvents.recordedAt, firstMoment(filter)),
      ),
    )
    .groupBy(trackingEvents.name)
    .orderBy(desc(sql`views`), sql`name`)
    .limit(limit);
}

export const deviceKinds = ['phone', 'tablet', 'desktop', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The widths of the visitors' windows. */
export async function countDevices(
  db: Database,
  filter: VisitFilter,
): Promise<{ kind: DeviceKind; views: number }[]> {
  const found = db
    .select({
      width: sql<string | null>`${censusHits.data} ->> 'viewportWidth'`.as('width'),
      views: views.as('views'),
    })
    .from(censusHits)
    .where(counted(filter))
    .groupBy(sql`width`)
    .as('found');
  // A page writes what it likes: only a number of up to five digits is one.
  const width = sql`case when found.width ~ '^\\d{1,5}$' then found.width::int end`;
  const kind = sql<DeviceKind>`case when ${width} is null then 'unknown' when ${width} < 600 then 'phone' when ${width} < 1025 then 'tablet' else 'desktop' end`;
  return db
    .select({ kind: kind.as('kind'), views: sumOfViews.as('sum') })
    .from(found)
    .groupBy(sql`kind`)
    .orderBy(desc(sql`sum`));
}

/** Both drivers answer with an object that has the rows. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

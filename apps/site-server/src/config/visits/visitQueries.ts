import { and, eq, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { daysAndMonths } from '../../census/daysAndMonths';
import {
  deviceKind,
  named,
  referringHost,
  visitorOf,
  type DeviceKind,
} from '../../census/visitNames';
import type { CountReader } from '../../census/readCounts';
import {
  censusHits,
  knownVisitors,
  trackingEvents,
  visitDays,
  visitNames,
} from '../../database/schema/index';

export interface VisitFilter {
  siteId: string;
  /** The first day, as `2026-03-01`. */
  from: string;
  timeZone: string;
  /** The moment up to which days were counted; without it all hits are read. */
  until?: Date | undefined;
}

export interface VisitDay {
  day: string;
  views: number;
  visits: number;
  visitors: number;
}

/** The moment from which the hits themselves are read. */
export const firstMoment = ({ from, timeZone, until }: VisitFilter): SQL =>
  until
    ? sql`greatest(${from}::date::timestamp at time zone ${timeZone}, ${until.toISOString()}::timestamptz)`
    : sql`(${from}::date::timestamp at time zone ${timeZone})`;

const counted = (filter: VisitFilter) =>
  and(
    eq(censusHits.siteId, filter.siteId),
    eq(censusHits.event, 'View'),
    gte(censusHits.recordedAt, firstMoment(filter)),
  );

/**
 * Counts views, visits and visitors of hits that are not in the daily counts, group by group: `count(distinct …)` would
 * sort every hit. Visitors who may not be recognised count as views only, and visitors who were counted before do not
 * count again.
 *
 * @param by the column by which the counts are grouped
 * @param since the first day of the visitors who count as known
 */
async function countHits(
  db: CountReader,
  filter: VisitFilter,
  { by, since }: { by: SQL; since: SQL },
): Promise<VisitDay[]> {
  const { siteId, until } = filter;
  // Without counted days no visitor is known, even if an earlier count has stored some.
  const known = until
    ? sql`${knownVisitors} as known on known.site_id = ${siteId} and known.visitor_id = visitor and known.last_day >= ${since}`
    : sql`(select null::text as visitor_id, null::int as last_visit) as known on false`;
  const result = await db.execute(sql`
    select by::text as day, sum(views)::int as views,
      coalesce(sum(visits) filter (where visitor is not null), 0)::int as visits,
      (count(visitor) filter (where not is_known))::int as visitors
    from (
      select by, visitor, known.visitor_id is not null as is_known, sum(views) as views,
        count(*) filter (where known.visitor_id is null or known.last_visit < visit) as visits
      from (
        select ${by} as by, ${visitorOf} as visitor, coalesce(visit_count, 0) as visit, count(*) as views
        from ${censusHits} where ${counted(filter)} group by 1, 2, 3
      ) as visits left join ${known}
      group by by, visitor, is_known
    ) as visitors group by by order by by`);
  return rowsOf<VisitDay>(result);
}

/** Views, visits and visitors of each day that has any. */
export async function countDays(db: CountReader, filter: VisitFilter): Promise<VisitDay[]> {
  const day = sql`(${censusHits.recordedAt} at time zone ${filter.timeZone})::date`;
  const latest = await countHits(db, filter, { by: day, since: sql`by` });
  if (!filter.until) return latest;
  const result = await db.execute(sql`
    select day::text as day, sum(views)::int as views, sum(visits)::int as visits, sum(visitors)::int as visitors
    from ${visitDays} where site_id = ${filter.siteId} and day >= ${filter.from} group by day order by day`);
  const byDay = new Map(rowsOf<VisitDay>(result).map((row) => [row.day, row]));
  for (const row of latest) byDay.set(row.day, added(row.day, byDay.get(row.day), row));
  return [...byDay.values()].filter((row) => row.views > 0);
}

/** Views, visits and visitors of the whole period: a visitor on two days counts once. */
export async function countAll(
  db: CountReader,
  filter: VisitFilter,
): Promise<Omit<VisitDay, 'day'>> {
  const { siteId, from, until } = filter;
  const [latest] = await countHits(db, filter, { by: sql`true`, since: sql`${from}::date` });
  const [before] = until
    ? rowsOf<VisitDay>(
        await db.execute(sql`
          select coalesce(sum(views), 0)::int as views, coalesce(sum(visits), 0)::int as visits,
            coalesce(sum(visitors), 0)::int as visitors
          from ${visitDays}
          where site_id = ${siteId} and day >= ${from} and gap > day - ${from}::date`),
      )
    : [];
  const { day: _, ...all } = added('', before, latest);
  return all;
}

function added(day: string, ...rows: (VisitDay | undefined)[]): VisitDay {
  const sum = (name: 'views' | 'visits' | 'visitors') =>
    rows.reduce((total, row) => total + (row?.[name] ?? 0), 0);
  return { day, views: sum('views'), visits: sum('visits'), visitors: sum('visitors') };
}

export interface RankedRow {
  name: string;
  views: number;
}

interface RankingInput {
  filter: VisitFilter;
  /** Kinds of the counted names. */
  kinds: readonly string[];
  /** Names and their views in hits that are not counted yet. */
  latest: SQL;
  limit: number;
}

/** Ranks names by their views, in the counted days and in later hits. */
async function rank(db: CountReader, { filter, kinds, latest, limit }: RankingInput) {
  const { siteId, from, until } = filter;
  const kind = sql.join(
    kinds.map((one) => sql`${one}`),
    sql`, `,
  );
  const before = until
    ? sql`select name, sum(views) as views from ${visitNames}
        where site_id = ${siteId} and kind in (${kind}) and ${daysAndMonths(from)} group by name union all`
    : sql``;
  const result = await db.execute(sql`
    select name, sum(views)::int as views from (${before} ${latest}) as found
    where name is not null group by name order by views desc, name limit ${limit}`);
  return rowsOf<RankedRow>(result);
}

/** Ranks the pages by their views. */
export const rankPages = (db: CountReader, filter: VisitFilter, limit = 10): Promise<RankedRow[]> =>
  rank(db, {
    filter,
    kinds: ['page'],
    limit,
    latest: sql`select ${named(sql`coalesce(page_path, '')`)} as name, count(*) as views
      from ${censusHits} where ${counted(filter)} group by 1`,
  });

/** Ranks the referring sites; navigation within the site does not count. */
export async function rankReferrers(
  db: CountReader,
  { ownHost, ...filter }: VisitFilter & { ownHost: string },
  limit = 10,
): Promise<RankedRow[]> {
  const rows = await rank(db, {
    filter,
    kinds: ['referrer'],
    // The site's own host may be the first of them.
    limit: limit + 1,
    // Each address is parsed once, however many hits have it.
    latest: sql`select ${referringHost(sql`referrer`)} as name, views from (
      select referrer, count(*) as views from ${censusHits}
      where ${counted(filter)} and referrer is not null group by 1
    ) as addresses`,
  });
  return rows.filter(({ name }) => name !== ownHost.toLowerCase()).slice(0, limit);
}

/** Ranks the variants of its pages that the site showed ([TRK-6]); most sites have none. */
export const rankVariants = (
  db: CountReader,
  filter: VisitFilter,
  limit = 10,
): Promise<RankedRow[]> =>
  rank(db, {
    filter,
    kinds: ['variant'],
    limit,
    latest: sql`select ${named(sql`data ->> 'variantId'`)} as name, count(*) as views
      from ${censusHits} where ${counted(filter)} and data ->> 'variantId' is not null group by 1`,
  });

/**
 * Ranks the events of these senders: campaigns of landings ([TRK-12]), events of the site's scripts ([TRK-10],
 * [TRK-11]).
 */
export async function rankEvents(
  db: CountReader,
  { senders, ...filter }: VisitFilter & { senders: readonly ('landing' | 'record-event' | 'v1')[] },
  limit = 10,
): Promise<RankedRow[]> {
  const isIt = and(
    eq(trackingEvents.siteId, filter.siteId),
    inArray(trackingEvents.sender, [...senders]),
    isNotNull(trackingEvents.name),
    gte(trackingEvents.recordedAt, firstMoment(filter)),
  );
  return rank(db, {
    filter,
    kinds: senders,
    limit,
    latest: sql`select ${named(sql`name`)} as name, count(*) as views
      from ${trackingEvents} where ${isIt} group by 1`,
  });
}

/** The widths of the visitors' windows. */
export async function countDevices(
  db: CountReader,
  filter: VisitFilter,
): Promise<{ kind: DeviceKind; views: number }[]> {
  const rows = await rank(db, {
    filter,
    kinds: ['device'],
    limit: 10,
    // Each width is read once.
    latest: sql`select ${deviceKind(sql`width`)} as name, views from (
      select data ->> 'viewportWidth' as width, count(*) as views
      from ${censusHits} where ${counted(filter)} group by 1
    ) as widths`,
  });
  return rows.map(({ name, views: seen }) => ({ kind: name as DeviceKind, views: seen }));
}

/** Both drivers return an object with `rows`. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

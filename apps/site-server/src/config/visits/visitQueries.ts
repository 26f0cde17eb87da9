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
/** A visitor who may not be recognised counts as a view only. */
const visits = sql<number>`count(distinct (${censusHits.visitorId}, ${censusHits.visitCount})) filter (where ${censusHits.visitorId} is not null)::int`;
const visitors = sql<number>`count(distinct ${censusHits.visitorId})::int`;

/** Views, visits and visitors of each day that had any. */
export async function countDays(db: Database, filter: VisitFilter): Promise<VisitDay[]> {
  const day = sql<string>`to_char(${censusHits.recordedAt} at time zone ${filter.timeZone}, 'YYYY-MM-DD')`;
  return db
    .select({ day: day.as('day'), views, visits, visitors })
    .from(censusHits)
    .where(counted(filter))
    .groupBy(sql`day`)
    .orderBy(sql`day`);
}

/** The same for the whole time: a visitor of two days is one visitor. */
export async function countAll(db: Database, filter: VisitFilter): Promise<Omit<VisitDay, 'day'>> {
  const [row] = await db
    .select({ views, visits, visitors })
    .from(censusHits)
    .where(counted(filter));
  return row ?? { views: 0, visits: 0, visitors: 0 };
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
  const host = sql<string>`lower(substring(${censusHits.referrer} from '^https?://([^/?#]+)'))`;
  return db
    .select({ name: host.as('name'), views: views.as('views') })
    .from(censusHits)
    .where(
      and(counted(filter), sql`${host} is not null and ${host} <> ${filter.ownHost.toLowerCase()}`),
    )
    .groupBy(sql`name`)
    .orderBy(desc(sql`views`), sql`name`)
    .limit(limit);
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

/** Ranks the events of these senders: campaigns of landings ([TRK-12]), events of the site's scripts ([TRK-10], [TRK-11]). */
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

/** How wide the windows were. */
export async function countDevices(
  db: Database,
  filter: VisitFilter,
): Promise<{ kind: DeviceKind; views: number }[]> {
  // A page writes what it likes: only a number of up to five digits is one.
  const width = sql`case when ${censusHits.data} ->> 'viewportWidth' ~ '^\\d{1,5}$' then (${censusHits.data} ->> 'viewportWidth')::int end`;
  const kind = sql<DeviceKind>`case when ${width} is null then 'unknown' when ${width} < 600 then 'phone' when ${width} < 1025 then 'tablet' else 'desktop' end`;
  return db
    .select({ kind: kind.as('kind'), views: views.as('views') })
    .from(censusHits)
    .where(counted(filter))
    .groupBy(sql`kind`)
    .orderBy(desc(sql`views`));
}

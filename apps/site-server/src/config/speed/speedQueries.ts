import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { performanceRecords } from '../../database/schema/index';
import type { VisitFilter } from '../visits/visitQueries';
import { metrics, type MetricName } from './metrics';

export interface SpeedDay {
  day: string;
  metric: MetricName;
  /** The value that three of four page loads stay below. */
  p75: number;
  loads: number;
}

export interface SpeedTotal {
  metric: MetricName;
  p75: number;
  loads: number;
  /** Shares of page loads, 0 to 1. */
  good: number;
  poor: number;
}

/**
 * The last value of each metric of each page load: CLS and INP grow with the visit, and each batch sends what is new.
 * A value that is no number of a known metric is left out.
 */
const latestValues = ({ siteId, from, timeZone }: VisitFilter): SQL => sql`
  select distinct on (load, record ->> 'id')
    record ->> 'name' as metric,
    (record ->> 'value')::double precision as value,
    to_char(recorded_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
  from (
    select id, recorded_at, coalesce(page_load_id, 'row ' || id::text) as load, record
    from ${performanceRecords},
      lateral jsonb_array_elements(
        case when jsonb_typeof(data -> 'records') = 'array' then data -> 'records' else '[]' end
      ) as record
    where site_id = ${siteId} and recorded_at >= (${from}::date::timestamp at time zone ${timeZone})
  ) as sent
  where jsonb_typeof(record -> 'value') = 'number'
    and record ->> 'name' in (${sql.join(
      metrics.map(({ name }) => sql`${name}`),
      sql`, `,
    )})
  order by load, record ->> 'id', recorded_at desc, id desc`;

export interface Speed {
  /** The 75th percentile of each metric, day by day. */
  byDay: SpeedDay[];
  /** The same for the whole time, with how many loads were good and poor. */
  totals: SpeedTotal[];
}

/** Measures days and the whole time by one reading: each record is unpacked and sorted once. */
export async function measureSpeed(db: Database, filter: VisitFilter): Promise<Speed> {
  const limit = (which: 'good' | 'poor') =>
    sql`case metric ${sql.join(
      metrics.map((metric) => sql`when ${metric.name} then ${metric[which]}::double precision`),
      sql` `,
    )} end`;
  const rows = rowsOf<SpeedTotal & { day: string | null }>(
    await db.execute(sql`
      select metric, day, count(*)::int as loads,
        percentile_cont(0.75) within group (order by value) as p75,
        avg(case when value <= ${limit('good')} then 1.0 else 0.0 end)::double precision as good,
        avg(case when value > ${limit('poor')} then 1.0 else 0.0 end)::double precision as poor
      from (${latestValues(filter)}) as latest
      group by grouping sets ((metric, day), (metric)) order by day`),
  );
  const speed: Speed = { byDay: [], totals: [] };
  for (const { metric, day, loads, p75, good, poor } of rows)
    if (day === null) speed.totals.push({ metric, p75, loads, good, poor });
    else speed.byDay.push({ day, metric, p75, loads });
  return speed;
}

/** Both drivers answer with an object that has the rows. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

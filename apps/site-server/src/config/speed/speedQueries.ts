import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { daysAndMonths } from '../../census/daysAndMonths';
import { metrics, type MetricName } from '../../census/metrics';
import { limitOf, valuesSince } from '../../census/speedCount';
import { readCounts, type CountReader } from '../../census/readCounts';
import { stepOf, thirdQuartile } from '../../census/speedSteps';
import type { Database } from '../../database/openDatabase';
import { speedDays, speedValues } from '../../database/schema/index';
import { firstMoment, type VisitFilter } from '../visits/visitQueries';

export interface SpeedDay {
  day: string;
  metric: MetricName;
  /** The 75th percentile: three of four page loads have a lower value. */
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
 * The last value of each metric of each page load: CLS and INP grow with the visit, and each batch sends the new value.
 */
const latestValues = (filter: VisitFilter): SQL => sql`
  select distinct on (load, record ->> 'id')
    record ->> 'name' as metric,
    (record ->> 'value')::double precision as value,
    to_char(recorded_at at time zone ${filter.timeZone}, 'YYYY-MM-DD') as day
  from (${valuesSince(sql`site_id = ${filter.siteId} and recorded_at >= ${firstMoment(filter)}`)}) as sent
  order by load, record ->> 'id', recorded_at desc, id desc`;

export interface Speed {
  /** The 75th percentile of each metric, day by day. */
  byDay: SpeedDay[];
  /** The same for the whole time, with the numbers of good and poor loads. */
  totals: SpeedTotal[];
}

/** Measures the days and the whole period: from the daily counts if there are any, else from all records. */
export function measureSpeed(db: Database, asked: Omit<VisitFilter, 'until'>): Promise<Speed> {
  return readCounts(db, { ...asked, kind: 'speed' }, (reader, until) =>
    until ? measureCounted(reader, { ...asked, until }) : measureRecords(reader, asked),
  );
}

/** Measures all records in one query, which unpacks and sorts each record once. */
async function measureRecords(db: CountReader, filter: VisitFilter): Promise<Speed> {
  const rows = rowsOf<SpeedTotal & { day: string | null }>(
    await db.execute(sql`
      select metric, day, count(*)::int as loads,
        percentile_cont(0.75) within group (order by value) as p75,
        avg(case when value <= ${limitOf('good')} then 1.0 else 0.0 end)::double precision as good,
        avg(case when value > ${limitOf('poor')} then 1.0 else 0.0 end)::double precision as poor
      from (${latestValues(filter)}) as latest
      group by grouping sets ((metric, day), (metric)) order by day`),
  );
  const speed: Speed = { byDay: [], totals: [] };
  for (const { metric, day, loads, p75, good, poor } of rows)
    if (day === null) speed.totals.push({ metric, p75, loads, good, poor });
    else speed.byDay.push({ day, metric, p75, loads });
  return speed;
}

interface CountedRow {
  metric: MetricName;
  day: string;
  step: number;
  loads: number;
}

/** Measures from the daily counts and the records since then. */
async function measureCounted(db: CountReader, filter: VisitFilter): Promise<Speed> {
  const { siteId, from } = filter;
  const latest = rowsOf<CountedRow & { good: number; poor: number }>(
    await db.execute(sql`
      select metric, day, ${stepOf(sql`value`)} as step, count(*)::int as loads,
        (count(*) filter (where value <= ${limitOf('good')}))::int as good,
        (count(*) filter (where value > ${limitOf('poor')}))::int as poor
      from (${latestValues(filter)}) as latest group by 1, 2, 3`),
  );
  const isSince = and(eq(speedDays.siteId, siteId), gte(speedDays.day, from));
  const days = await db.select().from(speedDays).where(isSince).orderBy(speedDays.day);
  const steps = rowsOf<CountedRow>(
    await db.execute(sql`
      select metric, step, sum(loads)::int as loads from ${speedValues}
      where site_id = ${siteId} and ${daysAndMonths(from)} group by 1, 2`),
  );
  const openDays = [...new Set(latest.map(({ day }) => day))];
  const ofOpenDays = openDays.length
    ? await db
        .select()
        .from(speedValues)
        .where(
          and(
            eq(speedValues.siteId, siteId),
            eq(speedValues.unit, 'day'),
            inArray(speedValues.day, openDays),
          ),
        )
    : [];
  const byDay = days
    .filter(({ day }) => !openDays.includes(day))
    .map(({ day, metric, p75, loads }) => ({ day, metric: metric as MetricName, p75, loads }));
  const speed: Speed = { byDay, totals: [] };
  for (const { name } of metrics) {
    const isIt = ({ metric }: { metric: string }) => metric === name;
    for (const day of openDays) {
      const rows = [...ofOpenDays, ...latest].filter((row) => isIt(row) && row.day === day);
      if (rows.length > 0) speed.byDay.push({ day, metric: name, ...quartileOf(rows) });
    }
    const rows = [...steps, ...latest].filter(isIt);
    if (rows.length === 0) continue;
    const { loads, p75 } = quartileOf(rows);
    const share = (which: 'good' | 'poor') =>
      sum([...days, ...latest].filter(isIt).map((row) => row[which])) / loads;
    speed.totals.push({ metric: name, p75, loads, good: share('good'), poor: share('poor') });
  }
  return speed;
}

function quartileOf(rows: readonly { step: number; loads: number }[]) {
  const loads = new Map<number, number>();
  for (const row of rows) loads.set(row.step, (loads.get(row.step) ?? 0) + row.loads);
  return { loads: sum([...loads.values()]), p75: thirdQuartile(loads) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Both drivers return an object with `rows`. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

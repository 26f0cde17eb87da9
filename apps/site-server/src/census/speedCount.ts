import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { performanceRecords, speedDays, speedValues } from '../database/schema/index';
import type { Transaction } from '../shop/cartRows';
import type { CountedSpan, DayCount } from './countUntilNow';
import { metrics } from './metrics';
import { stepOf, thirdQuartile } from './speedSteps';

/** Minutes within which a repeated report belongs to the same page load: its value counts at the last report. */
const again = 30;

/** A metric's limit in the row that it is used in. */
export const limitOf = (which: 'good' | 'poor'): SQL =>
  sql`case metric ${sql.join(
    metrics.map((metric) => sql`when ${metric.name} then ${metric[which]}::double precision`),
    sql` `,
  )} end`;

/** Speed of page loads by days: numbers of good and poor loads, and their values in steps. */
export const speedCount: DayCount = {
  kind: 'speed',
  lag: (again + 2) * 60_000,
  hours: 6,
  firstSince: (siteId, since) => sql`
    select min(recorded_at) from ${performanceRecords} where site_id = ${siteId}
      ${since ? sql`and recorded_at >= ${since.toISOString()}` : sql``}`,
  async add(transaction, span) {
    const { siteId, day } = span;
    await transaction.execute(sql`
      with latest as materialized (${latestValues(span)}), days as (
        insert into ${speedDays} (site_id, day, metric, loads, good, poor, p75)
        select ${siteId}, ${day}::date, metric, count(*),
          count(*) filter (where value <= ${limitOf('good')}), count(*) filter (where value > ${limitOf('poor')}), 0
        from latest group by metric
        on conflict (site_id, day, metric) do update set loads = speed_days.loads + excluded.loads,
          good = speed_days.good + excluded.good, poor = speed_days.poor + excluded.poor
      )
      insert into ${speedValues} (site_id, unit, day, metric, step, loads)
      select ${siteId}, unit, date_trunc(unit, ${day}::timestamp)::date, metric, ${stepOf(sql`value`)}, count(*)
      from latest cross join unnest(array['day', 'month']) as unit group by unit, metric, 5
      on conflict (site_id, unit, day, metric, step) do update set loads = speed_values.loads + excluded.loads`);
    await measureDay(transaction, span);
  },
  async clear(transaction, siteId) {
    for (const table of [speedDays, speedValues])
      await transaction.delete(table).where(eq(table.siteId, siteId));
  },
};

/** Measures a day again from all of its values. */
async function measureDay(transaction: Transaction, { siteId, day }: CountedSpan): Promise<void> {
  const rows = await transaction
    .select()
    .from(speedValues)
    .where(
      and(eq(speedValues.siteId, siteId), eq(speedValues.unit, 'day'), eq(speedValues.day, day)),
    );
  for (const { name } of metrics) {
    const ofMetric = rows.filter(({ metric }) => metric === name);
    if (ofMetric.length === 0) continue;
    const p75 = thirdQuartile(new Map(ofMetric.map(({ step, loads }) => [step, loads])));
    await transaction
      .update(speedDays)
      .set({ p75 })
      .where(and(eq(speedDays.siteId, siteId), eq(speedDays.day, day), eq(speedDays.metric, name)));
  }
}

/** The last value of each metric of each page load that reported in a span and not again soon after it. */
const latestValues = ({ siteId, from, to }: CountedSpan): SQL => sql`
  select metric, value from (
    select distinct on (load, record ->> 'id')
      record ->> 'name' as metric, (record ->> 'value')::double precision as value, recorded_at
    from (${valuesSince(sql`site_id = ${siteId} and recorded_at >= ${from.toISOString()}
      and recorded_at < ${to.toISOString()}::timestamptz + ${`${again} minutes`}::interval`)}) as sent
    order by load, record ->> 'id', recorded_at desc, id desc
  ) as last where recorded_at < ${to.toISOString()}`;

/** Every value of a known metric that is a number, with the load and the moment that it belongs to. */
export const valuesSince = (condition: SQL): SQL => sql`
  select id, recorded_at, load, record from (
    select id, recorded_at, coalesce(page_load_id, 'row ' || id::text) as load, record
    from ${performanceRecords},
      lateral jsonb_array_elements(
        case when jsonb_typeof(data -> 'records') = 'array' then data -> 'records' else '[]' end
      ) as record
    where ${condition}
  ) as every_record
  where jsonb_typeof(record -> 'value') = 'number' and (record ->> 'value')::double precision >= 0
    and record ->> 'name' in (${sql.join(
      metrics.map(({ name }) => sql`${name}`),
      sql`, `,
    )})`;

/** Deletes the counts of expired days. */
export async function forgetSpeedDays(
  db: Pick<Transaction, 'delete'>,
  before: string,
): Promise<void> {
  for (const table of [speedDays, speedValues]) await db.delete(table).where(lt(table.day, before));
}

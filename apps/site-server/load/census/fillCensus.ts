import { sql, type SQL } from 'drizzle-orm';
import { monthlyTables } from '../../src/database/months/monthlyTables';
import type { Database } from '../../src/database/openDatabase';

export interface FillOptions {
  siteId: string;
  /** Page views over the last year. Records of speed are a fifth of them, events and errors a fortieth. */
  hits: number;
}

/** Columns that a row of any table begins with: the rows are spread evenly over a number of days. */
const spread = (rows: number, days: number): SQL =>
  sql`now() - (i::double precision / ${rows}) * ${days} * interval '1 day'`;

/**
 * Fills the measured tables with a year of a large site, by statements that make the rows in the database. Indexes are
 * made afterwards: that takes a third of the time.
 */
export async function fillCensus(db: Database, { siteId, hits }: FillOptions): Promise<void> {
  for (const table of monthlyTables)
    await db.execute(sql`
      select add_month(${table}, month) from generate_series(now() - interval '13 months', now(), interval '1 month') as month`);
  // Rows of no more than the last days are asked for by their ids.
  await db.execute(sql`alter table census_hits disable trigger census_hits_once`);
  const speed = Math.round(hits / 5);
  const few = Math.round(hits / 40);
  await fill(
    db,
    'census_hits',
    hits,
    (from, to) => sql`
    insert into census_hits (site_id, hit_id, event, visitor_id, visit_count, page_path, referrer, data, recorded_at)
    select ${siteId}, 'h' || i, 'View', case when i % 4 > 0 then 'v' || (i * 7919::bigint) % ${Math.round(hits / 12)} end, 1 + i % 9,
      '/page-' || (i * 31) % 400, case when i % 3 = 0 then 'https://host-' || i % 900 || '.example/p' || i % 40 end,
      jsonb_build_object('viewportWidth', 320 + i % 1600), ${spread(hits, 365)}
    from generate_series(${from}::bigint, ${to}::bigint) as i`,
  );
  await fill(
    db,
    'performance_records',
    speed,
    (from, to) => sql`
    insert into performance_records (site_id, page_load_id, data, recorded_at)
    select ${siteId}, 'l' || i, jsonb_build_object('records', jsonb_build_array(
        jsonb_build_object('name', 'LCP', 'id', 'a', 'value', 300 + (i * 7919::bigint) % 6000),
        jsonb_build_object('name', 'INP', 'id', 'b', 'value', 8 + (i * 31) % 700),
        jsonb_build_object('name', 'CLS', 'id', 'c', 'value', ((i * 17) % 400) / 1000.0))), ${spread(speed, 365)}
    from generate_series(${from}::bigint, ${to}::bigint) as i`,
  );
  await fill(
    db,
    'tracking_events',
    few,
    (from, to) => sql`
    insert into tracking_events (site_id, sender, name, data, recorded_at)
    select ${siteId}, case when i % 2 = 0 then 'landing' else 'v1' end, 'event ' || i % 60, '{}', ${spread(few, 365)}
    from generate_series(${from}::bigint, ${to}::bigint) as i`,
  );
  await fill(
    db,
    'javascript_errors',
    few,
    (from, to) => sql`
    insert into javascript_errors (site_id, message, stack, url, data, recorded_at)
    select ${siteId}, 'failed ' || i, 'at f' || i % 400 || ' (https://a.test/a.js:1:5)', 'https://a.test/p' || i % 90, '{}', ${spread(few, 90)}
    from generate_series(${from}::bigint, ${to}::bigint) as i`,
  );
  await db.execute(sql`alter table census_hits enable trigger census_hits_once`);
  await db.execute(sql`insert into census_hit_ids (site_id, hit_id, seen_on)
    select site_id, hit_id, recorded_at::date from census_hits where recorded_at > now() - interval '2 days'`);
  await db.execute(sql`vacuum analyze`);
}

const rowsAtOnce = 500_000;

async function fill(
  db: Database,
  table: string,
  rows: number,
  insert: (from: number, to: number) => SQL,
): Promise<void> {
  const { rows: indexes } = (await db.execute(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not like '%_pkey'`)) as {
    rows: { name: string; definition: string }[];
  };
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (let from = 1; from <= rows; from += rowsAtOnce)
    await db.execute(insert(from, Math.min(rows, from + rowsAtOnce - 1)));
  // The definition of an index over partitions says ONLY, and would leave them without one.
  for (const { definition } of indexes)
    await db.execute(sql.raw(definition.replace(' ON ONLY ', ' ON ')));
}

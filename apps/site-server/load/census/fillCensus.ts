import type pg from 'pg';
import { monthlyTables, type MonthlyTable } from '../../src/database/months/monthlyTables';

export interface FillOptions {
  siteId: string;
  /** Page views over the last year. Records of speed are a fifth of them, events and errors a fortieth. */
  hits: number;
}

interface Filled {
  table: MonthlyTable;
  rows: number;
  /** Days over which the rows are spread evenly, the first one being the youngest. */
  days: number;
  columns: string;
  /** The values of the row `i`, without its id and its moment. */
  values: string;
}

const describeRows = ({ siteId, hits }: FillOptions): Filled[] => {
  const [speed, few] = [Math.round(hits / 5), Math.round(hits / 40)];
  return [
    {
      table: 'census_hits',
      rows: hits,
      days: 365,
      columns: 'site_id, hit_id, event, visitor_id, visit_count, page_path, referrer, data',
      values: `'${siteId}', 'h' || i, 'View', case when i % 4 > 0 then 'v' || (i * 7919) % ${Math.round(hits / 12)} end, 1 + i % 9,
        '/page-' || (i * 31) % 400, case when i % 3 = 0 then 'https://host-' || i % 900 || '.example/p' || i % 40 end,
        ('{"viewportWidth":' || 320 + i % 1600 || '}')::jsonb`,
    },
    {
      table: 'performance_records',
      rows: speed,
      days: 365,
      columns: 'site_id, page_load_id, data',
      values: `'${siteId}', 'l' || i, ('{"records":[{"name":"LCP","id":"a","value":' || 300 + (i * 7919) % 6000
        || '},{"name":"INP","id":"b","value":' || 8 + (i * 31) % 700
        || '},{"name":"CLS","id":"c","value":0.' || lpad(((i * 17) % 400)::text, 3, '0') || '}]}')::jsonb`,
    },
    {
      table: 'tracking_events',
      rows: few,
      days: 365,
      columns: 'site_id, sender, name, data',
      values: `'${siteId}', case when i % 2 = 0 then 'landing' else 'v1' end, 'event ' || i % 60, '{}'`,
    },
    {
      table: 'javascript_errors',
      rows: few,
      days: 90,
      columns: 'site_id, message, stack, url, data',
      values: `'${siteId}', 'failed ' || i, 'at f' || i % 400 || ' (https://a.test/a.js:1:5)', 'https://a.test/p' || i % 90, '{}'`,
    },
  ];
};

/**
 * Fills the measured tables with a year of a large site: the database creates the rows directly in their partitions,
 * two at a time, and the indexes afterwards.
 *
 * @param pool connections without a limit of time, two at least
 */
export async function fillCensus(pool: pg.Pool, options: FillOptions): Promise<void> {
  for (const table of monthlyTables)
    await pool.query(
      `select add_month($1, month) from generate_series(now() - interval '13 months', now(), interval '1 month') as month`,
      [table],
    );
  const described = describeRows(options);
  const indexes = (
    await Promise.all(described.map(({ table }) => takeIndexes(pool, table)))
  ).flat();
  const { rows } = await pool.query<{ now: string }>('select now()::text as now');
  const inserts = await Promise.all(described.map((one) => insertsOf(pool, one, rows[0]!.now)));
  // Each partition has the trigger of its table, which checks for every hit whether it is stored already.
  await pool.query('alter table census_hits disable trigger census_hits_once');
  await runAll(pool, inserts.flat());
  await pool.query('alter table census_hits enable trigger census_hits_once');
  // The definition of an index over partitions contains ONLY, and would leave them without an index.
  await runAll(
    pool,
    indexes.map((definition) => definition.replace(' ON ONLY ', ' ON ')),
  );
  // Only rows of the last days are looked up by their ids.
  await pool.query(`insert into census_hit_ids (site_id, hit_id, seen_on)
    select site_id, hit_id, recorded_at::date from census_hits where recorded_at > now() - interval '2 days'`);
  await runAll(
    pool,
    [...described.map(({ table }) => table), 'census_hit_ids'].map(
      (table) => `vacuum analyze ${table}`,
    ),
  );
}

/** Drops the indexes of a table and of its partitions. @returns the statements that create them again */
async function takeIndexes(pool: pg.Pool, table: MonthlyTable): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename = $1 and indexname not like '%\\_pkey'`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** A statement for each partition, which spares finding the partition of each row. */
async function insertsOf(
  pool: pg.Pool,
  { table, rows, days, columns, values }: Filled,
  now: string,
): Promise<string[]> {
  const { rows: months } = await pool.query<{ name: string; from: string; to: string }>(
    `with spans as (
      select name, extract(epoch from $2::timestamptz - least(until, $2::timestamptz)) as youngest,
        extract(epoch from $2::timestamptz - greatest(since, $2::timestamptz - interval '400 days')) as oldest
      from months_of($1)
    ), rows as (
      select name, floor(youngest * $3::bigint / ($4::int * 86400))::bigint + 1 as from,
        least($3::bigint, floor(oldest * $3::bigint / ($4::int * 86400))::bigint) as to from spans
    ) select name, "from"::text, "to"::text from rows where "from" <= "to" order by "from"`,
    [table, now, rows, days],
  );
  return [
    `select setval(pg_get_serial_sequence('${table}', 'id'), ${rows})`,
    ...months.map(
      ({ name, from, to }) =>
        `insert into ${name} (id, recorded_at, ${columns})
        select i, '${now}'::timestamptz - (i::double precision / ${rows}) * ${days} * interval '1 day', ${values}
        from generate_series(${from}::bigint, ${to}::bigint) as i`,
    ),
  ];
}

/** Runs statements over all connections of the pool, each as soon as one is free. */
async function runAll(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  await Promise.all(statements.map((statement) => pool.query(statement)));
}

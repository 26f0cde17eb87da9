import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { insertHits, writeLot } from '../../src/batches/createBatches';
import { rowsAsText } from '../../src/batches/rowsAsText';
import { copyRows } from '../../src/database/copyRows';
import { openDatabase } from '../../src/database/openDatabase';
import { censusHits } from '../../src/database/schema/index';
import type { HitRow } from '../../src/hits/hitRow';
import { processorTime } from '../census/processorTime';

/** `pnpm load:hits [--hits 60000]`: which of several ways writes the lots of the stream with the least work. */
const { values } = parseArgs({ options: { hits: { type: 'string', default: '60000' } } });
const lot = 1000;
const lots = Number(values.hits) / lot;
const out = (line: string) => process.stdout.write(`${line}\n`);

const binaries = findPostgres();
if (!binaries) throw new Error('There is no initdb and pg_ctl on this machine.');
const postgres = await startPostgres(binaries, { isDurable: true });
const database = await openDatabase({ url: postgres.url });
const { db } = database;
const pool = (db as unknown as { $client: pg.Pool }).$client;
const postmaster = Number.parseInt(
  readFileSync(path.join(path.dirname(postgres.log), 'data/postmaster.pid'), 'utf8'),
);

let made = 0;
/** Every fiftieth was there before, as after an acknowledgement that was lost. */
const hitsOf = (way: string): HitRow[] =>
  Array.from({ length: lot }, (_, at) => ({
    siteId: 'site',
    hitId: at % 50 === 49 ? `${way}-${made - 40}` : `${way}-${(made += 1)}`,
    event: 'View',
    visitorId: `v${made % 5000}`,
    visitCount: 1 + (made % 9),
    visitorCookie: 'a'.repeat(60),
    pagePath: `/page-${made % 400}`,
    referrer: made % 3 === 0 ? 'https://host.example/path' : null,
    data: { viewportWidth: 390, title: 'A page of the site', url: 'https://a.test/page', id: 'x' },
    recordedAt: new Date(),
  }));

/** The lot by a copy into a table of the connection, and from there where it belongs. */
async function copyTwice(rows: HitRow[]): Promise<void> {
  const text = rowsAsText(censusHits, rows);
  const names = text.columns.join(', ');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'create temporary table arriving_hits (like census_hits including defaults) on commit drop',
    );
    await copyRows(client, 'arriving_hits', text);
    await client.query(
      `insert into census_hits (${names}) select ${names} from arriving_hits on conflict do nothing`,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

const ways: Record<string, (rows: HitRow[]) => Promise<unknown>> = {
  'one statement with its values': (rows) =>
    db.insert(censusHits).values(rows).onConflictDoNothing(),
  'one statement with arrays': (rows) => insertHits(db, rows),
  '`COPY` into the table': (rows) => writeLot(database, rows),
  '`COPY` into a temporary table': copyTwice,
};

try {
  await database.migrate();
  const figures = new Map(Object.keys(ways).map((way) => [way, { time: 0, work: 0, own: 0 }]));
  // Alternately, so that a busy moment affects all of them.
  for (let turn = -3; turn < lots; turn += 1)
    for (const [way, write] of Object.entries(ways)) {
      const rows = hitsOf(way);
      const [work, own, begun] = [processorTime(postmaster), process.cpuUsage(), performance.now()];
      await write(rows);
      if (turn < 0) continue;
      const figure = figures.get(way)!;
      const { user, system } = process.cpuUsage(own);
      figure.time += performance.now() - begun;
      figure.own += (user + system) / 1000;
      figure.work += processorTime(postmaster) - work;
    }
  out(`${lots} lots of ${lot} hits each, load ${loadavg()[0]!.toFixed(1)}`);
  out('| way | ms a lot | processor of PostgreSQL, ms | processor of the server, ms |');
  out('| --- | --: | --: | --: |');
  for (const [way, { time, work, own }] of figures)
    out(`| ${[way, ...[time, work, own].map((sum) => (sum / lots).toFixed(1))].join(' | ')} |`);
  const { rows } = (await db.execute(
    sql`select count(*)::int as hits, count(distinct hit_id)::int as ids from census_hits`,
  )) as { rows: unknown[] };
  out(JSON.stringify(rows[0]));
} finally {
  await database.close();
  postgres.stop();
}

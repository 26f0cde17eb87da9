import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { freePort } from '@plinth/tooling/free-port';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { countUntilNow } from '../../src/census/countUntilNow';
import { errorCount } from '../../src/census/errorCount';
import { speedCount } from '../../src/census/speedCount';
import { visitCount } from '../../src/census/visitCount';
import * as schema from '../../src/database/schema/index';
import { clusterSite } from '../../cluster/clusterSite';
import { createVisitor, owner } from '../../cluster/openCluster';
import { startServerProcess } from '../../testing/serverProcess';
import { fillCensus } from './fillCensus';
import { processorTime } from './processorTime';

/**
 * `pnpm load:census [--hits 20000000] [--uncounted]`: how long the owner's area takes to show a year of a large site, and
 * with `--uncounted` also before its days are counted.
 */
const { values } = parseArgs({
  options: {
    hits: { type: 'string', default: '20000000' },
    // Each page then takes half a minute, and may be an error.
    uncounted: { type: 'boolean', default: false },
  },
});
const hits = Number(values.hits);
const siteId = clusterSite.id;
const out = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

const binaries = findPostgres();
if (!binaries) throw new Error('There is no initdb and pg_ctl on this machine.');
const postgres = await startPostgres(binaries);
const env = {
  PORT: String(await freePort()),
  DATABASE_URL: postgres.url,
  PLINTH_TRUST_PROXY: '1',
  PLINTH_OWNER_PASSWORD: owner.password,
};
const server = await startServerProcess(env, 'cluster/server.ts');
// Statements of minutes: the limits of the server's own connections do not hold for them.
const pool = new pg.Pool({
  connectionString: postgres.url,
  max: 1,
  options: '-c maintenance_work_mem=1GB -c synchronous_commit=off',
});
const db = drizzle(pool, { schema });
try {
  await pool.query(`alter system set max_wal_size = '8GB'`);
  await pool.query('select pg_reload_conf()');
  // The first line of its file is its number.
  const postmaster = Number.parseInt(
    readFileSync(path.join(path.dirname(postgres.log), 'data/postmaster.pid'), 'utf8'),
  );
  const filling = performance.now();
  await fillCensus(db, { siteId, hits });
  out(`${hits} hits in ${seconds(filling)} s`);

  const visitor = createVisitor(() => server.address);
  await visitor.get('/');
  await visitor.call('memberLogin', owner);
  const pages = [
    '/config/visits?days=30',
    '/config/visits?days=365',
    '/config/speed?days=30',
    '/config/speed?days=365',
    '/config/errors',
  ];
  const measure = async (runs: number) => {
    for (const page of pages) {
      const times: number[] = [];
      let status = 0;
      const work = processorTime(postmaster, server.pid);
      for (let run = 0; run < runs; run += 1) {
        const begun = performance.now();
        // The server cuts a connection on which nothing comes for a minute.
        const answer = await visitor.get(page).catch(() => undefined);
        await answer?.arrayBuffer();
        status = answer?.status ?? 0;
        times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      const [median, slowest] = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
      const each = (processorTime(postmaster, server.pid) - work) / runs;
      const figures = [median, slowest, each].map((figure) => figure.toFixed(0)).join(' | ');
      out(`| ${page} | ${status} | ${figures} | ${loadavg()[0]!.toFixed(1)} |`);
    }
  };
  if (values.uncounted) {
    out(
      '| page, before anything is counted | status | median ms | slowest ms | processor ms | load |',
    );
    await measure(1);
  }
  const counting = performance.now();
  const countingWork = processorTime(postmaster, server.pid);
  const options = { siteId, timeZone: 'UTC', now: new Date() };
  // The server counts by itself each minute: one of both has a kind at a time.
  for (const kind of [visitCount, speedCount, errorCount])
    while (await countUntilNow(db, kind, options)) await pause(500);
  const counted = processorTime(postmaster, server.pid) - countingWork;
  out(`counted in ${seconds(counting)} s, ${(counted / 1000).toFixed(0)} s of processor`);
  await db.execute('vacuum analyze');
  out('| page, counted | status | median ms | slowest ms | processor ms | load |');
  await measure(15);
  const size = await db.execute(`
    select regexp_replace(relname, '_(\\d{4}_\\d\\d|other|before)$', '') as name, count(*)::int as tables,
      sum(pg_total_relation_size(oid))::bigint / 1000000 as megabytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by 1 order by 3 desc limit 10`);
  out(JSON.stringify((size as { rows: unknown }).rows));
} finally {
  await server.end('SIGTERM');
  await pool.end();
  postgres.stop();
}

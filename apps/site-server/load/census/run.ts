import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { freePort } from '@plinth/tooling/free-port';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { countUntilNow, type DayCount } from '../../src/census/countUntilNow';
import { errorCount } from '../../src/census/errorCount';
import { speedCount } from '../../src/census/speedCount';
import { visitCount } from '../../src/census/visitCount';
import { openDatabase } from '../../src/database/openDatabase';
import * as schema from '../../src/database/schema/index';
import { clusterSite } from '../../cluster/clusterSite';
import { createVisitor, owner } from '../../cluster/openCluster';
import { startServerProcess } from '../../testing/serverProcess';
import { fillCensus } from './fillCensus';
import { processorTime } from './processorTime';

/**
 * `pnpm load:census [--hits 20000000] [--uncounted] [--calm 2]`: how long the owner's area takes to show a year of a large
 * site, and with `--uncounted` also before its days are counted.
 */
const { values } = parseArgs({
  options: {
    hits: { type: 'string', default: '20000000' },
    // Each page then takes half a minute, and may be an error.
    uncounted: { type: 'boolean', default: false },
    /** Pages are requested when the machine's load has fallen to this, or after half an hour. @default at once */
    calm: { type: 'string' },
  },
});
const hits = Number(values.hits);
const siteId = clusterSite.id;
const out = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

const binaries = findPostgres();
if (!binaries) throw new Error('There is no initdb and pg_ctl on this machine.');
// Nothing has to survive, so there is no log for it. Memory stays as PostgreSQL is delivered: the pages are measured with it.
const postgres = await startPostgres(binaries, {
  settings: {
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '16GB',
    checkpoint_timeout: '1h',
  },
});
// Statements of minutes: the limits of the server's own connections do not hold for them.
const pool = new pg.Pool({
  connectionString: postgres.url,
  max: 2,
  options:
    '-c maintenance_work_mem=1GB -c synchronous_commit=off -c max_parallel_maintenance_workers=0',
});
try {
  // The first line of its file is its number.
  const postmaster = Number.parseInt(
    readFileSync(path.join(path.dirname(postgres.log), 'data/postmaster.pid'), 'utf8'),
  );
  const database = await openDatabase({ url: postgres.url });
  await database.migrate();
  await database.close();
  const filling = performance.now();
  // No server is there yet: it would count days that are half full.
  await fillCensus(pool, { siteId, hits });
  out(`${hits} hits in ${seconds(filling)} s, load ${loadavg()[0]!.toFixed(1)}`);
  if (values.uncounted) await measurePages({ postmaster, title: 'not counted', runs: 1 });
  await countDays(postmaster);
  await pool.query('vacuum analyze');
  if (values.calm) await untilCalm(Number(values.calm));
  await measurePages({ postmaster, title: 'counted', runs: 15 });
  const { rows } = await pool.query(`
    select regexp_replace(relname, '_(\\d{4}_\\d\\d|other|before)$', '') as name, count(*)::int as tables,
      sum(pg_total_relation_size(oid))::bigint / 1000000 as megabytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by 1 order by 3 desc limit 10`);
  out(JSON.stringify(rows));
} finally {
  await pool.end();
  postgres.stop();
}

async function untilCalm(load: number): Promise<void> {
  out(`waits for a load of ${load}`);
  const end = performance.now() + 1_800_000;
  while (loadavg()[0]! > load && performance.now() < end) await pause(1000);
}

/** Counts every day of the year, visits beside speed and errors. */
async function countDays(postmaster: number): Promise<void> {
  const db = drizzle(pool, { schema });
  const counting = performance.now();
  const before = processorTime(postmaster);
  const options = { siteId, timeZone: 'UTC', now: new Date() };
  const countAll = async (kinds: readonly DayCount[]) => {
    for (const kind of kinds) {
      const begun = performance.now();
      while (await countUntilNow(db, kind, options)) await pause(500);
      out(`${kind.kind} counted in ${seconds(begun)} s`);
    }
  };
  await Promise.all([countAll([visitCount]), countAll([speedCount, errorCount])]);
  const work = ((processorTime(postmaster) - before) / 1000).toFixed(0);
  out(`counted in ${seconds(counting)} s, ${work} s of processor`);
}

interface MeasureOptions {
  postmaster: number;
  title: string;
  runs: number;
}

/** The owner requests each page so many times, one after the other. */
async function measurePages({ postmaster, title, runs }: MeasureOptions): Promise<void> {
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    PLINTH_TRUST_PROXY: '1',
    PLINTH_OWNER_PASSWORD: owner.password,
  };
  const server = await startServerProcess(env, 'cluster/server.ts');
  try {
    const visitor = createVisitor(() => server.address);
    await visitor.get('/');
    await visitor.call('memberLogin', owner);
    out(`| page, ${title} | status | median ms | slowest ms | processor ms | load |`);
    out('| --- | --: | --: | --: | --: | --: |');
    const pages = [
      'visits?days=30',
      'visits?days=365',
      'speed?days=30',
      'speed?days=365',
      'errors',
    ];
    for (const page of pages) {
      const times: number[] = [];
      let status = 0;
      const work = processorTime(postmaster, server.pid);
      for (let run = 0; run < runs; run += 1) {
        const begun = performance.now();
        // The server cuts a connection without data for a minute.
        const answer = await visitor.get(`/config/${page}`).catch(() => undefined);
        await answer?.arrayBuffer();
        status = answer?.status ?? 0;
        times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      const [median, slowest] = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
      const each = (processorTime(postmaster, server.pid) - work) / runs;
      const figures = [median, slowest, each].map((figure) => figure.toFixed(0)).join(' | ');
      out(`| /config/${page} | ${status} | ${figures} | ${loadavg()[0]!.toFixed(1)} |`);
    }
  } finally {
    await server.end('SIGTERM');
  }
}

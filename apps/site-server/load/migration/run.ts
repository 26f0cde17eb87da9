import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { openDatabase } from '../../src/database/openDatabase';
import { migrationsBefore } from '../../testing/migrationsBefore';

/**
 * `pnpm load:migration [--rows 5000000] [--before census_months] [--reader 10]`: how long visitors wait while a server
 * migrates a full database of an earlier version. Eight of them send hits as servers of that version write them, and
 * read the records of the last minute. `--reader` adds a query of the owner's area that takes as many seconds, from a
 * second before the migration on.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '5000000' },
    before: { type: 'string', default: 'census_months' },
    reader: { type: 'string', default: '0' },
  },
});
const rows = Number(values.rows);
const out = (line: string) => process.stdout.write(`${line}\n`);

const binaries = findPostgres();
if (!binaries) throw new Error('There is no initdb and pg_ctl on this machine.');
const postgres = await startPostgres(binaries, { isDurable: true });
const folder = mkdtempSync(path.join(tmpdir(), 'plinth-migration-'));
const pool = new pg.Pool({ connectionString: postgres.url, max: 12 });
try {
  await migrate(drizzle(pool), { migrationsFolder: migrationsBefore(values.before, folder) });
  await fill();
  out(
    `${rows} hits and as many rows in the five other tables together, load ${loadavg()[0]!.toFixed(1)}`,
  );

  const waits: { at: number; ms: number }[] = [];
  let isOver = false;
  const begun = performance.now();
  const timed = async (question: string, given: unknown[] = []) => {
    const at = performance.now();
    await pool.query(question, given);
    waits.push({ at: at - begun, ms: performance.now() - at });
  };
  const visit = async (visitor: number) => {
    for (let number = 0; !isOver; number += 1) {
      await timed(
        `insert into census_hits (id, site_id, hit_id, event, data, recorded_at)
        values (default, 's', $1, 'View', '{}', now()) on conflict do nothing`,
        [`during-${visitor}-${number}`],
      );
      await timed(
        `select count(*) from census_hits where site_id = 's' and recorded_at > now() - interval '1 minute'`,
      );
      await pause(10);
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, (_, visitor) => visit(visitor)));
  const reading = read(Number(values.reader));
  await pause(1000);
  const server = await openDatabase({ url: postgres.url });
  const migrating = performance.now() - begun;
  await server.migrate();
  const migrated = performance.now() - begun;
  await pause(1000);
  isOver = true;
  await Promise.all([visits, reading, server.close()]);

  const sorted = waits.map(({ ms }) => ms).sort((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(0);
  out(`The migration took ${((migrated - migrating) / 1000).toFixed(1)} s.`);
  out(
    `${waits.length} statements: median ${share(0.5)} ms, 99 % ${share(0.99)} ms, slowest ${share(1)} ms`,
  );
  for (const { at, ms } of waits.sort((one, other) => other.ms - one.ms).slice(0, 5))
    out(
      `- ${ms.toFixed(0)} ms, asked ${((at - migrating) / 1000).toFixed(2)} s after its beginning`,
    );
} finally {
  await pool.end();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const spread = (count: number) =>
    `now() - (i::double precision / ${count}) * interval '300 days'`;
  await pool.query(`insert into census_hits (site_id, hit_id, event, visitor_id, page_path, data, recorded_at)
    select 's', 'h' || i, 'View', 'v' || i % 100000, '/p' || i % 400, '{"viewportWidth": 900}', ${spread(rows)}
    from generate_series(1, ${rows}) i`);
  const each = Math.round(rows / 5);
  const others = [
    `census_events (site_id, kind, subject_id, data, recorded_at) select 's', 'button-click', 'b' || i % 90, '{}', ${spread(each)}`,
    `tracking_events (site_id, sender, name, data, recorded_at) select 's', 'v1', 'event ' || i % 60, '{}', ${spread(each)}`,
    `performance_records (site_id, page_load_id, data, recorded_at) select 's', 'l' || i, '{"records": []}', ${spread(each)}`,
    `javascript_errors (site_id, message, data, recorded_at) select 's', 'failed ' || i % 900, '{}', ${spread(each)}`,
    `trace_entries (site_id, page_url, type, data, recorded_at) select 's', 'p', 't', '{}', ${spread(each)}`,
  ];
  for (const insert of others)
    await pool.query(`insert into ${insert} from generate_series(1, ${each}) i`);
  await pool.query('vacuum analyze');
}

/** A question that takes some seconds and has read a row of the hits. */
async function read(seconds: number): Promise<void> {
  if (seconds > 0) await pool.query(`select id, pg_sleep($1) from census_hits limit 1`, [seconds]);
}

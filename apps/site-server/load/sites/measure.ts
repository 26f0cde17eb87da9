import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { createApp } from '../../src/app';
import { openDatabase } from '../../src/database/openDatabase';
import { siteHosts } from '../../src/database/schema/index';
import { createLog } from '../../src/log';
import { insertSite } from '../../src/seed/seedSite';
import { createServices } from '../../src/services';
import { readDirectory } from '../../src/site/siteDirectory';
import { testRenderer } from '../../testing/createTestApp';
import { testSite } from '../../testing/testSite';

// The memory that a server needs for many sites of one database, and how fast the first visitor of one is served.
const { values } = parseArgs({ options: { sites: { type: 'string', default: '1000' } } });
const count = Number(values.sites);
const out = (line: string) => process.stdout.write(`${line}\n`);
const collect = globalThis.gc;
if (!collect) throw new Error('Start it with --expose-gc, as `pnpm load:sites` does.');

const heap = async (): Promise<number> => {
  // Twice, with a pause: the second collection frees weak references and settled promises.
  collect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

const binaries = findPostgres();
if (!binaries) throw new Error('There is no initdb and pg_ctl on this machine.');
const postgres = await startPostgres(binaries);
const database = await openDatabase({ url: postgres.url });
try {
  await database.migrate();
  const { db } = database;
  const hostOf = (index: number) => `site-${index}.example`;
  await insertSite(db, testSite, new Date(0));
  for (let index = 1; index <= count; index += 1) {
    const siteId = `site-${index}`;
    // A small site of three pages, one of them with a form.
    await insertSite(db, { ...testSite, id: siteId, title: siteId });
    const host = hostOf(index);
    await db
      .insert(siteHosts)
      .values({ host, siteId, origin: `https://${host}`, addedAt: new Date() });
  }
  let now = Date.now();
  const services = await createServices({
    database,
    log: createLog({ level: 'error' }),
    clock: () => now,
    elapsed: () => now,
    random: randomBytes,
    renderer: testRenderer(),
    trustProxy: true,
  });
  const app = createApp({ services, clientFiles: new Map() });
  const ask = async (index: number): Promise<number> => {
    const begun = performance.now();
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': hostOf(index) };
    const answer = await app.request(`http://127.0.0.1/`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`Site ${index} answered ${answer.status}.`);
    return performance.now() - begun;
  };
  // The first requests compile code that all sites share.
  for (let index = 1; index <= 50; index += 1) await ask(index);
  now += 11 * 60_000;
  services.sites.forgetIdle();
  const begun = performance.now();
  await readDirectory(db);
  const directory = performance.now() - begun;

  const before = await heap();
  const first: number[] = [];
  for (let index = 51; index <= count; index += 1) first.push(await ask(index));
  const open = await heap();
  const again: number[] = [];
  for (let index = 51; index <= count; index += 1) again.push(await ask(index));
  now += 11 * 60_000;
  services.sites.forgetIdle();
  const idle = await heap();

  const perSite = (bytes: number) => ((bytes - before) / 1000 / (count - 50)).toFixed(1);
  out(`| sites in the database | ${count} |`);
  out(`| names of all sites read, ms | ${directory.toFixed(1)} |`);
  out(`| first page of a site, median ms | ${median(first).toFixed(1)} |`);
  out(`| the same page again, median ms | ${median(again).toFixed(1)} |`);
  out(`| memory of a site that was asked for, with its page, kB | ${perSite(open)} |`);
  out(`| memory of a site without a request in ten minutes, kB | ${perSite(idle)} |`);
} finally {
  await database.close();
  postgres.stop();
}

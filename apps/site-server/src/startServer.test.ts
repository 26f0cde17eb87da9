import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase } from './database/openDatabase';
import { accounts, censusHits, pages } from './database/schema/index';
import { makeMigratedFolder } from '../testing/makeMigratedFolder';
import { createPostgresDatabase } from '../testing/postgresDatabase';
import { startServerProcess } from '../testing/serverProcess';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'plinth-start-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const start = (more: Record<string, string> = {}) =>
  startServerProcess({ PORT: '0', DATABASE_URL: '', PLINTH_DATA: dataFolder, ...more });

it('[SRV-1a] [SRV-7a] starts empty: migrates, seeds, prints its address last, and keeps its data', async () => {
  const first = await start();
  expect(first.output()).toMatch(
    /^The site's owner is owner@\S+, password \S{16} \(shown once\)\nSign in at http:\/\/localhost:\d+\/config\nPlinth is at http:\/\/localhost:\d+\n$/,
  );
  expect(await (await fetch(first.address)).text()).toContain('Welcome');
  // [SRV-7] Also files that were written while it ran.
  const open = (readdirSync(dataFolder, { recursive: true }) as string[]).filter(
    (name) => statSync(path.join(dataFolder, name)).mode & 0o077,
  );
  if (process.platform !== 'win32') expect(open).toEqual([]);
  // A second process must not touch the same files.
  await expect(start()).rejects.toThrow(/is in use by process \d+/);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(existsSync(path.join(dataFolder, 'plinth.lock'))).toBe(false);

  const second = await start();
  expect(second.output()).toMatch(
    /^Sign in at http:\/\/localhost:\d+\/config; "node \S+ account reset <email>" while the server is stopped prints a link for a new password\nPlinth is at/,
  );
  await second.end('SIGTERM');
  const { db, close } = await openDatabase({ dataFolder });
  expect(await db.select().from(pages)).toHaveLength(3);
  expect(await db.select().from(accounts)).toHaveLength(1);
  await close();
});

it('[SRV-2h] has every acknowledged hit after kill -9, and every one under way after SIGTERM', async () => {
  rmSync(dataFolder, { recursive: true });
  dataFolder = await makeMigratedFolder();
  const hit = (address: string, id: string) =>
    fetch(`${address}/api/census/RecordHit`, {
      method: 'POST',
      body: new URLSearchParams({ event: 'View', data: JSON.stringify({ id }) }),
    }).then(({ ok }) => ok);

  const first = await start();
  await Promise.all(Array.from({ length: 50 }, (_, index) => hit(first.address, `a${index}`)));
  expect(await first.end('SIGKILL')).toBe('SIGKILL');

  const second = await start();
  const underWay = Array.from({ length: 50 }, (_, index) => hit(second.address, `b${index}`));
  await underWay[0];
  const ended = second.end('SIGTERM');
  const answers = await Promise.allSettled(underWay);
  expect(await ended).toBe(0);

  const { db, close } = await openDatabase({ dataFolder });
  const stored = new Set((await db.select().from(censusHits)).map(({ hitId }) => hitId));
  await close();
  const acknowledged = answers.flatMap((answer, index) =>
    answer.status === 'fulfilled' && answer.value ? [`b${index}`] : [],
  );
  expect(acknowledged.length).toBeGreaterThan(0);
  for (let index = 0; index < 50; index += 1) expect(stored).toContain(`a${index}`);
  for (const id of acknowledged) expect(stored).toContain(id);
});

it.skipIf(!inject('postgres'))(
  '[SRV-1d] moves to a real PostgreSQL by DATABASE_URL, also with two servers at once',
  async () => {
    const url = await createPostgresDatabase();
    const [one, two] = await Promise.all([
      start({ DATABASE_URL: url }),
      start({ DATABASE_URL: url }),
    ]);
    for (const { address } of [one, two]) {
      expect((await fetch(address)).status).toBe(200);
      expect(await (await fetch(`${address}/healthz`)).json()).toEqual({
        status: 'ok',
        database: 'postgres',
      });
    }
    expect(existsSync(path.join(dataFolder, 'database'))).toBe(false);
    expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0]);
    const { db, close } = await openDatabase({ url });
    expect(await db.select().from(pages)).toHaveLength(3);
    expect(await db.select().from(accounts)).toHaveLength(1);
    await close();
  },
);

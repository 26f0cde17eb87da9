import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { fillDisk, freeDisk } from '@plinth/tooling/full-disk';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { makeMigratedFolder } from '../../testing/makeMigratedFolder';
import { packageFolder } from '../packageFolder';
import { openDatabase, type OpenDatabase } from './openDatabase';
import { sites } from './schema/index';

let database: OpenDatabase | undefined;
let dataFolder: string;
/** Node's flags for a thread whose disk `fillDisk` fills, too. */
const execArgv = ['--import', import.meta.resolve('@plinth/tooling/full-disk')];

afterEach(async () => {
  freeDisk();
  await database?.close();
  fs.rmSync(dataFolder, { recursive: true, force: true });
});

async function open(flags = execArgv) {
  dataFolder = await makeMigratedFolder();
  const lost: Error[] = [];
  database = await openDatabase({
    dataFolder,
    onConnectionError: (error) => lost.push(error),
    execArgv: flags,
  });
  return { ...database, lost };
}
const site = (id: string) => ({ id, title: id, definition: {} });
const ids = async ({ db }: Pick<OpenDatabase, 'db'>) =>
  (await db.select({ id: sites.id }).from(sites)).map(({ id }) => id).sort();

it('[SRV-2p] a full disk costs what is written then, and the embedded database goes on when there is room', async () => {
  const { db, ping, lost } = await open();
  await db.insert(sites).values(site('before'));
  fillDisk();
  await expect(db.insert(sites).values(site('too much'))).rejects.toThrow();
  // Every further query is answered, and not by hanging.
  await expect(db.insert(sites).values(site('still too much'))).rejects.toThrow();
  await expect(ping()).rejects.toThrow();
  freeDisk();
  await expect.poll(() => ping().then(() => 'there', String)).toBe('there');
  await db.insert(sites).values(site('after'));
  expect(await ids({ db })).toEqual(['after', 'before']);
  expect(lost.length).toBeGreaterThanOrEqual(1);
});

it('[SRV-2p] a transaction on a full disk is taken back whole', async () => {
  const { db, ping } = await open();
  await expect(
    db.transaction(async (transaction) => {
      await transaction.insert(sites).values(site('half'));
      fillDisk();
      await transaction.insert(sites).values(site('other half'));
    }),
  ).rejects.toThrow();
  freeDisk();
  await expect.poll(() => ping().then(() => 'there', String)).toBe('there');
  expect(await ids({ db })).toEqual([]);
});

it('[SRV-2p] a transaction keeps others out, and one that fails takes its own back alone', async () => {
  const { db } = await open();
  const failing = db.transaction(async (transaction) => {
    await transaction.insert(sites).values(site('gone'));
    await transaction.execute(sql`select pg_sleep(0.01)`);
    throw new Error('changed my mind');
  });
  const beside = db.insert(sites).values(site('beside'));
  await expect(failing).rejects.toThrow('changed my mind');
  await beside;
  expect(await ids({ db })).toEqual(['beside']);
});

it('[SRV-2p] a slow query delays no request that needs no database', async () => {
  const { db } = await open();
  const asked = db.execute(sql`select count(*) from generate_series(1, 3000000)`);
  const isAnswered = vi.fn();
  void asked.then(isAnswered);
  let turns = 0;
  while (isAnswered.mock.calls.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    turns += 1;
  }
  // On the server's own thread there would be one.
  expect(turns).toBeGreaterThan(20);
});

it('[SRV-2p] a question that fails leaves the database as it was', async () => {
  const { db } = (database = await openDatabase({ inMemory: true }));
  await db.execute(sql`create table kept (id integer primary key)`);
  await db.execute(sql`insert into kept values (1)`);
  await expect(db.execute(sql`insert into kept values (1)`)).rejects.toThrow();
  expect(await db.execute(sql`select id from kept`)).toMatchObject({ rows: [{ id: 1 }] });
});

it('[SRV-2p] the thread keeps no answer that it has given', async () => {
  const probe = pathToFileURL(path.join(packageFolder, 'load/soak/probe.js')).href;
  const { db } = await open(['--import', probe]);
  const channel = new BroadcastChannel('plinth soak');
  const measure = async (): Promise<number> => {
    const answer = once(channel as unknown as EventTarget, 'message');
    channel.postMessage('measure');
    const [{ data }] = (await answer) as [{ data: { heap: number } }];
    return data.heap;
  };
  // Two hundred thousand characters each.
  const ask = () => db.execute(sql`select repeat('a', 1000) as text from generate_series(1, 200)`);
  for (let count = 0; count < 20; count += 1) await ask();
  const before = await measure();
  for (let count = 0; count < 100; count += 1) await ask();
  expect((await measure()) - before).toBeLessThan(5_000_000);
  channel.close();
});

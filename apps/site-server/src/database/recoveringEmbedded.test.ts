import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from './openDatabase';
import { sites } from './schema/index';

const { writeSync } = fs;
let database: OpenDatabase | undefined;
let dataFolder: string;

/** From the file system's side: every write fails, as on a disk without room. */
function fillDisk(): void {
  fs.writeSync = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    });
  };
  syncBuiltinESMExports();
}
function freeDisk(): void {
  fs.writeSync = writeSync;
  syncBuiltinESMExports();
}
afterEach(async () => {
  freeDisk();
  await database?.close();
  fs.rmSync(dataFolder, { recursive: true, force: true });
});

async function open() {
  dataFolder = fs.mkdtempSync(path.join(tmpdir(), 'plinth-full-'));
  const lost: Error[] = [];
  database = await openDatabase({ dataFolder, onConnectionError: (error) => lost.push(error) });
  await database.migrate();
  return { ...database, lost };
}
const site = (id: string) => ({ id, title: id, definition: {} });
const ids = async ({ db }: Pick<OpenDatabase, 'db'>) =>
  (await db.select({ id: sites.id }).from(sites)).map(({ id }) => id).sort();

it('[SRV-2] a full disk costs what is written then, and the embedded database goes on when there is room', async () => {
  const { db, ping, lost } = await open();
  await db.insert(sites).values(site('before'));
  fillDisk();
  await expect(db.insert(sites).values(site('too much'))).rejects.toThrow();
  // Every further question is answered, and not by silence.
  await expect(db.insert(sites).values(site('still too much'))).rejects.toThrow();
  await expect(ping()).rejects.toThrow();
  freeDisk();
  await expect.poll(() => ping().then(() => 'there', String)).toBe('there');
  await db.insert(sites).values(site('after'));
  expect(await ids({ db })).toEqual(['after', 'before']);
  expect(lost.length).toBeGreaterThanOrEqual(1);
});

it('[SRV-2] a transaction on a full disk is taken back whole', async () => {
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

it('[SRV-2] a transaction keeps others out, and one that fails takes its own back alone', async () => {
  const { db } = await open();
  const failing = db.transaction(async (transaction) => {
    await transaction.insert(sites).values(site('gone'));
    await transaction.execute(sql`select pg_sleep(0.01)`);
    throw new Error('changed my mind');
  });
  const beside = db.insert(sites).values(site('beside'));
  await expect(failing).rejects.toThrow('changed my mind');
  await beside;
  // Code that catches a failed statement and goes on has nothing to commit.
  await expect(
    db.transaction(async (transaction) => {
      await transaction.insert(sites).values(site('never'));
      await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
    }),
  ).rejects.toThrow();
  expect(await ids({ db })).toEqual(['beside']);
});

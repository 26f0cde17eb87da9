import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMigratedFolder } from '../../testing/makeMigratedFolder';
import { DataFolderError } from './DataFolderError';
import { openDatabase } from './openDatabase';
import { sites } from './schema/index';
import { takeDataFolder } from './dataFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plinth-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (...names: string[]) => path.join(folder, ...names);
const modeOf = (entry: string) => statSync(entry).mode & 0o777;
const openToOthers = () =>
  ['.', ...(readdirSync(folder, { recursive: true }) as string[])].filter(
    (name) => modeOf(inFolder(name)) & 0o077,
  );
const isPosix = process.platform !== 'win32';

function makeDatabase(): void {
  for (const name of ['global', 'base', 'pg_wal', 'pg_xact']) {
    mkdirSync(inFolder('database', name), { recursive: true });
  }
  for (const name of ['PG_VERSION', 'global/pg_control'])
    writeFileSync(inFolder('database', name), '');
}

it.skipIf(!isPosix)('[SRV-7a] no other user can read a file of the data folder', async () => {
  chmodSync(folder, 0o777);
  const database = await openDatabase({ dataFolder: folder });
  try {
    expect(openToOthers()).toEqual([]);
  } finally {
    await database.close();
  }
});

it.skipIf(!isPosix)('[SRV-7a] closes a folder of its own that was open', () => {
  makeDatabase();
  for (const name of ['.', 'database']) chmodSync(inFolder(name), 0o755);
  chmodSync(inFolder('database/PG_VERSION'), 0o666);
  const { release } = takeDataFolder(folder);
  expect(openToOthers()).toEqual([]);
  expect(modeOf(inFolder('database/PG_VERSION'))).toBe(0o600);
  release();
});

it.skipIf(!isPosix)(
  '[SRV-7a] leaves a folder that holds other files as it is, and closes its own part',
  () => {
    writeFileSync(inFolder('notes.txt'), '');
    chmodSync(folder, 0o755);
    takeDataFolder(folder).release();
    expect(modeOf(folder)).toBe(0o755);
    expect(modeOf(inFolder('database'))).toBe(0o700);

    chmodSync(folder, 0o777);
    expect(() => takeDataFolder(folder)).toThrow(/mode 0777.*chmod go-w .*PLINTH_DATA=/);
  },
);

it.skipIf(process.geteuid?.() !== 0)('[SRV-7b] refuses an open folder of another user', () => {
  chmodSync(folder, 0o755);
  chownSync(folder, 65_534, 65_534);
  expect(() => takeDataFolder(folder)).toThrow(
    /belongs to user 65534.*chown -R 0 .*chmod -R go-rwx/,
  );
  chmodSync(folder, 0o700);
  takeDataFolder(folder).release();
});

it('[SRV-7c] makes no new database over one that has lost a file', async () => {
  rmSync(folder, { recursive: true });
  folder = await makeMigratedFolder();
  const first = await openDatabase({ dataFolder: folder });
  await first.db.insert(sites).values({ id: 'kept', title: 'Kept', definition: {} });
  await first.close();
  const version = inFolder('database', 'PG_VERSION');
  rmSync(version);
  await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
    /damaged: PG_VERSION is missing.*backup/,
  );
  expect(existsSync(inFolder('plinth.lock'))).toBe(false);
  writeFileSync(version, '18\n');
  rmSync(inFolder('database', 'global', 'pg_control'));
  await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(/pg_control is missing/);
});

it('[SRV-7c] starts over where a crash interrupted the creation of the first database', () => {
  const { release } = takeDataFolder(folder);
  writeFileSync(inFolder('database', 'postgresql.conf'), '');
  release();
  const again = takeDataFolder(folder);
  expect(readdirSync(inFolder('database'))).toEqual([]);
  makeDatabase();
  again.opened();
  again.release();
  takeDataFolder(folder).release();
  expect(readdirSync(inFolder('database'))).toContain('PG_VERSION');
});

it('[SRV-7d] says so where the data folder is a file', () => {
  const file = inFolder('file');
  writeFileSync(file, '');
  expect(() => takeDataFolder(file)).toThrow(DataFolderError);
  expect(() => takeDataFolder(path.join(file, 'inside'))).toThrow(/cannot be created.*PLINTH_DATA/);
});

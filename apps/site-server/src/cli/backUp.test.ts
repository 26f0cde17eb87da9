import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { FolderInUseError } from '../database/folderLock';
import { sites } from '../database/schema/index';
import { makeMigratedFolder } from '../../testing/makeMigratedFolder';
import { createPostgresDatabase } from '../../testing/postgresDatabase';
import { backUp, restore } from './backUp';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plinth-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('[SRV-12a] restores everything that was acknowledged, and overwrites nothing', async () => {
  const after = path.join(folder, 'after');
  const before = path.join(folder, 'before');
  renameSync(await makeMigratedFolder(), before);
  const file = path.join(folder, 'backup.tar.gz');
  const database = await openDatabase({ dataFolder: before });
  const rows = Array.from({ length: 50 }, (_, at) => ({
    id: `site-${at}`,
    title: `Grüße ${at}`,
    definition: { at },
  }));
  await database.db.insert(sites).values(rows);
  // Files that are being written are no backup.
  expect(() => backUp(file, { PLINTH_DATA: before })).toThrow(FolderInUseError);
  await database.close();

  for (const part of ['uploads', 'incoming']) {
    mkdirSync(path.join(before, 'files', part), { recursive: true });
    writeFileSync(path.join(before, 'files', part, 'cup'), 'a cup');
  }
  expect(backUp(file, { PLINTH_DATA: before })).toMatch(
    /^The database and the files of the site are backed up in \/.*\/backup\.tar\.gz \([\d.]+ MB\)\.$/,
  );
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(() => backUp(file, { PLINTH_DATA: before })).toThrow(/exists already/);
  expect(restore(file, { PLINTH_DATA: after })).toBe(
    `The database and the files of the site are restored from ${file} into ${after}.`,
  );
  expect(() => restore(file, { PLINTH_DATA: after })).toThrow(/must not overwrite it/);

  // The files of the site, without those that were only arriving.
  expect(readFileSync(path.join(after, 'files/uploads/cup'), 'utf8')).toBe('a cup');
  expect(existsSync(path.join(after, 'files/incoming'))).toBe(false);
  const restored = await openDatabase({ dataFolder: after });
  await restored.migrate();
  const found = await restored.db.select().from(sites);
  await restored.close();
  expect(found.map(({ id, title, definition }) => ({ id, title, definition }))).toEqual(
    expect.arrayContaining(rows),
  );
  expect(found).toHaveLength(50);
});

it('[SRV-12c] a file that is no backup leaves the place as empty as it was', async () => {
  const file = path.join(folder, 'broken.tar.gz');
  writeFileSync(file, 'no archive');
  const other = path.join(folder, 'other.tar.gz');
  spawnSync('tar', ['-czf', other, '-C', folder, 'broken.tar.gz']);
  const env = { PLINTH_DATA: path.join(folder, 'data') };
  for (const one of [file, other])
    expect(() => restore(one, env)).toThrow(
      `${one} is no backup of Plinth, or is damaged. Nothing was changed.`,
    );
  expect(existsSync(env.PLINTH_DATA)).toBe(false);
  expect(() => restore(path.join(folder, 'missing'), env)).toThrow(/no file/);
  expect(() => backUp(path.join(folder, 'nothing.tar.gz'), env)).toThrow(/holds no database yet/);
});

const programs = ['pg_dump', 'pg_restore'];
const hasPrograms = programs.every((name) => spawnSync(name, ['--version']).status === 0);
it.skipIf(!inject('postgres') || !hasPrograms)(
  '[SRV-12b] does the same with PostgreSQL',
  async () => {
    const [from, to] = [await createPostgresDatabase(), await createPostgresDatabase()];
    const file = path.join(folder, 'backup.dump');
    const database = await openDatabase({ url: from });
    await database.migrate();
    const row = { id: 'kept', title: 'Grüße', definition: { a: 1 } };
    await database.db.insert(sites).values(row);
    // While it is in use.
    expect(backUp(file, { DATABASE_URL: from })).toContain('copy them as well');
    const broken = path.join(folder, 'broken.dump');
    writeFileSync(broken, 'no dump');
    expect(() => restore(broken, { DATABASE_URL: to })).toThrow(/is no backup of Plinth/);
    await database.close();
    restore(file, { DATABASE_URL: to });
    expect(() => restore(file, { DATABASE_URL: to })).toThrow(/pg_restore failed/);
    const restored = await openDatabase({ url: to });
    await restored.migrate();
    expect(await restored.db.select().from(sites)).toMatchObject([row]);
    await restored.close();
  },
  120_000,
);

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../configuration';
import { DataFolderError } from '../database/DataFolderError';
import { takeDataFolder } from '../database/dataFolder';
import type { Environment } from '../environmentReader';

/**
 * Writes everything that the database holds into one file, for its user's eyes alone: of the embedded database a copy of
 * its folder, while no server has it; of PostgreSQL a dump of `pg_dump`, at any time.
 *
 * @throws when the file is there already, a running server has the folder, or a program fails
 */
export function backUp(file: string, env: Environment): void {
  const { directDatabaseUrl, dataFolder } = readConfiguration(env);
  const target = path.resolve(file);
  if (existsSync(target)) throw new Error(`${target} is there already. Give a new name.`);
  try {
    // There before anything is in it: no other user may look on.
    writeFileSync(target, '', { mode: 0o600, flag: 'wx' });
    if (directDatabaseUrl)
      return run('pg_dump', ['--format=custom', `--file=${target}`, directDatabaseUrl]);
    const { files, release } = takeDataFolder(dataFolder);
    try {
      if (readdirSync(files).length === 0)
        throw new DataFolderError(`${dataFolder} holds no database yet.`);
      // An upload that is only arriving is no file yet.
      const without = '--exclude=files/incoming';
      run('tar', [without, '-czf', target, '-C', dataFolder, ...savedParts(dataFolder)]);
    } finally {
      release();
    }
  } catch (error) {
    // Half a backup looks like a whole one.
    rmSync(target, { force: true });
    throw error;
  }
}

/**
 * Brings a backup back into a place that holds no database: nothing is written over.
 *
 * @throws when there is one already, or a program fails
 */
export function restore(file: string, env: Environment): void {
  const { directDatabaseUrl, dataFolder } = readConfiguration(env);
  const source = path.resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  if (directDatabaseUrl) {
    // All or nothing; tables that are there already are an error.
    const how = ['--no-owner', '--single-transaction', '--exit-on-error'];
    return run('pg_restore', [...how, `--dbname=${directDatabaseUrl}`, source]);
  }
  const { files, opened, release } = takeDataFolder(dataFolder);
  try {
    if (readdirSync(files).length > 0) {
      throw new DataFolderError(
        `${dataFolder} holds a database, and a backup is not written over it. Move ${files} away, or give an empty folder with PLINTH_DATA.`,
      );
    }
    // The database, and the files of the site, where it has any.
    run('tar', ['-xzf', source, '-C', dataFolder]);
    // Until here a start would begin anew: what was unpacked by half is no database.
    opened();
  } finally {
    release();
  }
}

/** The database, and the files that the site sells and shows. */
const savedParts = (folder: string): string[] =>
  ['database', 'files'].filter((part) => existsSync(path.join(folder, part)));

function run(program: string, parameters: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (error) throw new Error(`${program} cannot be started: ${error.message}`, { cause: error });
  if (status !== 0) throw new Error(`${program} failed (${status}): ${stderr.trim()}`);
}

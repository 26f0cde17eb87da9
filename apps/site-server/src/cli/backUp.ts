import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../configuration';
import { DataFolderError } from '../database/DataFolderError';
import { takeDataFolder } from '../database/dataFolder';
import type { Environment } from '../environmentReader';

/**
 * Writes the whole database into one file that only its user can read: for the embedded database a copy of its folder,
 * while no server uses it; for PostgreSQL a dump of `pg_dump`, at any time.
 *
 * @returns a sentence with its path, size and contents
 * @throws when the file exists, a running server uses the folder, or a program fails
 */
export function backUp(file: string, env: Environment): string {
  const { directDatabaseUrl, dataFolder } = readConfiguration(env);
  const target = path.resolve(file);
  if (existsSync(target)) throw new Error(`${target} exists already. Give a new name.`);
  try {
    // Created before anything is in it, so that no other user can read it.
    writeFileSync(target, '', { mode: 0o600, flag: 'wx' });
    if (directDatabaseUrl) {
      run('pg_dump', ['--format=custom', `--file=${target}`, directDatabaseUrl]);
      return `The database is backed up in ${sized(target)}. Files that were uploaded are not in it: copy them as well.`;
    }
    const { files, release } = takeDataFolder(dataFolder);
    try {
      if (readdirSync(files).length === 0)
        throw new DataFolderError(`${dataFolder} holds no database yet.`);
      // An upload that is still arriving is no file yet.
      const without = '--exclude=files/incoming';
      const parts = savedParts(dataFolder);
      run('tar', [without, '-czf', target, '-C', dataFolder, ...parts]);
      return `${whatIsIn(parts)} backed up in ${sized(target)}.`;
    } finally {
      release();
    }
  } catch (error) {
    // An incomplete backup would look like a complete one.
    rmSync(target, { force: true });
    throw error;
  }
}

/**
 * Restores a backup to a place without a database: nothing is overwritten.
 *
 * @returns a sentence with the contents and the place
 * @throws when there is a database already, the file is no backup, or a program fails
 */
export function restore(file: string, env: Environment): string {
  const { directDatabaseUrl, dataFolder } = readConfiguration(env);
  const source = path.resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  if (directDatabaseUrl) {
    // All or nothing; existing tables are an error.
    const how = ['--no-owner', '--single-transaction', '--exit-on-error'];
    readBackup(source, 'pg_restore', ['--list', source]);
    run('pg_restore', [...how, `--dbname=${directDatabaseUrl}`, source]);
    return `The database of ${source} is restored. Files that were uploaded are not in it: copy them as well.`;
  }
  // Read to its end before a folder is created for it: otherwise a broken backup would be found only half unpacked.
  const names = readBackup(source, 'tar', ['-tzf', source]).split('\n');
  const parts = backedUpParts.filter((part) =>
    names.some((name) => name.replace(/^\.\//, '').startsWith(`${part}/`)),
  );
  if (!parts.includes('database')) throw new Error(noBackup(source));
  const { files, opened, release } = takeDataFolder(dataFolder);
  try {
    if (readdirSync(files).length > 0) {
      throw new DataFolderError(
        `${dataFolder} holds a database, and a backup must not overwrite it. Move ${files} away, or give an empty folder with PLINTH_DATA.`,
      );
    }
    // The database, and the files of the site, where it has any.
    run('tar', ['-xzf', source, '-C', dataFolder]);
    // Until here a start would begin again: a half unpacked folder is no database.
    opened();
    return `${whatIsIn(parts)} restored from ${source} into ${path.resolve(dataFolder)}.`;
  } finally {
    release();
  }
}

/** The database, and the files that the site sells and shows. */
const backedUpParts = ['database', 'files'] as const;
type BackedUpPart = (typeof backedUpParts)[number];

const savedParts = (folder: string): BackedUpPart[] =>
  backedUpParts.filter((part) => existsSync(path.join(folder, part)));

const whatIsIn = (parts: readonly BackedUpPart[]): string =>
  parts.includes('files') ? 'The database and the files of the site are' : 'The database is';

const sized = (file: string): string =>
  `${file} (${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(statSync(file).size / 1e6)} MB)`;

const noBackup = (file: string): string =>
  `${file} is no backup of Plinth, or is damaged. Nothing was changed.`;

/** Lists the content of a backup. */
function readBackup(file: string, program: string, parameters: readonly string[]): string {
  const { status, stdout } = start(program, parameters);
  if (status !== 0) throw new Error(noBackup(file));
  return stdout;
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr } = start(program, parameters);
  if (status !== 0) throw new Error(`${program} failed (${status}): ${stderr.trim()}`);
}

function start(program: string, parameters: readonly string[]) {
  // The list of a site with many files is long.
  const answer = spawnSync(program, parameters, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const { error } = answer;
  if (error) throw new Error(`${program} cannot be started: ${error.message}`, { cause: error });
  return answer;
}

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataFolderError } from './DataFolderError';
import { lockFolder } from './folderLock';
import { keepFilesPrivate, keepFolderPrivate } from './keepPrivate';

export interface DataFolder {
  /** The folder of the embedded database's files. */
  files: string;
  /** Records that the database is complete and was opened. */
  opened: () => void;
  release: () => void;
}

/** Without one of these it is no database any more, and the embedded database would create a new one in its place. */
const essential = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/**
 * Opens a data folder, creating it if missing: private, locked, and with a complete database or none.
 *
 * @throws {DataFolderError} when the folder cannot be used
 * @throws {FolderInUseError} while another process uses it
 */
export function takeDataFolder(folder: string): DataFolder {
  makeFolder(folder);
  keepFolderPrivate(folder);
  const release = lockFolder(folder);
  try {
    const files = path.join(folder, 'database');
    // Exists while a first database is being created: a crash during that leaves no data worth keeping.
    const incomplete = path.join(folder, 'database.incomplete');
    if (existsSync(incomplete)) rmSync(files, { recursive: true, force: true });
    makeFolder(files);
    if (readdirSync(files).length === 0) writeFileSync(incomplete, '', { mode: 0o600 });
    else checkFiles(files);
    return {
      files,
      opened: () => {
        keepFilesPrivate(files);
        rmSync(incomplete, { force: true });
      },
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DataFolderError(
      `The data folder ${folder} cannot be created: ${(cause as Error).message}. ` +
        'Give a folder that this user may write to with PLINTH_DATA.',
      { cause },
    );
  }
}

function checkFiles(files: string): void {
  const missing = essential.filter((name) => !existsSync(path.join(files, name)));
  if (missing.length === 0) return;
  throw new DataFolderError(
    `The database in ${files} is damaged: ${missing.join(', ')} is missing. Nothing was changed, and no new database is made over it. ` +
      'Restore a backup, or move that folder away to start with an empty one.',
  );
}

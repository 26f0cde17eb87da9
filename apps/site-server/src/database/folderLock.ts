import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DataFolderError } from './DataFolderError';
import { processStart } from './processStart';

/** Another running process holds the data folder. */
export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}, and two processes would destroy it. ` +
        'Stop that process, or give this one a folder of its own with PLINTH_DATA.',
    );
    this.name = 'FolderInUseError';
  }
}

interface Holder {
  pid: number;
  start?: string | undefined;
}

/**
 * A lock that is released between two attempts is gone at the next; a lock that stays but cannot be read would retry
 * for ever.
 */
const maxTries = 100;

/**
 * Takes the lock of a data folder, since the embedded database takes none itself. A lock whose process has ended is
 * taken over.
 *
 * The lock file is created whole by `link`, which fails if it exists: no process ever reads an incomplete lock.
 * @returns releases the lock
 * @throws {FolderInUseError} while its holder runs
 * @throws {DataFolderError} where the lock cannot be written or read
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'plinth.lock');
  const own = path.join(folder, `plinth.lock.${randomUUID()}`);
  const content = JSON.stringify({
    pid: process.pid,
    start: processStart(process.pid),
    token: randomUUID(),
  });
  write(own, content);
  try {
    for (let tries = 1; !tryLink(own, lock); tries += 1) {
      const found = readLock(lock);
      if (found === undefined && tries < maxTries) continue;
      if (found === undefined) throw unreadable(lock);
      const holder = parseHolder(found);
      if (holder && isRunning(holder)) throw new FolderInUseError(folder, holder.pid);
      removeStaleLock(lock, found);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (readLock(lock) === content) rmSync(lock, { force: true });
  };
}

function write(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600 });
  } catch (cause) {
    throw new DataFolderError(
      `The data folder ${path.dirname(file)} cannot be written to: ${(cause as Error).message}. ` +
        'Give one that this user may write to with PLINTH_DATA.',
      { cause },
    );
  }
}

const unreadable = (lock: string, cause?: unknown) =>
  new DataFolderError(
    `The lock ${lock} cannot be read as a file. ` +
      'Make sure that no other server uses this folder, and remove it.',
    { cause },
  );

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `undefined` where there is none. */
function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unreadable(lock, error);
  }
}

function parseHolder(content: string): Holder | undefined {
  try {
    const holder = JSON.parse(content) as Holder;
    return Number.isInteger(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = processStart(pid);
  return start === undefined || now === undefined || start === now;
}

/** Two processes may find the same stale lock: a process that renames a fresh lock by mistake puts it back. */
function removeStaleLock(lock: string, stale: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== stale) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

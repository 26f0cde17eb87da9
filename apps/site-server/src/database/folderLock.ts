import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
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
 * Takes the lock of a data folder, since the embedded database takes none itself.
 * A lock whose process is gone is taken over.
 *
 * The lock file is created whole by `link`, which fails if it exists: no process ever reads half of one.
 * @returns releases the lock
 * @throws {FolderInUseError} while its holder runs
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
  writeFileSync(own, content);
  try {
    while (!tryLink(own, lock)) {
      const found = readLock(lock);
      if (found === undefined) continue;
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

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
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

/** Two processes may find the same stale lock: the one that renames a fresh one by mistake puts it back. */
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

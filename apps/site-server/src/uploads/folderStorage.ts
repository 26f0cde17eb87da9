import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { findFile } from '../files/siteFolder';
import type { FileStorage } from './fileStorage';

/**
 * Keeps files in a folder. A file is written beside its final path, flushed to the disk and renamed, so that a crash in
 * between leaves a whole file or none.
 *
 * @param folder created with the first file
 */
export function createFolderStorage(folder: string): FileStorage {
  const kept = path.join(folder, 'uploads');
  const begun = path.join(folder, 'incoming');
  const before = async (place: string, moment: Date): Promise<string[]> => {
    const names = await readdir(place).catch(() => []);
    const old = await Promise.all(
      names.map(async (name) => {
        const stats = await stat(path.join(place, name)).catch(() => undefined);
        return stats && stats.mtime < moment ? name : undefined;
      }),
    );
    return old.filter((name) => name !== undefined);
  };
  return {
    async prepare() {
      await mkdir(begun, { recursive: true, mode: 0o700 });
      return begun;
    },
    async keep(key, file) {
      await mkdir(kept, { recursive: true, mode: 0o700 });
      await forceToDisk(file);
      await rename(file, path.join(kept, key));
      await forceToDisk(kept);
    },
    find: (key) => findFile(kept, key),
    remove: (key) => rm(path.join(kept, key), { force: true }),
    keptBefore: (moment) => before(kept, moment),
    async sweepBegun(moment) {
      for (const name of await before(begun, moment))
        await rm(path.join(begun, name), { force: true });
    },
  };
}

/** A rename is durable once its folder is flushed to the disk; Windows has no such call. */
async function forceToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r').catch((error: NodeJS.ErrnoException) => {
    if (process.platform === 'win32') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle?.close();
  }
}

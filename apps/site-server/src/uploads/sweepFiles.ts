import type { Services } from '../services';
import { knownFileIds } from './fileRows';

/** Milliseconds after which no upload is pending any more. */
const maxUploadTime = 2 * 3_600_000;

/** Removes files of a server that crashed between a file and its row, and the files of deleted rows. */
export async function sweepFiles({
  db,
  clock,
  fileStorage,
}: Pick<Services, 'db' | 'clock' | 'fileStorage'>): Promise<void> {
  const moment = new Date(clock() - maxUploadTime);
  await fileStorage.sweepBegun(moment);
  const keys = await fileStorage.keptBefore(moment);
  const known = await knownFileIds(db, keys);
  for (const key of keys) if (!known.has(key)) await fileStorage.remove(key);
}

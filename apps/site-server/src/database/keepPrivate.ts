import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DataFolderError } from './DataFolderError';

const forOthers = 0o077;
const writableByOthers = 0o022;
/** Whether this server put the file into its data folder. */
const isOurs = (name: string): boolean =>
  /^(?:database(?:\.incomplete)?|plinth\.lock.*)$/.test(name);

/** `undefined` on Windows, whose files have no such modes. */
const userId = () => process.geteuid?.();

/**
 * Closes the data folder to every other user of the machine, as PostgreSQL requires for its own: it holds password
 * hashes and the secret that signs everything. A folder of this process's user is closed; another user's folder is
 * refused.
 *
 * @throws {DataFolderError} where others have access and this process may not, or should not, change that
 */
export function keepFolderPrivate(folder: string): void {
  const user = userId();
  if (user === undefined) return;
  const { uid, mode } = lstatSync(`${folder}${path.sep}.`);
  const holdsOthers = readdirSync(folder).some((name) => !isOurs(name));
  if (mode & (holdsOthers ? writableByOthers : forOthers)) {
    const open = `The data folder ${folder} is open to other users (mode ${octal(mode)})`;
    if (uid !== user) {
      throw new DataFolderError(
        `${open} and belongs to user ${uid}, while this server runs as user ${user}. ` +
          `Close it with "chown -R ${user} ${folder} && chmod -R go-rwx ${folder}", or let the server create a folder of its own: PLINTH_DATA=${path.join(folder, 'plinth')}`,
      );
    }
    if (holdsOthers) {
      throw new DataFolderError(
        `${open} and holds files that are not the server's. ` +
          `Close it with "chmod go-w ${folder}", or let the server create a folder of its own: PLINTH_DATA=${path.join(folder, 'plinth')}`,
      );
    }
    chmodSync(folder, 0o700);
  }
  keepFilesPrivate(path.join(folder, 'database'));
}

/**
 * The same for a folder of the server's own and everything in it. The embedded database writes its first files with
 * modes of its own, whatever the umask of the process.
 */
export function keepFilesPrivate(entry: string): void {
  const user = userId();
  const state = lstatSync(entry, { throwIfNoEntry: false });
  if (user === undefined || !state || state.isSymbolicLink()) return;
  if (state.mode & forOthers) {
    if (state.uid !== user) {
      throw new DataFolderError(
        `${entry} is open to other users (mode ${octal(state.mode)}) and belongs to user ${state.uid}, while this server runs as user ${user}. ` +
          `Close it with "chown -R ${user} ${entry} && chmod -R go-rwx ${entry}".`,
      );
    }
    chmodSync(entry, state.mode & 0o700);
  }
  if (state.isDirectory()) {
    for (const name of readdirSync(entry)) keepFilesPrivate(path.join(entry, name));
  }
}

const octal = (mode: number) => (mode & 0o7777).toString(8).padStart(4, '0');

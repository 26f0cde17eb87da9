import { statSync } from 'node:fs';
import path from 'node:path';
import { openNginxCache } from '../caches/nginxCache';
import { servePurges } from '../caches/servePurges';

/**
 * Runs until the process is ended. It needs the rights to delete nginx's files: run it as nginx's user.
 *
 * @returns the address on which it listens
 * @throws when there is no such folder, or the port is invalid or taken
 */
export async function purgeNginx(folder: string, port: string): Promise<string> {
  const cacheFolder = path.resolve(folder);
  if (!statSync(cacheFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${cacheFolder} is no folder. Give the folder that proxy_cache_path names.`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`"${port}" is no port. Give a number from 1 to 65535.`);
  const { address } = await servePurges({
    cache: openNginxCache(cacheFolder),
    port: Number(port),
  });
  return `PURGE is taken at ${address}; give the servers PLINTH_PURGE=${address}`;
}

import { open, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

export interface NginxCache {
  /**
   * Deletes the stored answers that have one of the keys in their `Surrogate-Key`; nginx requests them from the server
   * again.
   *
   * @returns how many
   */
  forget(keys: readonly string[]): Promise<number>;
}

/**
 * nginx names the file of an answer by the MD5 of its key; a file that is still being written has a number behind it.
 */
const isStored = (name: string): boolean => /^[\da-f]{32}$/.test(name);

/** A stored answer begins with a few hundred bytes of nginx's own, the key, and the head: some kilobytes. */
const headSize = 32_768;

const surrogateKey = /\r\nsurrogate-key:([^\r\n]*)\r\n/i;

interface KnownFile {
  /** Distinguishes a file from its successor of the same name. */
  version: string;
  keys: readonly string[];
}

/**
 * The folder of nginx's `proxy_cache_path`, in which pages can be found by their keys: the free version of nginx only
 * drops expired answers. Each head is read once, however often pages are dropped.
 *
 * @param folder the folder that `proxy_cache_path` names
 */
export function openNginxCache(folder: string): NginxCache {
  let known = new Map<string, KnownFile>();

  /** `undefined` where nginx has removed it meanwhile. */
  async function look(file: string): Promise<KnownFile | undefined> {
    try {
      const { ino, mtimeMs, size } = await stat(file);
      const version = `${ino} ${mtimeMs} ${size}`;
      const before = known.get(file);
      return before?.version === version ? before : { version, keys: await readKeys(file) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    async forget(keys) {
      const wanted = new Set(keys);
      const now = new Map<string, KnownFile>();
      let forgotten = 0;
      for (const file of await storedFiles(folder)) {
        const found = await look(file);
        if (!found) continue;
        if (!found.keys.some((key) => wanted.has(key))) {
          now.set(file, found);
          continue;
        }
        await unlink(file).catch(() => {});
        forgotten += 1;
      }
      known = now;
      return forgotten;
    },
  };
}

async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => isStored(path.basename(entry)))
    .map((entry) => path.join(folder, entry));
}

async function readKeys(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headSize), 0, headSize, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    const [head = ''] = text.slice(text.indexOf('\nKEY: ')).split('\r\n\r\n', 1);
    const [, keys = ''] = surrogateKey.exec(`${head}\r\n`) ?? [];
    return keys.split(' ').filter(Boolean);
  } finally {
    await handle.close();
  }
}

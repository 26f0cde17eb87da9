import { createReadStream } from 'node:fs';
import { mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from '../assets/readRange';

/** `public` files are at `/s/<name>`; those that are `sold` are their buyers' alone. */
export type FileArea = 'public' | 'sold';

export interface StoredFile {
  size: number;
  modified: Date;
  /** Changes whenever the file changes. */
  etag: string;
  /** The whole file, or a part of it. */
  open(range?: ByteRange): ReadableStream<Uint8Array>;
}

/** The files that an owner has put into the site's data folder. */
export interface SiteFolder {
  /** `undefined` for an unknown name. */
  find(area: FileArea, name: string): Promise<StoredFile | undefined>;
}

/** A site without files of its own. */
export const noSiteFolder: SiteFolder = { find: () => Promise.resolve(undefined) };

/** A plain name that leads to no other folder. */
// eslint-disable-next-line no-control-regex
const plainName = /^(?!\.)[^/\\\u0000-\u001f\u007f]{1,200}$/;

export const isPlainName = (name: string): boolean => plainName.test(name);

/** macOS stores an umlaut as two characters, other systems as one. */
export const spellingsOf = (name: string): ReadonlySet<string> =>
  new Set([name, name.normalize('NFC'), name.normalize('NFD')]);

/** @param folder holds `public` and `sold`; each may be missing */
export function createSiteFolder(folder: string): SiteFolder {
  return {
    async find(area, name) {
      if (!isPlainName(name)) return undefined;
      for (const spelling of spellingsOf(name)) {
        const found = await findFile(path.join(folder, area), spelling);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** The folder of another site than the first, whose files are in the data folder itself. */
export const folderOfSite = (folder: string, siteId: string): string =>
  path.join(folder, 'sites', encodeURIComponent(siteId));

/** A file of a folder; `undefined` for an unknown name, or one that leads outside. */
export async function findFile(folder: string, name: string): Promise<StoredFile | undefined> {
  try {
    const file = await realpath(path.join(folder, name));
    // A link in the folder could lead to any file of this computer.
    if (path.dirname(file) !== (await realpath(folder))) return undefined;
    const { size, mtimeMs, mtime, ino, isFile } = await statOf(file);
    if (!isFile) return undefined;
    const etag = `"${[ino, size, Math.floor(mtimeMs)].map((part) => part.toString(36)).join('-')}"`;
    return {
      size,
      etag,
      modified: mtime,
      open: (range) =>
        Readable.toWeb(
          createReadStream(file, range ? { start: range.from, end: range.to } : {}),
        ) as ReadableStream<Uint8Array>,
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

async function statOf(file: string) {
  const stats = await stat(file);
  const { size, mtimeMs, mtime, ino } = stats;
  return { size, mtimeMs, mtime, ino, isFile: stats.isFile() };
}

/** Puts files into a folder that does not have them yet. */
export async function seedSiteFolder(
  folder: string,
  area: FileArea,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(path.join(folder, area), { recursive: true, mode: 0o700 });
  for (const [name, body] of Object.entries(files))
    await writeFile(path.join(folder, area, name), body, { flag: 'wx', mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
}

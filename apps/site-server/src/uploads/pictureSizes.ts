import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { imageSizes } from '@plinth/media/image';
import { findFile, type StoredFile } from '../files/siteFolder';
import type { Queue } from '../http/createQueue';
import type { FileStorage } from './fileStorage';
import type { PictureFormat } from './pictureFormat';
import { openPicture } from './readPicture';

export interface WantedPicture {
  id: string;
  width: (typeof imageSizes)[number];
  format: PictureFormat;
}

/** Pictures in the requested sizes and formats, each made once from its original. */
export interface PictureSizes {
  /** `undefined` where the original is missing. @throws where too many wait already */
  find(wanted: WantedPicture): Promise<StoredFile | undefined>;
  /** Forgets the sizes of a picture. */
  remove(id: string): Promise<void>;
}

export interface PictureSizesOptions {
  folder: string;
  storage: FileStorage;
  /** Pictures are made one after the other. */
  inTurn: Queue;
  /** Bytes on the disk; beyond them the least recently requested files are removed. @default 1_000_000_000 */
  maxBytes?: number;
}

/** The widest size is the original, up to this many pixels. */
const widestPicture = imageSizes.at(-1)!;

/** The served width for the width in an address (`500w`): the next one up. */
export const servedWidth = (asked: string | undefined): WantedPicture['width'] => {
  const width = Number(/^(\d{1,5})w$/.exec(asked ?? '')?.[1] ?? widestPicture);
  return imageSizes.find((size) => size >= width) ?? widestPicture;
};

export function createPictureSizes({
  folder,
  storage,
  inTurn,
  maxBytes = 1_000_000_000,
}: PictureSizesOptions): PictureSizes {
  /** Names and sizes of the files on the disk, the most recently requested last. */
  let onDisk: Promise<Map<string, number>> | undefined;
  const begun = new Map<string, Promise<StoredFile | undefined>>();

  async function make({ id, width, format }: WantedPicture, name: string) {
    const original = await storage.find(id);
    if (!original) return undefined;
    const bytes = await inTurn(async () =>
      encode(await buffer(original.open() as NodeStream), { width, format }),
    );
    const temporary = path.join(folder, `${randomUUID()}.new`);
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
    await rename(temporary, path.join(folder, name));
    await keepBound(name, bytes.length);
    return findFile(folder, name);
  }

  async function keepBound(name: string, size: number): Promise<void> {
    const files = await (onDisk ??= listByUse(folder));
    files.delete(name);
    files.set(name, size);
    let sum = [...files.values()].reduce((all, one) => all + one, 0);
    for (const [other, bytes] of files) {
      if (sum <= maxBytes || other === name) break;
      files.delete(other);
      sum -= bytes;
      await rm(path.join(folder, other), { force: true });
    }
  }

  return {
    async find(wanted) {
      const name = `${wanted.id}-${wanted.width}.${wanted.format}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const files = await (onDisk ??= listByUse(folder));
      const found = await findFile(folder, name);
      if (found) {
        files.delete(name);
        files.set(name, found.size);
        // So that the order outlives this process; a failure does not matter.
        void utimes(path.join(folder, name), new Date(), found.modified).catch(() => {});
        return found;
      }
      // Further requests wait for the same file.
      let making = begun.get(name);
      if (!making) {
        making = make(wanted, name).finally(() => begun.delete(name));
        begun.set(name, making);
      }
      return making;
    },
    async remove(id) {
      const files = await (onDisk ??= listByUse(folder));
      for (const name of [...files.keys()].filter((one) => one.startsWith(`${id}-`))) {
        files.delete(name);
        await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

/** The pictures of an earlier process, without incomplete ones. */
async function listByUse(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const place = path.join(folder, name);
      const stats = await stat(place).catch(() => undefined);
      if (!stats) return [];
      if (!name.endsWith('.new')) return [{ name, size: stats.size, used: stats.atimeMs }];
      // Another server may be writing it now.
      if (Date.now() - stats.mtimeMs > 3_600_000) await rm(place, { force: true });
      return [];
    }),
  );
  return new Map(
    files
      .flat()
      .sort((a, b) => a.used - b.used)
      .map(({ name, size }) => [name, size]),
  );
}

/** Upright, in sRGB, without its location, and never larger than the original. */
function encode(
  original: Buffer,
  { width, format }: Pick<WantedPicture, 'width' | 'format'>,
): Promise<Buffer> {
  const picture = openPicture(original)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 78, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    case 'gif':
      return picture.gif().toBuffer();
    default:
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}

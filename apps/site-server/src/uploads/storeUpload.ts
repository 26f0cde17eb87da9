import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Services } from '../services';
import { checkFile, type FileProblem } from './checkFile';
import {
  fileNameKey,
  numberedFileName,
  problemOfFileName,
  tidyFileName,
  type FileNameProblem,
} from './fileName';
import { addFileRow } from './fileRows';
import { fileTypeOf, type FileType } from './fileTypes';
import { maxBytesOf } from './uploadLimits';
import { writeBytes } from './writeBytes';

/** The reason why a file was not stored. */
export type UploadProblem =
  | FileProblem
  | { problem: 'name'; why: FileNameProblem }
  | { problem: 'too-large'; megabytes: number }
  /** The connection ended before the file did. */
  | { problem: 'cut' }
  /** The server could not write it. */
  | { problem: 'failed' };

/** The outcome for one file; `name` as it was given, or as it is stored. */
export type UploadResult = { name: string } & ({ id: string } | UploadProblem);

export interface Upload {
  siteId: string;
  /** As the browser names it. */
  name: string;
  bytes: Readable;
  now: Date;
  /**
   * Lists the stored file, and returns the name under which it did. @default among the site's files, under a free name
   */
  list?: (row: ListedUpload, name: string) => Promise<string>;
  /** Fires when the client no longer waits for the answer: a file that was cancelled while it was read is not kept. */
  ended?: AbortSignal;
}

/** The row of a stored file; its name is set when it is listed. */
export type ListedUpload = Omit<Parameters<typeof addFileRow>[1], 'name' | 'nameKey'>;

/**
 * Stores one file: written to the disk while it arrives, never whole in memory, then checked, kept, and listed. If
 * anything is wrong with it, nothing of it is kept.
 */
export async function storeUpload(services: Services, upload: Upload): Promise<UploadResult> {
  const name = tidyFileName(upload.name);
  const failed = (problem: UploadProblem): UploadResult => {
    upload.bytes.resume();
    return { name, ...problem };
  };
  const why = problemOfFileName(name);
  if (why) return failed({ problem: 'name', why });
  const type = fileTypeOf(name);
  if (!type) return failed({ problem: 'unsupported' });
  try {
    return await storeAs(services, { ...upload, name }, type);
  } catch (error) {
    services.log.error('upload.failed', { error });
    return failed({ problem: 'failed' });
  }
}

async function storeAs(services: Services, upload: Upload, type: FileType): Promise<UploadResult> {
  const { fileStorage, inPictureQueue, maxMegabytes } = services;
  const { name, siteId } = upload;
  const id = randomUUID();
  const file = path.join(await fileStorage.prepare(), id);
  const maxBytes = maxBytesOf(type.kind, maxMegabytes);
  try {
    const size = await writeBytes(upload.bytes, { file, maxBytes });
    if (size === 'cut') return { name, problem: 'cut' };
    if (size > maxBytes) return { name, problem: 'too-large', megabytes: maxBytes / 1_000_000 };
    const checked = await inPictureQueue(() => checkFile(file, type));
    if ('problem' in checked) return { name, ...checked };
    if (upload.ended?.aborted) return { name, problem: 'cut' };
    await fileStorage.keep(id, file);
    const { picture } = checked;
    const row = {
      id,
      siteId,
      type: type.type,
      size,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      frames: picture?.frames ?? 1,
      thumbhash: picture?.thumbhash ?? null,
      uploadedAt: upload.now,
    };
    try {
      const { list = (listed, free) => addUnderFreeName(services, listed, free) } = upload;
      return { id, name: await list(row, name) };
    } catch (error) {
      // Without a row the file would never be found.
      await fileStorage.remove(id);
      throw error;
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** Names that are tried before one is generated. */
const maxTries = 100;

async function addUnderFreeName(
  { db, siteFolder }: Services,
  row: ListedUpload,
  name: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried =
      number === 1
        ? name
        : numberedFileName(name, number <= maxTries ? number : Math.floor(Math.random() * 1e9));
    // A file that was put into the folder by hand keeps its address.
    if (await siteFolder.find('public', tried)) continue;
    if (await addFileRow(db, { ...row, name: tried, nameKey: fileNameKey(tried) })) return tried;
  }
}

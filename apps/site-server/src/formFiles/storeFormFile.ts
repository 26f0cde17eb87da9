import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { acceptsFile, defaultMegabytes, type FormField } from '@plinth/forms/rules';
import { limits } from '@plinth/site-model';
import { formFiles } from '../database/schema/index';
import type { Services } from '../services';
import { checkFile } from '../uploads/checkFile';
import type { FileType } from '../uploads/fileTypes';
import { maxBytesOf } from '../uploads/uploadLimits';
import { writeBytes } from '../uploads/writeBytes';
import { visitorFileName } from './visitorFileName';
import { visitorFileType } from './visitorFileType';

/** The reason why a visitor's file was refused. */
export type FormFileProblem =
  { problem: 'kind' | 'empty' | 'failed' } | { problem: 'too-large'; megabytes: number };

/** The outcome for one file; `name` as it is kept. */
export type FormFileResult = { name: string } & ({ id: string } | FormFileProblem);

export interface FormFileUpload {
  siteId: string;
  formId: string;
  field: FormField;
  /** As the browser names it. */
  name: string;
  bytes: Readable;
  /** Fires when the client no longer waits for the answer. */
  ended?: AbortSignal;
}

/**
 * Stores a visitor's file, to be sent with a form. It is checked like an owner's upload, and only the owner's area can
 * read it. If anything is wrong with it, nothing of it is kept.
 */
export async function storeFormFile(
  services: Services,
  upload: FormFileUpload,
): Promise<FormFileResult> {
  const name = visitorFileName(upload.name);
  const type = visitorFileType(name);
  const isTaken = type && acceptsFile({ name, type: type.type }, upload.field.accept);
  if (!isTaken) {
    upload.bytes.resume();
    return { name, problem: 'kind' };
  }
  try {
    return await storeAs(services, { ...upload, name }, type);
  } catch (error) {
    services.log.error('form-file.failed', { error });
    upload.bytes.resume();
    return { name, problem: 'failed' };
  }
}

async function storeAs(
  { db, clock, fileStorage, inPictureQueue, maxMegabytes }: Services,
  { name, siteId, formId, field, bytes, ended }: FormFileUpload,
  type: FileType,
): Promise<FormFileResult> {
  const id = randomUUID();
  const file = path.join(await fileStorage.prepare(), id);
  const hash = createHash('sha256');
  const ofField = (field.maxMegabytes ?? defaultMegabytes) * limits.bytesPerMegabyte;
  const maxBytes = Math.min(ofField, maxBytesOf(type.kind, maxMegabytes));
  try {
    const size = await writeBytes(bytes, { file, maxBytes, look: (piece) => hash.update(piece) });
    if (size === 'cut' || ended?.aborted) return { name, problem: 'failed' };
    if (size > maxBytes)
      return { name, problem: 'too-large', megabytes: maxBytes / limits.bytesPerMegabyte };
    if (size === 0) return { name, problem: 'empty' };
    const checked = await inPictureQueue(() => checkFile(file, type));
    // A picture that takes too long to read may be valid: the visitor can try it again.
    if ('problem' in checked)
      return { name, problem: checked.problem === 'slow' ? 'failed' : 'kind' };
    await fileStorage.keep(id, file);
    const row = { id, siteId, formId, fieldId: field.id, name, type: type.type, size };
    try {
      await db
        .insert(formFiles)
        .values({ ...row, digest: hash.digest('base64url'), uploadedAt: new Date(clock()) });
    } catch (error) {
      // Without a row the file would never be found.
      await fileStorage.remove(id);
      throw error;
    }
    return { id, name };
  } finally {
    await rm(file, { force: true });
  }
}

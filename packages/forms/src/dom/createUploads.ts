import type { FileOutcome } from '../pure/fileUpload';
import { refusalText } from '../pure/refusalText';

/** A file of a form that is being uploaded or has failed. */
export interface Upload {
  /** Its id in the field's value until the server returns an id. */
  key: string;
  file: File;
  /** The uploaded share, from 0 to 1. */
  share: number;
  /** The message about its failure. */
  problem?: string;
}

interface UploadsOptions {
  send: (upload: {
    key: string;
    file: File;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  }) => Promise<FileOutcome>;
  onProgress: () => void;
  onUploaded: (upload: Upload, id: string) => void;
  /** @param reason the server's message, if any */
  onFailed: (upload: Upload, reason: string | undefined) => void;
}

/** Number of simultaneous uploads: more would only slow each other down. */
const atOnce = 2;

/** The uploads of one form, two at a time in the order in which the files were chosen. */
export function createUploads({ send, onProgress, onUploaded, onFailed }: UploadsOptions) {
  const uploads = new Set<Upload>();
  const running = new Map<Upload, AbortController>();
  const sizes = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const isDue = (upload: Upload): boolean => upload.problem === undefined && !running.has(upload);

  const settle = (): void => {
    if (running.size > 0 || [...uploads].some(isDue)) return;
    for (const go of waiting.splice(0)) go();
  };
  const run = async (upload: Upload): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(upload, controller);
    upload.share = 0;
    const { key, file } = upload;
    const outcome = await send({
      key,
      file,
      signal,
      onProgress(share) {
        upload.share = Math.min(1, Math.max(0, share));
        if (!signal.aborted) onProgress();
      },
    }).catch((): FileOutcome => ({ ok: false, status: 0 }));
    if (signal.aborted) return;
    running.delete(upload);
    if (outcome.ok) {
      sizes.set(outcome.id, file.size);
      uploads.delete(upload);
      onUploaded(upload, outcome.id);
    } else onFailed(upload, refusalText(outcome));
    start();
    settle();
  };
  const start = (): void => {
    for (const upload of uploads) {
      if (running.size >= atOnce) return;
      if (isDue(upload)) void run(upload);
    }
  };
  const find = (key: string): Upload | undefined =>
    [...uploads].find((upload) => upload.key === key);
  const drop = (upload: Upload): void => {
    running.get(upload)?.abort();
    running.delete(upload);
    uploads.delete(upload);
  };

  return {
    add: (key: string, file: File): void => void uploads.add({ key, file, share: 0 }),
    start,
    find,
    /** Bytes of a file that was uploaded from this page. */
    sizeOf: (id: string): number | undefined => sizes.get(id),
    cancel(key: string): void {
      const upload = find(key);
      if (!upload) return;
      drop(upload);
      start();
      settle();
    },
    /** Resolves when all uploads have ended; `undefined` if there are none. */
    ready: (): Promise<void> | undefined =>
      running.size > 0 || [...uploads].some(isDue)
        ? new Promise((resolve) => waiting.push(resolve))
        : undefined,
    end(): void {
      for (const upload of [...uploads]) drop(upload);
      settle();
    },
  };
}

import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { maxFilesAtOnce } from './uploadLimits';

export interface UploadFormOptions<Result> {
  contentType: string;
  /** The most fields beside the files, and characters of each. @default those of a form for files alone */
  maxFields?: { number: number; characters: number };
  /** Whether the fields before the first file allow files to be accepted. */
  mayTake(fields: URLSearchParams): boolean;
  /** Stores one file; it must read all of its bytes, and never throws. */
  take(name: string, bytes: Readable, field: string): Promise<Result>;
  /** Files at most. @default the limit of simultaneous files */
  maxFiles?: number;
}

export interface UploadForm<Result> {
  /** `refused`: a file arrived before the required fields. */
  state: 'whole' | 'cut' | 'refused';
  fields: URLSearchParams;
  /** In their order. */
  results: Result[];
  /** Whether files were left out, because there were too many. */
  hasMore: boolean;
}

/** Reads a form with files part by part while it arrives, as fast as the bytes are consumed. */
export async function readUploadForm<Result>(
  body: ReadableStream<Uint8Array> | null,
  {
    contentType,
    mayTake,
    take,
    maxFiles = maxFilesAtOnce,
    maxFields = { number: 20, characters: 10_000 },
  }: UploadFormOptions<Result>,
): Promise<UploadForm<Result>> {
  const fields = new URLSearchParams();
  const taken: Promise<Result>[] = [];
  /** The file whose end may be missing: files arrive one after the other. */
  let last: Readable | undefined;
  let [isRefused, hasMore] = [false, false];
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: { 'content-type': contentType },
      // A name with a path in it is refused, not cut.
      preservePath: true,
      limits: {
        files: maxFiles,
        fields: maxFields.number,
        fieldSize: maxFields.characters,
        headerPairs: 20,
      },
    });
  } catch {
    return { state: 'cut', fields, results: [], hasMore };
  }
  parser.on('field', (name: string, value: string) => fields.append(name, value));
  parser.on('filesLimit', () => (hasMore = true));
  parser.on('file', (field: string, bytes: Readable, name: string | undefined) => {
    last = bytes;
    // Cut off where reading has stopped.
    bytes.on('error', () => {});
    if (isRefused || !mayTake(fields)) {
      isRefused = true;
      bytes.resume();
    } // An empty file field is sent as a file without a name.
    else if (!name) bytes.resume();
    else taken.push(take(name, bytes, field));
  });
  const state = await new Promise<'whole' | 'cut'>((resolve) => {
    const source = body ? Readable.fromWeb(body as NodeStream) : Readable.from([]);
    const fail = () => {
      last?.destroy(new Error('The form ended before the file did.'));
      resolve('cut');
    };
    source.on('error', fail);
    parser.on('error', fail);
    parser.on('finish', () => resolve('whole'));
    source.pipe(parser);
  });
  const results = await Promise.all(taken);
  return { state: isRefused ? 'refused' : state, fields, results, hasMore };
}

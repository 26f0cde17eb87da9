import type { StoredFile } from '../files/siteFolder';

/** The storage of uploaded files, each under a key of its own that is never used again. */
export interface FileStorage {
  /** The local folder in which a file is written before it is kept. */
  prepare(): Promise<string>;
  /** Takes over a complete file. It is stored completely or not at all, also after a crash. */
  keep(key: string, file: string): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; a missing file is no error. */
  remove(key: string): Promise<void>;
  /** Keys of the files that were kept before a moment. */
  keptBefore(moment: Date): Promise<string[]>;
  /** Removes files that were begun before a moment and never kept. */
  sweepBegun(moment: Date): Promise<void>;
}

/** For a server that takes no files. */
export const noFileStorage: FileStorage = {
  prepare: () => Promise.reject(new Error('This server has no storage for files.')),
  keep: () => Promise.reject(new Error('This server has no storage for files.')),
  find: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  keptBefore: () => Promise.resolve([]),
  sweepBegun: () => Promise.resolve(),
};

/** A file as the bundler cuts it by default: modules that the same entries need. */
export interface CutFile {
  name: string;
  /** Characters before minifying. */
  length: number;
  /** Names of the files that it imports statically. */
  imports: string[];
  /** Requests for this file alone, besides those for others; only an entry has a weight. */
  weight?: number;
  /** Names of files of which one has loaded before this entry. */
  before?: string[];
  /** Whether it stays as it is. */
  isFixed?: boolean;
  /** Whether only reports need it, so that a blocker may refuse it. */
  isReporting?: boolean;
}

/**
 * Decides which files are merged. Two files are merged where the saved requests weigh more than the characters that
 * some pages then load in vain, the best pair first, as long as there is one. The result has no files that import each
 * other in a circle.
 * @param everywhere names of the entries that every page loads first
 * @returns the names of the files of each merged file: an entry, or else the longest, first
 */
export function mergeFiles(files: CutFile[], everywhere?: string[]): string[][];

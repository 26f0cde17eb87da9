/** A file as the bundler cuts it by itself: modules that the same entries need. */
export interface CutFile {
  name: string;
  /** Characters before minifying. */
  length: number;
  /** Names of the files that it imports statically. */
  imports: string[];
  /** Requests for it by itself, beside those for others; an entry alone has a weight. */
  weight?: number;
  /** Names of files of which one has loaded before this entry. */
  before?: string[];
  /** Whether it stays as it is. */
  isFixed?: boolean;
  /** Whether nothing but reports needs it, so that a blocker may refuse it. */
  isReporting?: boolean;
}

/**
 * Decides which files become one. Two are merged where the requests that this saves weigh more than the characters that
 * somebody then loads in vain, the best pair first, as long as there is one. No files come of it that import each other
 * in a circle.
 * @param everywhere names of the entries that every page loads first
 * @returns the names of the files of each merged one: an entry, or else the longest, first
 */
export function mergeFiles(files: CutFile[], everywhere?: string[]): string[][];

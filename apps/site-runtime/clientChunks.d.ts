/** A script as the server would hand it out. */
export interface ClientChunk {
  /** Below the server's root: `assets/startPage-….js`. */
  fileName: string;
  name: string;
  code: string;
  /** File names of what it imports statically. */
  imports: string[];
  /** File names of what it fetches on demand. */
  dynamicImports: string[];
  isEntry: boolean;
}

/**
 * Builds scripts exactly as a published page's are built, without writing them: so that a measurement measures what is served.
 *
 * @param options.root where imports are looked up
 * @param options.entry the file that takes the place of the boot script
 * @param options.replace what is imported instead of modules whose specifier ends so
 */
export function clientChunks(options: {
  root: string;
  entry: string;
  replace?: Record<string, string>;
}): Promise<ClientChunk[]>;

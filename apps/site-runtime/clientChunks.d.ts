/** A script as the server would hand it out. */
export interface ClientChunk {
  /** Below the server's root: `assets/startPage-….js`. */
  fileName: string;
  name: string;
  code: string;
  /** File names of what it imports statically. */
  imports: string[];
}

/**
 * Builds scripts exactly as a published page's are built, without writing them: so that a measurement measures what is served.
 *
 * @param options.root where imports are looked up
 * @param options.input what takes the place of the boot script and of the parts that it imports, by the names of the files
 */
export function clientChunks(options: {
  root: string;
  input: Record<string, string>;
}): Promise<ClientChunk[]>;

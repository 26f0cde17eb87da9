import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

/** The embedded database is not compiled a second time for speed: no server of a spec lives long enough to gain by it. */
export const baselineCompiler = '--liftoff-only';

let compiling: Promise<WebAssembly.Module> | undefined;

/** Once for all reads of a worker. */
function compiledDatabase(): Promise<WebAssembly.Module> {
  setFlagsFromString(baselineCompiler);
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiling ??= WebAssembly.compile(readFileSync(path.join(path.dirname(entry), 'pglite.wasm')));
  return compiling;
}

/** Where the server keeps the embedded database inside its data folder. */
const databaseFolder = 'database';

/** Opens the embedded database of a server that has stopped; the server cannot start before it is closed. */
export const openStoppedDatabase = async (dataFolder: string): Promise<PGlite> =>
  PGlite.create({
    dataDir: path.join(dataFolder, databaseFolder),
    pgliteWasmModule: await compiledDatabase(),
  });

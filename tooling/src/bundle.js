import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { repositoryRoot } from './workspace.js';

/**
 * @typedef {object} BundleOptions
 * @property {string} entryCode the module to bundle, as source text
 * @property {string} [resolveDir] where its imports are looked up
 * @property {string[]} [external] packages that stay imports
 * @property {string[]} [conditions]
 * @property {'esm' | 'iife'} [format] `iife` for a plain script element
 * @property {string} [globalName] with `iife`: the global that receives the exports
 * @property {boolean} [minify]
 * @property {import('esbuild').Plugin[]} [plugins]
 *
 * @typedef {{ path: string, contents: Uint8Array, lazy: boolean }} BundledFile `lazy` marks files that are only loaded
 * by a dynamic `import()`
 */

/** React is the page's own: a package's size never counts it. */
export const reactExternals = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/**
 * Bundles as a production site would: minified, `NODE_ENV` set, workspace packages taken from their sources.
 * @param {BundleOptions} options
 * @returns {Promise<BundledFile[]>} the entry first; then shared and lazy chunks, then CSS
 */
export async function bundle({
  entryCode,
  resolveDir = repositoryRoot,
  external = [],
  conditions = ['@plinth/source'],
  format = 'esm',
  globalName,
  minify = true,
  plugins = [],
}) {
  const outdir = path.join(resolveDir, 'out');
  const result = await build({
    stdin: { contents: entryCode, resolveDir, loader: 'tsx', sourcefile: 'entry.tsx' },
    entryNames: 'entry',
    outdir,
    absWorkingDir: resolveDir,
    bundle: true,
    write: false,
    metafile: true,
    minify,
    format,
    ...(globalName ? { globalName } : {}),
    splitting: format === 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions,
    external,
    plugins,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.gif': 'dataurl', '.woff2': 'dataurl' },
  });

  const outputs = new Map(
    Object.entries(result.metafile.outputs).map(([file, output]) => [
      path.resolve(resolveDir, file),
      output,
    ]),
  );
  const eager = loadedBy(outputs, resolveDir, ['import-statement']);
  // esbuild also writes a file for an omitted module: no page fetches it.
  const reached = loadedBy(outputs, resolveDir, ['import-statement', 'dynamic-import']);
  return result.outputFiles
    .filter(({ path: file }) => !file.endsWith('.js') || reached.has(file))
    .map((file) => ({
      path: path.relative(outdir, file.path),
      contents: file.contents,
      lazy: file.path.endsWith('.js') && !eager.has(file.path),
    }))
    .sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path));
}

/** @param {string} file */
const rank = (file) => (file === 'entry.js' ? 0 : file.endsWith('.js') ? 1 : 2);

/**
 * @param {Map<string, import('esbuild').Metafile['outputs'][string]>} outputs
 * @param {string} base
 * @param {string[]} kinds of imports that are followed
 * @returns {Set<string>} the entry and every file that it imports so
 */
function loadedBy(outputs, base, kinds) {
  // A lazy file is an entry point of esbuild's as well.
  const start = [...outputs].find(([file]) => path.basename(file) === 'entry.js');
  const seen = new Set(/** @type {string[]} */ ([]));
  const queue = start ? [start[0]] : [];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const imported of outputs.get(file)?.imports ?? []) {
      if (kinds.includes(imported.kind) && !imported.external)
        queue.push(path.resolve(base, imported.path));
    }
  }
  return seen;
}

/** @typedef {'gzip' | 'brotli' | 'none'} Compression */

/**
 * @param {Uint8Array} contents
 * @param {Compression} compression
 * @returns {number} bytes on the wire, at the best level that a build would choose
 */
export function compressedSize(contents, compression) {
  if (compression === 'none') return contents.byteLength;
  if (compression === 'gzip') return gzipSync(contents, { level: 9 }).byteLength;
  return brotliCompressSync(contents, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).byteLength;
}

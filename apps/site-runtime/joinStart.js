import path from 'node:path';
import { build } from 'vite';
import { clientConfig, plainImports } from './clientConfig.js';
import { minifyAgain } from './minifyAgain.js';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * What every page starts and what tracks, built a second time as one file: where tracking may run from the first moment
 * on, one file is fetched in place of two, and compresses better. It gives others all that `startPage` gives them, under
 * the same names, so that the page can put it in the place of `startPage` by an import map.
 *
 * @param {string} root
 * @param {import('vite').Rolldown.RolldownOutput['output']} output what the client's build has written
 * @returns {Promise<import('vite').Rolldown.RolldownOutput['output']>} the file and, where the client has them, its map
 * @throws when the start does not import tracking in the one place that is expected
 */
export async function joinStart(root, output) {
  const start = chunkNamed(output, 'startPage');
  const tracking = chunkNamed(output, 'tracking');
  const parts = new Map([start, tracking].map((chunk) => [path.basename(chunk.fileName), chunk]));
  const [startFile, trackingFile] = /** @type {[string, string]} */ ([...parts.keys()]);
  const call = `import("./${trackingFile}")`;
  if (start.code.split(call).length !== 2)
    throw new Error('startPage is expected to import tracking once: see connect/startTracking.ts.');
  // As long as the call, and what it needs behind everything else: the file's own source map still holds.
  const answer = 'Promise.resolve({tracking})'.padEnd(call.length);

  /** @param {string} file */
  const codeOf = (file) =>
    file === startFile
      ? `${start.code.replace(call, answer)};import{tracking}from"./${trackingFile}";`
      : tracking.code;

  /** @param {string} file */
  function mapOf(file) {
    const map = output.find(({ fileName }) => path.basename(fileName) === `${file}.map`);
    return map?.type === 'asset' ? String(map.source) : null;
  }

  /** @type {import('vite').Plugin} */
  const fromOutput = {
    name: 'plinth:from-output',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = path.basename(id);
      if (id === joined) return id;
      if (parts.has(file)) return prefix + file;
      // What either of them imports on demand is a file of the client already.
      return importer ? { id, external: true } : undefined;
    },
    load(id) {
      // Tracking first: it imports the start, which thereby runs before it.
      if (id === joined) return `import"./${trackingFile}";export*from"./${startFile}";`;
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length);
      return { code: codeOf(file), map: mapOf(file) };
    },
  };

  const config = clientConfig(root);
  const result = await build({
    ...config,
    plugins: [plainImports, fromOutput, minifyAgain],
    build: {
      ...config.build,
      write: false,
      manifest: false,
      rollupOptions: {
        ...config.build.rollupOptions,
        input: { [joinedName]: joined },
        preserveEntrySignatures: 'strict',
        output: { ...config.build.rollupOptions.output, codeSplitting: false },
      },
    },
  });
  return /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output;
}

/** The name of the joined file, in the manifest as well. */
export const joinedName = 'startTracked';

// No leading zero byte, as virtual modules have it by custom: those are left out of source maps.
const prefix = 'joined:';
const joined = `${prefix}start`;

/**
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @param {string} name
 * @returns {Chunk}
 */
function chunkNamed(output, name) {
  const chunk = output.find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The client has no file ${name}.`);
  return chunk;
}

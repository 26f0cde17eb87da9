import path from 'node:path';
import { build } from 'vite';
import { clientConfig } from './clientConfig.js';
import { minifyAgain } from './minifyAgain.js';
import { plainImports } from './plainImports.js';

/**
 * @typedef {object} JoinedFile
 * @property {string} name its name in the manifest; that of a source map is empty
 * @property {string} fileName
 * @property {string} code
 * @property {string[]} imports file names of what it imports statically
 */

/**
 * Builds the start of every page and the tracking a second time as one file: where tracking may run at once, one file
 * is fetched instead of two, and compresses better. It exports everything of `startPage` under the same names, and
 * everything of `tracking` under names of its own; a small file maps those back. So a page can replace the two files by
 * these with an import map, and modules that import from the two get the same copy.
 *
 * @param {string} root
 * @param {import('vite').Rolldown.RolldownOutput['output']} output what the client's build has written
 * @returns {Promise<JoinedFile[]>}
 * @throws when the start does not import tracking in exactly the expected place
 */
export async function joinStart(root, output) {
  const start = chunkNamed(output, 'startPage');
  const tracking = chunkNamed(output, 'tracking');
  const parts = new Map([start, tracking].map((chunk) => [path.basename(chunk.fileName), chunk]));
  const [startFile, trackingFile] = /** @type {[string, string]} */ ([...parts.keys()]);
  // With the call that `retryImports` adds.
  const call = `import("./${trackingFile}").catch(()=>plinthRetryImport("${trackingFile}"))`;
  if (start.code.split(call).length !== 2)
    throw new Error(
      'startPage is expected to import tracking once: see start/tracking/startTracking.ts.',
    );
  // As long as the replaced call, and its import is appended at the end: the file's own source map still holds.
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

  /** @param {(name: string) => string} write */
  const others = (write) => tracking.exports.map(write).join(',');

  /** @type {import('vite').Plugin} */
  const fromOutput = {
    name: 'plinth:from-output',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = path.basename(id);
      if (id === joined) return id;
      if (parts.has(file)) return prefix + file;
      // A module that either of them imports on demand is a file of the client already.
      return importer ? { id, external: true } : undefined;
    },
    load(id) {
      // Tracking first: it imports the start, which thereby runs before it.
      if (id === joined)
        return `export{${others((name) => `${name} as $${name}`)}}from"./${trackingFile}";export*from"./${startFile}";`;
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
  const files = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output.map(
    (file) => ({
      name: file.type === 'chunk' ? joinedName : '',
      fileName: file.fileName,
      code: file.type === 'chunk' ? file.code : String(file.source),
      imports: /** @type {string[]} */ ([]),
    }),
  );
  const { fileName } = /** @type {JoinedFile} */ (files[0]);
  return [
    ...files,
    {
      name: partsName,
      fileName: fileName.replace(joinedName, partsName),
      code: `export{${others((name) => `$${name} as ${name}`)}}from"./${path.basename(fileName)}";`,
      imports: [fileName],
    },
  ];
}

/**
 * The names of both files, in the manifest as well. They do not mention tracking: the first file also holds bars, cart
 * and navigation, which a blocker that filters by name would block.
 */
const joinedName = 'joinedStart';
const partsName = 'joinedParts';

// Without the leading zero byte that virtual modules have by convention: source maps leave those modules out.
const prefix = 'joined:';
const joined = `${prefix}start`;

/**
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @param {string} name
 * @returns {import('vite').Rolldown.OutputChunk}
 */
function chunkNamed(output, name) {
  const chunk = output.find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The client has no file ${name}.`);
  return chunk;
}

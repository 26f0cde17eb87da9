import path from 'node:path';
import { build } from 'vite';
import { copiesOfDom } from './copiesOfDom.js';
import { mergeFiles } from './mergeFiles.js';
import { plainImports } from './plainImports.js';

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */

/**
 * Weights of files that are requested more often than a file loaded on demand. Every page loads the start, nearly every
 * page the tracking, and a page with a gallery or a form loads `attachWaitingBlock`, which waits for the first touch,
 * before anything else.
 * @type {Record<string, number>}
 */
const weights = { startPage: 60, tracking: 60, attachWaitingBlock: 30 };
const weightOfInput = 3;

/** The folders that report a visitor's actions: the crossings, the services that they share, and what starts them. */
const reporting = ['connect', 'services', 'start/tracking'].map(
  (folder) => path.join(import.meta.dirname, 'src', folder) + path.sep,
);

/** Whether a module may need the tracking, which a blocker may refuse. @param {string} id */
export const isReporting = (id) => reporting.some((folder) => id.startsWith(folder));

/**
 * By default, the bundler makes a file of each set of entries that need the same modules: two hundred, many of a few
 * hundred bytes. Here the client is built a first time that way, unminified, which takes a second and shows what each
 * entry needs; `mergeFiles` decides which of the files are merged (decision 107).
 * @type {import('vite').Plugin}
 */
export const chunkGroups = {
  name: 'plinth:chunk-groups',
  async config(config) {
    const names = await namesOfModules(config);
    return {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: (id) => names.get(id) }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    };
  },
};

/**
 * @param {import('vite').UserConfig} config
 * @returns {Promise<Map<string, string>>} the name of the file that a module goes into, by its id
 */
async function namesOfModules(config) {
  const result = await build({
    ...config,
    plugins: [plainImports, copiesOfDom],
    build: {
      ...config.build,
      write: false,
      manifest: false,
      sourcemap: false,
      minify: false,
    },
  });
  const chunks = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output.filter(
    (file) => file.type === 'chunk',
  );
  const start = chunks.filter(({ name }) => name === 'startPage');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const merged = mergeFiles(
    readFiles(chunks),
    start.map(({ fileName }) => fileName),
  );
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [first = '', ...others] of merged) {
    // Two files get the same name when both are named by modules with that name: a number distinguishes them.
    const own = byFile.get(first)?.name ?? '';
    const isTaken = new Set(names.values()).has(own);
    const name = isTaken ? `${own}${names.size}` : own;
    for (const file of [first, ...others])
      for (const id of byFile.get(file)?.moduleIds ?? []) names.set(id, name);
  }
  return names;
}

/**
 * @param {OutputChunk[]} chunks
 * @returns {import('./mergeFiles').CutFile[]}
 */
function readFiles(chunks) {
  const users = new Map(
    chunks.map(({ fileName }) => [fileName, /** @type {OutputChunk[]} */ ([])]),
  );
  for (const entry of chunks.filter(isEntry))
    for (const file of loadedWith(entry.fileName, chunks)) users.get(file)?.push(entry);

  return chunks.map((chunk) => {
    const { fileName, name, modules, imports } = chunk;
    const usedBy = users.get(fileName) ?? [];
    return {
      name: fileName,
      imports,
      length: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      ...(isEntry(chunk) ? { weight: chunk.isEntry ? (weights[name] ?? weightOfInput) : 1 } : {}),
      before: chunks
        .filter(({ dynamicImports }) => dynamicImports.includes(fileName))
        .map((importer) => importer.fileName),
      isFixed: isFixed(chunk) || usedBy.some((entry) => entry.name === 'boot'),
      isReporting: usedBy.every(({ facadeModuleId }) => isReporting(facadeModuleId ?? '')),
    };
  });
}

/** @param {OutputChunk} chunk */
const isEntry = (chunk) => chunk.isEntry || chunk.isDynamicEntry;

/**
 * A module that is loaded on demand and is no input keeps its file: in another file, the bundler wraps it in a
 * namespace, whose runtime is one more file. A style sheet's address and the bundler's own modules are not merged
 * either.
 * @param {OutputChunk} chunk
 */
const isFixed = (chunk) =>
  (chunk.isDynamicEntry && !chunk.isEntry) ||
  chunk.moduleIds.some((id) => id.startsWith('\0') || /\.css\b/.test(id));

/**
 * The files that a file loads with it, itself among them.
 * @param {string} fileName
 * @param {{ fileName: string, imports: string[] }[]} chunks
 * @returns {Set<string>}
 */
export function loadedWith(fileName, chunks) {
  const found = new Set([fileName]);
  for (const name of found)
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? [])
      found.add(next);
  return found;
}

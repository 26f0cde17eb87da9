import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {Record<string, string | Record<string, string>>} Exports
 *
 * @typedef {object} Manifest
 * @property {string} name
 * @property {boolean} [private]
 * @property {Exports} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [scripts]
 * @property {SizeBudget[]} [size]
 *
 * @typedef {object} SizeBudget
 * @property {string} name
 * @property {string} entry source file, from the package's folder
 * @property {string} limit such as `2.5 kB` (1 kB is 1000 bytes)
 * @property {string} [import] the exports to keep, such as `{ attachForm }`; everything when missing
 * @property {boolean} [gzip]
 * @property {boolean} [brotli]
 * @property {boolean} [lazy] whether files of a dynamic `import()` count too
 * @property {string[]} [ignore] packages that do not count, beside React
 * @property {boolean} [whole] the unchanged built file, without a bundler
 *
 * @typedef {object} Workspace
 * @property {string} name folder name, such as `gallery`
 * @property {string} folder absolute path
 * @property {string} relative path from the repository root, such as `packages/gallery`
 * @property {Manifest} manifest
 */

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Every workspace folder below the given top folders that has a package.json.
 * @param {string[]} tops
 * @param {string} root
 * @returns {Workspace[]}
 */
export function listWorkspaces(tops = ['packages', 'apps'], root = repositoryRoot) {
  return tops
    .map((top) => path.join(root, top))
    .filter((top) => existsSync(top))
    .flatMap((top) =>
      readdirSync(top, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => readWorkspace(path.join(top, entry.name), root))
        .filter((workspace) => workspace !== undefined),
    );
}

/**
 * Every workspace folder: packages, apps, examples, and the separate workspaces.
 * @param {string} root
 */
export function listAllWorkspaces(root = repositoryRoot) {
  const alone = ['tooling', 'bench', 'e2e'].map((name) =>
    readWorkspace(path.join(root, name), root),
  );
  return [
    ...listWorkspaces(['packages', 'apps', 'examples'], root),
    ...alone.filter((workspace) => workspace !== undefined),
  ];
}

/** @param {string} folder @param {string} root @returns {Workspace | undefined} */
function readWorkspace(folder, root) {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { exports, ...others } = readJson(manifest);
  return {
    name: path.basename(folder),
    folder,
    relative: path.relative(root, folder),
    manifest: exports ? { ...others, exports: expandExports(folder, exports) } : others,
  };
}

/**
 * The rows of `exports`, those with a `*` once for each matching source file.
 * @param {string} folder of the package
 * @param {Exports} exports
 * @returns {Exports}
 */
export function expandExports(folder, exports) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      const source = typeof target === 'object' ? target['@plinth/source'] : undefined;
      if (!entry.includes('*') || typeof target === 'string' || !source) return [[entry, target]];
      const [before = '', after = ''] = path.basename(source).split('*');
      return readdirSync(path.join(folder, path.dirname(source)))
        .filter((file) => file.startsWith(before) && file.endsWith(after) && !isTestFile(file))
        .map((file) => file.slice(before.length, -after.length))
        .filter(Boolean)
        .sort()
        .map((part) => [
          entry.replace('*', part),
          Object.fromEntries(
            Object.entries(target).map(([condition, file]) => [condition, file.replace('*', part)]),
          ),
        ]);
    }),
  );
}

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'reports',
  '.turbo',
  '.cache',
  '.git',
  'coverage',
  'test-results',
  '.stryker-tmp',
]);

/**
 * Files below a folder, without installed or generated ones.
 * @param {string} folder
 * @param {(file: string) => boolean} [keep]
 * @returns {string[]} absolute paths
 */
export function listFiles(folder, keep = () => true) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(file, keep);
    return keep(file) ? [file] : [];
  });
}

/** @param {string} file @returns {boolean} */
export const isTestFile = (file) =>
  /\.(test|spec)\.[cm]?[jt]sx?$/.test(file) || /\/(__fixtures__|e2e|testing)\//.test(file);

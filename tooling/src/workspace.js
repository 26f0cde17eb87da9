import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {boolean} [private]
 * @property {Record<string, string | Record<string, string>>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {{ entry: string, limit: string, brotli?: boolean, import?: string, ignore?: string[] }[]} [size]
 *
 * @typedef {object} Room
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
 * @returns {Room[]}
 */
export function listRooms(tops = ['packages', 'apps']) {
  return tops.flatMap((top) =>
    readdirSync(path.join(repositoryRoot, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(repositoryRoot, top, entry.name))
      .filter((folder) => existsSync(path.join(folder, 'package.json')))
      .map((folder) => ({
        name: path.basename(folder),
        folder,
        relative: path.relative(repositoryRoot, folder),
        manifest: readJson(path.join(folder, 'package.json')),
      })),
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
]);

/**
 * Files below a folder, skipping what is installed or generated.
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
  /\.(test|spec)\.[cm]?[jt]sx?$/.test(file) || /\/(__fixtures__|e2e)\//.test(file);

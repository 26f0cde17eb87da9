import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson } from '@plinth/tooling/workspace';

const folder = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);

/** @param {string} below an absolute path @returns {string[]} paths of style sheets from this app, in the order of their names */
const sheetsBelow = (below) =>
  readdirSync(below, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => `./${path.relative(folder, path.join(below, file))}`);

/** The sources of `@plinth/site-blocks` where they really are. */
const siteBlocks = path.dirname(resolve('@plinth/site-blocks/package.json'));

/**
 * Lays out adopted markup alone: it is loaded by its address (`gallery.sheets.ts`), and no page of ours requests it.
 */
const forAdoptedMarkup = './src/legacy.css';

/** The sheets of a package, by its `exports`. @param {string} name @returns {string[]} modules */
function sheetsOf(name) {
  const { exports } = readJson(resolve(`${name}/package.json`));
  return Object.entries(exports)
    .filter(
      ([entry, target]) => entry.endsWith('.css') && target['@plinth/source'] !== forAdoptedMarkup,
    )
    .map(([entry]) => `${name}${entry.slice(1)}`);
}

const packages = Object.keys(readJson(path.join(folder, 'package.json')).dependencies)
  .filter((name) => name.startsWith('@plinth/'))
  .sort();

/** Sheets of kinds for which the package has an entry are among its own already. */
const exported = new Set(sheetsOf('@plinth/site-blocks').map((entry) => path.basename(entry)));

/**
 * Style sheets that a page may request, each by its file's name: those of the packages, of the page's parts, and of the
 * folders of kinds.
 * @throws when two have the same name
 */
export const stylePaths = /** @type {Record<string, string>} */ ({});
for (const sheet of [
  ...packages.flatMap(sheetsOf),
  ...sheetsBelow(path.join(folder, 'src/styles')),
  ...sheetsBelow(path.join(siteBlocks, 'src')).filter(
    (sheet) => !exported.has(path.basename(sheet)),
  ),
]) {
  const name = path.basename(sheet, '.css');
  if (stylePaths[name])
    throw new Error(`Two style sheets are called ${name}: ${stylePaths[name]} and ${sheet}.`);
  stylePaths[name] = sheet;
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importLine, packageLanguages } from './packageLanguages.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { repositoryRoot } from './workspace.js';

const kindsFolder = 'packages/site-blocks/src/kinds';
const scriptsFolder = 'apps/site-runtime/src/blocks';

const note = '// Written by `pnpm registries` from the folders of kinds; a test compares them.\n';
const noteOfLanguages =
  '// Written by `pnpm registries` from the packages that have messages; a test compares them.\n';

/**
 * The lists of kinds, made from their folders, and of the packages' messages: nothing else names a kind.
 * @param {string} root
 * @returns {{ file: string, code: string }[]}
 */
export function blockRegistries(root = repositoryRoot) {
  const kinds = exportsBelow(path.join(root, kindsFolder), 'block.ts', /^export const (\w+) =/gm);
  const renderers = exportsBelow(
    path.join(root, kindsFolder),
    '.tsx',
    /^export const (\w+Block)\b/gm,
  );
  const rows = exportsBelow(
    path.join(root, scriptsFolder),
    '.row.ts',
    /^export const (\w+Row): BlockRow/gm,
  );
  const sheets = exportsBelow(
    path.join(root, scriptsFolder),
    '.sheets.ts',
    /^export const (\w+Sheets): LegacySheets/gm,
  );
  return [
    {
      file: 'packages/site-blocks/src/blockKinds.generated.ts',
      code: `${note}import type { BlockKind } from './blockKind';
${importsOf(kinds, './kinds')}

/** Every kind, one for each folder of \`kinds\`. */
export const blockKinds: readonly BlockKind[] = ${listOf(kinds)};

export {
${kinds.map(({ name }) => `  ${name},`).join('\n')}
};
`,
    },
    {
      file: 'packages/site-blocks/src/renderers.generated.ts',
      code: `${note}import type { BlockRenderer } from './context/blockRenderer';
${importsOf(renderers, './kinds')}

/** Every block that the server renders. */
export const renderers: readonly BlockRenderer[] = ${listOf(renderers)};
`,
    },
    {
      file: 'apps/site-runtime/src/blocks/blockTable.generated.ts',
      code: `${note}import type { BlockTable } from '../boot/blockTable';
${importsOf(rows, '.')}

/** Every block with a script, and one row for all that are finished HTML. */
export const blockTable: BlockTable = ${listOf(rows)};
`,
    },
    {
      file: 'apps/site-runtime/src/blocks/legacySheets.generated.ts',
      code: `${note}import type { LegacySheets } from '../boot/legacySheets';
${importsOf(sheets, '.')}

/** The sheets of every kind whose markup of older pages is adopted. */
export const legacySheets: readonly LegacySheets[] = ${listOf(sheets)};
`,
    },
    ...packageLanguages(root).map(({ file, imports, names }) => ({
      file,
      code: `${noteOfLanguages}import type { MessageCatalogue } from '@plinth/site-model';
${imports}

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
${names.map((name) => `  ...${name},`).join('\n')}
};
`,
    })),
  ];
}

/** @param {{ name: string, from: string }[]} found @param {string} folder */
function importsOf(found, folder) {
  const files = [...new Set(found.map(({ from }) => from))];
  return files
    .map((file) => {
      const names = found.filter(({ from }) => from === file).map(({ name }) => name);
      return importLine(names, `${folder}/${file}`);
    })
    .join('\n');
}

/** @param {{ name: string }[]} found */
const listOf = (found) => `[\n${found.map(({ name }) => `  ${name},`).join('\n')}\n]`;

/**
 * The exports of the files in the folders of a folder, in the order of their paths.
 * @param {string} folder @param {string} ending of the files' names @param {RegExp} pattern whose group is the name
 * @returns {{ name: string, from: string }[]}
 */
function exportsBelow(folder, ending, pattern) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((kind) =>
      readdirSync(path.join(folder, kind))
        .filter((file) => file.endsWith(ending) && !file.includes('.test.'))
        .sort()
        .flatMap((file) =>
          [...readFileSync(path.join(folder, kind, file), 'utf8').matchAll(pattern)].map(
            ([, name = '']) => ({ name, from: `${kind}/${file.replace(/\.tsx?$/, '')}` }),
          ),
        ),
    );
}

/** @param {string} root @returns {string[]} problems: lists that are behind their folders */
export const checkBlockRegistries = (root = repositoryRoot) =>
  blockRegistries(root)
    .filter(({ file, code }) => readFileSync(path.join(root, file), 'utf8') !== code)
    .map(({ file }) => `${file} is behind the folders of kinds: run \`pnpm registries\`.`);

/** @param {string} root */
export function writeBlockRegistries(root = repositoryRoot) {
  for (const { file, code } of blockRegistries(root)) writeFileSync(path.join(root, file), code);
}

if (runsDirectly(import.meta.url)) {
  if (process.argv.includes('--check'))
    reportProblems('registries', checkBlockRegistries(), 'every kind is listed.');
  else writeBlockRegistries();
}

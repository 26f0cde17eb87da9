import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importLine, packageLanguages } from './packageLanguages.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { repositoryRoot } from './workspace.js';

const kindsFolder = 'packages/site-blocks/src/kinds';
const clientFolder = 'apps/site-runtime/src/blocks';

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
  const scripts = scriptsBelow(path.join(root, kindsFolder));
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
      file: 'packages/site-blocks/src/attach.generated.ts',
      code: `${note}${scripts
        .map(({ name, from }) => `export { attach as ${name} } from './kinds/${from}';`)
        .join('\n')}
`,
    },
    {
      file: `${clientFolder}/blockTable.generated.ts`,
      code: `${note}import type { BlockTable } from '../boot/blockTable';
import { finishedRow } from './finishedRow';

/** Every block with a script, and one row for all that are finished HTML. */
export const blockTable: BlockTable = [
  finishedRow,
${scripts
  .filter(({ isRegistered }) => isRegistered)
  .map(rowOf)
  .join('\n')}
];
`,
    },
    ...scripts.map((script) => ({
      file: `${clientFolder}/attach/${script.kind}.generated.ts`,
      code: note + attachFile(script),
    })),
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

/**
 * @typedef {object} KindScript
 * @property {string} kind
 * @property {string} name of its attach function among those of all kinds, such as `attachCartBlock`
 * @property {string} from the module that attaches it, below the folder of kinds
 * @property {string[]} services of the page that it uses
 * @property {boolean} isRegistered by the boot script; otherwise by a script of few pages
 * @property {string} fields of its row, as source text
 */

/**
 * The scripts of kinds (`script.ts`), in the order of their paths.
 * @param {string} folder of kinds
 * @returns {KindScript[]}
 * @throws when a `script.ts` has another shape
 */
function scriptsBelow(folder) {
  return filesBelow(folder, 'script.ts').map((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    const [, constant = '', fields = ''] =
      /^export const (\w+)Script: BlockScript = \{\n([^]*?)^\};/m.exec(code) ?? [];
    const [, kind] = /^ {2}kind: '([\w-]+)',$/m.exec(fields) ?? [];
    if (!kind)
      throw new Error(
        `${file} is expected to say \`export const …Script: BlockScript = { kind: '…' }\`.`,
      );
    const [services = '', names = ''] = /^ {2}services: \[(.*?)\],\n/ms.exec(fields) ?? [];
    return {
      kind,
      name: `attach${constant[0]?.toUpperCase()}${constant.slice(1)}Block`,
      from: file.replace(/script\.ts$/, 'attach'),
      services: [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      isRegistered: !/^ {2}registeredBy:/m.test(fields),
      fields: fields.replace(services, ''),
    };
  });
}

/** @param {KindScript} script */
const rowOf = ({ kind, fields }) =>
  `  {\n${fields.replaceAll(/^(?=.)/gm, '  ')}    load: () => import('./attach/${kind}.generated'),\n  },`;

/**
 * The file of a kind in the page's client: its attach function, with the services that it uses.
 * @param {KindScript} script
 */
function attachFile({ name, services }) {
  if (services.length === 0)
    return `export { ${name} as attach } from '@plinth/site-blocks/attach';\n`;
  const list = services.join(', ');
  return `import { ${name} } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { ${list} } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  ${name}(element, host, { ${list} });
`;
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
const exportsBelow = (folder, ending, pattern) =>
  filesBelow(folder, ending).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(pattern)].map(([, name = '']) => ({
      name,
      from: file.replace(/\.tsx?$/, ''),
    })),
  );

/**
 * @param {string} folder @param {string} ending of the files' names
 * @returns {string[]} the files in the folders of a folder, but tests, in the order of their paths
 */
const filesBelow = (folder, ending) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((kind) =>
      readdirSync(path.join(folder, kind))
        .filter((file) => file.endsWith(ending) && !file.includes('.test.'))
        .sort()
        .map((file) => `${kind}/${file}`),
    );

/**
 * @param {string} root
 * @returns {string[]} problems: lists that differ from their folders
 */
export const checkBlockRegistries = (root = repositoryRoot) =>
  blockRegistries(root)
    .filter(({ file, code }) => readIfThere(path.join(root, file)) !== code)
    .map(({ file }) => `${file} is behind the folders of kinds: run \`pnpm registries\`.`)
    .concat(
      staleFiles(root).map(
        (file) => `${file} is of a kind that has no script: run \`pnpm registries\`.`,
      ),
    );

/** @param {string} file */
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The files of kinds that were removed, or have no script any more. @param {string} root @returns {string[]} */
function staleFiles(root) {
  const folder = `${clientFolder}/attach`;
  const written = new Set(blockRegistries(root).map(({ file }) => file));
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !written.has(file));
}

/** @param {string} root */
export function writeBlockRegistries(root = repositoryRoot) {
  for (const { file, code } of blockRegistries(root)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  for (const file of staleFiles(root)) rmSync(path.join(root, file));
}

if (runsDirectly(import.meta.url)) {
  if (process.argv.includes('--check'))
    reportProblems('registries', checkBlockRegistries(), 'every kind is listed.');
  else writeBlockRegistries();
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, repositoryRoot } from './workspace.js';

const packageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The package that is the model for a new package: its settings, and its versions of tools. */
const model = 'packages/charts';

/**
 * Writes a new package with one behaviour of its own, and its rows in the tables of workspaces.
 * @param {string} name such as `glazes`
 * @param {string} [root]
 * @returns {string[]} the files that were written or changed, to be formatted, from the repository's root
 * @throws when the name is invalid, or a workspace has it
 */
export function newPackage(name, root = repositoryRoot) {
  if (!packageName.test(name))
    throw new Error(
      `"${name}" cannot name a package: write small letters, digits and single hyphens, such as glazes.`,
    );
  const folder = `packages/${name}`;
  if (existsSync(path.join(root, folder)))
    throw new Error(`${folder} is there already: choose another name.`);

  const attach = `attach${pascal(name)}`;
  const prefix = freePrefix(name, root);
  const text = `what ${name} are for`;
  const example = `apps/playground/src/examples/${name}/${name}`;
  const files = {
    [`${folder}/package.json`]: manifestText(
      name,
      attach,
      readJson(path.join(root, model, 'package.json')),
    ),
    ...Object.fromEntries(
      ['tsconfig.json', 'tsup.config.ts', 'vitest.config.ts'].map((file) => [
        `${folder}/${file}`,
        readFileSync(path.join(root, model, file), 'utf8'),
      ]),
    ),
    [`${folder}/CHANGELOG.md`]: `# @plinth/${name}\n`,
    [`${folder}/README.md`]: `# @plinth/${name}

Say here ${text}.

\`\`\`sh
npm install @plinth/${name}
\`\`\`

The packages are in no public registry yet: [how a team gets them](../../docs/guides/import-a-package.md#get-the-packages).

\`\`\`ts
import { ${attach} } from '@plinth/${name}';

const undo = ${attach}(document.querySelector<HTMLElement>('.pl-${name}')!);
\`\`\`
`,
    [`${folder}/src/index.ts`]: `export { ${attach} } from './dom/${attach}';\n`,
    [`${folder}/src/dom/${attach}.ts`]: `/**
 * Marks the element while it is chosen ([${prefix}-1]).
 * @returns a function that undoes it
 */
export function ${attach}(element: HTMLElement): () => void {
  const attached = new AbortController();
  element.addEventListener('click', () => element.toggleAttribute('data-chosen'), {
    signal: attached.signal,
  });
  return () => {
    attached.abort();
    element.removeAttribute('data-chosen');
  };
}
`,
    [`${folder}/src/dom/${attach}.browser.test.ts`]: `import { expect, it } from 'vitest';
import { ${attach} } from './${attach}';

it('[${prefix}-1] is marked while it is chosen, and gives everything back', () => {
  const element = document.createElement('div');
  const undo = ${attach}(element);
  element.click();
  expect(element.hasAttribute('data-chosen')).toBe(true);
  undo();
  element.click();
  expect(element.outerHTML).toBe('<div></div>');
});
`,
    [`${example}/README.md`]: `# ${pascal(name)}

A press chooses the element, and the next one lets it go.
`,
    [`${example}/example.ts`]: `import { defineExample } from '../../../example/example';

export const example = defineExample<Record<never, never>>({
  controls: {},
  code: () => ({
    attach: \`import { ${attach} } from '@plinth/${name}';

const undo = ${attach}(document.querySelector('.pl-${name}'));\`,
  }),
});
`,
    [`${example}/index.tsx`]: `import { ${attach} } from '@plinth/${name}';
import { useEffect, useRef, type ReactNode } from 'react';

export default function ${pascal(name)}Example(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => ${attach}(button.current!), []);
  return (
    <button ref={button} type="button" className="pl-${name}">
      ${pascal(name)}
    </button>
  );
}
`,
    [`docs/spec/${name}.md`]: `# ${name}: ${text}

- **${prefix}-1** A press marks the element, and the next one takes the mark away.
`,
  };
  const rows = {
    'tooling/src/allowedImports.js': after(
      /^ {2}'packages\/[^\n]*\n/gm,
      `  '${folder}': ['site-model'],\n`,
    ),
    'docs/architecture.md': after(
      /^\| `packages\/[^\n]*\n/gm,
      `| \`${folder}\` | ${text} | site-model |\n`,
    ),
    'llms.txt': after(
      /^- \[@plinth\/[^\n]*\n/gm,
      `- [@plinth/${name}](${folder}/README.md): ${text}; [API](${folder}/api.md)\n`,
    ),
    'apps/playground/package.json': after(
      /^ {4}"@plinth\/[\w-]+": "workspace:\^",\n/gm,
      `    "@plinth/${name}": "workspace:^",\n`,
    ),
    'e2e/support/playgroundSights.ts': after(
      /^ {2}'[\w-]+\/[\w-]+':/gm,
      `  '${name}/${name}': (stage) =>
    expect(stage.getByRole('button', { name: '${pascal(name)}' })).toBeVisible(),
`,
      'before',
    ),
    'README.md': after(
      /^\| \[[^\n]*\]\(packages\/[^\n]*\n/gm,
      `| [${name}](${folder}) | ${text} |\n`,
    ),
  };
  for (const [file, withRow] of Object.entries(rows))
    files[file] = withRow(readFileSync(path.join(root, file), 'utf8'), file);

  for (const [file, code] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  return Object.keys(files);
}

/** @param {string} name */
const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * A prefix of three letters that no other package has.
 * @param {string} name @param {string} root
 */
function freePrefix(name, root) {
  const folder = path.join(root, 'docs/spec');
  const specs = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const letters = name.replaceAll('-', '').toUpperCase().padEnd(3, 'X');
  for (let second = 1; second < letters.length - 1; second += 1)
    for (let third = second + 1; third < letters.length; third += 1) {
      const prefix = `${letters[0]}${letters[second]}${letters[third]}`.replaceAll(/\d/g, 'X');
      if (!specs.includes(`**${prefix}-`)) return prefix;
    }
  throw new Error(`Every prefix from the letters of ${name} is taken: choose another name.`);
}

/** @param {string} name @param {string} attach @param {Record<string, any>} like */
function manifestText(name, attach, like) {
  const { exports, devDependencies, ...shape } = like;
  delete shape.peerDependencies;
  delete shape.peerDependenciesMeta;
  const tools = Object.entries(devDependencies).filter(
    ([tool]) => !/react|fast-check|formatjs/.test(tool),
  );
  return JSON.stringify({
    ...shape,
    name: `@plinth/${name}`,
    version: '0.0.0',
    description: `Say here in a sentence what ${name} are for.`,
    exports: { '.': exports['.'], './package.json': './package.json' },
    dependencies: {},
    devDependencies: Object.fromEntries(tools),
    size: [
      {
        name: attach,
        entry: './src/index.ts',
        import: `{ ${attach} }`,
        limit: '0.5 kB',
        brotli: true,
      },
    ],
  });
}

/**
 * Inserts a row after the last row of a table, or before it where that row spans several lines.
 * @param {RegExp} row of the table, global
 * @param {string} added
 * @param {'after' | 'before'} [side]
 * @returns {(text: string, file: string) => string}
 */
const after =
  (row, added, side = 'after') =>
  (text, file) => {
    const last = [...text.matchAll(row)].at(-1);
    if (!last) throw new Error(`${file} has no table of packages any more: update newPackage.js.`);
    const end = side === 'before' ? last.index : last.index + last[0].length;
    return text.slice(0, end) + added + text.slice(end);
  };

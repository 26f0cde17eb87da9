import { expect, it } from 'vitest';
import { checkExamples, runExamples } from './checkExamples.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';

const readme = (code: string) => ['# Forms', '', '```ts', code, '```', ''].join('\n');
const packageFiles = {
  'packages/forms/package.json': {
    ...manifest('forms'),
    exports: { ...manifest('forms').exports, './forms.css': './src/forms.css' },
  },
  'packages/forms/src/index.ts': `
    export const limit: number = 3;
    export const attachForm = (element: Element, options: { store: string }) => element;`,
};
const problemsWith = (code: string) =>
  checkExamples(fixtureRepository({ ...packageFiles, 'packages/forms/README.md': readme(code) }));

it('compiles an example that imports its own package', () => {
  const code = [
    "import { attachForm } from '@plinth/forms';",
    "import '@plinth/forms/forms.css';",
    "attachForm(document.body, { store: 'a' });",
  ].join('\n');
  expect(problemsWith(code)).toEqual({ problems: [], examples: 1 });
});

it('names the line of an example that is behind', () => {
  const code =
    "import { attachForm } from '@plinth/forms';\nattachForm(document.body, { shop: 'a' });";
  expect(problemsWith(code).problems).toEqual([
    expect.stringMatching(/^packages\/forms\/README.md:5 .*'shop' does not exist/),
  ]);
  expect(problemsWith("import { gone } from '@plinth/forms';").problems).toEqual([
    expect.stringMatching(/README.md:4 .*'gone'/),
  ]);
});

it('compiles the example of a doc comment, and names the line that is behind', () => {
  const source = (code: string) => ({
    ...packageFiles,
    'packages/forms/src/index.ts': `/**
 * Says why.
 *
 * @example
 * \`\`\`ts
 * import { limit } from '@plinth/forms';
 *
 * ${code}
 * \`\`\`
 */
export const limit: number = 3;`,
  });
  expect(checkExamples(fixtureRepository(source('limit.toFixed();')))).toEqual({
    problems: [],
    examples: 1,
  });
  expect(checkExamples(fixtureRepository(source('limit.trim();'))).problems).toEqual([
    expect.stringMatching(/^packages\/forms\/src\/index.ts:8 .*'trim' does not exist/),
  ]);
});

it('names a function with options that has no example', () => {
  const root = fixtureRepository({
    ...packageFiles,
    'packages/forms/api.md': 'function attachForm(root: Element, options?: FormOptions): void;',
  });
  expect(checkExamples(root).problems).toEqual([
    expect.stringContaining('@plinth/forms: attachForm takes options and has no @example'),
  ]);
});

it('names a style sheet that is no entry', () => {
  expect(problemsWith("import '@plinth/forms/gone.css';").problems).toEqual([
    expect.stringContaining('README.md:4 imports @plinth/forms/gone.css, which is no entry'),
  ]);
});

it('names what an example uses and never defines', () => {
  const start = "import { attachForm } from '@plinth/forms';\n";
  expect(problemsWith(`${start}attachForm(element, { store: 'a' });`).problems).toEqual([
    expect.stringContaining("Cannot find name 'element'"),
  ]);
  expect(problemsWith(`attachForm(document.body, { store: 'a' });`).problems).toEqual([
    expect.stringContaining("Cannot find name 'attachForm'"),
  ]);
});

it('runs an example that needs no page, and names one that fails', async () => {
  const run = (code: string) =>
    runExamples(fixtureRepository({ ...packageFiles, 'packages/forms/README.md': readme(code) }));
  const start = "import { limit } from '@plinth/forms';\n";
  expect(await run(`${start}if (limit !== 3) throw new Error();`)).toEqual({
    problems: [],
    ran: 1,
  });
  expect((await run(`${start}if (limit === 3) throw new Error('Three!');`)).problems).toEqual([
    expect.stringMatching(/README.md:4 does not run:[^]*Three!/),
  ]);
  expect(await run('document.title;')).toEqual({ problems: [], ran: 0 });
});

it('refuses two elements with nothing around them, which no file can hold', () => {
  const start = "import { attachForm } from '@plinth/forms';\n";
  const refusal = expect.stringContaining('must have one parent element') as string;
  expect(problemsWith(`${start}<><p /><p /></>;`).problems).not.toContainEqual(refusal);
  expect(problemsWith(`${start}<p />\n<p />;`).problems).toContainEqual(refusal);
});

it('leaves fragments of other documents alone', () => {
  const root = fixtureRepository({
    ...packageFiles,
    'docs/decisions/0001-forms.md': readme('attachForm(element, …)'),
  });
  expect(checkExamples(root)).toEqual({ problems: [], examples: 0 });
});

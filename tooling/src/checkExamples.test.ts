import { expect, it } from 'vitest';
import { checkExamples } from './checkExamples.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';

const readme = (code: string) => ['# Forms', '', '```ts', code, '```', ''].join('\n');
const problemsWith = (code: string) =>
  checkExamples(
    fixtureRepository({
      'packages/forms/package.json': {
        ...manifest('forms'),
        exports: { ...manifest('forms').exports, './forms.css': './src/forms.css' },
      },
      'packages/forms/src/index.ts':
        'export const attachForm = (element: Element, options: { store: string }) => element;',
      'packages/forms/README.md': readme(code),
    }),
  );

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

it('names a style sheet that is no entry', () => {
  expect(problemsWith("import '@plinth/forms/gone.css';").problems).toEqual([
    expect.stringContaining('README.md:4 imports @plinth/forms/gone.css, which is no entry'),
  ]);
});

it("lets an example use the reader's own names, but not a misspelt one", () => {
  const start = "import { attachForm } from '@plinth/forms';\n";
  expect(problemsWith(`${start}attachForm(element, { store });`).problems).toEqual([]);
  expect(problemsWith(`${start}atachForm(element, { store });`).problems).toEqual([
    expect.stringContaining("Did you mean 'attachForm'"),
  ]);
});

it('refuses two elements with nothing around them, which no file can hold', () => {
  const start = "import { attachForm } from '@plinth/forms';\n";
  const refusal = expect.stringContaining('must have one parent element') as string;
  expect(problemsWith(`${start}<><p /><p /></>;`).problems).not.toContainEqual(refusal);
  expect(problemsWith(`${start}<p />\n<p />;`).problems).toContainEqual(refusal);
});

it('leaves fragments alone', () => {
  expect(problemsWith('attachForm(element, …)')).toEqual({ problems: [], examples: 0 });
});

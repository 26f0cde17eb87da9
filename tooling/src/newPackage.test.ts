import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { checkImports } from './checkImports.js';
import { newPackage } from './newPackage.js';
import { listAllWorkspaces, repositoryRoot } from './workspace.js';

let scratch = '';
afterEach(() => {
  if (scratch) rmSync(scratch, { recursive: true, force: true });
  scratch = '';
});

/** The model of a package, and the tables that name the packages. */
function scratchCopy(): string {
  mkdirSync(path.join(repositoryRoot, '.cache'), { recursive: true });
  scratch = mkdtempSync(path.join(repositoryRoot, '.cache/new-package-'));
  for (const part of [
    'README.md',
    'llms.txt',
    'apps/playground/package.json',
    'e2e/support/playgroundSights.ts',
    'docs/architecture.md',
    'docs/spec',
    'packages/charts/package.json',
    'packages/charts/tsconfig.json',
    'packages/charts/tsup.config.ts',
    'packages/charts/vitest.config.ts',
    'packages/charts/src',
    'tooling/src/allowedImports.js',
  ])
    cpSync(path.join(repositoryRoot, part), path.join(scratch, part), { recursive: true });
  return scratch;
}

it('writes a package that keeps the rules of the house, and its row in each table', async () => {
  const root = scratchCopy();
  const written = newPackage('glaze-cards', root);
  const others = written.filter((file) => !file.includes('glaze-cards'));
  expect(others.sort()).toEqual([
    'README.md',
    'apps/playground/package.json',
    'docs/architecture.md',
    'e2e/support/playgroundSights.ts',
    'llms.txt',
    'tooling/src/allowedImports.js',
  ]);

  const table = pathToFileURL(path.join(root, 'tooling/src/allowedImports.js')).href;
  const { allowedImports } = (await import(/* @vite-ignore */ table)) as {
    allowedImports: Record<string, string[]>;
  };
  expect(allowedImports['packages/glaze-cards']).toEqual(['site-model']);
  const { problems } = checkImports(root, allowedImports);
  expect(problems.filter((problem) => problem.includes('glaze-cards'))).toEqual([]);
  const workspace = listAllWorkspaces(root).find(({ name }) => name === 'glaze-cards');
  expect(workspace?.manifest).toMatchObject({ name: '@plinth/glaze-cards', dependencies: {} });
  expect(JSON.stringify(workspace?.manifest)).not.toContain('react');

  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(read('README.md')).toMatch(/^\| \[glaze-cards\]\(packages\/glaze-cards\) +\|/m);
  expect(read('docs/architecture.md')).toMatch(
    /^\| `packages\/glaze-cards` +\| .* \| site-model +\|$/m,
  );
  expect(read('llms.txt')).toMatch(
    /^- \[@plinth\/glaze-cards\]\(packages\/glaze-cards\/README\.md\)/m,
  );
  const { dependencies } = JSON.parse(read('apps/playground/package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@plinth/glaze-cards']).toBe('workspace:^');
  // A sight for the example that it wrote, and those that were there before.
  const sights = read('e2e/support/playgroundSights.ts');
  expect(sights).toMatch(/'glaze-cards\/glaze-cards': \(stage\) =>\n {4}expect\(/);
  expect(sights).toContain("'charts/chart'");
  expect(read('apps/playground/src/examples/glaze-cards/glaze-cards/index.tsx')).toContain(
    "import { attachGlazeCards } from '@plinth/glaze-cards'",
  );
  const spec = read('docs/spec/glaze-cards.md');
  const [, prefix = ''] = /\*\*([A-Z]{3})-1\*\*/.exec(spec) ?? [];
  expect(read('packages/glaze-cards/src/dom/attachGlazeCards.browser.test.ts')).toContain(
    `[${prefix}-1]`,
  );
});

it('refuses a name that is taken, or cannot be one', () => {
  expect(() => newPackage('charts')).toThrow(/is there already/);
  expect(() => newPackage('Glaze cards')).toThrow(/cannot name a package/);
});

import { expect, it } from 'vitest';
import { checkPackage } from './checkPackages.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';
import { listWorkspaces } from './workspace.js';

const files = {
  'packages/forms/package.json': manifest('forms', undefined, {
    license: 'UNLICENSED',
    sideEffects: false,
    repository: 'https://example.com/plinth.git',
    files: ['CHANGELOG.md', 'dist', 'src', '!src/**/*.test.*'],
  }),
  'packages/forms/README.md': '# Forms',
  'packages/forms/LICENSE': 'All rights reserved.',
  'packages/forms/CHANGELOG.md': '# Forms',
  'packages/forms/src/index.ts': 'export const one = 1;',
  'packages/forms/src/index.test.ts': '',
  'packages/forms/dist/index.js': 'export const one = 1;\n',
  'packages/forms/dist/index.d.ts': 'export declare const one: 1;\n',
};
const problemsWith = (changes: Record<string, string | object>) =>
  checkPackage(listWorkspaces(['packages'], fixtureRepository({ ...files, ...changes }))[0]!);

it('accepts a package whose tarball is complete', async () => {
  expect(await problemsWith({})).toEqual([]);
});

it('names what the tarball lacks or has too much', async () => {
  const problems = await problemsWith({
    'packages/forms/package.json': manifest(
      'forms',
      { '.': './src/index.ts', './rules': './src/rules.ts' },
      { license: 'UNLICENSED', files: ['dist', 'src'], size: [] },
    ),
  });
  expect(problems).toContain('packages/forms is published without CHANGELOG.md.');
  expect(problems).toContain('packages/forms is published without the field `repository`.');
  expect(problems).toContain('packages/forms publishes `size`, which only the repository reads.');
  expect(problems.join('\n')).toContain('publishes tests: package/src/index.test.ts');
  expect(problems.join('\n')).toContain('./dist/rules.js but the file does not exist');
  expect(problems.join('\n')).toMatch(/attw:[^]*@plinth\/forms\/rules/);
});

it('names a package that only `import` can load', async () => {
  const complete = files['packages/forms/package.json'] as { exports: Record<string, object> };
  const { default: built, ...row } = complete.exports['.'] as Record<string, string>;
  const problems = await problemsWith({
    'packages/forms/package.json': { ...complete, exports: { '.': { ...row, import: built } } },
  });
  expect(problems.join('\n')).toContain('cannot be read by require()');
});

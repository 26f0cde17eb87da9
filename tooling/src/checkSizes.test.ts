import { expect, it } from 'vitest';
import { findWideImports, measureSizes, parseLimit } from './checkSizes.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';

const digits = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 7919) % 100_003).join(' ');
const code = `
  export const small = 1;
  export const large = () => useState('${digits(300)}');
  export const later = () => import('./later.js');`;

it('measures what an import of a built package costs, and not what is loaded later', async () => {
  const root = fixtureRepository({
    'packages/forms/package.json': manifest('forms', undefined, {
      files: ['dist'],
      sideEffects: false,
      size: [
        { name: 'all', entry: './src/index.ts', limit: '2 kB', gzip: true },
        { name: 'small', entry: 'src/index.ts', import: '{ small }', limit: '80 B', gzip: true },
        { name: 'in time', entry: './src/index.ts', limit: '9 kB', gzip: true, lazy: true },
        { name: 'list', entry: './src/__fixtures__/list.ts', limit: '80 B', gzip: true },
        { name: 'styles', entry: './src/forms.css', limit: '1 kB', brotli: true },
      ],
    }),
    'packages/forms/dist/index.js': `import { useState } from 'react';${code}`,
    'packages/forms/dist/later.js': `export const text = '${digits(3000)}';`,
    'packages/forms/dist/forms.css': '.a { color: red }',
    'packages/forms/src/__fixtures__/list.ts': `export { small } from '../index';`,
  });
  const [all, small, inTime, list, styles] = await measureSizes(root);
  expect(all).toMatchObject({ workspace: 'packages/forms', limit: 2000, compression: 'gzip' });
  expect(all!.bytes).toBeGreaterThan(400);
  expect(all!.bytes).toBeLessThan(2000);
  expect(all!.rolldown).toBeGreaterThan(400);
  for (const { esbuild, rolldown } of [small!, list!]) {
    expect(esbuild).toBeLessThan(100);
    expect(rolldown).toBeLessThan(100);
  }
  expect(inTime!.bytes).toBeGreaterThan(4000);
  expect(styles).toMatchObject({ compression: 'brotli' });
  expect(styles!.bytes).toBeGreaterThan(5);
});

it('names a budget whose first download holds what only a lazy module uses', async () => {
  const root = fixtureRepository({
    'packages/forms/package.json': manifest('forms', undefined, {
      files: ['dist'],
      sideEffects: false,
      size: ['wide', 'narrow'].map((name) => ({
        name,
        entry: `./src/${name}.ts`,
        limit: '9 kB',
        gzip: true,
      })),
    }),
    'packages/forms/dist/wide.js': `export { say } from './all.js';`,
    'packages/forms/dist/narrow.js': `export { say } from './say.js';`,
    'packages/forms/dist/all.js': `export { say } from './say.js'; export { heavy } from './heavy.js'; export { later } from './begin.js';`,
    'packages/forms/dist/begin.js': `export const later = () => import('./later.js');`,
    'packages/forms/dist/say.js': `export const say = () => '${digits(20)}';`,
    'packages/forms/dist/heavy.js': `export const heavy = '${digits(600)}';`,
    'packages/forms/dist/later.js': `import { heavy } from './heavy.js'; import { say } from './say.js'; export const text = heavy + say();`,
  });
  const problems = findWideImports(await measureSizes(root));
  expect(problems).toEqual([expect.stringContaining('packages/forms: wide has')]);
});

it('measures an app, which no team installs, from its sources', async () => {
  const root = fixtureRepository({
    'apps/page/package.json': {
      name: '@plinth/page',
      private: true,
      size: [{ name: 'boot', entry: './src/boot.ts', limit: '80 B', gzip: true }],
    },
    'apps/page/src/boot.ts': 'export const boot: number = 1;',
  });
  const [boot] = await measureSizes(root);
  expect(boot).toMatchObject({ workspace: 'apps/page', name: 'boot' });
  expect(boot!.rolldown).toBeUndefined();
});

it('names a package that is not built', async () => {
  const root = fixtureRepository({
    'packages/forms/package.json': manifest('forms', undefined, {
      size: [{ name: 'all', entry: './src/index.ts', limit: '2 kB', gzip: true }],
    }),
  });
  await expect(measureSizes(root)).rejects.toThrow('./dist/index.js is not in the tarball');
});

it('reads a limit in kB or B and refuses anything else', () => {
  expect(parseLimit('2.5 kB', 'x')).toBe(2500);
  expect(parseLimit('800 B', 'x')).toBe(800);
  expect(() => parseLimit('2.5 MB', 'packages/x')).toThrow('packages/x: the limit "2.5 MB"');
});

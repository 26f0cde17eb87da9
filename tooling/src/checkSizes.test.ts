import { expect, it } from 'vitest';
import { measureSizes, parseLimit } from './checkSizes.js';
import { fixtureRepository } from './fixtureRepository.js';

it('measures what an import costs: not React, not unused exports, not what is loaded later', async () => {
  const root = fixtureRepository({
    'packages/forms/package.json': {
      name: '@plinth/forms',
      size: [
        { name: 'all', entry: './src/index.ts', limit: '2 kB', gzip: true },
        { name: 'small', entry: 'src/index.ts', import: '{ small }', limit: '60 B', gzip: true },
        { name: 'styles', entry: './src/forms.css', limit: '1 kB', brotli: true },
      ],
    },
    'packages/forms/src/index.ts': `
      import { useState } from 'react';
      export const small = 1;
      export const large = () => useState('${Array.from({ length: 300 }, (_, i) => (i * 7919) % 1000).join(' ')}');
      export const later = () => import('./later');`,
    'packages/forms/src/later.ts': `export const text = '${Array.from({ length: 3000 }, (_, i) => (i * 7919) % 100_003).join(' ')}';`,
    'packages/forms/src/forms.css': '.a { color: red }',
  });
  const [all, small, styles] = await measureSizes(root);
  expect(all).toMatchObject({ room: 'packages/forms', limit: 2000, compression: 'gzip' });
  expect(all!.bytes).toBeGreaterThan(400);
  expect(all!.bytes).toBeLessThan(2000);
  expect(small!.bytes).toBeLessThan(100);
  expect(styles).toMatchObject({ compression: 'brotli' });
  expect(styles!.bytes).toBeGreaterThan(5);
});

it('reads a limit in kB or B and refuses anything else', () => {
  expect(parseLimit('2.5 kB', 'x')).toBe(2500);
  expect(parseLimit('800 B', 'x')).toBe(800);
  expect(() => parseLimit('2.5 MB', 'packages/x')).toThrow('packages/x: the limit "2.5 MB"');
});

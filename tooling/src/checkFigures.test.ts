import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkFigures } from './checkFigures.js';
import { fixtureRepository } from './fixtureRepository.js';

const workspace = 'packages/forms';
const readme = (figure: string) => ({
  [`${workspace}/README.md`]: `The rules <!-- size: rules -->${figure}<!-- /size --> of it.`,
});
const measured = [{ workspace, name: 'rules', bytes: 6560 }];

it('accepts a figure that a few bytes have changed', () => {
  const root = fixtureRepository(readme('6.4 kB'));
  expect(checkFigures(measured, { root })).toEqual({ problems: [], count: 1 });
});

it('names a figure of other days, and puts in the one of today', () => {
  const root = fixtureRepository(readme('4.0 kB'));
  expect(checkFigures(measured, { root }).problems).toEqual([
    expect.stringContaining('packages/forms/README.md says 4.0 kB for "rules"; it is 6.6 kB.'),
  ]);
  expect(checkFigures(measured, { root, write: true }).problems).toEqual([]);
  const text = readFileSync(path.join(root, workspace, 'README.md'), 'utf8');
  expect(text).toBe('The rules <!-- size: rules -->6.6 kB<!-- /size --> of it.');
});

it('names a figure that nothing measures', () => {
  const root = fixtureRepository(readme('6.4 kB'));
  expect(checkFigures([{ workspace, name: 'engine', bytes: 1 }], { root }).problems).toEqual([
    'packages/forms/README.md: package.json has no size "rules".',
  ]);
});

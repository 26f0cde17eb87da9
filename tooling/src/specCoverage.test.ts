import { expect, it } from 'vitest';
import { behaviourNumbers, claimedNumbers } from './behaviourNumbers.js';
import { fixtureRepository } from './fixtureRepository.js';
import { specCoverage } from './specCoverage.js';

const pages = {
  'docs/spec/gallery.md': [
    '# Gallery',
    '- **GAL-6** wraps. See GAL-9 for more.',
    '- **GAL-7** moves.',
    '- **GAL-10** ends.',
    'Not a bullet: **GAL-11**.',
  ].join('\n'),
  'docs/spec/forms.md': '- **FRM-1 to FRM-3** fields\n',
};

it('counts the behaviours of each prefix, and names the ones without a test in order', () => {
  const root = fixtureRepository({
    ...pages,
    'packages/gallery/src/a.test.ts': `
      it('[GAL-6] wraps a negative index', () => {});
      it.skip('[GAL-7] is not run', () => {});
      const note = 'GAL-10 is only mentioned, like [GAL-10]';`,
    'e2e/specs/form.spec.ts': 'test.describe(`[FRM-1] [FRM-3] ${name}`, () => {});',
  });
  const { coverage, problems } = specCoverage(root);
  expect({ coverage, problems }).toEqual({
    coverage: {
      FRM: { total: 3, tested: 2, missing: ['FRM-2'] },
      GAL: { total: 3, tested: 1, missing: ['GAL-7', 'GAL-10'] },
    },
    problems: [],
  });
});

it('reads titles of each, of a computed text and inside a group, but not inside a skipped group', () => {
  const root = fixtureRepository({
    'docs/spec/forms.md': '- **FRM-1..5** fields\n',
    'packages/forms/src/a.component.test.tsx': `
      it.each([1, 2])('[FRM-1] row %i', () => {});
      describe('group', () => { it('[FRM-2] ' + name, () => {}); });
      describe.skip('group', () => { it('[FRM-3] never', () => {}); });
      it.todo('[FRM-4] later');
      test.runIf(hasPostgres)('[FRM-5] on PostgreSQL', () => {});`,
  });
  expect(specCoverage(root).coverage['FRM']?.missing).toEqual(['FRM-3', 'FRM-4']);
});

it('counts a behaviour with parts by its parts, and requires a title to name one', () => {
  const root = fixtureRepository({
    'docs/spec/forms.md': '- **FRM-1** typed text\n  - **FRM-1a** stays\n  - **FRM-1b** is sent\n',
    'packages/forms/src/a.test.ts': "it('[FRM-1a] stays', () => {}); it('[FRM-1] both', () => {});",
  });
  const { coverage, problems } = specCoverage(root);
  expect(coverage).toEqual({ FRM: { total: 2, tested: 1, missing: ['FRM-1b'] } });
  expect(problems).toEqual([
    'packages/forms/src/a.test.ts:1 carries [FRM-1], which is split into parts.\n  Name the part, such as [FRM-1a].',
  ]);
});

it('reports a number that no page has, and a duplicate one', () => {
  const root = fixtureRepository({
    ...pages,
    'docs/spec/media.md': '- **GAL-7** again\n',
    'packages/gallery/src/a.test.ts':
      "it('[GAL-66] typo', () => {}); it('[GAL-66] again', () => {});",
  });
  expect(specCoverage(root).problems).toEqual([
    expect.stringMatching(
      /docs\/spec\/media.md:1 opens GAL-7 again; it is defined at docs\/spec\/gallery.md:3/,
    ),
    expect.stringMatching(/a.test.ts:1 \(and 1 more\) carries \[GAL-66\], which no page/),
  ]);
});

it('reads a part of a behaviour', () => {
  expect(behaviourNumbers('[FRM-20c] [FRM-20] [FRM-20c] to [FRM-21]')).toEqual([
    'FRM-20c',
    'FRM-20',
    'FRM-20c',
    'FRM-21',
  ]);
});

it('reads single numbers, lists and ranges', () => {
  expect(behaviourNumbers('GAL-6')).toEqual(['GAL-6']);
  expect(behaviourNumbers('GAL-6, FRM-2')).toEqual(['GAL-6', 'FRM-2']);
  for (const range of ['GAL-6 to GAL-8', 'GAL-6–8', 'GAL-6–GAL-8', 'GAL-6..8', 'GAL-6-8'])
    expect(behaviourNumbers(range), range).toEqual(['GAL-6', 'GAL-7', 'GAL-8']);
  expect(claimedNumbers('[GAL-6] like GAL-7 [x] [FRM-1, FRM-2]')).toEqual([
    'GAL-6',
    'FRM-1',
    'FRM-2',
  ]);
});

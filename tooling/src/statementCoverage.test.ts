import { expect, it } from 'vitest';
import { fixtureRepository } from './fixtureRepository.js';
import { specCoverage } from './specCoverage.js';
import { claimedStatements } from './statementCoverage.js';

it('reads single ids and ranges inside square brackets, and no number of a behaviour', () => {
  expect(claimedStatements('[MOD-2, A-141, B-7 to B-9] A-1 shows [B-20]')).toEqual(
    'A-141 B-7 B-8 B-9 B-20'.split(' '),
  );
  expect(claimedStatements('[GAL-6] EXTRA-1 [A-1x]')).toEqual([]);
});

it('names the listed statements that have neither a test nor a line', () => {
  const root = fixtureRepository({
    'docs/spec/gallery.md': '- **GAL-1** moves\n',
    'docs/spec/statements.md': [
      '# Statements',
      'A-1, A-3 to A-5',
      'B-2',
      '- **A-3, A-4** names only: nobody sees them.',
      '- **B-9** is not in the list.',
    ].join('\n'),
    'packages/gallery/src/a.test.ts': "it('[GAL-1, A-1] moves', () => {});",
  });
  const { statements, problems } = specCoverage(root);
  expect(statements.open).toEqual(['A-5', 'B-2']);
  expect(statements.rows[0]).toEqual({
    id: 'A-1',
    tests: ['packages/gallery/src/a.test.ts:1'],
    reason: undefined,
  });
  expect(problems).toEqual([expect.stringContaining('explains B-9')]);
});

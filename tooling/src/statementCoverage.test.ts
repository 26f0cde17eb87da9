import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fixtureRepository } from './fixtureRepository.js';
import { specCoverage } from './specCoverage.js';
import { claimedStatements, writeProofs } from './statementCoverage.js';

it('reads single ids and ranges inside square brackets, and no number of a behaviour', () => {
  expect(claimedStatements('[MOD-2, A-141, B-7 to B-9] A-1 shows [B-20]')).toEqual(
    'A-141 B-7 B-8 B-9 B-20'.split(' '),
  );
  expect(claimedStatements('[GAL-6] EXTRA-1 [A-1x]')).toEqual([]);
});

const page = (...lines: string[]) => ({
  'docs/spec/gallery.md': '- **GAL-1** moves\n- **GAL-2** stops\n',
  'docs/spec/statements.md': ['# Statements', ...lines, ''].join('\n'),
});

it('names the listed statements that have neither a test nor a line', () => {
  const root = fixtureRepository({
    ...page(
      '- A-1 · moves · GAL-1',
      '- A-3 · is called so · see below',
      '- A-5 · moves; on · ',
      '- B-2 · stops ·',
      '- **A-3, A-4** names only: nobody sees them.',
      '- **B-9** is not in the list.',
    ),
    'packages/gallery/src/a.test.ts': "it('[GAL-1, A-1] moves', () => {});",
  });
  const { statements, problems } = specCoverage(root);
  expect(statements.open).toEqual(['A-5', 'B-2']);
  expect(statements.rows[0]).toMatchObject({
    id: 'A-1',
    statement: 'moves',
    tests: ['packages/gallery/src/a.test.ts:1'],
    reason: undefined,
  });
  expect(problems).toEqual([
    expect.stringContaining('explains A-4'),
    expect.stringContaining('explains B-9'),
  ]);
});

it('names an id that the list lacks, and a proof that is not that of the tests, and writes the proofs', () => {
  const root = fixtureRepository({
    ...page('- A-1 · moves · GAL-2', '- B-2 · stops · ', '- **B-2** names only as far as it goes.'),
    'packages/gallery/src/a.test.ts':
      "it('[GAL-1, A-1] [GAL-2] moves', () => {}); it('[A-9] typo', () => {}); it('[B-2] stops', () => {});",
  });
  const { statements, problems } = specCoverage(root);
  expect(problems).toEqual([
    expect.stringMatching(/a.test.ts:1 carries \[A-9\], which the list of .* lacks/),
    expect.stringContaining('says of A-1 “GAL-2”, and its tests say “GAL-1, GAL-2”'),
    expect.stringContaining('says of B-2 “”, and its tests say “packages/gallery/src/a.test.ts'),
  ]);
  writeProofs(root, statements.rows);
  expect(specCoverage(root).problems).toHaveLength(1);
  expect(readFileSync(path.join(root, 'docs/spec/statements.md'), 'utf8')).toContain(
    '- A-1 · moves · GAL-1, GAL-2\n- B-2 · stops · packages/gallery/src/a.test.ts, see below\n',
  );
});

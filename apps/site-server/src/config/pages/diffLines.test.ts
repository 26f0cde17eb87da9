import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aroundDifferences, diffLines } from './diffLines';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '{', ''), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

it('[SRV-6g] shows every line of both texts, each once and in order', () => {
  fc.assert(
    fc.property(text, text, (theirs, mine) => {
      const lines = diffLines(theirs, mine);
      const of = (...kinds: string[]) =>
        lines
          .filter(({ kind }) => kinds.includes(kind))
          .map((line) => line.text)
          .join('\n');
      expect(of('same', 'theirs')).toBe(theirs);
      expect(of('same', 'mine')).toBe(mine);
      if (theirs === mine) expect(lines.every(({ kind }) => kind === 'same')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('[SRV-6g] marks what differs and leaves out what is far from it', () => {
  const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const after = before.with(4, 'five');
  expect(aroundDifferences(diffLines(before.join('\n'), after.join('\n')), 1)).toEqual([
    'gap',
    { kind: 'same', text: '4' },
    { kind: 'theirs', text: '5' },
    { kind: 'mine', text: 'five' },
    { kind: 'same', text: '6' },
    'gap',
  ]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLines } from './mergeLines';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '{', ''), { maxLength: 10 })
  .map((lines) => lines.join('\n'));

it('[SRV-6g] takes whatever only one of two has changed', () => {
  fc.assert(
    fc.property(text, text, (base, changed) => {
      expect(mergeLines({ base, theirs: base, mine: changed })).toBe(changed);
      expect(mergeLines({ base, theirs: changed, mine: base })).toBe(changed);
      expect(mergeLines({ base, theirs: changed, mine: changed })).toBe(changed);
    }),
    { numRuns: 500 },
  );
});

it('[SRV-6g] merges changes of different lines, whichever was saved first', () => {
  const lines = Array.from({ length: 8 }, (_, index) => `line ${index}`);
  const change = fc.record({ at: fc.nat(7), text: fc.constantFrom([], ['x'], ['y', 'z']) });
  fc.assert(
    fc.property(change, change, (one, other) => {
      fc.pre(Math.abs(one.at - other.at) > 1);
      const made = (...changes: (typeof one)[]) =>
        lines
          .flatMap((line, index) => changes.find(({ at }) => at === index)?.text ?? [line])
          .join('\n');
      const base = lines.join('\n');
      const merged = made(one, other);
      expect(mergeLines({ base, theirs: made(one), mine: made(other) })).toBe(merged);
      expect(mergeLines({ base, theirs: made(other), mine: made(one) })).toBe(merged);
    }),
    { numRuns: 500 },
  );
});

it('[SRV-6g] decides nothing where both have changed the same', () => {
  const base = '1\n2\n3\n4';
  expect(mergeLines({ base, theirs: '1\n2a\n3\n4', mine: '1\n2b\n3\n4' })).toBeUndefined();
  expect(mergeLines({ base, theirs: '1\n2a\n3\n4', mine: '1\n2\n3b\n4' })).toBeUndefined();
  expect(mergeLines({ base, theirs: '1\na\n2\n3\n4', mine: '1\nb\n2\n3\n4' })).toBeUndefined();
  expect(mergeLines({ base, theirs: '', mine: '1\n2\n3\n5' })).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonMistake } from './findJsonMistake';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('findJsonMistake', () => {
  it.each<[string, string, string, string?]>([
    ['a text that is empty', '  \n', 'empty', ''],
    ['a text that ends too early', '{"a": [1, 2', 'unclosed', ''],
    ['what stands behind the end', '{} {}', 'more', '{}'],
    ['a missing comma', '{"a": 1\n "b": 2}', 'comma', '\n "b": 2}'],
    ['a missing comma of a list', '[1 2]', 'comma', ' 2]'],
    ['a comma before a brace', '{"a": 1,\n}', 'commaTooMany', ',\n}'],
    ['a comma before a bracket', '[{}, ]', 'commaTooMany', ', ]'],
    ['two commas', '{"a": 1,, "b": 2}', 'field', ', "b": 2}'],
    ['two commas of a list', '[1,,2]', 'value', ',2]'],
    ['a missing colon', '{"a" 1}', 'colon', ' 1}'],
    ['a field without a value', '{"a": }', 'value', ' }'],
    ['a field without quotes', '{a-b: 1}', 'fieldQuotes', 'a-b: 1}'],
    ['a number in a field’s place', '{"a": 1, [2]}', 'field', '[2]}'],
    ['a word without quotes', '{"a": none}', 'word', 'none}'],
    ['a number as a person writes it', '[+1]', 'number', '+1]'],
    ['a number with a zero in front', '[007]', 'number', '007]'],
    ['single quotes', "{'a': 1}", 'quotes', "'a': 1}"],
    ['quotes of a word processor', '{"a": “b”}', 'quotes', '“b”}'],
    ['a text without an end', '{"a": "b,\n "c": 1}', 'openText', '"b,\n "c": 1}'],
    ['quotes inside a text', '{"a": "<a href="x">"}', 'innerQuote', '"x">"}'],
    ['a tab inside a text', '["a\tb"]', 'control', '\tb"]'],
    ['a backslash', '["C:\\users"]', 'escape', '\\users"]'],
    ['a comment', '{\n // a note\n "a": 1}', 'comment', '// a note\n "a": 1}'],
    ['another bracket', '{"a": [1}', 'bracket', '}'],
    ['a space that is none', '{\u00a0"a": 1}', 'invisible', '\u00a0"a": 1}'],
    ['anything else', '{"a": #}', 'unexpected', '#}'],
  ])('[SRV-6b] names %s', (_, text, kind, from) => {
    const mistake = findJsonMistake(text);
    expect(mistake?.kind).toBe(kind);
    if (kind !== 'empty') expect(text.slice(mistake?.at)).toBe(from);
  });

  it('[SRV-6b] says which bracket is open', () => {
    expect(findJsonMistake('{"a": [1}')?.open).toEqual({ character: '[', at: 6 });
    expect(findJsonMistake('{"a": [1]')?.open).toEqual({ character: '{', at: 0 });
  });

  it('[SRV-6b] finds a mistake in exactly the texts that are no JSON', () => {
    const sign = fc.constantFrom(...'{}[],:"\'\\/ \n\tue12-+.etrufalsn#', '\u00a0', '😀');
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 4 }),
        fc.nat(),
        fc.nat(3),
        fc.string({ unit: sign, maxLength: 4 }),
        (json, place, gone, put) => {
          const at = place % (json.length + 1);
          const text = json.slice(0, at) + put + json.slice(at + gone);
          const mistake = findJsonMistake(text);
          expect([text, mistake === undefined]).toEqual([text, isJson(text)]);
          if (!mistake) return;
          expect(mistake.at).toBeGreaterThanOrEqual(0);
          expect(mistake.at).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('[SRV-6b] reads a text that is as deep as it is long', () => {
    const deep = '['.repeat(200_000);
    expect(findJsonMistake(deep)?.kind).toBe('unclosed');
    expect(findJsonMistake(deep + ']'.repeat(200_000))).toBeUndefined();
  });
});

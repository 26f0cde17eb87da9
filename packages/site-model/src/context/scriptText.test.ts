import { describe, expect, it } from 'vitest';
import { endOfString, forEachMention, type Mention } from './scriptText';

const mentions = (script: string): Mention[] => {
  const found: Mention[] = [];
  forEachMention(script, (mention) => {
    found.push(mention);
    return mention.end;
  });
  return found;
};
const names = (script: string) => mentions(script).map(({ name }) => name);

it.each([
  ['"a" b"', '"a"'],
  [`'a"b' c`, `'a"b'`],
  [String.raw`"a\"b" c"`, String.raw`"a\"b"`],
  [String.raw`"a\\" b"`, String.raw`"a\\"`],
  ['"a\nb"', '"a'],
  ['"a\\\nb" c', '"a\\\nb"'],
  ['"a\\\r\nb" c', '"a\\\r\nb"'],
  ['"unended', '"unended'],
  ['`a\nb` c', '`a\nb`'],
  ['`a\\`b` c', '`a\\`b`'],
  ["`${'`}'}` c", "`${'`}'}`"],
  ['`${"`}"}` c', '`${"`}"}`'],
  ['`${{a: 1}}` c', '`${{a: 1}}`'],
  ['`${`${1}`}` c', '`${`${1}`}`'],
  ['`\\${` c}`', '`\\${`'],
  ['`${`a`}${`b`}` c', '`${`a`}${`b`}`'],
  ['`unended ${a', '`unended ${a'],
])('[MOD-30] the text at the beginning of %j ends behind %j', (text, string) => {
  expect(text.slice(0, endOfString(text, 0))).toBe(string);
});

describe('the mentions of a script', () => {
  it('[MOD-30] are its words and its texts, with the character before each', () => {
    const script = `a.b["c"] = é + 'd' e(1 f) // g`;
    expect(mentions(script).map(({ name, before }) => [name, before])).toEqual([
      ['a', ''],
      ['b', '.'],
      ['c', '['],
      ['é', '='],
      ['d', '+'],
      ['e', "'"],
      ['f', '0'],
    ]);
    expect(mentions(script).map(({ start, end }) => script.slice(start, end))).toEqual([
      ...['a', 'b', '"c"', 'é', "'d'", 'e', 'f'],
    ]);
    expect(mentions('a b')[1]!.before).toBe('w');
  });

  it('[MOD-30] go on where the reader says, and never back', () => {
    const read = (goOn: (mention: Mention) => number) => {
      const found: string[] = [];
      forEachMention('a "b" c d', (mention) => {
        found.push(mention.name);
        return goOn(mention);
      });
      return found.join('');
    };
    expect(read(() => 0)).toBe('abcd');
    expect(read(({ name, end }) => (name === 'a' ? 5 : end))).toBe('acd');
    expect(read(({ name, end }) => (name === 'b' ? 8 : end))).toBe('abd');
  });

  it.each([
    ['comments', 'a // b\nc /* d */ e', 'a c e'],
    ['a comment without an end', '/* a b', 'a b'],
    ['a comment of HTML', '<!-- a\nb', 'b'],
    ['a comment of HTML without an end', 'a <!-- b', 'a'],
    ['a pattern at the beginning', '/a/ b', 'b'],
    ['a pattern behind a sign', 'a = /b/ .c', 'a c'],
    ['a pattern behind a bracket', 'a(/b/, /c/)', 'a'],
    ['a pattern behind a block', '{} /a/ b', 'b'],
    ['a pattern behind a word of the language', 'return /a/ .b', 'return b'],
    ['a pattern behind a condition', 'if (a + b) /c/.test(d)', 'if a b test d'],
    ['a pattern behind the head of a loop', 'while (f(a)) /b/.test(c)', 'while f a test c'],
    ['a pattern with a slash in brackets', '/[/a]b/ c', 'c'],
    ['a pattern with a slash behind a backslash', String.raw`/\/a/ b`, 'b'],
    ['a pattern that does not end in its line', '/a b\nc', 'c'],
    ['a division of words', 'a /b/ c', 'a b c'],
    ['a division of numbers', '1 /a/ b', 'a b'],
    ['a division of a number behind a word', 'return 1 /a/ b', 'return a b'],
    ['a division of a text', '"a" /b/ c', 'a b c'],
    ['a division of a call', 'f(a) /b/ c', 'f a b c'],
    ['a division of brackets', 'x.if + (a) /b/ c', 'x if a b c'],
    ['a division of a list', '[a] /b/ c', 'a b c'],
    ['a division of a pattern', '/a/ /b/ c', 'b c'],
  ])('[MOD-30] are not misled by %s', (_, script, found) => {
    expect(names(script).join(' ')).toBe(found);
  });
});

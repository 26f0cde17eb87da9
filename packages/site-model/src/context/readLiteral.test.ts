import { describe, expect, it } from 'vitest';
import { readLiteral } from './readLiteral';

function read(text: string) {
  const gaps: string[] = [];
  const literal = readLiteral(text, { onGap: (path) => gaps.push(path.join('.')) });
  return { value: literal?.value, isRead: literal !== undefined, gaps };
}

it('[MOD-30] ends behind the value, whatever follows', () => {
  expect(readLiteral('x = {a:1} ;', { at: 4 })).toEqual({ value: { a: 1 }, end: 9 });
  expect(readLiteral('"a" + "b" ;')).toMatchObject({ value: 'ab', end: 10 });
  expect(readLiteral('void 0')).toEqual({ value: undefined, end: 6 });
});

it.each([
  [String.raw`"\x41\u{10FFFF}\u{110000}."`, 'A\u{10ffff}.'],
  ['"a\\\r\nb\\\rc\\\nd\\\u2028e"', 'abcde'],
  ['"a${b}"', 'a${b}'],
  [String.raw`"\b\f\n\r\t\v\0"`, '\b\f\n\r\t\v\0'],
  ['decodeURI("%2F%20")', '%2F '],
  ['decodeURIComponent("%2F%20")', '/ '],
  ['{a:1,a:undefined}', {}],
  ['[(1),(2),!(3)]', [1, 2, false]],
])('[MOD-30] %s is %j', (text, value) => {
  expect(read(text)).toEqual({ value, isRead: true, gaps: [] });
});

it.each([
  ['{a:f(1,[2]),b:1}', { b: 1 }, ['a']],
  ['{a:"x".length,b:1}', { b: 1 }, ['a']],
  ['{a:1+"b",c:1}', { c: 1 }, ['a']],
  ['{a:"b"+1,c:1}', { c: 1 }, ['a']],
  ['{a:`x${y}`,b:1}', { b: 1 }, ['a']],
  ['[1,f()]', [1, null], ['1']],
  ['[f(),1]', [null, 1], ['0']],
  ['[1,,2]', [1, null, 2], []],
  ['{...more,a:1}', { a: 1 }, ['']],
  ['{a:{...more,b:2},c:1}', { a: { b: 2 }, c: 1 }, ['a']],
  ['{[name]:{b:2},a:1}', { a: 1 }, ['']],
  ['{a,b:1}', { b: 1 }, ['a']],
  ['{a(){return "}"},b:1}', { b: 1 }, ['a']],
  ['{get a(){return 1},b:1}', { b: 1 }, ['']],
  ['{a:JSON.parse(5),b:JSON.parse("x"),c:atob(1)}', {}, ['a', 'b', 'c']],
])('[MOD-30] %s is read as %j, and tells what is missing', (text, value, gaps) => {
  expect(read(text)).toEqual({ value, isRead: true, gaps });
});

it.each([
  ...['', ' ', '{a:', '{a:1', '[1', '"a', '`a${b}`', '(1', 'f()', 'word', '{a:1]', '[1}', '{:1}'],
  ...['{a:f(', '{a:f(]}', '{,}', 'JSON.parse("x")', 'Object.freeze(x)'],
])('[MOD-30] %j is no literal, which is told', (text) => {
  const { isRead, gaps } = read(text);
  expect([isRead, gaps.at(-1)]).toEqual([false, '']);
});

describe('the depth that is read', () => {
  const nest = (open: string, close: string, depth: number) =>
    read(open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth)).isRead;

  it('[MOD-30] ends behind 200 lists, brackets or quotes', () => {
    expect([nest('[', ']', 201), nest('[', ']', 202)]).toEqual([true, false]);
    expect([nest('(', ')', 200), nest('(', ')', 201)]).toEqual([true, false]);
    expect([nest('!', '', 200), nest('!', '', 201)]).toEqual([true, false]);
    expect(read(`${'[('.repeat(101)}1${')]'.repeat(101)}`).isRead).toBe(false);
  });

  it('[MOD-30] counts what is open, and not what was', () => {
    expect(read(`[${'(1),!1,'.repeat(300)}]`).gaps).toEqual([]);
    expect(read(`[${'(x),'.repeat(300)}(1)]`).gaps).toHaveLength(300);
  });
});

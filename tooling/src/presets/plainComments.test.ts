import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { plainComments } from './plainComments.js';

const found = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { plinth: { rules: { 'plain-comments': plainComments } } },
      rules: { 'plinth/plain-comments': 'error' },
    })
    .map(({ line, message }) => `${line}: ${message}`);

it('names an archaic word in a comment, with the plain word', () => {
  expect(found('// Read anew each time.\nlet a;')).toEqual(['1: Write "again" instead of "anew".']);
  expect(found('let a;\n/** Answers whoever asks. */')).toEqual([
    '2: Write "anyone who" instead of "whoever".',
  ]);
  expect(found('/** Removes it for good, once more. */')).toHaveLength(2);
});

it('names a word that is broken over lines', () => {
  expect(found('// Removes the row for\n// good.\nlet a;')).toHaveLength(1);
  expect(found('/**\n * The page as it\n * stands.\n */\nlet a;')).toHaveLength(1);
});

it('names an archaic word in a title of a test, in a table as well', () => {
  expect(found("it('[GAL-6] measures anew', () => {});")).toEqual([
    '1: Write "again" instead of "anew".',
  ]);
  expect(found('describe.each(rows)(`%s rows, whoever sends them`, () => {});')).toHaveLength(1);
  expect(found("other('whoever'); it('shows the label “Once more”', () => {});")).toEqual([]);
});

it('leaves code, quoted words and longer words alone', () => {
  expect(found("const anew = 'once more'; // The key `anew`.")).toEqual([]);
  expect(found('// The label "Once more", and a phrase for goods.\nlet a;')).toEqual([]);
});

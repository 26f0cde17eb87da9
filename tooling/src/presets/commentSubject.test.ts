import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { commentSubject } from './commentSubject.js';

const found = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { plinth: { rules: { 'comment-subject': commentSubject } } },
      rules: { 'plinth/comment-subject': 'error' },
    })
    .map(({ line, message }) => `${line}: ${message}`);

it('names a comment that begins with a relative clause', () => {
  expect(found('// What a visitor chose.\nlet a;')).toEqual([
    '1: Begin each sentence with its subject, not with "What".',
  ]);
  expect(found('let a; /** Whoever asks is answered. */')).toHaveLength(1);
  expect(found('/** How a row looks. */ let a;')).toHaveLength(1);
  expect(found('/**\n * Of the block.\n */\nlet a;')).toHaveLength(1);
});

it('names a later sentence, also where it is broken over lines', () => {
  expect(found('/** The choice of a visitor. What is left out stays. */ let a;')).toHaveLength(1);
  expect(found('// The choice.\n// Of two, the\n// first. Who asks?\nlet a;')).toHaveLength(1);
  expect(found('/** The choice of a visitor; what is left out stays. */ let a;')).toEqual([
    '1: Begin each sentence with its subject, not with "what".',
  ]);
});

it('names a title of a test, behind its numbers and in a table', () => {
  expect(found("it('[GAL-6] what is chosen shows', () => {});")).toHaveLength(1);
  expect(found("it.each(rows)('How %s looks', () => {});")).toHaveLength(1);
  expect(found('test(`whoever asks ${name}`, () => {});')).toHaveLength(1);
  expect(found("describeOnEachDatabase('what pages say', () => {});")).toHaveLength(1);
  expect(found("it('shows what is chosen', () => {}); other('what');")).toEqual([]);
});

it('names a sentence of a message and of an error', () => {
  expect(found("a({ 'config.kept': 'It is kept. What you wrote stays.' });")).toHaveLength(1);
  expect(found("a({ help: { en: 'Of the file.' } });")).toHaveLength(1);
  expect(found("throw new SiteError('Whoever asks is refused.');")).toHaveLength(1);
  expect(
    found("a({ 'config.help': 'How it works', de: 'What it is.', title: 'Of it.' });"),
  ).toEqual([]);
});

it('leaves questions, subjects and sentences that go on alone', () => {
  expect(found('// The choice of a visitor.\n// What is this for?\nlet a;')).toEqual([]);
  expect(
    found('// The page says\n// what it shows.\n// The row\n// Of which is kept.\nlet a;'),
  ).toEqual([]);
});

import { expect, it } from 'vitest';
import { docSubjects } from './docSubjects.js';

it('names a sentence of a document that begins with a relative clause', () => {
  expect(docSubjects('# How it works\n\n- What a visitor types is kept.')).toEqual([
    { line: 3, word: 'What' },
  ]);
  expect(docSubjects('**Context.** Whoever saves last wins.')).toEqual([
    { line: 1, word: 'Whoever' },
  ]);
  expect(docSubjects('It is kept; what is sent goes.')).toEqual([{ line: 1, word: 'what' }]);
  expect(docSubjects('| a | b |\n| - | - |\n| x | Of two the first. |')).toEqual([
    { line: 3, word: 'Of' },
  ]);
});

it('leaves questions, code, headings of tables and sentences that go on alone', () => {
  expect(docSubjects('What is it? It says what it shows.')).toEqual([]);
  expect(docSubjects('```\nWhat a block is.\n```')).toEqual([]);
  expect(docSubjects('| what | ours |\n| ---- | ---- |')).toEqual([]);
  expect(docSubjects('`what` is the name.')).toEqual([]);
});

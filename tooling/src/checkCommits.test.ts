import { expect, it } from 'vitest';
import { commitProblems } from './checkCommits.js';

it.each([
  'Add a workflow',
  'Process orders twice as fast\n\nThe queue was asked once for each line.',
  "Merge branch 'main' into work",
  'Pass the focus on',
])('accepts %j', (message) => {
  expect(commitProblems(message)).toEqual([]);
});

it.each([
  ['', 'no subject'],
  ['fix: a thing', 'small letter'],
  ['Fixed a thing', '"Fixed"'],
  ['Adds a thing', '"Adds"'],
  ['Adding a thing', '"Adding"'],
  ['Add a thing.', 'full stop'],
  [`Add ${'a'.repeat(70)}`, '74 characters'],
  ['Add a thing\nand more', 'not empty'],
])('refuses %j', (message, problem) => {
  expect(commitProblems(message).join('\n')).toContain(problem);
});

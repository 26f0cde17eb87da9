import { expect, it } from 'vitest';
import { list, optional, record, text, number, type ContextProblem } from './fieldReader';

function problemsOf(read: (report: (problem: ContextProblem) => void) => unknown): string[] {
  const problems: string[] = [];
  read(({ path, kind, message }) => problems.push(`${path} ${kind}: ${message}`));
  return problems;
}

it.each([
  [undefined, 'a missing: Expected text, but the field is missing; its default is used.'],
  [null, 'a wrong-type: Expected text, found null; the default is used.'],
  [[], 'a wrong-type: Expected text, found a list; the default is used.'],
  [5, 'a wrong-type: Expected text, found number; the default is used.'],
])('[MOD-18] says of %j in place of a text what was expected', (value, problem) => {
  expect(problemsOf((report) => text('')(value, 'a', report))).toEqual([problem]);
});

it('[MOD-18] says which entry of a list is wrong, and what is no list or object', () => {
  const read = list<string>('string');
  expect(problemsOf((report) => read(['x', 5, null, undefined], 'a', report))).toEqual([
    'a.1 wrong-type: Expected a string, found number; the default is used.',
    'a.2 wrong-type: Expected a string, found null; the default is used.',
    'a.3 wrong-type: Expected a string, found null; the default is used.',
  ]);
  expect(problemsOf((report) => read({}, 'a', report))).toEqual([
    'a wrong-type: Expected a list, found object; the default is used.',
  ]);
  expect(problemsOf((report) => record({ b: number(0) })([], 'a', report))).toEqual([
    'a wrong-type: Expected an object, found a list; the default is used.',
  ]);
});

it('[MOD-18] says nothing of an optional field that is missing, and of one that is wrong what it says of any', () => {
  expect(problemsOf((report) => optional(text(''))(undefined, 'a', report))).toEqual([]);
  expect(problemsOf((report) => optional(text(''))(5, 'a', report))).toHaveLength(1);
});

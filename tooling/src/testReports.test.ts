import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureRepository } from './fixtureRepository.js';
import { forgetReports, lastLine, listSuites, readTally, sumTallies } from './testReports.js';
import { listWorkspaces } from './workspace.js';

const suiteOf = (lines?: readonly object[], output?: string) => {
  const folder = fixtureRepository({
    ...(lines ? { 'test.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join('') } : {}),
    ...(output === undefined ? {} : { 'test.log': output }),
  });
  const file = (name: string) => path.join(folder, name);
  return {
    name: '@plinth/forms',
    task: 'test',
    report: file('test.jsonl'),
    output: file('test.log'),
  };
};
const begin = (title: string) => ({ at: 'begin', id: title, title });
const end = (title: string, status: string, more: object = {}) => ({
  at: 'end',
  id: title,
  title,
  status,
  ms: 1,
  ...more,
});
const passed = (title: string) => [begin(title), end(title, 'passed')];
const finish = { at: 'finish' };

describe('readTally', () => {
  it('counts a report', () => {
    const lines = [...passed('a'), ...passed('b'), end('c', 'skipped'), finish];
    expect(readTally(suiteOf(lines), 0)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      failures: [],
    });
  });

  it('names a failed test with the first lines of its message, without its colours', () => {
    const message = '\u001b[31mexpected 1 to be 2\u001b[39m\nat x';
    const lines = [...passed('a'), begin('b'), end('b', 'failed', { message }), finish];
    const tally = readTally(suiteOf(lines), 1);
    expect(tally).toMatchObject({ passed: 1, failed: 1 });
    expect(tally.failures).toEqual(['@plinth/forms: b\n    expected 1 to be 2\n    at x']);
  });

  it('counts what failed outside every test', () => {
    const lines = [...passed('a'), { at: 'error', message: 'b.test.ts\nSyntaxError' }, finish];
    expect(readTally(suiteOf(lines), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['@plinth/forms: b.test.ts\n    SyntaxError'],
    });
  });

  it('says which test ran when its runner died, with the end of its output, and keeps what passed', () => {
    const output = `${'a line\n'.repeat(40)}Killed\n`;
    const tally = readTally(suiteOf([...passed('a'), begin('b')], output), 137);
    expect(tally).toMatchObject({ passed: 1, failed: 1 });
    expect(tally.failures[0]).toMatch(/its runner ended while this ran: b\n(.*\n){5,9}.*Killed$/);
    expect(tally.failures[0]?.length).toBeLessThan(200);
  });

  it('counts a runner that died between two tests, and a last line that was cut off', () => {
    const suite = suiteOf(passed('a'));
    appendFileSync(suite.report, '{"at":"begin","id":"b');
    expect(readTally(suite, 137)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['@plinth/forms: its runner ended before its last test'],
    });
  });

  it('counts a missing report and an unexplained exit code as one failure each', () => {
    expect(readTally(suiteOf(undefined, 'no vitest'), 1).failures).toEqual([
      '@plinth/forms: its runner ended without a report\n    no vitest',
    ]);
    const complete = suiteOf([...passed('a'), finish]);
    expect(readTally(complete, 134)).toMatchObject({ passed: 1, failed: 1 });
    expect(readTally(complete, undefined)).toMatchObject({ failed: 0 });
  });
});

it('forgets the reports of an earlier run', () => {
  const suite = suiteOf([finish]);
  forgetReports([suite]);
  expect(existsSync(suite.report)).toBe(false);
});

it('expects a report from a workspace with tests and a script that runs them', () => {
  const root = fixtureRepository({
    'packages/a/package.json': { name: 'a', scripts: { test: 'vitest run' } },
    'packages/a/src/a.test.ts': '',
    'packages/b/package.json': { name: 'b', scripts: { test: 'vitest run' } },
    'packages/c/package.json': { name: 'c', scripts: { e2e: 'playwright test' } },
    'packages/c/specs/c.spec.ts': '',
  });
  const withTests = (folder: string, ending: RegExp) =>
    (ending.test('x.test.ts') && folder.endsWith('a')) ||
    (ending.test('x.spec.ts') && folder.endsWith('c'));
  expect(listSuites(listWorkspaces(['packages'], root), withTests)).toEqual([
    {
      name: 'a',
      task: 'test',
      report: path.join(root, 'packages/a/reports/test.jsonl'),
      output: path.join(root, 'packages/a/.turbo/turbo-test.log'),
    },
    {
      name: 'c',
      task: 'e2e',
      report: path.join(root, 'packages/c/reports/e2e.jsonl'),
      output: path.join(root, 'packages/c/.turbo/turbo-e2e.log'),
    },
  ]);
});

it('ends with a line that a program can read', () => {
  const tally = { passed: 2, failed: 1, skipped: 0, failures: ['x'] };
  expect(lastLine(tally)).toBe('2 passed, 1 failed');
  expect(lastLine(sumTallies([tally, { ...tally, skipped: 3 }]))).toBe(
    '4 passed, 2 failed, 3 skipped',
  );
});

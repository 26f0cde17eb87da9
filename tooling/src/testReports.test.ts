import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureRepository } from './fixtureRepository.js';
import { forgetReports, lastLine, listSuites, readTally, sumTallies } from './testReports.js';
import { listRooms } from './workspace.js';

const suiteOf = (runner: 'vitest' | 'playwright', report?: string | object) => ({
  name: '@plinth/forms',
  task: 'test',
  runner,
  report: path.join(
    fixtureRepository(report === undefined ? {} : { 'report.json': report }),
    'report.json',
  ),
});
const vitest = (changes: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
});

describe('readTally', () => {
  it('counts a report of Vitest', () => {
    expect(readTally(suiteOf('vitest', vitest()), 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      failures: [],
    });
  });

  it('names a failed test with the first lines of its message', () => {
    const report = vitest({
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'group wraps',
              failureMessages: ['expected 1 to be 2\nat x'],
            },
          ],
        },
      ],
    });
    const tally = readTally(suiteOf('vitest', report), 1);
    expect(tally).toMatchObject({ passed: 3, failed: 1 });
    expect(tally.failures).toEqual([
      expect.stringContaining('group wraps\n    expected 1 to be 2'),
    ]);
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = vitest({
      testResults: [
        { name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    });
    const tally = readTally(suiteOf('vitest', report), 1);
    expect(tally.failed).toBe(1);
    expect(tally.failures[0]).toContain('SyntaxError');
  });

  it('counts a missing report, a broken one and an unexplained exit code as one failure each', () => {
    expect(readTally(suiteOf('vitest'), 1).failures).toEqual([
      '@plinth/forms: its runner ended without a report',
    ]);
    expect(readTally(suiteOf('vitest', '{"half":'), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(readTally(suiteOf('vitest', vitest()), 134)).toMatchObject({ passed: 3, failed: 1 });
    expect(readTally(suiteOf('vitest', vitest()), undefined)).toMatchObject({ failed: 0 });
  });

  it('counts a report of Playwright: flaky passes, an error outside the tests fails', () => {
    const report = {
      stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
      errors: [{ message: 'the web server did not start' }],
      suites: [
        {
          title: 'form.spec.ts',
          specs: [],
          suites: [{ title: 'contact form', specs: [{ title: 'sends once', ok: false }] }],
        },
      ],
    };
    expect(readTally(suiteOf('playwright', report), 1)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: [
        '@plinth/forms: form.spec.ts › contact form › sends once',
        '@plinth/forms: the web server did not start',
      ],
    });
  });
});

it('forgets the reports of an earlier run', () => {
  const suite = suiteOf('vitest', vitest());
  forgetReports([suite]);
  expect(existsSync(suite.report)).toBe(false);
});

it('expects a report from a room with tests and a script that runs them', () => {
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
  expect(listSuites(listRooms(['packages'], root), withTests)).toEqual([
    {
      name: 'a',
      task: 'test',
      runner: 'vitest',
      report: path.join(root, 'packages/a/reports/vitest.json'),
    },
    {
      name: 'c',
      task: 'e2e',
      runner: 'playwright',
      report: path.join(root, 'packages/c/reports/playwright.json'),
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

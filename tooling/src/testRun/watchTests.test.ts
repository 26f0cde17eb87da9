import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fixtureRepository } from '../fixtureRepository.js';
import { runProgram } from '../runProgram.js';
import { readTally } from '../testReports.js';
import { limits } from './limits.js';
import { watchTests } from './watchTests.js';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const reporter = new URL('./vitestReporter.js', import.meta.url).href;

/** Runs Vitest with our report on one file, and returns the report. */
async function runVitest(tests: string) {
  const root = fixtureRepository({
    'some.test.js': tests,
    'vitest.config.js': `
      import { vitestReporter } from '${reporter}';
      const reporters = [vitestReporter('report.jsonl', ${limits.stillness / 100})];
      const [testTimeout, hookTimeout] = [${limits.test / 20}, ${limits.test}];
      export default { test: { globals: true, testTimeout, hookTimeout, reporters } };`,
  });
  const { code, output } = await runProgram(process.execPath, [vitest, 'run'], { cwd: root });
  const [report, log] = ['report.jsonl', 'none.log'].map((name) => path.join(root, name));
  const suite = { name: 'some', task: 'test', report: report!, output: log! };
  return { code, output, tally: readTally(suite, code) };
}

/** A result takes its time to the report, the longer the slower the machine: the test itself looks for a line of it. */
const whenReported = (line: string) => `
  const { readFileSync } = await import('node:fs');
  while (!/${line}/.test(readFileSync('report.jsonl', 'utf8')))
    await new Promise((go) => setTimeout(go, 20));`;

it('ends a test in an endless loop, names it and keeps what passed', async () => {
  const { code, tally } = await runVitest(`
    it('adds', () => expect(1 + 1).toBe(2));
    it('loops', async () => { ${whenReported('begin.*loops')} for (;;); });`);
  expect(code).toBe(1);
  expect(tally.passed).toBe(1);
  expect(tally.failures[0]).toContain('some.test.js › loops\n    It hangs');
});

it('names the file of a loop in which no test runs', async () => {
  const { code, tally } = await runVitest(`
    it('adds', () => expect(1 + 1).toBe(2));
    afterAll(async () => { ${whenReported('end.*adds')} for (;;); });`);
  expect(code).toBe(1);
  expect(tally.failures[0]).toContain('any more, in some.test.js, and the runner was ended');
});

it('says which test ran when its process died, and goes on to the end', async () => {
  const { tally } = await runVitest(`
    it('adds', () => expect(1 + 1).toBe(2));
    it('dies', async () => {
      ${whenReported('begin.*dies')}
      process.kill(process.pid, 'SIGKILL');
    });`);
  expect(tally.passed).toBe(1);
  expect(tally.failures.join('\n')).toContain('some.test.js › dies');
});

it('counts what waits too long, what fails around the tests and what cannot be loaded', async () => {
  const { tally } = await runVitest(`
    it('waits', () => new Promise(() => {}));
    describe('a group', () => {
      beforeAll(() => { throw new Error('no database'); });
      it('never runs', () => {});
    });`);
  expect(tally.failures).toEqual([
    expect.stringContaining('some.test.js › waits\n    Test timed out'),
    expect.stringContaining('no database'),
  ]);
  const broken = await runVitest('this is no test');
  expect(broken.tally.failures).toEqual([expect.stringContaining('some.test.js')]);
});

it('keeps the result of a test whose end is heard before its begin', () => {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'plinth-log-')), 'report.jsonl');
  const watch = watchTests(report, { patience: limits.stillness });
  const test = { id: 'a', title: 'some.test.js › adds' };
  watch.end({ ...test, status: 'passed', ms: 1 });
  watch.begin({ ...test, limit: 300 });
  watch.finish();
  const suite = { name: 'some', task: 'test', report, output: 'none.log' };
  expect(readTally(suite, 0)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});

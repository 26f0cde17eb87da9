import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readTestLog } from './testRun/testLog.js';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures the failed tests, in a line each
 *
 * @typedef {object} Suite
 * @property {string} name such as `@plinth/forms` or `@plinth/e2e`
 * @property {string} task the turbo task that runs it
 * @property {string} report absolute path
 * @property {string} output absolute path of its runner's output
 */

/**
 * A report of an earlier run must not be taken for that of a runner that crashed in this one.
 * @param {Suite[]} suites
 */
export function forgetReports(suites) {
  for (const { report, output } of suites) {
    rmSync(report, { force: true });
    rmSync(output, { force: true });
  }
}

/**
 * The results in one suite's report. A test that ran when its runner died has failed, and so has a runner that died
 * between two tests, never began, or failed although every test passed. Tests that had passed by then stay counted.
 * @param {Suite} suite
 * @param {number | undefined} exitCode of its task; undefined when it is not known
 * @returns {Tally}
 */
export function readTally({ name, report, output }, exitCode) {
  /** @param {string} why @param {boolean} [withOutput] */
  const failure = (why, withOutput = true) =>
    `${name}: ${why}${withOutput ? endOfOutput(output) : ''}`;
  if (!existsSync(report)) {
    const failures = [failure('its runner ended without a report')];
    return { passed: 0, failed: 1, skipped: 0, failures };
  }
  const { tests, errors, isFinished } = readTests(readTestLog(report));
  const having = (/** @type {string | undefined} */ status) =>
    tests.filter((test) => test.status === status);
  const running = having(undefined);
  const failures = [
    ...having('failed').map(({ title, message }) =>
      failure(`${title}\n${indented(message)}`, false),
    ),
    ...errors.map((message) => failure(indented(message).trim(), false)),
    ...running.map(({ title }) => failure(`its runner ended while this ran: ${title}`)),
  ];
  if (!isFinished && running.length === 0)
    failures.push(failure('its runner ended before its last test'));
  if (failures.length === 0 && exitCode)
    failures.push(failure(`every test passed, yet its runner ended with exit code ${exitCode}`));
  return {
    passed: having('passed').length,
    failed: failures.length,
    skipped: having('skipped').length,
    failures,
  };
}

/** @param {import('./testRun/testLog.js').TestLine[]} lines */
function readTests(lines) {
  /** @type {Map<string, { title: string, status?: string, message?: string | undefined }>} */
  const tests = new Map();
  /** @type {string[]} */
  const errors = [];
  let isFinished = false;
  for (const line of lines) {
    if (line.at === 'error') errors.push(line.message);
    else if (line.at === 'finish') isFinished = true;
    else tests.set(line.id, line);
  }
  return { tests: [...tests.values()], errors, isFinished };
}

/** The first lines of a message; the report contains all of it. @param {unknown} message */
const indented = (message) =>
  stripVTControlCharacters(String(message ?? 'no message'))
    .split('\n')
    .slice(0, shownLines)
    .map((line) => `    ${line}`)
    .join('\n');

const shownLines = 8;

/** @param {string} file output of a runner */
function endOfOutput(file) {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines);
  return `\n${indented(lines.join('\n'))}`;
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sumTallies(tallies) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/**
 * The last line of the test command.
 * @param {Tally} tally
 */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * The suites that a workspace has: a workspace with test files and a `test` script, and e2e when it has specs.
 * @param {import('./workspace.js').Workspace[]} workspaces
 * @param {(folder: string, ending: RegExp) => boolean} hasFiles
 * @returns {Suite[]}
 */
export function listSuites(workspaces, hasFiles) {
  return workspaces.flatMap(({ folder, manifest: { name, scripts = {} } }) => {
    /** @type {Suite[]} */
    const suites = [];
    if (scripts['test'] && hasFiles(folder, /\.test\.tsx?$/)) {
      suites.push({ name, task: 'test', ...filesOf(folder, 'test') });
    }
    if (scripts['e2e'] && hasFiles(folder, /\.spec\.ts$/)) {
      suites.push({ name, task: 'e2e', ...filesOf(folder, 'e2e') });
    }
    return suites;
  });
}

/** turbo keeps a task's output. @param {string} folder @param {string} task */
const filesOf = (folder, task) => ({
  report: path.join(folder, `reports/${task}.jsonl`),
  output: path.join(folder, `.turbo/turbo-${task}.log`),
});

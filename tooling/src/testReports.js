import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.js';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures what failed, in a line each
 *
 * @typedef {object} Suite
 * @property {string} name such as `@plinth/forms` or `@plinth/e2e`
 * @property {string} task the turbo task that runs it
 * @property {string} report absolute path
 * @property {'vitest' | 'playwright'} runner
 */

/**
 * A report of an earlier run must not speak for a runner that crashed in this one.
 * @param {Suite[]} suites
 */
export function forgetReports(suites) {
  for (const { report } of suites) rmSync(report, { force: true });
}

/**
 * What one suite's report says. A report that is missing or broken is one failure,
 * and so is a runner that failed although every test in its report passed.
 * @param {Suite} suite
 * @param {number | undefined} exitCode of its task; undefined when it is not known
 * @returns {Tally}
 */
export function readTally({ name, report, runner }, exitCode) {
  const crashed = (/** @type {string} */ why) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`${name}: ${why}`],
  });
  if (!existsSync(report)) return crashed('its runner ended without a report');
  let tally;
  try {
    const json = readJson(report);
    tally = runner === 'vitest' ? vitestTally(name, json) : playwrightTally(name, json);
  } catch (error) {
    return crashed(`its report cannot be read (${String(error)})`);
  }
  if (tally.failed > 0 || exitCode === undefined || exitCode === 0) return tally;
  return {
    ...tally,
    failed: 1,
    failures: [`${name}: every test passed, yet its runner ended with exit code ${exitCode}`],
  };
}

/** @param {string} name @param {any} json @returns {Tally} */
function vitestTally(name, json) {
  const files = /** @type {any[]} */ (json.testResults);
  // A file that could not be loaded has no tests to fail.
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  const failures = files.flatMap((file) =>
    file.assertionResults
      .filter(isFailed)
      .map(
        (/** @type {any} */ test) =>
          `${name}: ${test.fullName}\n${indented(test.failureMessages?.[0])}`,
      ),
  );
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + unloaded.length,
    skipped: json.numPendingTests + (json.numTodoTests ?? 0),
    failures: [
      ...failures,
      ...unloaded.map((file) => `${name}: ${file.name}\n${indented(file.message)}`),
    ],
  };
}

const isFailed = (/** @type {any} */ test) => test.status === 'failed';

/** @param {string} name @param {any} json @returns {Tally} */
function playwrightTally(name, json) {
  const { expected, flaky, unexpected, skipped } = json.stats;
  const errors = /** @type {any[]} */ (json.errors ?? []);
  const specs = /** @type {any[]} */ (json.suites ?? []).flatMap((suite) => specsOf(suite, []));
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [
      ...specs.filter(({ ok }) => !ok).map(({ title }) => `${name}: ${title}`),
      ...errors.map((error) => `${name}: ${indented(error.message).trim()}`),
    ],
  };
}

/** @param {any} suite @param {string[]} above @returns {{ title: string, ok: boolean }[]} */
function specsOf(suite, above) {
  const titles = [...above, suite.title];
  return [
    ...(suite.specs ?? []).map((/** @type {any} */ spec) => ({
      title: [...titles, spec.title].filter(Boolean).join(' › '),
      ok: spec.ok,
    })),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => specsOf(inner, titles)),
  ];
}

/** The first lines of a message; the whole of it stands in the report. @param {unknown} message */
const indented = (message) =>
  String(message ?? 'no message')
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${line}`)
    .join('\n');

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
 * The very last line of the test command.
 * @param {Tally} tally
 */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * The suites that a workspace has: a room with test files and a `test` script, and e2e when it has specs.
 * @param {import('./workspace.js').Room[]} rooms
 * @param {(folder: string, ending: RegExp) => boolean} hasFiles
 * @returns {Suite[]}
 */
export function listSuites(rooms, hasFiles) {
  return rooms.flatMap(({ folder, manifest: { name, scripts = {} } }) => {
    /** @type {Suite[]} */
    const suites = [];
    if (scripts['test'] && hasFiles(folder, /\.test\.tsx?$/)) {
      const report = path.join(folder, 'reports/vitest.json');
      suites.push({ name, task: 'test', report, runner: 'vitest' });
    }
    if (scripts['e2e'] && hasFiles(folder, /\.spec\.ts$/)) {
      const report = path.join(folder, 'reports/playwright.json');
      suites.push({ name, task: 'e2e', report, runner: 'playwright' });
    }
    return suites;
  });
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { formatTable } from './formatTable.js';
import { mutatedFiles, mutatedFolder, mutatedPackages, mutationTests } from './mutatedFiles.js';
import { reportProblems } from './reportProblems.js';
import { repositoryRoot } from './workspace.js';

/** In per cent, for each package. */
const lowestScore = 85;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    /** Only these files or `file:line-line`, from the package's folder. */
    only: { type: 'string', multiple: true },
    /** Reuse the results of the last run where neither the file nor its tests changed. */
    incremental: { type: 'boolean', default: false },
    /**
     * Leave out code outside of all functions, such as patterns and tables: every test runs against each of those
     * changes, so that a quarter of them takes nine tenths of the time.
     */
    functions: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    /** Seconds that a change may take beyond its measured time. A busy machine needs more, or slow counts as endless. */
    timeout: { type: 'string', default: '6' },
  },
});
const unknown = positionals.filter((name) => !mutatedPackages.includes(name));
if (unknown.length > 0)
  throw new Error(
    `No files to mutate are named for ${unknown.join(', ')}. Add them to tooling/src/mutatedFiles.js, or name one of ${mutatedPackages.join(', ')}.`,
  );

/**
 * @typedef {object} Score
 * @property {string} name
 * @property {number} files
 * @property {number} mutants that could be tried
 * @property {number} killed
 * @property {number} timedOut
 * @property {number} survived
 * @property {number} untested reached by no test
 * @property {number} leftOut by a comment with a reason, or because of `--functions`
 * @property {number} percent killed or timed out
 * @property {number} seconds
 */

/**
 * Makes one small change at a time in the named files of a package, and counts the changes that its Node tests detect.
 * The report with every survivor is `reports/mutation/index.html` in the package's folder.
 * @param {string} name
 * @returns {Promise<Score>}
 */
async function mutatePackage(name) {
  process.chdir(path.join(repositoryRoot, mutatedFolder(name)));
  // The preset reads it in the processes of the test runner.
  process.env['PLINTH_MUTATION_TESTS'] = mutationTests(name).join(',');
  const started = Date.now();
  const results = await new Stryker({
    mutate: values.only ?? mutatedFiles(name),
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: {
      configFile: fileURLToPath(new URL('./presets/mutationTests.js', import.meta.url)),
      related: false,
    },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    ignorePatterns: ['dist', 'reports', '.turbo', 'coverage'],
    disableTypeChecks: false,
    ignoreStatic: values.functions,
    incremental: values.incremental,
    incrementalFile: 'reports/mutation/incremental.json',
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: 'reports/mutation/index.html' },
    jsonReporter: { fileName: 'reports/mutation/mutation.json' },
    timeoutMS: Number(values.timeout) * 1000,
    allowEmpty: false,
    checkers: [],
  }).runMutationTest();

  const count = (/** @type {string} */ status) =>
    results.filter((mutant) => mutant.status === status).length;
  const killed = count('Killed');
  const timedOut = count('Timeout');
  const survived = count('Survived');
  const untested = count('NoCoverage');
  const mutants = killed + timedOut + survived + untested;
  return {
    name,
    files: new Set(results.map((mutant) => mutant.fileName)).size,
    mutants,
    killed,
    timedOut,
    survived,
    untested,
    leftOut: count('Ignored'),
    percent: mutants === 0 ? 100 : ((killed + timedOut) / mutants) * 100,
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/** @type {Score[]} */
const scores = [];
for (const name of positionals.length > 0 ? positionals : mutatedPackages)
  scores.push(await mutatePackage(name));

console.log(
  formatTable([
    [
      'package',
      'files',
      'mutants',
      'killed',
      'timed out',
      'survived',
      'untested',
      'left out',
      'score %',
      'seconds',
    ],
    ...scores.map((score) => [
      score.name,
      score.files,
      score.mutants,
      score.killed,
      score.timedOut,
      score.survived,
      score.untested,
      score.leftOut,
      score.percent.toFixed(1),
      score.seconds,
    ]),
  ]),
);
reportProblems(
  'mutation',
  scores
    .filter(({ percent }) => percent < lowestScore)
    .map(
      ({ name, percent }) =>
        `${mutatedFolder(name)}: the tests notice ${percent.toFixed(1)} % of the changes, less than ${lowestScore} %.\n  Look at the survivors in ${mutatedFolder(name)}/reports/mutation/index.html: a better test, or code that nothing needs.`,
    ),
  `${scores.length} packages stay above ${lowestScore} %.`,
);

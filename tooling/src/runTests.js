import { formatTable } from './formatTable.js';
import { endingSignals } from './runProgram.js';
import { runTurbo } from './runTurbo.js';
import { forgetReports, lastLine, listSuites, readTally, sumTallies } from './testReports.js';
import { parallelism } from './testRun/parallelism.js';
import { processorTimes, tellProcessorUse } from './testRun/processorUse.js';
import { testSlowness } from './testRun/testSlowness.js';
import { listAllWorkspaces, listFiles } from './workspace.js';

/** @typedef {import('./testReports.js').Tally} Tally */

/** @type {string[]} */
const costs = [];

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} part
 */
async function timed(name, part) {
  const [from, begin] = [processorTimes(), performance.now()];
  const result = await part();
  const times = { from, to: processorTimes() };
  costs.push(tellProcessorUse(name, times, (performance.now() - begin) / 1000));
  return result;
}

/**
 * Every test of the repository. turbo runs the changed packages and restores the reports of the others. With
 * `--changed`: of the packages that differ from main, the tests that import a changed file, and no journeys.
 * @returns {Promise<Tally>}
 */
async function runTests() {
  testSlowness();
  let isEnded = false;
  for (const signal of endingSignals) process.once(signal, () => (isEnded = true));
  const isForChanges = process.argv.includes('--changed');
  if (isForChanges) process.env['PLINTH_TEST_CHANGED'] = 'main';
  // Several packages are tested at a time: a second worker of each, and a second page, would read all modules again.
  else process.env['PLINTH_TEST_WORKERS'] ??= '1';
  const suites = listSuites(
    listAllWorkspaces(),
    (folder, ending) => listFiles(folder, (file) => ending.test(file)).length > 0,
  );
  forgetReports(suites);

  // The browsers of e2e start after the other tests: two cores can run only one group at a time.
  const runs = isForChanges
    ? [await runTurbo(['test'], { arguments: ['--filter=[main]', '--force'] })]
    : [
        await timed('packages and builds', () =>
          runTurbo(['test', 'build'], { concurrency: parallelism.packages }),
        ),
      ];
  if (!isForChanges && !isEnded && suites.some((suite) => suite.task === 'e2e'))
    runs.push(await timed('journeys', () => runTurbo(['e2e'], { concurrency: 1 })));

  const exitCodes = new Map(runs.flatMap((run) => [...run.exitCodes]));
  const ran = isForChanges
    ? suites.filter(({ name, task }) => exitCodes.has(`${name}#${task}`))
    : suites;
  const tallies = ran.map((suite) =>
    readTally(suite, exitCodes.get(`${suite.name}#${suite.task}`)),
  );
  console.log(
    formatTable([
      ['suite', 'passed', 'failed', 'skipped'],
      ...ran.map(({ name }, index) => {
        const { passed = 0, failed = 0, skipped = 0 } = tallies[index] ?? {};
        return [name, passed, failed, skipped];
      }),
    ]),
  );
  // The second run finds the builds of the first run in the cache: a task counts as in its first run.
  const fromCache = new Map(runs.toReversed().flatMap((run) => [...run.fromCache]));
  const cached = [...fromCache.values()].filter(Boolean).length;
  console.log(`${cached} of ${fromCache.size} tasks unchanged since their last run.`);
  for (const cost of costs) console.log(cost);

  const total = sumTallies(tallies);
  const explained = total.failed > 0;
  if (isEnded) total.failures.unshift('the run was ended by a signal before its last test');
  const buildFailures = [...exitCodes]
    .filter(([task, code]) => code !== 0 && task.endsWith('#build'))
    .map(([task]) => `${task} failed`);
  if (buildFailures.length === 0 && (explained || runs.every((run) => run.code === 0)))
    return total;
  const failures = buildFailures.length > 0 ? buildFailures : ['turbo failed; see above'];
  return {
    ...total,
    failed: total.failed + failures.length,
    failures: [...total.failures, ...failures],
  };
}

/** @type {Tally} */
let total;
try {
  total = await runTests();
  if (total.passed + total.failed === 0 && !process.argv.includes('--changed'))
    total = { ...total, failed: 1, failures: ['no test was found'] };
} catch (error) {
  total = {
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`The runner itself failed: ${String(error)}`],
  };
}
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${lastLine(total)}`);

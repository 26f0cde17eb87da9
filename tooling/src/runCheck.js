import path from 'node:path';
import { formatTable } from './formatTable.js';
import { runProgram } from './runProgram.js';
import { turboEnvironment, turboFile } from './turboEnvironment.js';
import { repositoryRoot } from './workspace.js';

const own = (/** @type {string} */ file) => [`tooling/src/${file}`];
const turbo = (/** @type {string[]} */ ...tasks) => [
  turboFile(),
  ...['run', ...tasks, '--continue=always', '--concurrency=2', '--output-logs=errors-only'],
];
const installed = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [
  `node_modules/${file}`,
  ...args,
];

/**
 * All checks, quick ones first. Sizes, tarballs and API reports need the build.
 * @type {{ name: string, args: string[], folder?: string }[]}
 */
const checks = [
  {
    name: 'format',
    args: installed('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  { name: 'imports', args: own('checkImports.js') },
  { name: 'spec numbers', args: [...own('specCoverage.js'), '--known'] },
  { name: 'doc files', args: own('checkDocFiles.js') },
  { name: 'picture', args: [...own('architecturePicture.js'), '--check'] },
  { name: 'examples', args: own('checkExamples.js') },
  { name: 'features', args: [...own('checkFeatures.js'), '--rows'] },
  { name: 'bench table', args: ['--import', 'tsx', 'readme.ts', '--check'], folder: 'bench' },
  { name: 'knip', args: installed('knip/bin/knip.js') },
  { name: 'typecheck', args: turbo('typecheck') },
  { name: 'lint', args: turbo('lint') },
  { name: 'build', args: turbo('build', 'types') },
  { name: 'sizes', args: own('checkSizes.js') },
  { name: 'packages', args: own('checkPackages.js') },
  { name: 'consumers', args: own('checkConsumers.js') },
  { name: 'projects', args: own('checkProjects.js') },
  { name: 'api', args: [...own('apiReport.js'), '--check'] },
  { name: 'tests', args: own('runTests.js') },
];

const only = process.argv.slice(2);
const unknown = only.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  const names = checks.map((check) => check.name).join(', ');
  console.error(`No check is called ${unknown.join(', ')}. There are: ${names}.`);
  process.exit(2);
}

/** @type {(string | number)[][]} */
const lines = [['check', 'result', 'seconds']];
let failed = 0;
for (const { name, args, folder = '.' } of checks) {
  if (only.length > 0 && !only.includes(name)) continue;
  const before = performance.now();
  const { code, output } = await runProgram(process.execPath, args, {
    cwd: path.join(repositoryRoot, folder),
    env: turboEnvironment(),
  });
  const seconds = Math.round((performance.now() - before) / 1000);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) {
    failed += 1;
    console.log(`\n${output.trim()}\n`);
  }
  lines.push([name, code === 0 ? 'holds' : 'fails', seconds]);
}
console.log(`\n${formatTable(lines)}\n`);
console.log(failed === 0 ? 'Everything holds.' : `${failed} of ${lines.length - 1} checks fail.`);
process.exitCode = failed === 0 ? 0 : 1;

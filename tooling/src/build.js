import { parseArgs } from 'node:util';
import { runProgram } from './runProgram.js';
import { turboEnvironment, turboFile } from './turboEnvironment.js';
import { repositoryRoot } from './workspace.js';

/**
 * `node tooling/src/build.js [--types] [filter…]`: builds workspaces and their dependencies, with the declarations
 * where `--types` is set. Every 15 seconds it reports its progress; turbo's own output is shown on failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { types: { type: 'boolean', default: false } },
});
const begun = performance.now();
const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`;

// A build without work takes a second, and prints nothing.
let isTold = false;
const tell = () => {
  console.log(
    isTold ? `… ${seconds()}` : 'Building; the first time takes some minutes, later ones seconds.',
  );
  isTold = true;
};
const first = setTimeout(tell, 3000);
const next = setInterval(tell, 15_000);
const { code, output } = await runProgram(
  process.execPath,
  [
    turboFile(),
    'run',
    'build',
    ...(values.types ? ['types'] : []),
    ...positionals.map((filter) => `--filter=${filter}`),
    '--output-logs=errors-only',
    '--log-prefix=none',
  ],
  {
    cwd: repositoryRoot,
    env: { ...turboEnvironment(), TURBO_TELEMETRY_DISABLED: '1' },
    tellsItsEnd: true,
  },
);
clearTimeout(first);
clearInterval(next);
if (code !== 0) console.error(output);
else if (isTold) console.log(`Built in ${seconds()}.`);
process.exitCode = code;

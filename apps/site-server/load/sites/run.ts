import { spawnSync } from 'node:child_process';
import { bundleProgram } from '@plinth/tooling/bundle-program';
import { packageFolder } from '../../src/packageFolder';

/** `pnpm load:sites [--sites 1000]`: the memory that a server needs for many sites of one database. */
const program = await bundleProgram(packageFolder, 'load/sites/measure.ts');
const { status } = spawnSync(process.execPath, ['--expose-gc', program, ...process.argv.slice(2)], {
  cwd: packageFolder,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;

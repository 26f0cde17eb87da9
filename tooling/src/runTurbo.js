import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.js';
import { turboEnvironment, turboFile } from './turboEnvironment.js';
import { readJson, repositoryRoot } from './workspace.js';

/**
 * @typedef {object} TurboResult
 * @property {number} code
 * @property {string} output empty when it was shown directly
 * @property {Map<string, number>} exitCodes of the tasks that ran or came from the cache, by `@plinth/forms#test`
 * @property {Map<string, boolean>} fromCache whether a task was taken from the cache, by the same names
 */

const runsFolder = path.join(repositoryRoot, '.turbo/runs');

/**
 * Runs tasks in every workspace that has them, the others too when one fails.
 * @param {string[]} tasks
 * @param {{ show?: boolean, concurrency?: number, arguments?: string[] }} [options]
 * @returns {Promise<TurboResult>}
 */
export async function runTurbo(tasks, options = {}) {
  const { show = true, concurrency = 2 } = options;
  mkdirSync(runsFolder, { recursive: true });
  const before = new Set(readdirSync(runsFolder));
  const { code, output } = await runProgram(
    process.execPath,
    [
      turboFile(),
      'run',
      ...tasks,
      '--continue=dependencies-successful',
      `--concurrency=${concurrency}`,
      '--output-logs=errors-only',
      '--summarize',
      ...(options.arguments ?? []),
    ],
    { cwd: repositoryRoot, env: turboEnvironment(), show, tellsItsEnd: true },
  );

  /** @type {Map<string, number>} */
  const exitCodes = new Map();
  /** @type {Map<string, boolean>} */
  const fromCache = new Map();
  const written = readdirSync(runsFolder).filter((file) => !before.has(file));
  for (const file of written) {
    for (const task of readJson(path.join(runsFolder, file)).tasks ?? []) {
      if (typeof task.execution?.exitCode === 'number')
        exitCodes.set(task.taskId, task.execution.exitCode);
      if (task.execution) fromCache.set(task.taskId, task.cache?.status === 'HIT');
    }
  }
  return { code, output, exitCodes, fromCache };
}

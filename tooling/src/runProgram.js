import { spawn } from 'node:child_process';

/**
 * @typedef {object} ProgramResult
 * @property {number} code exit code; 1 when it could not be started or was ended by a signal
 * @property {string} output stdout and stderr in the order they came; empty when `show` was set
 */

/**
 * Runs a program to its end. It never throws: a program that cannot be started has failed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limit?: number }} [options]
 *   `show` passes the output on as it comes; `limit` ends the program after so many milliseconds
 * @returns {Promise<ProgramResult>}
 */
export function runProgram(command, args, { cwd, env = process.env, show = false, limit } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the limit ends the program's children too.
      detached: limit !== undefined,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));

    const endAll = () => {
      if (child.pid === undefined || child.exitCode !== null) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
    };
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            output += `\n${command} was ended after ${Math.round(limit / 1000)} s.\n`;
            if (show) console.error(`${command} was ended after ${Math.round(limit / 1000)} s.`);
            endAll();
          }, limit);
    if (limit !== undefined) {
      process.once('SIGINT', endAll);
      process.once('SIGTERM', endAll);
    }
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      process.off('SIGINT', endAll);
      process.off('SIGTERM', endAll);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += String(error);
      if (show) console.error(String(error));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

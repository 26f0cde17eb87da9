import { spawn } from 'node:child_process';
import { endDescendants } from './endDescendants.js';

/**
 * @typedef {object} ProgramResult
 * @property {number} code exit code; 1 when it could not be started or was ended by a signal
 * @property {string} output stdout and stderr in the order of arrival; empty when `show` was set
 */

/**
 * Runs a program to its end. It never throws: a program that cannot be started has failed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limit?: number, tellsItsEnd?: boolean }} [options]
 * `show` passes the output on as it arrives; `limit` ends the program after so many milliseconds; `tellsItsEnd`: a
 * signal that would end this process ends the program instead, so that its results so far can be reported
 * @returns {Promise<ProgramResult>}
 */
export function runProgram(command, args, options = {}) {
  const { cwd, env = process.env, show = false, limit, tellsItsEnd = false } = options;
  const signals = tellsItsEnd ? endingSignals : [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));

    const endAll = () => {
      if (child.pid === undefined || child.exitCode !== null) return;
      endDescendants(child.pid);
      child.kill('SIGKILL');
    };
    const onLimit = () => {
      const message = `${command} was ended after ${Math.round(Number(limit) / 1000)} s.`;
      output += `\n${message}\n`;
      if (show) console.error(message);
      endAll();
    };
    const timer = limit === undefined ? undefined : setTimeout(onLimit, limit);
    for (const signal of signals) process.once(signal, endAll);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, endAll);
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

/** @type {NodeJS.Signals[]} */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

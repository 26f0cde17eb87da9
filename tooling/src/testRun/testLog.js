import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One line of a report, written at once: a runner that crashes leaves its lines so far.
 * @typedef {{ at: 'begin', id: string, title: string }
 * | { at: 'end', id: string, title: string, status: 'passed' | 'failed' | 'skipped', ms: number, message?: string }
 * | { at: 'error', message: string }
 * | { at: 'finish' }} TestLine
 *
 * @typedef {object} TestLog
 * @property {(line: TestLine) => void} write
 */

/**
 * Begins a new report. Each line is in the file before the runner continues.
 * @param {string} file
 * @returns {TestLog}
 */
export function openTestLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return { write: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`) };
}

/**
 * @param {string} file
 * @returns {TestLine[]} without a last line that was cut off
 */
export function readTestLog(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

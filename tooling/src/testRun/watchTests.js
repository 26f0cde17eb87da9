import { endDescendants } from '../endDescendants.js';
import { limits } from './limits.js';
import { openTestLog } from './testLog.js';

/**
 * @typedef {object} TestWatch
 * @property {(test: { id: string, title: string, limit: number }) => void} begin `limit`: the test's own, in ms
 * @property {(test: { id: string, title: string, status: 'passed' | 'failed' | 'skipped', ms: number, message?: string }) => void} end
 * @property {(file: string) => void} beginFile reads it, and runs its tests
 * @property {(file: string) => void} endFile
 * @property {(message: string) => void} error something failed outside every test
 * @property {() => void} finish
 */

/**
 * Writes the report of a runner, test by test, and ends the runner when it makes no progress: a test in an endless loop
 * blocks its own timeout. The tests of other workers have run by then, because progress of any worker counts.
 * @param {string} file
 * @param {{ patience: number }} options `patience`: the time (in ms), beyond the limit of a running test, in which
 * nothing may begin or end
 * @returns {TestWatch}
 */
export function watchTests(file, { patience }) {
  const log = openTestLog(file);
  /** @type {Map<string, { title: string, limit: number, since: number }>} */
  const running = new Map();
  /** A loop may block a runner before it has reported which test began. @type {Set<string>} */
  const files = new Set();
  /**
   * Vitest sends its events in batches and handles them concurrently: an end can arrive before its begin. @type
   * {Set<string>}
   */
  const ended = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let hasBegun = false;

  const eventArrived = () => {
    clearTimeout(timer);
    const limit = Math.max(0, ...[...running.values()].map((test) => test.limit));
    timer = setTimeout(onStillness, hasBegun ? patience + limit : Math.max(patience, limits.start));
    timer.unref();
  };
  const onStillness = () => {
    for (const [id, { title, since }] of running) {
      const ms = Date.now() - since;
      const message = `It hangs: the limit of the test has passed, and it was ended after ${Math.round(ms / 1000)} s.`;
      log.write({ at: 'end', id, title, status: 'failed', ms, message });
      console.error(`\n${title}\n${message}`);
    }
    if (running.size === 0) {
      const places = files.size > 0 ? `, in ${[...files].join(', ')}` : '';
      const message = `Nothing began and nothing ended any more${places}, and the runner was ended.`;
      log.write({ at: 'error', message });
      console.error(`\n${message}`);
    }
    endDescendants();
    process.exit(1);
  };
  eventArrived();

  return {
    begin({ id, title, limit }) {
      hasBegun = true;
      if (ended.has(id)) return;
      running.set(id, { title, limit, since: Date.now() });
      log.write({ at: 'begin', id, title });
      eventArrived();
    },
    end(test) {
      running.delete(test.id);
      ended.add(test.id);
      log.write({ at: 'end', ...test });
      eventArrived();
    },
    beginFile(name) {
      files.add(name);
      eventArrived();
    },
    endFile(name) {
      files.delete(name);
      eventArrived();
    },
    error(message) {
      log.write({ at: 'error', message });
      eventArrived();
    },
    finish() {
      clearTimeout(timer);
      log.write({ at: 'finish' });
    },
  };
}

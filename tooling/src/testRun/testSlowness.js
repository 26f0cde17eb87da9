import { createHash } from 'node:crypto';

/** The duration of the same work on the machine on which the limits were chosen, in ms of an idle core. */
const usual = 60;
const rounds = 3;

/**
 * The factor by which this machine is slower than the machine on which the tests' limits were chosen: every limit is
 * multiplied by it. `PLINTH_TEST_SLOWNESS` sets it; otherwise a small piece of work is timed once, and child processes
 * find the result in their environment.
 * @returns {number} at least 1
 */
export function testSlowness() {
  const given = Number(process.env['PLINTH_TEST_SLOWNESS']);
  if (given > 0) return Math.max(1, given);
  const slowness = Math.max(1, Math.round((slowestRound() / usual) * 10) / 10);
  process.env['PLINTH_TEST_SLOWNESS'] = String(slowness);
  return slowness;
}

/** Measured in wall time: a busy machine is as slow for a test as a small machine. */
function slowestRound() {
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return Math.max(...times);
}

/** Hashing, objects and strings, as tests are made of. */
function work() {
  let text = 'plinth';
  for (let index = 0; index < 1500; index += 1) {
    text = createHash('sha256').update(text).digest('hex');
    const parts = Object.fromEntries([...text].map((letter, at) => [`${letter}${at}`, at]));
    text += JSON.stringify(parts).length;
  }
  return text;
}

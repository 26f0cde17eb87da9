import { testSlowness } from './testSlowness.js';

const slowness = testSlowness();
const seconds = (/** @type {number} */ count) => Math.round(count * 1000 * slowness);

/** Milliseconds that the tests wait on this machine. They are upper limits, not measurements. */
export const limits = {
  /** One test or hook in Node or in a page. */
  test: seconds(120),
  /** One journey of Playwright. */
  journey: seconds(120),
  /** A condition that a test waits for. */
  condition: seconds(15),
  /** A server or a browser that starts. */
  start: seconds(90),
  /** The time in which nothing begins or ends in a runner, beyond the limits of the running tests. */
  stillness: seconds(120),
};

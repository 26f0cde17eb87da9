import { availableParallelism } from 'node:os';

/** Beyond it memory runs out before the processors do: a package under test takes up to a gigabyte. */
const maxAtOnce = 6;

const atOnce = (/** @type {number} */ more) => Math.min(maxAtOnce, availableParallelism() + more);

/** A test run does more at a time than it has processors, because tests wait. */
export const parallelism = {
  /** Packages that are built or tested. */
  packages: atOnce(1),
  /** Journeys of Playwright. They wait for servers and for pages, a third of their time. */
  journeys: atOnce(2),
};

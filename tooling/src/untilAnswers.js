import { limits } from './testRun/limits.js';

const pauseMs = 100;

/**
 * Waits until a program that was started answers at an address.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} address
 * @throws when it ends before, or does not answer in time
 */
export async function untilAnswers(child, address) {
  const end = Date.now() + limits.start;
  while (!(await isAnswering(address))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The program ended before it answered at ${address}. Is it built?`);
    if (Date.now() > end)
      throw new Error(`Nothing answered at ${address} within ${limits.start / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** @param {string} address */
export const isAnswering = (address) =>
  fetch(address).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

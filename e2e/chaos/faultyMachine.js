// @ts-check
// Loaded before the server (`node --import`): its disk fills up and its clock jumps on a message of the parent process.
// The server itself, its database and its files are the real ones.
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { fillDisk, freeDisk } from '@plinth/tooling/full-disk';

/** @typedef {{ disk: 'full' | 'free' } | { clock: number } | { stall: number }} Fault */

const shiftName = 'plinth clock shift';
/** Milliseconds, shared by the threads of the process. */
const shift =
  /** @type {Float64Array<SharedArrayBuffer> | undefined} */ (getEnvironmentData(shiftName)) ??
  new Float64Array(new SharedArrayBuffer(8));
setEnvironmentData(shiftName, shift);

const now = Date.now;
Date.now = () => now() + (shift[0] ?? 0);

process.on('message', (/** @type {Fault} */ fault) => {
  if ('disk' in fault) (fault.disk === 'full' ? fillDisk : freeDisk)();
  if ('clock' in fault) shift[0] = fault.clock;
  // Blocks the thread, like a long garbage collection or a suspended laptop.
  if ('stall' in fault) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, fault.stall);
  process.send?.('done');
});
// The channel alone must not keep a stopped server running.
process.channel?.unref();

// @ts-check
// Loaded before the server (`node --import`): its disk fills up and its clock jumps when the parent process says so.
// The server itself, its database and its files are the real ones.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** @typedef {{ disk: 'full' | 'free' } | { clock: number } | { stall: number }} Fault */

let isFull = false;
let shift = 0;

/** @type {(name: 'writeSync' | 'writevSync' | 'ftruncateSync' | 'truncateSync' | 'mkdirSync') => void} */
function mayFail(name) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  /** @param {unknown[]} args */
  const wrapped = (...args) => {
    // Logs go on: they are on another disk.
    if (isFull && args[0] !== 1 && args[0] !== 2)
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
        code: 'ENOSPC',
        errno: -28,
        syscall: name,
      });
    return original.apply(fs, args);
  };
  Object.assign(fs, { [name]: wrapped });
}
for (const name of /** @type {const} */ ([
  'writeSync',
  'writevSync',
  'ftruncateSync',
  'truncateSync',
  'mkdirSync',
]))
  mayFail(name);
syncBuiltinESMExports();

const now = Date.now;
Date.now = () => now() + shift;

process.on('message', (/** @type {Fault} */ fault) => {
  if ('disk' in fault) isFull = fault.disk === 'full';
  if ('clock' in fault) shift = fault.clock;
  // Nothing runs while this waits: a long collection of garbage, a laptop that slept.
  if ('stall' in fault) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, fault.stall);
  process.send?.('done');
});
// The channel alone shall not keep a server running that has stopped.
process.channel?.unref();

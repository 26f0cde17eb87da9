// @ts-check
// A disk without space, for tests of a program's behaviour then. Loaded by `node --import`, it reaches every thread.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const flagName = 'plinth full disk';
/** 1 while the disk is full; shared by the threads of the process. */
const flag =
  /** @type {Int32Array<SharedArrayBuffer> | undefined} */ (getEnvironmentData(flagName)) ??
  new Int32Array(new SharedArrayBuffer(4));
setEnvironmentData(flagName, flag);

/** From now on every write of this process fails, in all threads that have loaded this module. */
export const fillDisk = () => void Atomics.store(flag, 0, 1);
export const freeDisk = () => void Atomics.store(flag, 0, 0);

const writes = /** @type {const} */ ([
  'writeSync',
  'writevSync',
  'ftruncateSync',
  'truncateSync',
  'mkdirSync',
]);
for (const name of writes) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  /** @param {unknown[]} args */
  const mayFail = (...args) => {
    // Logs continue: they are on another disk.
    if (Atomics.load(flag, 0) === 1 && args[0] !== 1 && args[0] !== 2)
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
        code: 'ENOSPC',
        errno: -28,
        syscall: name,
      });
    return original.apply(fs, args);
  };
  Object.assign(fs, { [name]: mayFail });
}
syncBuiltinESMExports();

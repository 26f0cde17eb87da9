import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports that may be chosen: below those that systems assign to outgoing connections (from 32768 on Linux, 49152
 * elsewhere), which could take the port of a restarting server; and none that browsers block.
 */
const first = 20_000;
const count = 12_000;

/** A loopback port that was free a moment ago: a restarted server has to keep its address. */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${first} and ${first + count} is free.`);
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

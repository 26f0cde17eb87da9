import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports that may be chosen: below those that systems give to outgoing connections (from 32768 on Linux, 49152
 * elsewhere), which could take the port of a server while it starts anew; and none that browsers refuse.
 */
const first = 20_000;
const count = 12_000;

/** A loopback port that was free a moment ago: what starts anew must be found where it was. */
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

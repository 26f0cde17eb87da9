import { once } from 'node:events';
import { createServer } from 'node:net';

/** A loopback port that was free a moment ago: what starts anew must be found where it was. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

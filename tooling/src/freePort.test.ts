import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from './freePort.js';

it('is a port that a server can take, and none of those for outgoing connections', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  expect(address).toMatchObject({ address: '127.0.0.1' });
  expect(typeof address === 'object' && address?.port).toBeLessThan(32_768);
  server.close();
});

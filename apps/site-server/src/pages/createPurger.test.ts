import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log';
import { createPurger, type PurgerOptions } from './createPurger';

/** A cache that answers with the given statuses, one after the other, and after them with 200. */
async function cache(statuses: number[] = []) {
  const purges: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    purges.push(
      `${method} ${url} ${String(headers['surrogate-key'])} ${String(headers['cache-tag'])}`,
    );
    response.writeHead(statuses.shift() ?? 200).end();
    server.emit('purged');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pages`;
  return {
    purges,
    lines,
    purged: () => once(server, 'purged'),
    open(options: Partial<PurgerOptions> = {}) {
      const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
      const purger = createPurger({ addresses: [address], log, again: 60_000, ...options });
      onTestFinished(async () => {
        await purger.close();
        server.close();
      });
      return purger;
    },
  };
}

it('[SRV-31a] purges caches once for everything that was saved in one go', async () => {
  const { purges, open, purged } = await cache();
  const purger = open();
  const told = purged();
  purger.forget('site-a');
  purger.forget('site-a');
  purger.forget('moving-a');
  await told;
  await purger.close();
  expect(purges).toEqual(['PURGE /pages site-a moving-a site-a,moving-a']);
});

it('[SRV-31b] purges caches again once other servers know of it too', async () => {
  const { purges, open, purged } = await cache();
  const purger = open({ again: 5 });
  const first = purged();
  purger.forget('site-a');
  await first;
  await purged();
  expect(purges).toEqual(['PURGE /pages site-a site-a', 'PURGE /pages site-a site-a']);
});

it('[SRV-31c] a cache that does not take it is asked again, and the log says so', async () => {
  const { purges, lines, open, purged } = await cache([503]);
  const purger = open({ delays: [1] });
  const first = purged();
  purger.forget('site-a');
  await first;
  await purged();
  expect(purges).toHaveLength(2);
  expect(lines.join('')).toMatch(/purge\.failed.*503/);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NginxCache } from './nginxCache';

export interface PurgeServer {
  address: string;
  close(): Promise<void>;
}

export interface PurgeServerOptions {
  cache: NginxCache;
  /** @default any free one */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
}

/**
 * Accepts `PURGE` with keys in `Surrogate-Key`, as the server sends it for `PLINTH_PURGE`, one after the other.
 *
 * @throws when the port is taken
 */
export async function servePurges({
  cache,
  port = 0,
  host = '127.0.0.1',
}: PurgeServerOptions): Promise<PurgeServer> {
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    request.resume();
    const answer = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
    const keys = String(request.headers['surrogate-key'] ?? '')
      .split(' ')
      .filter(Boolean);
    if (request.method !== 'PURGE') {
      response.setHeader('allow', 'PURGE');
      return answer(405, 'Send PURGE with keys in Surrogate-Key.');
    }
    if (keys.length === 0) return answer(400, 'Surrogate-Key is missing.');
    const forgetting = last.then(() => cache.forget(keys));
    last = forgetting.catch(() => {});
    forgetting.then(
      (count) => answer(200, `${count} forgotten`),
      (error: unknown) => answer(500, (error as Error).message),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await last;
    },
  };
}

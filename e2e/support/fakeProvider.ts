import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A local server that replaces a third party's server. */
export interface FakeProvider {
  /** Full addresses of the page's requests, in their order. */
  readonly asked: readonly string[];
  /** `false`: it accepts every request and never answers. */
  isAwake: boolean;
  close(): Promise<void>;
}

/** Documents and scripts by their paths; everything else is a plain document. */
export type Answers = Readonly<
  Record<string, { type: string; body: string | Buffer; headers?: Record<string, string> }>
>;

/** Redirects the page's requests to the origins to a server on loopback, so that no test reaches another company. */
export async function startFakeProvider(
  page: Page,
  origins: readonly string[],
  answers: Answers = {},
): Promise<FakeProvider> {
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!provider.isAwake) {
      waiting.add(response);
      return;
    }
    const { type, body, headers } = answers[path] ?? {
      type: 'text/html',
      headers: {},
      body: `<!doctype html><title>Provider</title><h1>Provider</h1><p>${path}</p>`,
    };
    const contentType = typeof body === 'string' ? `${type}; charset=utf-8` : type;
    response.writeHead(200, { 'content-type': contentType, ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  for (const origin of origins) {
    await page.route(`${origin}/**`, async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.href);
      try {
        const response = await route.fetch({
          url: `http://127.0.0.1:${port}${url.pathname}${url.search}`,
        });
        await route.fulfill({ response });
      } catch {
        // The page was left, or the server was closed before it answered.
        await route.abort().catch(() => {});
      }
    });
  }

  const provider: FakeProvider = {
    asked,
    isAwake: true,
    async close() {
      for (const response of waiting) response.destroy();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

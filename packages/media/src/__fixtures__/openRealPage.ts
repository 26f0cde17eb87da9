/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundle } from '@plinth/tooling/bundle';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { chromium, type Browser, type Page } from 'playwright';

export interface Served {
  type: string;
  body: string | Uint8Array;
  status?: number;
}

export interface RealPage {
  page: Page;
  origin: string;
  /** Requested paths, in order, with the bytes that were sent. */
  requests: { path: string; bytes: number }[];
  close(): Promise<void>;
}

/** Bundles code as a browser loads it. */
export async function bundleScript(entryCode: string): Promise<Map<string, Served>> {
  const files = await bundle({ entryCode, resolveDir: new URL('..', import.meta.url).pathname });
  return new Map(
    files.map((file) => [
      `/${file.path}`,
      { type: 'text/javascript', body: file.contents } satisfies Served,
    ]),
  );
}

/**
 * Serves a page on the loopback interface and opens it in Chromium with the given size and density;
 * nothing else is reachable.
 */
export async function openRealPage({
  browser,
  html,
  answer,
  viewport,
  density = 1,
  javaScriptEnabled = true,
  onProblem,
}: {
  browser: Browser;
  html: string;
  /** The server's answer to a path with its query. */
  answer: (path: string) => Served | undefined;
  viewport: { width: number; height: number };
  density?: number;
  javaScriptEnabled?: boolean;
  /** Called with every error that the page throws or logs. */
  onProblem?: (problem: string) => void;
}): Promise<RealPage> {
  const requests: RealPage['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const served = path === '/' ? { type: 'text/html; charset=utf-8', body: html } : answer(path);
    const body = Buffer.from(served?.body ?? '');
    requests.push({ path, bytes: body.length });
    response.writeHead(served ? (served.status ?? 200) : 404, {
      'content-type': served?.type ?? 'text/plain',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: density,
    javaScriptEnabled,
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => onProblem?.(String(error)));
  page.on('console', (message) => {
    // A refused request to the outside is not an error of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      onProblem?.(message.text());
  });
  await page.goto(origin);
  return {
    page,
    origin,
    requests,
    async close() {
      await context.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

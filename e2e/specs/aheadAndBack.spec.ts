import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { openUndrivenTab, type UndrivenTab } from '../support/undrivenBrowser';

interface Asked {
  path: string;
  /** The browser's `Sec-Purpose` for a page that is prefetched or prerendered. */
  purpose: string;
  body: string;
  /** A header of the answer, once it is there. */
  cacheControl?: string | undefined;
}

let server: OwnServer;
let recorder: Server;
let origin: string;
let asked: Asked[] = [];
/** A page without anything: a browser that does not keep it for Back keeps none. */
const plainPage = '/plain';

/** A site whose links load documents, and all requests to its server. */
test.beforeAll(async () => {
  recorder = createServer((came, answer) => {
    const chunks: Buffer[] = [];
    came.on('data', (chunk: Buffer) => chunks.push(chunk));
    came.on('end', () => {
      const body = Buffer.concat(chunks);
      const purpose = came.headers['sec-purpose'];
      const one: Asked = {
        path: came.url ?? '',
        purpose: String(purpose ?? ''),
        body: body.toString(),
      };
      asked.push(one);
      if (came.url?.startsWith(plainPage)) {
        answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Plain</p>');
        return;
      }
      const { method, headers } = came;
      const passed = ask(
        server.origin + came.url,
        { method: method ?? 'GET', headers },
        (given) => {
          one.cacheControl = given.headers['cache-control'];
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      passed.end(body);
    });
  });
  await new Promise<void>((resolve) => {
    recorder.listen(0, 'localhost', resolve);
  });
  origin = `http://localhost:${(recorder.address() as AddressInfo).port}`;
  // Only pages of a configured origin may be cached by everyone.
  server = await ownServerAtRest({ PLINTH_ORIGIN: origin });
  await server.rows(
    `update sites set definition = jsonb_set(definition, '{softNavigation}', 'false')`,
  );
  await server.start();
});

test.afterAll(async () => {
  recorder.close();
  recorder.closeAllConnections();
  await server.remove();
});

let tab: UndrivenTab;

test.beforeEach(async () => {
  asked = [];
  tab = await openUndrivenTab();
});

test.afterEach(() => tab.close());

const link = (path: string) => `.probe[href="${path}"]`;
/** A row of links at the top of the window, over any content. */
const placeLinks = (...paths: string[]) =>
  tab.evaluate(`for (const [index, path] of ${JSON.stringify(paths)}.entries()) {
    const link = document.createElement('a');
    link.href = path;
    link.className = 'probe';
    link.textContent = path;
    link.style.cssText = 'position:fixed;z-index:99999;top:0;left:' + index * 90 + 'px;width:80px;overflow:hidden';
    document.body.append(link);
  }`);
const aheadOf = (path: string) => asked.filter((one) => one.path === path && one.purpose !== '');
/** Paths whose views were reported to the server, in their order. */
const views = () =>
  asked
    .filter(({ path }) => path.startsWith('/api/census/RecordHit'))
    .map(({ body }) => {
      const data = new URLSearchParams(body).get('data') ?? '{}';
      return (JSON.parse(data) as { pagePath: string }).pagePath;
    });
const kept = () =>
  tab.evaluate<string>(
    'JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])',
  );

/** Goes back from the current page to an earlier page, and returns whether it is still the same document. */
async function isKeptAt(path: string): Promise<boolean> {
  await tab.evaluate('void setTimeout(() => history.back())');
  await expect.poll(() => tab.evaluate<string>('location.pathname').catch(() => '')).toBe(path);
  return tab.evaluate<boolean>('window.isTheSame === true');
}

async function agree(): Promise<void> {
  await tab.goto(`${origin}/`);
  await tab.evaluate(`void (document.cookie = 'ss_cookieAllowed=true; Path=/')`);
  await tab.goto(`${origin}/contact`);
  await expect.poll(views).toContain('/contact');
}

test('[RUN-45a] [RUN-45b] a link that a visitor rests on has its page rendered ahead, and nothing is counted or kept before it is seen', async () => {
  await agree();
  const before = await kept();
  await placeLinks('/studio', '/work');
  await tab.hover(link('/studio'));
  await expect.poll(() => aheadOf('/studio')).toHaveLength(1);
  await tab.hover(link('/work'));
  await expect.poll(() => aheadOf('/work')).toHaveLength(1);
  // Its scripts have done their work of a page that is not visible yet.
  await expect.poll(() => asked.some(({ path }) => path.startsWith('/assets/'))).toBe(true);
  expect(views()).not.toContain('/studio');
  expect(views()).not.toContain('/work');
  expect(await kept()).toBe(before);
  expect(asked.filter(({ purpose, path }) => purpose !== '' && path.startsWith('/api/'))).toEqual(
    [],
  );

  await tab.click(link('/work'));
  await expect.poll(views).toContain('/work');
  const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
  expect(await tab.evaluate<number>(activation)).toBeGreaterThan(0);
  expect(await tab.evaluate<string>('location.pathname')).toBe('/work');
  // It was fetched once, ahead.
  expect(asked.filter(({ path }) => path === '/work')).toHaveLength(1);
  expect(views().filter((path) => path === '/work')).toHaveLength(1);
  expect(views()).not.toContain('/studio');
});

test('[RUN-45a] a page that any cache may keep lets the browser render another ahead', async () => {
  await tab.goto(`${origin}/studio`);
  expect(asked.find(({ path }) => path === '/studio')?.cacheControl).toMatch(/^public/);
  await placeLinks('/work');
  await tab.hover(link('/work'));
  await expect.poll(() => aheadOf('/work')).toHaveLength(1);
});

test('[RUN-45c] cart, checkout, account, files, another window and the owner’s area are not asked for ahead', async () => {
  await agree();
  const apart = ['/cart', '/config/', '/checkout', '/account', '/favicon.svg', '/work'];
  await placeLinks(...apart, '/studio');
  await tab.evaluate(`void (document.querySelector('${link('/work')}').target = '_blank')`);
  for (const path of apart) await tab.hover(link(path));
  // The next page is requested later, so they would have been requested by then.
  await tab.hover(link('/studio'));
  await expect.poll(() => aheadOf('/studio')).toHaveLength(1);
  expect(apart.flatMap(aheadOf)).toEqual([]);
});

test('[RUN-46] [TRK-18k] Back restores a page from the back/forward cache, with the cart of today, and counts it again', async () => {
  await tab.goto(origin + plainPage);
  await tab.evaluate(`void (window.isTheSame = true)`);
  await tab.goto(`${origin}${plainPage}/next`);
  test.skip(!(await isKeptAt(plainPage)), 'This Chromium keeps no page for Back.');

  await agree();
  await tab.goto(`${origin}/shop/water-jug`);
  await tab.evaluate(`void (window.isTheSame = true)`);
  await expect.poll(views).toContain('/shop/water-jug');
  await tab.goto(`${origin}/studio`);
  await expect.poll(views).toContain('/studio');
  await tab.evaluate(`fetch('/api/commerce/cart/lines?crumb=' + encodeURIComponent(/crumb=([^;]+)/.exec(document.cookie)[1]), {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'one', itemId: 'product-water-jug', sku: 'JUG-1', quantity: 1 }),
  }).then((answer) => { if (!answer.ok) throw new Error(String(answer.status)); })`);
  expect(await isKeptAt('/shop/water-jug')).toBe(true);
  await expect
    .poll(() => tab.evaluate<string>(`document.querySelector('a[href="/cart"]').textContent`))
    .toContain('1');
  await expect.poll(() => views().filter((path) => path === '/shop/water-jug')).toHaveLength(2);
});

/// <reference types="node" />
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bundleScript,
  launchChromium,
  openRealPage,
  type RealPage,
} from '../__fixtures__/openRealPage';
import { Example } from '../__fixtures__/Example';

// Every component as a team uses it: rendered by a server, hydrated in strict mode in a real Chromium.

let browser: Browser;
let opened: RealPage;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  const scripts = await bundleScript(
    `import { StrictMode } from 'react'; import { hydrateRoot } from 'react-dom/client'; import { Example } from './__fixtures__/Example';
     window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
     const root = hydrateRoot(document.getElementById('root'), <StrictMode><Example /></StrictMode>, { onRecoverableError: (error) => console.error('hydration: ' + error) });
     window.leave = () => root.unmount(); window.hydrated = true;`,
  );
  const css = ['image', 'video', 'map', 'map-leaflet']
    .map((name) => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'))
    .join('\n');
  opened = await openRealPage({
    browser,
    html: `<!doctype html><html lang="en"><title>Media</title><style>${css} body { margin: 16px; font: 16px/1.5 sans-serif }</style><div id="root">${renderToString(<Example />)}</div><script type="module" src="/entry.js"></script></html>`,
    viewport: { width: 1000, height: 900 },
    onProblem: (problem) => problems.push(problem),
    answer(path) {
      const script = scripts.get(path);
      if (script) return script;
      if (/^\/tiles\/\d+\/\d+\/\d+/.test(path))
        return {
          type: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#ddd"/></svg>',
        };
      if (path.startsWith('/jug'))
        return {
          type: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#b98a5e"/><ellipse cx="450" cy="330" rx="170" ry="200" fill="#f4e8d8"/></svg>',
        };
      return undefined;
    },
  });
  await opened.page.waitForFunction('window.hydrated');
});
afterAll(() => browser?.close());

it('[MED-7a] hydrates every component without a complaint and without a shift', async () => {
  const { page } = opened;
  await expect.poll(() => page.locator('[data-image-state="loaded"]').count()).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  expect(await page.evaluate('window.shift')).toBe(0);
});

it('[MED-7i] loads each picture of the page once, in strict mode too', async () => {
  const asked = opened.requests.map(({ path }) => path).filter((path) => path.startsWith('/jug'));
  expect(new Set(asked).size).toBe(asked.length);
});

it('[MED-5] fits a phone, with text and picture one above the other', async () => {
  const { page } = opened;
  const sideBySide = () =>
    page.locator('figure[data-variant="card"]').evaluate((card) => {
      const [media, text] = ['img', 'figcaption'].map((part) =>
        card.querySelector(part)!.getBoundingClientRect(),
      );
      return text!.top < media!.bottom;
    });
  expect(await sideBySide()).toBe(true);
  // The page has 16 px on either side: the block is 415 px wide, then 414.
  await page.setViewportSize({ width: 415 + 32, height: 800 });
  await expect.poll(sideBySide).toBe(true);
  await page.setViewportSize({ width: 414 + 32, height: 800 });
  await expect.poll(sideBySide).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(sideBySide).toBe(false);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.setViewportSize({ width: 1000, height: 900 });
});

it('[MED-8b] plays after one click', async () => {
  const { page } = opened;
  await page.getByRole('button', { name: 'Play video: The kiln' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(1);
});

it('[MED-12b] opens the map in place', async () => {
  const { page } = opened;
  await page.getByRole('button', { name: 'Use interactive map' }).click();
  await page.getByRole('region', { name: /^Map: Kiln & Co/ }).waitFor();
  await expect.poll(() => page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect
    .poll(() => opened.requests.some(({ path }) => path.startsWith('/tiles/15/')))
    .toBe(true);
});

it('takes everything away when the components leave', async () => {
  const { page } = opened;
  await page.evaluate('window.leave()');
  expect(await page.locator('main').count()).toBe(0);
  expect(problems).toEqual([]);
});

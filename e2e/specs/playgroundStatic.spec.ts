import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startFolderServer } from '@plinth/tooling/folder-server';
import { needs } from '../support/needs';
import { watchErrors } from '../support/playground';
import { playgroundSights } from '../support/playgroundSights';

// The built playground below a folder of a plain file host: no rewriting, no fallback, no calls.
let folder: string;
let host: Awaited<ReturnType<typeof startFolderServer>>;
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'plinth-static-'));
  symlinkSync(path.resolve(import.meta.dirname, '../../apps/playground/dist'), `${folder}/plinth`);
  host = await startFolderServer(folder);
});
test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});
test.use({ viewport: { width: 1440, height: 900 } });

test('[PLY-3a] as plain files below a folder, deep links, search and panels work', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
  await page.goto(
    `${host.origin}/plinth/?example=gallery/designs&option.design=autorows&panel=api`,
  );
  const pictures = page.frameLocator('iframe').getByRole('img');
  await expect(pictures).toHaveCount(9);
  // Those below load on scrolling.
  await expect
    .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('tabpanel', { name: 'API' })).toContainText('attachGallery(');
  for (const name of ['README', 'Options', 'Source', 'Checks'])
    await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('heading', { name: /^axe: / })).toBeVisible();

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search examples and switches' }).fill('currency');
  await page
    .getByRole('option', { name: /^Money/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/plinth\/\?example=commerce\/money/);
  // A reload aborts pending loads, and Firefox reports that to a page before it is left.
  await playgroundSights['commerce/money']!(page.frameLocator('iframe'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Money');
  await page.getByRole('link', { name: 'Plinth playground' }).click();
  await expect(page).toHaveURL(`${host.origin}/plinth/`);
  expect(missing).toEqual([]);
  expect(errors).toEqual([]);
});

test('[PLY-3a] as plain files, a composed page has its pictures and its script', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
  await page.goto(`${host.origin}/plinth/?example=site-renderer/compose-a-page`);
  const composed = page.frameLocator('iframe').getByTitle('The page').contentFrame();
  const picture = composed.getByRole('list', { name: 'Gallery' }).getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(missing).toEqual([]);
  expect(errors).toEqual([]);
});

test('[PLY-3b] StackBlitz is posted a project with the code unchanged', async ({ page }) => {
  needs('bodies of requests');
  const context = page.context();
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'Here' }));
  await page.goto(`${host.origin}/plinth/?example=gallery/designs&option.thumbnailsPerRow=2`);
  const [request] = await Promise.all([
    context.waitForEvent('request', (sent) => sent.url().startsWith('https://stackblitz.com/run')),
    page.getByRole('button', { name: 'Open in StackBlitz' }).click(),
  ]);
  const fields = new URLSearchParams(request.postData() ?? '');
  const file = (path: string) => fields.get(`project[files][${path}]`) ?? '';
  expect(request.method()).toBe('POST');
  expect(fields.get('project[template]')).toBe('node');
  expect(JSON.parse(file('package.json'))).toMatchObject({
    dependencies: { '@plinth/gallery': 'file:./plinth/gallery' },
    stackblitz: { startCommand: 'npm start' },
  });
  expect(file('src/Example.tsx')).toContain('thumbnailsPerRow={2}');
  expect(file('plinth/gallery/dist/react.js')).toContain('use client');
  expect(file('public/pictures/dune.svg')).toContain('<svg');
});

test('[PLY-3a] as plain files, the map’s tiles are drawn in the browser', async ({ page }) => {
  await page.goto(`${host.origin}/plinth/?example=media/map&consent=accepted`);
  const tiles = page.frameLocator('iframe').locator('img[src*="tiles/"]');
  await expect
    .poll(() =>
      tiles.evaluateAll(
        (all) => all.filter((tile) => (tile as HTMLImageElement).naturalWidth > 0).length,
      ),
    )
    .toBeGreaterThan(1);
  // Without the worker the host has no such file.
  const { status } = await fetch(`${host.origin}/plinth/tiles/14/8186/5448.svg`);
  expect(status).toBe(404);
});

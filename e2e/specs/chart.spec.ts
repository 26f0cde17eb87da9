import { expect, test } from '@playwright/test';
import { finishTransitions, passesOf, violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';

test('[RUN-2o] charts are rendered by the server: bars, lines and slices show without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/kiln-log');
  const bars = page.locator('#block-log-firings');
  const box = (await bars.getByRole('img', { name: 'What came out whole' }).boundingBox())!;
  expect(box.height).toBeGreaterThan(200);
  // The whole drawing is in use: the tallest bar nearly reaches its top.
  const heights = await bars
    .locator('.pl-chart-bar')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height));
  expect(heights).toHaveLength(14);
  expect(Math.max(...heights) / box.height).toBeGreaterThan(0.8);
  await expect(page.getByRole('img', { name: 'Fourteen hours to cone 9' })).toBeAttached();
  await expect(page.locator('#block-log-glazes path')).toHaveCount(5);
  await context.close();
});

test('[RUN-2o] a table says the same to a screen reader', async ({ page }) => {
  await page.goto('/kiln-log');
  const table = page.getByRole('table', { name: 'The numbers of “What came out whole”' });
  await expect(table.getByRole('row', { name: 'Nov 273 15' })).toBeAttached();
  await expect(table.getByRole('columnheader', { name: 'Seconds (pieces)' })).toBeAttached();
});

test('[RUN-2q] the values are shown under the pointer and by the arrow keys', async ({ page }) => {
  await page.goto('/kiln-log');
  const bars = page.locator('#block-log-firings');
  await expect(bars).toHaveAttribute('data-attached', '');
  const drawing = bars.getByRole('img', { name: 'What came out whole' });
  const { width, height } = (await drawing.boundingBox())!;
  await drawing.hover({ position: { x: width * 0.95, y: height / 2 }, force: true });
  await expect(bars.getByRole('status')).toHaveText('NovWhole (pieces) 273Seconds (pieces) 15');
  await bars.getByRole('group', { name: /^What came out whole/ }).focus();
  await page.keyboard.press('Home');
  await expect(bars.getByRole('status')).toHaveText('JanWhole (pieces) 212Seconds (pieces) 31');
  await page.keyboard.press('Escape');
  await expect(bars.getByRole('status')).toBeHidden();
});

test('beside the slice under the pointer the other lines can still be read in light and dark', async ({
  page,
}) => {
  needs('media');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kiln-log');
  const pie = page.locator('#block-log-glazes');
  await pie.scrollIntoViewIfNeeded();
  await expect(pie).toHaveAttribute('data-attached', '');
  const lines = pie.locator('.pl-chart-key li');
  await lines.first().hover();
  await expect(pie.locator('path').last()).toHaveCSS('opacity', '0.35');
  // axe skips content that is hidden from screen readers.
  await pie.locator('.pl-chart-key').evaluate((key) => key.removeAttribute('aria-hidden'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await finishTransitions(page);
    const look = { within: '#block-log-glazes', rules: ['color-contrast'] };
    expect(await violationsOf(page, look)).toEqual([]);
    expect((await passesOf(page, look)).length).toBeGreaterThan(10);
  }
});

import { expect, test } from '@playwright/test';
import { observeLayoutShift } from '../support/layoutShift';
import { samplePages } from '../support/samplePages';
import { scrollThrough } from '../support/scrollThrough';
import { violationsInBothSchemes } from '../support/violationsOf';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RUN-16d] every page of the sample site reads', async ({ page }) => {
    for (const { path, heading } of samplePages)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      });
  });
});

for (const { path, heading } of samplePages) {
  test(`[RUN-16h] [RUN-16b] ${path} does not move while it loads and is scrolled, and has no axe violation in light and dark`, async ({
    page,
  }) => {
    const layoutShift = await observeLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await scrollThrough(page);
    expect(await layoutShift()).toBe(0);
    await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

test('an address that does not exist answers 404 with a page that reads', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

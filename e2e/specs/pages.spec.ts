import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { observeLayoutShift } from '../support/layoutShift';
import { samplePages } from '../support/samplePages';
import { scrollThrough } from '../support/scrollThrough';

for (const { path, heading } of samplePages) {
  test(`[RUN-16] ${path} reads without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await context.close();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`${path} has no axe violation in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }

  test(`[RUN-16] ${path} does not move while it loads and is scrolled`, async ({ page }) => {
    const layoutShift = await observeLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await scrollThrough(page);
    expect(await layoutShift()).toBe(0);
  });
}

test('an address that does not exist answers 404 with a page that reads', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

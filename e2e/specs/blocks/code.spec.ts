import { expect, test } from '@playwright/test';
import { sidewaysScroll } from '../../support/sidewaysScroll';

test('[RUN-2m] code is read, scrolled by the keyboard and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/friends');
  const lines = page.getByRole('region', { name: 'Code, JavaScript' });
  await lines.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // The first click loads the script, and is not lost.
  await page.locator('#block-friends-code').getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('#block-friends-code').getByRole('button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '// A lid that touches the shelf above it stays there for good.',
  );
  // The page itself never scrolls sideways.
  expect(await sidewaysScroll(page)).toBe(0);
});

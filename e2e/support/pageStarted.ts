import { expect, type Page } from '@playwright/test';

/**
 * The page has started. One that waits until somebody uses it (`head[data-when]`) is given the sign that it waits for,
 * again and again: the first one may come before the page listens.
 */
export async function pageStarted(page: Page): Promise<void> {
  let place = 1;
  await expect(async () => {
    if ((await page.locator('head[data-when]').count()) > 0) {
      place += 1;
      await page.mouse.move(place, place);
    }
    expect(await page.locator('html[data-page-started]').count()).toBe(1);
  }).toPass();
}

/** The page hears what somebody does on it; parts that wait for that have not begun. */
export async function pageIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'plinth' in window);
  await expect(page.locator('head')).toHaveAttribute('data-when', 'touch');
}

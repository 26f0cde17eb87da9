import { expect, type Page } from '@playwright/test';

/**
 * Resolves when the page has started. A page that waits for its first use (`head[data-when]`) gets the event
 * repeatedly: the first one may be fired before the page listens.
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

/** Resolves when the page listens to its visitor; parts that wait for the first use have not begun. */
export async function pageIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'plinth' in window);
  await expect(page.locator('head')).toHaveAttribute('data-when', 'touch');
}

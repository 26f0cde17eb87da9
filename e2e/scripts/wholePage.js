/* global document, window, requestAnimationFrame -- in the page */

/**
 * A picture of a whole page, with what loads only near the window: walks the page once.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').PageScreenshotOptions} [options]
 */
export async function wholePage(page, options = {}) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  return page.screenshot({ fullPage: true, animations: 'disabled', ...options });
}

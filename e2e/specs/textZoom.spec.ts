import { expect, test, type Page } from '@playwright/test';
import { siteAddresses } from '../support/siteAddresses';

// The narrowest window that WCAG 1.4.10 names.
test.use({ viewport: { width: 320, height: 800 } });

/** The elements that reach out of the page at twice the text size; a place that scrolls or clips by itself keeps its own. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { width: own, right } = element.getBoundingClientRect();
        return own > 0 && right > width + 1 && !isHeld(element.parentElement);
      })
      .map((element) => `${location.pathname} ${element.tagName}.${element.getAttribute('class')}`);
  });

test('[RUN-2b] no page is wider than a phone at twice the text size', async ({ page, request }) => {
  const found: string[] = [];
  for (const address of await siteAddresses(request)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    found.push(...(await overflowing(page)));
  }
  await page.goto('/shop/mug');
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added!')).toBeVisible();
  for (const address of ['/cart', '/checkout']) {
    await page.goto(address);
    found.push(...(await overflowing(page)));
  }
  expect(found).toEqual([]);
});

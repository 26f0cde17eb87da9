import { expect, test, type Page } from '@playwright/test';
import { canFindText } from '../support/canFindText';
import { pageStarted } from '../support/pageStarted';

const address = '/work/exhibition';
/** Text of the last section, far below the first view. */
const text = 'In full, for those who scroll.';
const link = `${address}#:~:text=${encodeURIComponent(text)}`;

/** The sections whose content the browser has not laid out. */
const skipped = (page: Page) =>
  page
    .locator('.pl-section-content')
    .evaluateAll(
      (contents) =>
        contents.filter((content) => !content.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );

test('[RUN-16e] a page that is asked for a text in it has its true height from the start', async ({
  page,
  browserName,
}) => {
  await page.goto(address);
  // Firefox would not keep its place while sections above it get their height: there nothing is skipped.
  const left = browserName === 'firefox' ? 0 : 1;
  await expect.poll(async () => Math.min(1, await skipped(page))).toBe(left);
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => skipped(page)).toBe(0);
});

test('[RUN-16e] a link to a text leads to its place', async ({ page }) => {
  test.skip(!(await canFindText(page)), 'This browser does not search.');
  await page.goto(link);
  await expect(page.getByText(text)).toBeInViewport();
});

test('[RUN-16e] a text that Firefox’s own search finds far below is seen, and stays in sight', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'firefox', 'In Chromium a link to a text is this search.');
  await page.goto(address);
  await page.evaluate(
    (words) => (window as unknown as { find(words: string): boolean }).find(words),
    text,
  );
  const found = page.getByText(text);
  await expect(found).toBeInViewport();
  // Sections around it would get their true height in the frames after that.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(found).toBeInViewport();
});

test('[RUN-26e] [RUN-16e] a link to a text of another page is followed by the browser, which searches for it', async ({
  page,
}) => {
  await page.goto('/');
  await pageStarted(page);
  await page
    .locator('main p')
    .first()
    .evaluate((paragraph, href) => {
      const anchor = document.createElement('a');
      anchor.href = href;
      anchor.textContent = 'The last hall';
      paragraph.append(anchor);
    }, link);
  const anchor = page.getByRole('link', { name: 'The last hall' });
  // Soft navigation loads at the first use.
  await anchor.hover();
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await anchor.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The exhibition');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
});

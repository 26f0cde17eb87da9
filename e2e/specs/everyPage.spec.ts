import { expect, test, type Page } from '@playwright/test';
import { trackingCookiesOf } from '../support/cookies';
import { overflowing } from '../support/overflowing';
import { samplePages } from '../support/samplePages';
import { siteAddresses } from '../support/siteAddresses';
import { watchPolicy } from '../support/watchPolicy';
import { reportCalls, watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';

/*
 * Every published page once, by a visitor who has decided nothing: it reports nothing and stores nothing, fits a phone
 * at twice the text size, and every pressed control works under the page's own policy. A library that writes HTML,
 * starts a worker or frames another origin shows here first. One visit of a page answers all of it, because the visits
 * are the cost.
 */
const parts = 6;

/** The width that 320 px leave beside a scrollbar of 12 px, which the driven Chromium does not draw. */
const narrow = (browserName: string) => (browserName === 'firefox' ? 320 : 320 - 12);

for (let part = 0; part < parts; part += 1) {
  test(`[TRK-17a] [RUN-2b] [SRV-2i] every page before a decision reports and keeps nothing, fits a phone at twice the text size, and its policy refuses nothing that is pressed, part ${part + 1} of ${parts}`, async ({
    page,
    context,
    request,
    browserName,
  }) => {
    const addresses = (await siteAddresses(request)).filter((_, index) => index % parts === part);
    expect(addresses.length).toBeGreaterThan(3);
    const refused = await watchPolicy(context);
    page.on('pageerror', (error) => refused.push(`${error.message} at ${page.url()}`));
    const sent = watchRequests(page, reportCalls);
    let pressed = 0;
    for (const address of addresses)
      await test.step(address, async () => {
        await page.setViewportSize({ width: narrow(browserName), height: 640 });
        await page.goto(address);
        await pageStarted(page);
        await page.mouse.wheel(0, 2000);
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
        );
        expect(await trackingCookiesOf(context)).toEqual([]);
        expect(
          await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
        ).toEqual([]);
        expect(await overflowing(page)).toEqual([]);

        await page.setViewportSize({ width: 1280, height: 720 });
        await comeNearEverything(page);
        pressed += await pressEverything(page);
        await expect(page.locator('[data-map-state="failed"], [data-failed]')).toHaveCount(0);
        expect(sent).toEqual([]);
        // The next page has a new visitor.
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await context.clearCookies();
      });
    expect(pressed).toBeGreaterThan(addresses.length / 2);
    expect(refused).toEqual([]);
  });
}

test('[TRK-17a] the list of pages is the server’s own', async ({ request }) => {
  const addresses = await siteAddresses(request);
  for (const { path } of samplePages) expect(addresses).toContain(path);
});

test('[RUN-2b] a cart and a checkout that hold something fit a phone at twice the text size', async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: narrow(browserName), height: 640 });
  await page.goto('/shop/mug');
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added!')).toBeVisible();
  for (const address of ['/cart', '/checkout']) {
    await page.goto(address);
    expect(await overflowing(page)).toEqual([]);
  }
});

/** Scrolls so that every block comes near the view once and loads its script. */
async function comeNearEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 300 });
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await idle();
    }
  });
  await page.waitForLoadState('networkidle');
}

/** @returns how many were there */
async function pressEverything(page: Page): Promise<number> {
  const pressed = await page.evaluate(() => {
    // Links and forms would lead away; they have specs of their own.
    addEventListener('submit', (event) => event.preventDefault(), true);
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.preventDefault();
    });
    let count = 0;
    for (const control of document.querySelectorAll<HTMLElement>(
      'main button, summary, [role="tab"]',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.click();
      count += 1;
    }
    return count;
  });
  await page.waitForLoadState('networkidle');
  return pressed;
}

import { expect, test, type Page } from '@playwright/test';
import { siteAddresses } from '../support/siteAddresses';
import { watchPolicy } from '../support/watchPolicy';
import { pageStarted } from '../support/pageStarted';

/*
 * The published pages under their own policy: whatever a visitor presses works, and nothing that the page does by itself
 * is refused. A library that writes HTML, starts a worker or frames another origin shows here first.
 */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`[RUN-2b] [SRV-2i] everything on every page is pressed, and the policy refuses nothing, part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    const addresses = (await siteAddresses(request)).filter((_, index) => index % parts === part);
    expect(addresses.length).toBeGreaterThan(5);
    const refused = await watchPolicy(page.context());
    page.on('pageerror', (error) => refused.push(`${error.message} at ${page.url()}`));
    let pressed = 0;
    for (const address of addresses) {
      await page.goto(address);
      await pageStarted(page);
      await scrollThrough(page);
      pressed += await pressEverything(page);
      await expect(page.locator('[data-map-state="failed"], [data-failed]')).toHaveCount(0);
    }
    expect(pressed).toBeGreaterThan(addresses.length);
    expect(refused).toEqual([]);
  });
}

/** So that every block comes near once, and its script with it. */
async function scrollThrough(page: Page): Promise<void> {
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

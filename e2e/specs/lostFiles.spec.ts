import { expect, test } from '@playwright/test';
import { siteAddresses } from '../support/siteAddresses';
import { watchReports } from '../support/watchReports';
import { pageStarted } from '../support/pageStarted';

/*
 * The network fails right after a page has started: every later use requests files that do not load. The page may do
 * less, but nothing of ours breaks.
 */
const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`[RUN-15h] everything is used on pages whose further scripts do not come, and nothing throws, part ${part + 1} of ${parts}`, async ({
    page,
    request,
    context,
  }) => {
    const addresses = (await siteAddresses(request)).filter((_, index) => index % parts === part);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(`${error.stack} at ${page.url()}`));
    let lost = 0;
    await page.goto(addresses[0]!);
    for (const address of addresses) {
      await page.goto(address);
      await pageStarted(page);
      await context.route(/\/assets\/[^?]*\.js(\?|$)/, (route) => {
        lost += 1;
        return route.abort();
      });
      await page.evaluate(useEverything);
      await page.waitForLoadState('networkidle');
      await context.unrouteAll();
    }
    expect(lost).toBeGreaterThan(addresses.length);
    expect(thrown).toEqual([]);
  });
}

test('[RUN-15i] a page works whose files load at the second request, and nothing is reported', async ({
  page,
  context,
  baseURL,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[plinth]')) said.push(message.text());
  });
  const reports = await watchReports(page);
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
  let lost = 0;
  // Except the boot script: the page itself names it and requests it once.
  await context.route(/\/assets\/(?!boot-)[^?]*\.js$/, (route) => {
    lost += 1;
    return route.abort();
  });
  const hit = page.waitForRequest(/\/api\/census\/RecordHit/);
  await page.goto('/shop/mug');
  await pageStarted(page);
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart 1/ })).toBeVisible();
  await hit;
  expect(lost).toBeGreaterThan(5);
  expect(said).toEqual([]);
  expect(reports).toEqual([]);
});

test('[RUN-15i] a part that failed to load twice loads at the next press, once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await pageStarted(page);
  const asked: string[] = [];
  await context.route(/\/assets\/openLogin-/, (route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length < 3 ? route.abort() : route.continue();
  });
  const login = page.getByRole('dialog', { name: /log in/i });
  await page.keyboard.press('Escape');
  await expect.poll(() => asked).toEqual(['', '?retry=1']);
  await page.keyboard.press('Escape');
  await expect(login).toBeVisible();
  expect(asked).toEqual(['', '?retry=1', '?retry=2']);
});

/** Runs in the page: comes near everything, then focuses, touches and presses it. */
async function useEverything(): Promise<void> {
  // Links and forms would lead away; they have specs of their own.
  addEventListener('submit', (event) => event.preventDefault(), true);
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  const idle = () =>
    new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 100 });
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await idle();
  }
  const controls = 'main :is(button, input, select, textarea), summary, [role="tab"], a[href]';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    for (const sign of ['pointermove', 'pointerdown', 'pointerup'])
      control.dispatchEvent(new PointerEvent(sign, { bubbles: true }));
    control.click();
  }
  await idle();
  // Scripts of a site, and extensions of a browser, may send these to the document itself.
  for (const event of [
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    new MouseEvent('click', { bubbles: true }),
    new FocusEvent('focusin', { bubbles: true }),
    new PointerEvent('pointerdown', { bubbles: true }),
  ])
    document.dispatchEvent(event);
  await idle();
}

import { expect, test } from '@playwright/test';
import { siteAddresses } from '../support/siteAddresses';
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
      await context.route(/\/assets\/.*\.js$/, (route) => {
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

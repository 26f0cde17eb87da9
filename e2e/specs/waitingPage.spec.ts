import { expect, test } from '@playwright/test';
import { cookieValue } from '../support/cookies';
import { pageIsReady } from '../support/pageStarted';
import { scrollThrough } from '../support/scrollThrough';
import { watchRequests } from '../support/watchRequests';

test('[RUN-1d] a visitor who reads a page to its end and uses nothing pays for pictures alone', async ({
  page,
}) => {
  const scripts = watchRequests(page, /^\/assets\/.*\.js$/);
  await page.goto('/glaze-notes');
  await pageIsReady(page);
  await scrollThrough(page);
  await expect(page.locator('main img[data-image-state="loaded"]').last()).toBeVisible();
  const names = scripts.map((call) => /\/assets\/(\w+)-/.exec(call)?.[1]);
  expect([...new Set(names)].sort()).toEqual(['attachWaitingBlock', 'boot', 'image']);
  await page.mouse.move(100, 100, { steps: 3 });
  await expect(page.locator('html')).toHaveAttribute('data-page-started', '');
});

for (const [name, value] of [
  ['Accept', 'true'],
  ['Decline', 'false'],
] as const) {
  test(`[CNS-7a] [CNS-2] an answer to the banner that is the first use of a page counts in it: ${name}`, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await pageIsReady(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const banner = page.getByRole('region', { name: /cookie/i });
    await banner.getByRole('button', { name }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => cookieValue(context, 'ss_cookieAllowed')).toBe(value);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('[CNS-7a] the settings are opened by a press that is the first use of a page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL! }]);
  await page.goto('/');
  await pageIsReady(page);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('[RUN-8] Escape does what it does when it is the first use of a page', async ({ page }) => {
  await page.goto('/studio');
  await pageIsReady(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email')).toBeFocused();
});

test('[RUN-16f] a visitor who comes back to a page, or to a place in it, finds it started', async ({
  page,
}) => {
  const started = page.locator('html[data-page-started]');
  await page.goto('/journal');
  await pageIsReady(page);
  await page.reload();
  await expect(started).toHaveCount(1);
  await page.goto('/studio#main');
  await expect(started).toHaveCount(1);
  await page.goto('/journal');
  await pageIsReady(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(started).toHaveCount(1);
});

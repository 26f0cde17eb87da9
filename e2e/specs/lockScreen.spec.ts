import { expect, test } from '@playwright/test';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';
import { violationsInBothSchemes, violationsOf } from '../support/violationsOf';

/** The password of the sample site's trade page, whose seed everybody can read. */
const password = 'weir and wheel';
const trade = { name: 'For shops', level: 1 } as const;

test('[RUN-24a, A-33] [MOD-1] a locked page is opened by its password, with the keyboard alone', async ({
  page,
}) => {
  const answer = await page.goto('/trade?from=letter');
  expect(answer?.status()).toBe(403);
  await pageStarted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Behind the door');
  // Nothing is around it.
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('region', { name: /cookie/i })).toHaveCount(0);
  // The owner's text has a link; the field follows it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();
  await page.keyboard.type('weir');
  await page.keyboard.press('Enter');

  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('This password is not right.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('This password is not right.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', trade)).toBeVisible();
  await expect(page).toHaveURL(/\/trade\?from=letter$/);
  await page.reload();
  await expect(page.getByRole('heading', trade)).toBeVisible();
});

test('[RUN-24c] [RUN-16d] it needs no JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/trade');
  await page.getByLabel('Password').fill('no idea');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toHaveText('This password is not right.');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', trade)).toBeVisible();
  await expect(page).toHaveURL(/\/trade$/);
  await context.close();
});

test('[RUN-24c] [RUN-25] [RUN-16h] lock screen and splash page have no axe violation in light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/trade');
  await page.getByLabel('Password').fill('no idea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('[RUN-24j] a link leads onto the lock screen by a page load, and on into the page', async ({
  page,
}) => {
  await page.goto('/studio');
  await pageStarted(page);
  // Loads soft navigation, where the browser supports it.
  await page.mouse.move(40, 40, { steps: 3 });
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const isFirst = () => page.evaluate(() => 'isFirst' in window);
  await page.getByRole('contentinfo').getByRole('link', { name: 'For shops' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(isFirst).toBe(false);
  await pageStarted(page);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', trade)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', trade)).toBeVisible();
});

test('[RUN-24b] [TRK-5] nothing is counted on it, also for who has agreed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
  const counted = watchRequests(page, /^\/api\/(?:census|events|v1|track|1)\//);
  await page.goto('/trade');
  await pageStarted(page);
  await page.getByLabel('Password').fill('no idea');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await pageStarted(page);
  await page.goto('about:blank');
  expect(counted).toEqual([]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^(?:ss_cv|SS_)/.test(name))).toEqual([]);
  // After unlocking, the page is like any other.
  await page.goto('/trade');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => counted.join()).toContain('/api/census/RecordHit');
});

test('[RUN-25, A-28] [MOD-1] a splash page fills the window, and leads into the site', async ({
  page,
}) => {
  await page.goto('/welcome');
  await pageStarted(page);
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const free = () =>
    page.evaluate(() => {
      const { bottom } = document.querySelector('main')!.getBoundingClientRect();
      return Math.round(innerHeight - bottom);
    });
  // A visitor who has not decided about cookies gets the banner here as well; it covers no part of the page.
  const banner = page.getByRole('region', { name: /cookie/i });
  expect(await free()).toBeGreaterThanOrEqual(Math.round((await banner.boundingBox())!.height));
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(free).toBe(0);
  await page.getByRole('link', { name: 'Come in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-cover');
});

test.describe('a whole site', () => {
  // One server for all of them, whose password changes on the way.
  test.describe.configure({ mode: 'serial' });
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await ownServerAtRest();
    // As the owner of a German site would have it.
    await server.rows(`update sites set definition = jsonb_set(definition, '{locale}', '"de"')`);
    await server.start();
  });
  test.afterAll(() => server.remove());

  test('[RUN-24k] is locked and opened again in the owner’s area', async ({ page, browser }) => {
    await page.goto(`${server.origin}/config/settings`);
    await page.getByLabel(/e-?mail/i).fill('owner@marlowclay.example');
    await page.getByLabel(/passwor[dt]/i).fill(process.env['PLINTH_OWNER_PASSWORD']!);
    await page.keyboard.press('Enter');
    const lock = page.getByRole('region', { name: /Password of the site|Passwort der Website/ });
    await expect(lock).toBeVisible();
    await lock.getByLabel(/^Passwor[dt]/).fill('Kegel neun, bitte');
    await lock.getByRole('button').click();
    await expect(lock.getByRole('status')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    // The owner sees the site without the lock.
    await page.goto(`${server.origin}/work?noredirect`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');

    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${server.origin}/work`);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
    await visitor.getByLabel('Passwort').fill('Kegel acht');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(visitor.getByRole('alert')).toHaveText('Dieses Passwort stimmt nicht.');
    await visitor.getByLabel('Passwort').fill('Kegel neun, bitte');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Work');

    // Another password locks the site again.
    await page.goto(`${server.origin}/config/settings`);
    await lock.getByLabel(/Another password|Neues Passwort/).fill('Kegel zehn, bitte');
    await lock.getByRole('button', { name: /Change|ändern/ }).click();
    await expect(lock.getByRole('status')).toBeVisible();
    await visitor.goto(`${server.origin}/studio`);
    await expect(visitor.getByLabel('Passwort')).toBeVisible();

    await page.goto(`${server.origin}/config/settings`);
    await lock.getByRole('button', { name: /Remove|entfernen/ }).click();
    await expect(lock.getByRole('status')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('banner')).toBeVisible();
    await context.close();
  });
});

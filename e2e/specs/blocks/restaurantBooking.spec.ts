import { expect, test } from '@playwright/test';
import { startFakeProvider, type FakeProvider } from '../../support/fakeProvider';
import { withContext } from '../../support/withContext';

const origin = 'https://www.opentable.co.uk';
let provider: FakeProvider;

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider(page, [origin]);
});

test.afterEach(() => provider.close());

for (const [width, theme] of [
  [1280, 'wide'],
  [850, 'standard'],
  [390, 'standard'],
] as const) {
  test(`[RUN-3, A-61, A-298, B-9, B-313] restaurant booking is ${theme} on a page of ${width} px, after a click alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/suppers');
    const booking = page.locator('#block-suppers-table');
    await booking.scrollIntoViewIfNeeded();
    await expect(booking.getByRole('link', { name: 'Reserve at OpenTable' })).toHaveAttribute(
      'href',
      `${origin}/restref/client/?rid=1104602`,
    );
    await expect(booking.getByRole('status')).toHaveText(
      'Opening it here loads content from OpenTable.',
    );
    expect(provider.asked).toEqual([]);
    await booking.getByRole('button', { name: 'Find a table' }).click();
    const frame = booking.frameLocator('iframe[title="A seat at the table"]');
    await expect(frame.getByRole('heading', { name: 'Provider' })).toBeVisible();
    expect(provider.asked).toHaveLength(1);
    expect(new URL(provider.asked[0]!).searchParams.get('theme')).toBe(theme);
    await expect(booking.getByRole('region', { name: 'A seat at the table' })).toBeFocused();
    await expect(booking.getByRole('button')).toBeHidden();
  });
}

test('[RUN-3, A-60, B-171, B-223] an editor is asked to log out, and nothing is loaded', async ({
  page,
}) => {
  await withContext(page, '/suppers', {
    authenticatedAccount: { id: 'account' },
    websiteRoles: [1],
  });
  await page.goto('/suppers');
  await page.locator('#block-suppers-table').getByRole('button', { name: 'Find a table' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Preview Only' });
  await expect(alert).toContainText('Log out of your account to use this block.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  expect(provider.asked).toEqual([]);
  await expect(page.locator('#block-suppers-table iframe')).toHaveCount(0);
});

test('[RUN-3, A-5, A-201] an account that may only look counts as a visitor', async ({ page }) => {
  await withContext(page, '/suppers', {
    authenticatedAccount: { id: 'account' },
    websiteRoles: [10],
  });
  await page.goto('/suppers');
  const booking = page.locator('#block-suppers-table');
  await booking.getByRole('button', { name: 'Find a table' }).click();
  await expect(booking.frameLocator('iframe').getByRole('heading')).toBeVisible();
});

test('[RUN-6c] a provider that keeps silent is given 10 s; then the way to it is left, and a further try', async ({
  page,
}) => {
  provider.isAwake = false;
  await page.clock.install();
  await page.goto('/suppers');
  const booking = page.locator('#block-suppers-table');
  await booking.getByRole('button', { name: 'Find a table' }).click();
  await expect(booking.getByRole('status')).toHaveText('Loading OpenTable…');
  await page.clock.fastForward(10_000);
  await expect(booking.getByRole('status')).toHaveText(
    'OpenTable did not answer. Try again, or go there directly.',
  );
  await expect(booking.locator('iframe')).toHaveCount(0);
  await expect(booking.getByRole('link', { name: 'Reserve at OpenTable' })).toBeVisible();
  provider.isAwake = true;
  await booking.getByRole('button', { name: 'Try again' }).click();
  await expect(booking.frameLocator('iframe').getByRole('heading')).toBeVisible();
});

test('[RUN-6a] [CNS-6] a visitor who agreed is not asked again, and still nothing loads unasked', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
  await page.goto('/suppers');
  const booking = page.locator('#block-suppers-table');
  await booking.scrollIntoViewIfNeeded();
  await expect(booking.getByRole('button', { name: 'Find a table' })).toBeVisible();
  await expect(booking.getByRole('status')).toHaveText('');
  expect(provider.asked).toEqual([]);
});

test('[RUN-6a] without JavaScript the way to the provider is left, and no dead button', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/suppers');
  const booking = page.locator('#block-suppers-table');
  await expect(booking.getByRole('link', { name: 'Reserve at OpenTable' })).toBeVisible();
  await expect(booking.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('[RUN-6e] the page frames its own providers and no others', async ({ page }) => {
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policy('/suppers')).toMatch(/frame-src [^;]*https:\/\/www\.opentable\.co\.uk/);
  expect(await policy('/studio')).not.toContain('opentable');
  expect(await policy('/suppers')).toMatch(/script-src 'self' 'nonce-[^']+';/);
});

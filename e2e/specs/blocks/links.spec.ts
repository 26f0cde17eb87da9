import { expect, test } from '@playwright/test';

test('[RUN-2i] [COM-13b] the donation button leads to the checkout of its page, in the whole window', async ({
  page,
}) => {
  await page.goto('/friends');
  const give = page.getByRole('link', { name: 'Give a brick' });
  await expect(give).toHaveAttribute('href', '/checkout/donate?donatePageId=kiln-fund');
  await expect(give).toHaveAttribute('target', '_top');
});

test('[RUN-2j] a collection link shows its picture and leads to the collection', async ({
  page,
}) => {
  await page.goto('/friends');
  const link = page.locator('#block-friends-journal').getByRole('link', { name: /Glaze notes/ });
  const picture = link.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/glaze-notes$/);
});

test('[RUN-2k] social links have names for screen readers', async ({ page }) => {
  await page.goto('/friends');
  const links = page.getByRole('list', { name: 'Social links' });
  for (const name of ['Instagram', 'Bluesky', 'YouTube', 'Pinterest', 'Bandcamp', 'Email']) {
    const link = links.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('[RUN-2k] a page is shared by links, and its address is copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/friends');
  const share = page.locator('#block-friends-share');
  await expect(share.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Friends ${baseURL}/friends`)}`,
  );
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/friends`);
});

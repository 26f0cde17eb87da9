import { expect, test } from '@playwright/test';

test('[RUN-2, COM-16] a member area swaps its two prices, and shows both without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto('/friends');
  const area = page.locator('#block-friends-members');
  await expect(area.getByText('€6 a month')).toBeVisible();
  await expect(area.getByText('€60 a year')).toBeHidden();
  await area.getByRole('button', { name: 'Yearly' }).click();
  await expect(area.getByText('€60 a year')).toBeVisible();
  await expect(area.getByText('€6 a month')).toBeHidden();
  await expect(area.getByRole('button', { name: 'Yearly' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(area.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/friends/join');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/friends');
  await expect(plain.getByText('€6 a month')).toBeVisible();
  await expect(plain.getByText('€60 a year')).toBeVisible();
  await context.close();
});

test('[RUN-2, RUN-10] a visitor comes from the member area to the login', async ({ page }) => {
  await page.goto('/friends');
  await page.locator('#block-friends-members').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByLabel('Password')).toBeVisible();
});

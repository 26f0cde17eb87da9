import { expect, test } from '@playwright/test';
import { pageStarted } from '../../support/pageStarted';

test('[RUN-2h] [COM-16] a member area swaps its two prices, and shows both without JavaScript', async ({
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

test('[RUN-2h] [RUN-10a] a member comes through the login into the area, and out of it again', async ({
  page,
}) => {
  await page.goto('/friends');
  await page.locator('#block-friends-members').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/thursday-shelf$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Access Denied');
  await expect(page.getByText('What went wrong')).toHaveCount(0);
  await pageStarted(page);
  await page.getByLabel('Email').fill('owner@marlowclay.example');
  await page.getByLabel('Password').fill(process.env['PLINTH_OWNER_PASSWORD']!);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(heading).toHaveText('The Thursday shelf');
  await expect(page).toHaveURL(/\/thursday-shelf$/);
  await expect(page.getByText('What went wrong')).toBeVisible();

  await page.goto('/friends');
  await expect(page.getByRole('link', { name: 'To the member area' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  // The mark is in the address only for a moment.
  await expect(page.getByText('Logout Successful')).toBeVisible();
  await page.goto('/thursday-shelf');
  await expect(heading).toHaveText('Access Denied');
});

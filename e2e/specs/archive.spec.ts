import { expect, test } from '@playwright/test';

test('[RUN-20g] the archive leads to the posts of a month and of a person', async ({ page }) => {
  await page.goto('/journal');
  const months = page.locator('#block-journal-months');
  await expect(months.getByRole('heading', { name: 'By month' })).toBeVisible();
  const links = months.getByRole('link');
  const name = await links.last().textContent();
  await links.last().click();
  await expect(page).toHaveURL(/\/journal\?month=\d{4}-\d\d$/);
  await expect(months.getByRole('link', { name: name! })).toHaveAttribute('aria-current', 'true');
  const posts = page.locator('#block-journal-posts');
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText(['The colour of oat']);
  await page.locator('#block-journal-authors').getByRole('link', { name: 'Ruth Adeyemi' }).click();
  await expect(posts.getByRole('heading', { level: 2 })).toHaveCount(3);
});

test('an address of a post that is not there answers 404', async ({ page }) => {
  const answer = await page.goto('/journal/not-written');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

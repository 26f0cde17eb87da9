import { expect, test } from '@playwright/test';

test('[RUN-2g] tour dates are in their order with tickets, and past ones are folded away', async ({
  page,
}) => {
  await page.goto('/listen');
  const block = page.locator('#block-listen-dates');
  const rows = block.locator('.pl-tour > .pl-tour-dates > li');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Old Salt Store');
  await expect(
    rows.nth(0).getByRole('link', { name: 'Tickets for Old Salt Store' }),
  ).toHaveAttribute('href', 'https://tickets.example/salt-store');
  await expect(rows.nth(1)).toContainText('Sold out');
  await expect(rows.nth(1)).toContainText('7:30');
  await expect(rows.nth(2)).toContainText('Free entry');
  await expect(rows.nth(3)).toContainText('Cancelled');
  await expect(block.getByText('Weir House, Bourne Mill')).toBeHidden();
  await block.getByText('Past dates').click();
  await expect(block.getByRole('listitem').last()).toContainText('Weir House');
  await expect(
    block.getByRole('link', { name: 'Follow The Weir House on Bandcamp' }),
  ).toBeVisible();
});

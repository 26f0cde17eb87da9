import { expect, test } from '@playwright/test';
import { violationsOf } from '../support/violationsOf';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`[COM-42a] [COM-42b] [COM-42c] [RUN-40] ${how} JavaScript the checkout answers a wrong entry as forms do`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/shop/mug');
    await page.getByLabel('Glaze').selectOption('Oat');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    if (javaScriptEnabled) await expect(page.getByText('Added!')).toBeVisible();
    await page.goto('/checkout');
    await expect(page).toHaveTitle('Checkout — Marlow Clay');
    await page.getByLabel('Email').fill('ada at example');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('button', { name: /^Place order/ }).click();

    await expect(page).toHaveTitle('Error: Checkout — Marlow Clay');
    const summary = page.locator(':focus');
    await expect(summary.getByRole('alert')).toHaveText('Please check the marked fields.');
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter an email address.',
      'Street and number is required.',
      'City is required.',
      'Country is required.',
    ]);
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Please enter an email address.' }).press('Enter');
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('ada at example');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter an email address.');
    await expect(page.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid');

    const code = page.getByLabel('Promo code or gift card');
    await code.fill('NO SUCH-CODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    const problem = 'There is no promo code NO SUCH-CODE.';
    await expect(page).toHaveTitle('Error: Checkout — Marlow Clay');
    await expect(summary.getByRole('alert')).toHaveText(problem);
    await summary.getByRole('link', { name: problem }).press('Enter');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('NO SUCH-CODE');
    await expect(code).toHaveAccessibleDescription(problem);
    await code.fill('firstfiring');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveTitle('Checkout — Marlow Clay');
    await expect(page.locator(':focus')).toHaveText('Your order');
    await expect(page.locator(':focus')).toBeInViewport();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await context.close();
  });

  test(`[COM-42a] [COM-42b] [RUN-40] ${how} JavaScript the cart answers a code that it cannot take as forms do`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/shop/mug');
    await page.getByLabel('Glaze').selectOption('Oat');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    if (javaScriptEnabled) await expect(page.getByText('Added!')).toBeVisible();
    await page.goto('/cart');
    await page.getByRole('textbox', { name: 'Promo code' }).fill('MISTYPED');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveTitle('Error: Cart — Marlow Clay');
    const summary = page.locator(':focus');
    await summary.getByRole('link').press('Enter');
    const code = page.getByRole('textbox', { name: 'Promo code' });
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('MISTYPED');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveAccessibleDescription('There is no promo code MISTYPED.');
    // A code that does not count yet is no error: it waits in the cart.
    await code.fill('STRAW');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Remove promo code STRAW' })).toBeVisible();
    await expect(page).toHaveTitle('Cart — Marlow Clay');
    await page.getByLabel('Quantity of Mug').fill('9000');
    if (!javaScriptEnabled) {
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page).toHaveTitle('Error: Cart — Marlow Clay');
      await page.locator(':focus').getByRole('link').press('Enter');
      await expect(page.getByLabel('Quantity of Mug')).toBeFocused();
      await expect(page.getByLabel('Quantity of Mug')).toHaveAttribute('aria-invalid', 'true');
    }
    await context.close();
  });
}

test('[RUN-40] a form that was refused says so in the title of its page without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  const title = await page.title();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await context.close();
});

test('[RUN-41] dates that come again have titles that differ', async ({ page }) => {
  await page.goto('/dates');
  const addresses = await page
    .getByRole('link', { name: /First cylinders/ })
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  expect(addresses.length).toBeGreaterThan(1);
  const titles = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(addresses.length);
  expect([...titles][0]).toMatch(/^First cylinders — \w+, \w+ \d+, \d{4}.* — Marlow Clay$/);
});

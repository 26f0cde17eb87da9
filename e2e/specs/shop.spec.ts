import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { observeLayoutShift } from '../support/layoutShift';

async function addMug(page: Page, quantity = 1): Promise<void> {
  await page.goto('/shop/mug');
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByLabel('Quantity').fill(String(quantity));
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

async function addMugByScript(page: Page, quantity = 1): Promise<void> {
  await addMug(page, quantity);
  await expect(page.getByText('Added!')).toBeVisible();
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Street and number').fill('Mill Lane 1');
  await page.getByLabel('Postal code').fill('53111');
  await page.getByLabel('City').fill('Bonn');
  await page.getByLabel('Country').selectOption('Germany');
}

for (const javaScriptEnabled of [true, false]) {
  test(`[COM-9, COM-13] from the shelf to the order ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Mug' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mug');
    await expect(page.getByLabel('Glaze').locator('option[value="Iron red"]')).toHaveText(
      'Iron red (sold out)',
    );
    await page.getByLabel('Glaze').selectOption('Oat');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    if (javaScriptEnabled) {
      await expect(page.getByText('Added!')).toBeVisible();
      await page.getByRole('link', { name: 'Cart: 1 item, €34.00' }).click();
    }
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByLabel('Quantity of Mug').fill('2');
    await page.getByLabel('Quantity of Mug').press('Enter');
    await expect(page.locator('[data-sum="subtotal"]')).toContainText('€68.00');
    await expect(page.locator('[data-sum="total"]')).toContainText('€77.00');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);

    // Without an address nothing is sold, and what is missing is said.
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.');
    await expect(page.getByText('Email is required.')).toBeVisible();
    await fillAddress(page);
    await page.getByLabel('Promo code').fill('firstfiring');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('[data-sum="discount"]')).toContainText('-€6.80');
    await expect(page.getByLabel('City')).toHaveValue('Bonn');

    await page.getByLabel('Test card that is declined').check();
    await page.getByRole('button', { name: 'Place order, €70.20' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Your payment was declined/);
    await page.getByLabel('Test card that pays').check();
    await page.getByRole('button', { name: 'Place order, €70.20' }).click();
    await expect(page).toHaveURL(/\/order-confirmed\?order=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(page.getByText('2 × Mug')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart: No items' })).toBeVisible();
    await context.close();
  });
}

test('[COM-4] a combination that is not made is something else than a sold-out one', async ({
  page,
}) => {
  await page.goto('/shop/cup');
  await page.getByLabel('Size').selectOption('Large');
  const tenmoku = page.getByLabel('Glaze').locator('option[value="Tenmoku"]');
  await expect(tenmoku).toHaveText('Tenmoku (unavailable)');
  await page.getByLabel('Size').selectOption('Small');
  await expect(tenmoku).toHaveText('Tenmoku (sold out)');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Select Glaze' })).toBeVisible();
  await expect(page.getByLabel('Glaze')).toBeFocused();
});

test('[COM-14] there is no checkout without a cart', async ({ page }) => {
  await page.goto('/commerce/goto-checkout');
  await expect(page.getByRole('alert')).toHaveText(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
});

test('[COM-11, COM-12] a quantity of 0 asks, and a small order says what is missing', async ({
  page,
}) => {
  await page.goto('/shop/cup');
  await page.getByLabel('Size').selectOption('Small');
  await page.getByLabel('Glaze').selectOption('Celadon');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added!')).toBeVisible();
  await page.goto('/cart');
  await expect(
    page.getByText('To check out, your order subtotal must be €30.00 or more'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeHidden();
  await page.locator('.pl-block-cart[data-attached]').waitFor();
  const questions: string[] = [];
  let isAccepted = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (isAccepted ? dialog.accept() : dialog.dismiss());
  });
  const quantity = page.getByLabel('Quantity of Cup');
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('1');
  expect(questions).toEqual([
    "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
  ]);
  isAccepted = true;
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(page.getByText('You have nothing in your cart.')).toBeVisible();
});

test('[COM-9, COM-10] two tabs converge, and no removed line comes back', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await addMugByScript(first);
  await second.goto('/cart');
  await second.locator('.pl-block-cart[data-attached]').waitFor();
  await first.getByLabel('Glaze').selectOption('Celadon');
  await first.getByRole('button', { name: 'Add to cart' }).click();
  await expect(second.getByLabel('Quantity of Mug')).toHaveCount(2);
  await expect(second.getByRole('link', { name: 'Cart: 2 items, €68.00' })).toBeVisible();
  await second.getByRole('button', { name: 'Remove Mug' }).first().click();
  await expect(first.getByRole('link', { name: 'Cart: 1 item, €34.00' })).toBeVisible();
  await expect(second.getByLabel('Quantity of Mug')).toHaveCount(1);
  await second.reload();
  await expect(second.getByLabel('Quantity of Mug')).toHaveCount(1);
});

for (const path of ['/cart', '/checkout']) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${path} with a cart has no axe violation in ${scheme}, and does not move`, async ({
      page,
    }) => {
      const layoutShift = await observeLayoutShift(page);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await addMugByScript(page, 2);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/cart') await page.locator('.pl-block-cart[data-attached]').waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await layoutShift()).toBe(0);
    });
  }
}

import { expect, test, type Locator, type Page } from '@playwright/test';
import { withContext } from '../support/withContext';
import { contrastOf } from '../support/contrastOf';
import { observeLayoutShift } from '../support/layoutShift';
import { pageIsReady } from '../support/pageStarted';
import { violationsInBothSchemes, violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';

async function addMug(page: Page): Promise<void> {
  await page.goto('/shop/mug');
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added!')).toBeVisible();
}

/**
 * Mugs in the visitor's cart before a page is opened, posted as the form of the product's page does. A journey about
 * the cart need not load that page and its scripts.
 */
async function bringMug(page: Page, { sku = 'MUG-OAT', quantity = 1 } = {}): Promise<void> {
  const { baseURL } = test.info().project.use;
  const answer = await page.request.post('/commerce/cart/add', {
    form: { itemId: 'product-mug', sku, quantity, key: crypto.randomUUID() },
    headers: { origin: baseURL! },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toBe('/cart');
}

async function openCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.locator('.pl-block-cart[data-attached]').waitFor();
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
  test(`[COM-9u] [COM-13c] from the shelf to the order ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
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
      await page.getByRole('link', { name: 'Cart 1 €34.00, 1 item' }).click();
    }
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByLabel('Quantity of Mug').fill('2');
    await page.getByLabel('Quantity of Mug').press('Enter');
    await expect(page.locator('[data-sum="subtotal"]')).toContainText('€68.00');
    await expect(page.locator('[data-sum="total"]')).toContainText('€77.00');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);

    // Without an address nothing is sold, and the missing fields are named.
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required.');
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
    await expect(page.getByRole('link', { name: 'Cart 0, No items' })).toBeVisible();
    await context.close();
  });
}

test('[COM-19] a digital product is bought without an address and without JavaScript, and its file is saved', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/shop/cup-templates');
  await expect(page.getByText('Digital: a file to download')).toBeVisible();
  // The shop sells for 30 euros and more.
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Street and number')).toHaveCount(0);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Test card that pays').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your files' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Weidenröschen, Profil für 0,2 l.svg' }).click();
  expect((await saved).suggestedFilename()).toBe('Weidenröschen, Profil für 0,2 l.svg');
  await context.close();
});

test('[COM-4] [COM-12] without JavaScript a page that refuses begins where something is to be done', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/shop/cup');
  await page.getByLabel('Size').selectOption('Small');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Please choose one of each.')).toBeInViewport();
  await expect(page.getByLabel('Size')).toHaveValue('Small');
  await expect(page.getByLabel('Glaze')).toBeFocused();
  await page.goto('/shop/lidded-jar');
  await page.getByLabel('Quantity').fill('90');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Only 4 of Lidded jar are left.')).toBeInViewport();
  await context.close();
});

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

test('[COM-4] "Sold out" on a button can be read in light and dark', async ({ page }) => {
  needs('media');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/shop/mug');
  await page.locator('.pl-block-product[data-attached]').waitFor();
  await page.getByLabel('Glaze').selectOption('Iron red');
  const soldOut = page.getByRole('button', { name: 'Sold out' });
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await contrastOf(soldOut), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test('[COM-14] there is no checkout without a cart', async ({ page }) => {
  await page.goto('/commerce/goto-checkout');
  await expect(page.getByRole('alert')).toHaveText(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
});

test('[COM-11] [COM-12] [RUN-6f] a quantity of 0 asks, and a small order says what is missing', async ({
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
  // A full-page cart is recognised by it ([RUN-6f]).
  await expect(page.locator('[data-cart-id]')).toHaveAttribute('data-cart-id', /^[\w-]+$/);
  const quantity = page.getByLabel('Quantity of Cup');
  const question = page.getByRole('alertdialog');
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(question).toContainText(
    "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('0');
  await quantity.press('Tab');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have nothing in your cart.')).toBeVisible();
});

test('[COM-13c] a wrong entry in the checkout is marked until it is corrected', async ({
  page,
}) => {
  await bringMug(page);
  await page.goto('/checkout');
  const email = page.getByLabel('Email');
  const borderOf = (field: Locator) =>
    field.evaluate((element) => getComputedStyle(element).borderTopColor);
  const plain = await borderOf(email);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.locator('#checkout-email-error')).toBeVisible();
  expect(await borderOf(email)).not.toBe(plain);
  await email.fill('ada@example.com');
  await email.press('Tab');
  await expect(page.locator('#checkout-email-error')).toBeHidden();
  await expect.poll(() => borderOf(email)).toBe(plain);
  await expect(page.locator('#checkout-city-error')).toBeVisible();
});

test('[COM-9l] a tax that the total contains is named as such, in the cart, the checkout and the order', async ({
  page,
}) => {
  await bringMug(page);
  await page.goto('/cart');
  const tax = page.locator('[data-sum="tax"]');
  await expect(tax).toHaveText('Tax, included€6.87');
  await expect(page.locator('[data-sum="total"]')).toHaveText('Total€43.00');
  // The text that the script writes into the row leaves its name.
  await page.locator('.pl-block-cart[data-attached]').waitFor();
  await page.getByLabel('Quantity of Mug').fill('2');
  await page.keyboard.press('Enter');
  await expect(tax).toHaveText('Tax, included€12.29');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillAddress(page);
  await expect(tax).toHaveText('Tax, included€12.29');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(tax).toHaveText('Tax, included€12.29');
});

test('[COM-9n] [COM-11] a quantity that cannot be is refused and holds nothing up, and 0 asks once, where it can ask', async ({
  page,
  context,
}) => {
  await bringMug(page);
  await openCart(page);
  const quantity = page.getByLabel('Quantity of Mug');
  const enter = async (count: string, key: string) => {
    await quantity.fill(count);
    await quantity.press(key);
  };
  await test.step('a line stays where the question about its removal cannot be asked', async () => {
    // The dialog comes with its first question.
    await context.setOffline(true);
    await enter('0', 'Tab');
    await expect(quantity).toHaveValue('1');
    await context.setOffline(false);
    await enter('2', 'Tab');
    await expect(page.getByText('Quantity of Mug is now 2.')).toBeVisible();
  });
  await test.step('a quantity that is out of all bounds', async () => {
    await enter('99999', 'Tab');
    await expect(page.getByText('Unable to update quantity.')).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await enter('3', 'Tab');
    await expect(page.getByText('Quantity of Mug is now 3.')).toBeVisible();
    await page.reload();
    await expect(quantity).toHaveValue('3');
  });
  await test.step('Enter at 0', async () => {
    await page.locator('.pl-block-cart[data-attached]').waitFor();
    await enter('0', 'Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(quantity).toHaveValue('3');
    await enter('0', 'Enter');
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('You have nothing in your cart.')).toBeVisible();
  });
});

test('[COM-9f] a promo code says why it no longer counts, and that it counts again', async ({
  page,
}) => {
  await bringMug(page, { quantity: 2 });
  await page.goto('/cart');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('STRAW');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove promo code STRAW' })).toBeVisible();
  await page.locator('.pl-block-cart[data-attached]').waitFor();
  // The button that removes it looks like that of a line, not like the button that applies a code.
  const background = (name: string) =>
    page
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background('Remove promo code STRAW')).toBe(await background('Remove Mug'));
  const reason = page.getByText('Promo code STRAW needs a subtotal of €60.00 or more.');
  const quantity = page.getByLabel('Quantity of Mug');
  await quantity.fill('1');
  await quantity.press('Tab');
  await expect(reason).toBeVisible();
  await quantity.fill('2');
  await quantity.press('Tab');
  await expect(reason).toHaveCount(0);
  await expect(page.getByText('STRAW', { exact: true })).toBeVisible();
});

test('[COM-9c] [COM-10] two tabs converge, and no removed line comes back', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await addMug(first);
  await second.goto('/cart');
  await second.locator('.pl-block-cart[data-attached]').waitFor();
  await first.getByLabel('Glaze').selectOption('Celadon');
  await first.getByRole('button', { name: 'Add to cart' }).click();
  await expect(second.getByLabel('Quantity of Mug')).toHaveCount(2);
  await expect(second.getByRole('link', { name: 'Cart 2 €68.00, 2 items' })).toBeVisible();
  await second.getByRole('button', { name: 'Remove Mug' }).first().click();
  await expect(first.getByRole('link', { name: 'Cart 1 €34.00, 1 item' })).toBeVisible();
  await expect(second.getByLabel('Quantity of Mug')).toHaveCount(1);
  await second.reload();
  await expect(second.getByLabel('Quantity of Mug')).toHaveCount(1);
});

test('[COM-9c] [RUN-16c] a line that another tab added reads like those that the server wrote, in every language', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await addMug(first);
  // As on a German site, where the name comes first.
  await withContext(second, '/cart', {
    messages: { 'commerce.cart.removeItem': '{title} entfernen' },
  });
  await second.goto('/cart');
  await second.locator('.pl-block-cart[data-attached]').waitFor();
  await first.getByLabel('Glaze').selectOption('Celadon');
  await first.getByRole('button', { name: 'Add to cart' }).click();
  const line = second.getByRole('listitem').filter({ hasText: 'Glaze: Celadon' });
  await expect(line.getByRole('link', { name: 'Mug' })).toBeVisible();
  await expect(line.getByRole('button', { name: 'Mug entfernen' })).toBeVisible();
  await expect(line.locator('bdi')).toHaveText(['Mug', 'Glaze', 'Celadon']);
});

test('[RUN-14] an untouched page follows the cart once its window is left, and requests nothing before', async ({
  context,
}) => {
  const [read, shop] = [await context.newPage(), await context.newPage()];
  const asked: string[] = [];
  read.on('request', (request) => asked.push(request.url()));
  await read.goto('/studio');
  await pageIsReady(read);
  await expect(read.getByRole('link', { name: 'Cart 0, No items' })).toBeVisible();
  expect(asked.filter((url) => /\/(startPage|watchCart|shop)-/.test(url))).toEqual([]);
  const watching = read.waitForResponse(/\/watchCart-/);
  await read.evaluate(() => window.dispatchEvent(new Event('blur')));
  // Imported again it runs when the page's own import has been answered.
  await read.evaluate((address) => import(address), (await watching).url());
  await addMug(shop);
  await expect(read.getByRole('link', { name: 'Cart 1 €34.00, 1 item' })).toBeVisible();
});

test('[COM-10] a visitor who goes back sees the cart’s present contents', async ({ page }) => {
  await addMug(page);
  await page.goto('/studio');
  await addMug(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByRole('link', { name: 'Cart 2 €68.00, 2 items' })).toBeVisible();
});

/** Simulates the return from another tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('[COM-9m] a code that another tab applied is listed with its sum, and leaves from here', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await bringMug(first, { quantity: 2 });
  for (const tab of [first, second]) await openCart(tab);
  await second.getByRole('textbox', { name: 'Promo code' }).fill('FIRSTFIRING');
  await second.getByRole('button', { name: 'Apply' }).click();
  await expect(second.getByText('FIRSTFIRING', { exact: true })).toBeVisible();
  await comeBack(first);
  await expect(first.getByText('FIRSTFIRING', { exact: true })).toBeVisible();
  await expect(first.locator('[data-sum="discount"]')).toContainText('-€6.80');
  await first.getByRole('button', { name: 'Remove promo code FIRSTFIRING' }).click();
  await expect(first.getByText('FIRSTFIRING', { exact: true })).toHaveCount(0);
  await comeBack(second);
  await expect(second.getByText('FIRSTFIRING', { exact: true })).toBeHidden();
});

test('[COM-12] a line that sold out, of which fewer are left, or whose product is gone says so where the cart is open', async ({
  page,
}) => {
  await bringMug(page, { quantity: 3 });
  await openCart(page);
  /** Changes the cart that the shop answers from now on. */
  let changed = (cart: { entries: object[] }): object => cart;
  await page.route('**/api/commerce/cart', async (route) => {
    const response = await route.fetch();
    const { cart } = (await response.json()) as { cart: { entries: object[] } };
    await route.fulfill({ response, json: { cart: changed(cart) } });
  });
  const answerWith = async (change: typeof changed) => {
    changed = change;
    const answered = page.waitForResponse('**/api/commerce/cart');
    await comeBack(page);
    await answered;
  };
  const withStock = (stock: number) => (cart: { entries: object[] }) => ({
    ...cart,
    entries: cart.entries.map((entry) => ({ ...entry, stock })),
  });
  const line = page.getByRole('listitem').filter({ hasText: 'Glaze: Oat' });
  await answerWith(withStock(0));
  await expect(line).toContainText('Sold out. Please remove it to check out.');
  await expect(page.getByLabel('Quantity of Mug')).toHaveValue('3');
  await answerWith(withStock(2));
  await expect(line).toContainText('Only 2 are left. Please take 2 or fewer to check out.');

  const withoutMug = (cart: object) => ({ ...cart, entries: [], gone: ['Mug'] });
  await answerWith(withoutMug);
  const told = page.getByRole('alert');
  await expect(told).toHaveText('Mug is no longer sold and was taken out of your cart.');
  await expect(page.getByText('You have nothing in your cart.')).toBeVisible();
  await answerWith(withoutMug);
  await expect(told).toHaveCount(1);
  // Another tab has been notified meanwhile: here it is still pending.
  await answerWith((cart) => cart);
  await expect(page.getByLabel('Quantity of Mug')).toHaveValue('3');
  await expect(told).toBeVisible();
});

test('[COM-11] an emptied quantity keeps its line without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await bringMug(page, { quantity: 2 });
  await page.goto('/cart');
  await page.getByLabel('Quantity of Mug').fill('');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a whole number of 1 or more.');
  await expect(page.getByLabel('Quantity of Mug')).toHaveValue('');
  await page.goto('/cart');
  await expect(page.getByLabel('Quantity of Mug')).toHaveValue('2');
  await context.close();
});

for (const javaScriptEnabled of [true, false])
  test(`[COM-13i] an order that is picked up asks for no address ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await bringMug(page, { quantity: 2 });
    await page.goto('/checkout');
    await expect(page.getByRole('group', { name: 'Delivery address' })).toBeVisible();
    await page.getByRole('radio', { name: /^Collect/ }).check();
    await expect(page.getByLabel('Street and number')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Your details' })).toBeVisible();
    await page.getByRole('button', { name: 'Update total' }).click();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('radio', { name: /^By post/ }).check();
    await expect(page.getByLabel('Street and number')).toBeVisible();
    await page.getByRole('radio', { name: /^Collect/ }).check();
    await page.getByRole('button', { name: 'Place order, €68.00' }).click();
    await expect(page).toHaveURL(/\/order-confirmed/);
    await context.close();
  });

test('[COM-10] things added while the network was cut are counted when it is back', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/shop/mug');
  await page.locator('.pl-block-product[data-attached]').waitFor();
  await page.getByLabel('Glaze').selectOption('Oat');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Adding…')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Added!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1 €34.00, 1 item' })).toBeVisible();
});

/** The calls of the shop: they fail until the network is back. */
const commerceCalls = '**/api/commerce/**';

test('[COM-9c] a line that was removed while the network was cut stays removed over a reload', async ({
  page,
}) => {
  for (const sku of ['MUG-OAT', 'MUG-CELADON']) await bringMug(page, { sku });
  await openCart(page);
  await expect(page.getByRole('link', { name: 'Cart 2 €68.00, 2 items' })).toBeVisible();
  await page.route(commerceCalls, (route) => route.abort());
  await page.getByRole('button', { name: 'Remove Mug' }).first().click();
  await expect(page.getByLabel('Quantity of Mug')).toHaveCount(1);
  await page.reload();
  // The server still has both; the visitor's changes are kept, shown, and sent as soon as the server answers.
  await page.locator('.pl-block-cart[data-attached]').waitFor();
  await expect(page.getByLabel('Quantity of Mug')).toHaveCount(1);
  const sent = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.unroute(commerceCalls);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await sent).status()).toBe(200);
  await page.reload();
  await page.locator('.pl-block-cart[data-attached]').waitFor();
  await expect(page.getByLabel('Quantity of Mug')).toHaveCount(1);
});

test('[COM-9c] two tabs and a cut network: the cart converges, and no removed line comes back', async ({
  context,
}) => {
  const first = await context.newPage();
  for (const sku of ['MUG-OAT', 'MUG-CELADON']) await bringMug(first, { sku });
  const second = await context.newPage();
  for (const tab of [first, second]) await openCart(tab);
  const line = (tab: Page, glaze: string) =>
    tab.getByRole('listitem').filter({ hasText: `Glaze: ${glaze}` });

  await context.setOffline(true);
  await line(first, 'Oat').getByRole('button', { name: 'Remove Mug' }).click();
  await expect(line(first, 'Oat')).toHaveCount(0);
  await line(second, 'Celadon').getByLabel('Quantity of Mug').fill('3');
  await line(second, 'Celadon').getByLabel('Quantity of Mug').press('Tab');
  await expect(second.getByText('You seem to be offline.')).toBeVisible();
  await expect(line(second, 'Oat')).toHaveCount(1);

  await context.setOffline(false);
  for (const tab of [first, second]) {
    await expect(line(tab, 'Oat')).toHaveCount(0);
    await expect(tab.locator('[data-sum="subtotal"]')).toContainText('€102.00');
    await expect(tab.getByRole('link', { name: 'Cart 3 €102.00, 3 items' })).toBeVisible();
  }
  // Both show the server's cart, and it stays so.
  const third = await context.newPage();
  await third.goto('/cart');
  await expect(third.getByLabel('Quantity of Mug')).toHaveCount(1);
  await expect(third.getByLabel('Quantity of Mug')).toHaveValue('3');
  for (const tab of [first, second]) await expect(line(tab, 'Oat')).toHaveCount(0);
});

test('[COM-15] a quick view shows a product over the shelf, sells it, and is recorded', async ({
  page,
}) => {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Accept' }).click();
  const recorded = page.waitForRequest((request) =>
    request.url().includes('/api/census/RecordQuickView/product-mug'),
  );
  const opener = page.getByRole('button', { name: 'Quick view of Mug' });
  await opener.click();
  await recorded;
  const view = page.getByRole('dialog', { name: 'Mug' });
  await expect(view.getByRole('heading', { name: 'Mug' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await view.getByRole('button', { name: 'Add to cart' }).click();
  await expect(view.getByRole('status')).toHaveText('Select Glaze');
  await view.getByLabel('Glaze').selectOption('Oat');
  await view.getByRole('button', { name: 'Add to cart' }).click();
  await expect(view.getByText('Added!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('link', { name: 'Cart 1 €34.00, 1 item' })).toBeVisible();
});

test('[COM-15] a double click opens one quick view, and leaves it open', async ({ page }) => {
  await page.goto('/shop');
  await page.locator('.pl-block-products[data-attached]').waitFor();
  const opener = page.getByRole('button', { name: 'Quick view of Mug' });
  // The dialogs' sheet loads late, so that both clicks come before it.
  let letGo = () => {};
  const isLate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/dialogs[^/]*\.css/, async (route) => {
    await isLate;
    await route.continue();
  });
  await opener.dblclick();
  letGo();
  const view = page.getByRole('dialog', { name: 'Mug' });
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(opener).toBeFocused();
  // The sheet has loaded: the second click hits the open dialog.
  await opener.dblclick();
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
});

test('[COM-15] a quick view shows name and price on a phone that lies on its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/shop');
  await page.locator('.pl-block-products[data-attached]').waitFor();
  await page.getByRole('button', { name: 'Quick view of Mug' }).click();
  const view = page.getByRole('dialog', { name: 'Mug' });
  await expect(view.getByRole('heading', { name: 'Mug' })).toBeInViewport();
  await expect(view.getByText('€34.00')).toBeInViewport();
  const panel = (await view.locator('.pl-quick-view-panel').boundingBox())!;
  // If scrollbars take space, the page keeps its scrollbar, and the view has its own.
  const room = await view.evaluate((layer) => layer.clientWidth);
  expect([panel.x, panel.width]).toEqual([16, room - 32]);
});

for (const javaScriptEnabled of [true, false]) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} JavaScript`;

  test(`[COM-13h] a gift card is bought and spent ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/shop/gift-card');
    await page.getByLabel('Value').selectOption('€50.00');
    await page.getByRole('button', { name: 'Buy a gift card' }).click();
    await expect(page).toHaveURL(/\/checkout\/giftcard\?.*sku=GIFT-50$/);
    await expect(page.getByRole('radio', { name: '€50.00' })).toBeChecked();
    await page.getByRole('button', { name: 'Buy gift card' }).click();
    await expect(page.locator('#checkout-email-error')).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('button', { name: 'Buy gift card' }).click();
    await expect(page).toHaveURL(/\/order-confirmed/);
    const code = (await page.locator('.pl-order-code').textContent()) ?? '';
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);

    await page.goto('/shop/moon-jar');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    if (javaScriptEnabled) await expect(page.getByText('Added!')).toBeVisible();
    await page.goto('/checkout');
    await page.getByLabel('Promo code or gift card').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('[data-sum^="giftCard"]')).toContainText('-€50.00');
    // A way back, here as in the cart.
    await page.getByRole('button', { name: /^Remove gift card/ }).click();
    await expect(page.locator('[data-sum^="giftCard"]')).toHaveCount(0);
    await page.getByLabel('Promo code or gift card').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('[data-sum^="giftCard"]')).toContainText('-€50.00');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Place order, €190.00' }).click();
    await expect(page).toHaveURL(/\/order-confirmed/);
    await expect(page.locator('[data-sum="amountDue"]')).toContainText('€190.00');
    await context.close();
  });

  test(`[COM-9m] [COM-13c] the checkout lets go of a code that does not count ${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await bringMug(page);
    await page.goto('/checkout');
    const field = page.getByLabel('Promo code or gift card');
    await page.getByLabel('City').fill('Bonn');
    for (const code of ['KILN', 'FIRSTFIRING']) {
      await field.fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByRole('button', { name: `Remove promo code ${code}` })).toBeVisible();
    }
    // The answer begins at the visitor's place, with their entries.
    await expect(page.getByText('There is no promo code KILN.')).toBeInViewport();
    await page.getByRole('button', { name: 'Remove promo code KILN' }).click();
    await expect(page.getByText('There is no promo code KILN.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeInViewport();
    await expect(page.getByLabel('City')).toHaveValue('Bonn');
    await expect(page.locator('[data-sum="discount"]')).toContainText('-€3.40');
    await page.getByRole('button', { name: 'Remove promo code FIRSTFIRING' }).click();
    await expect(page.locator('[data-sum="discount"]')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove promo code/ })).toHaveCount(0);
    await context.close();
  });

  test(`[COM-13f] [COM-16] a subscription begins at its plan ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/shop/club');
    const yearly = page.locator('[data-pricing-option="right"]');
    if (javaScriptEnabled) {
      await page.locator('.pl-block-pricing-plan[data-attached]').waitFor();
      await expect(yearly).toBeHidden();
      const button = page.getByRole('button', { name: 'A large piece a year' });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    // Without a script both are shown below each other.
    await expect(yearly).toContainText('€260.00 every year, 3 payments in total');
    await yearly.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
    await fillAddress(page);
    await page.getByLabel('Test card that is declined').check();
    await page.getByRole('button', { name: 'Subscribe, €260.00' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Your payment was declined/);
    await page.getByLabel('Test card that pays').check();
    await page.getByRole('button', { name: 'Subscribe, €260.00' }).click();
    await expect(page).toHaveURL(/\/shop\/club\/welcome/);
    await expect(page.getByText('every year, 3 payments in total')).toBeVisible();
    await context.close();
  });

  test(`[COM-13g] a gift of one’s own amount is given ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/friends');
    await page.getByRole('link', { name: 'Give a brick' }).click();
    await expect(page).toHaveURL(/\/checkout\/donate\?donatePageId=kiln-fund$/);
    await page.getByRole('radio', { name: 'Another amount' }).check();
    await page.getByLabel('Your amount').fill('3');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('button', { name: 'Donate' }).click();
    await page
      .getByRole('link', { name: 'Please enter an amount from €5.00 to €10,000.00.' })
      .click();
    await expect(page.getByLabel('Your amount')).toBeFocused();
    await page.getByLabel('Your amount').fill('42.50');
    await page.getByRole('button', { name: 'Donate' }).click();
    await expect(page).toHaveURL(/\/kiln-fund\/thank-you/);
    await expect(page.getByText('€42.50').first()).toBeVisible();
    await context.close();
  });
}

test('the pages of the shop have no axe violation in light and dark', async ({ page }) => {
  for (const path of [
    '/shop/club',
    '/shop/gift-card',
    '/kiln-fund',
    '/checkout/donate?donatePageId=kiln-fund',
    '/checkout/giftcard?websiteId=site-marlow-clay&giftCardProductId=product-gift-card',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
});

test('cart and checkout that hold something have no axe violation in light and dark, and do not move', async ({
  page,
}) => {
  const layoutShift = await observeLayoutShift(page);
  await bringMug(page, { quantity: 2 });
  for (const path of ['/cart', '/checkout'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/cart') await page.locator('.pl-block-cart[data-attached]').waitFor();
      expect(await layoutShift()).toBe(0);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
});

const signOf = (list: Locator) =>
  list.evaluate((select) => {
    const { appearance, backgroundPosition, paddingInlineStart } = getComputedStyle(select);
    return { appearance, backgroundPosition, paddingInlineStart };
  });

test('[COM-3j] [COM-13c] with forced colours a select has the arrow of its browser', async ({
  page,
}) => {
  needs('media');
  await addMug(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await signOf(page.getByLabel('Glaze'))).appearance).toBe('auto');
  await page.goto('/checkout');
  expect((await signOf(page.getByLabel('Country'))).appearance).toBe('auto');
});

test('[COM-3j] [COM-13c] a select’s text begins where other entries do, its arrow off the edge', async ({
  page,
}) => {
  const expectOwnSign = async (list: Locator) => {
    const sign = await signOf(list);
    expect(sign).toMatchObject({ appearance: 'none', paddingInlineStart: '12px' });
    expect(sign.backgroundPosition).toBe('calc(100% - 17px) 50%, calc(100% - 12px) 50%');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect((await signOf(list)).backgroundPosition).toBe('12px 50%, 17px 50%');
  };
  await addMug(page);
  await expectOwnSign(page.getByLabel('Glaze'));
  await page.goto('/checkout');
  await expectOwnSign(page.getByLabel('Country'));
});

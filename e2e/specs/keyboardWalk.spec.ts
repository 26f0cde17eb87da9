import { expect, test, type Page } from '@playwright/test';
import { pageStarted } from '../support/pageStarted';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { walkByKeyboard } from '../support/walkByKeyboard';

/*
 * From the first page to the thank-you page by the keyboard alone, with the texts of the accessibility tree: the output
 * of a screen reader, in its order.
 */

interface Words {
  locale: string;
  dir: 'ltr' | 'rtl';
  banner: string;
  accept: string;
  decline: string;
  skip: string;
  navigation: string;
  emptyCart: string;
  quantity: string;
  add: string;
  added: string;
  fullCart: string;
  cart: string;
  quantityOf: string;
  code: string;
  toCheckout: string;
  checkout: string;
  error: string;
  check: string;
  emailMissing: string;
  fields: readonly [email: string, name: string, street: string, code: string, city: string];
  country: string;
  germany: string;
  place: RegExp;
  thanks: string;
}

const english: Words = {
  locale: 'en',
  dir: 'ltr',
  banner: 'Cookie banner',
  accept: 'Accept',
  decline: 'Decline',
  skip: 'Skip to content',
  navigation: 'Main',
  emptyCart: 'Cart 0, No items',
  quantity: 'Quantity',
  add: 'Add to cart',
  added: 'Added!',
  fullCart: 'Cart 1 €34.00, 1 item',
  cart: 'Cart',
  quantityOf: 'Quantity of Mug',
  code: 'Promo code',
  toCheckout: 'Checkout',
  checkout: 'Checkout',
  error: 'Error: Checkout — Marlow Clay',
  check: 'Please check the marked fields.',
  emailMissing: 'Email is required.',
  fields: ['Email', 'Name', 'Street and number', 'Postal code', 'City'],
  country: 'Country',
  germany: 'Germany',
  place: /^Place order/,
  thanks: 'Thank you',
};

const german: Words = {
  locale: 'de',
  dir: 'ltr',
  banner: 'Cookie-Hinweis',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  emptyCart: 'Warenkorb 0, Keine Artikel',
  quantity: 'Menge',
  add: 'In den Warenkorb',
  added: 'Hinzugefügt!',
  fullCart: 'Warenkorb 1 34,00 €, 1 Artikel',
  cart: 'Warenkorb',
  quantityOf: 'Menge von Mug',
  code: 'Gutscheincode',
  toCheckout: 'Zur Kasse',
  checkout: 'Kasse',
  error: 'Fehler: Checkout — Marlow Clay',
  check: 'Bitte prüfen Sie die markierten Felder.',
  emailMissing: 'E-Mail fehlt noch.',
  fields: ['E-Mail', 'Name', 'Straße und Hausnummer', 'Postleitzahl', 'Ort'],
  country: 'Land',
  germany: 'Deutschland',
  place: /^Kostenpflichtig bestellen/,
  thanks: 'Vielen Dank',
};

const arabic: Words = {
  locale: 'ar',
  dir: 'rtl',
  banner: 'إشعار ملفات تعريف الارتباط',
  accept: 'قبول',
  decline: 'رفض',
  skip: 'الانتقال إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  emptyCart: 'سلة التسوق 0، ',
  quantity: 'الكمية',
  add: 'إضافة إلى سلة التسوق',
  added: 'تمت الإضافة!',
  fullCart: 'سلة التسوق 1 ',
  cart: 'سلة التسوق',
  quantityOf: 'كمية Mug',
  code: 'الرمز الترويجي',
  toCheckout: 'إتمام الشراء',
  checkout: 'إتمام الشراء',
  error: 'خطأ: Checkout — Marlow Clay',
  check: 'يُرجى التحقق من الحقول المحددة.',
  emailMissing: 'حقل «البريد الإلكتروني» مطلوب.',
  fields: ['البريد الإلكتروني', 'الاسم', 'الشارع والرقم', 'الرمز البريدي', 'المدينة'],
  country: 'البلد',
  germany: 'ألمانيا',
  place: /^تأكيد الطلب والدفع/,
  thanks: 'شكرًا لك',
};

/** Chooses in the list that has the focus, as its arrow keys do in every language. */
async function choose(page: Page, option: string): Promise<void> {
  const list = page.locator('select:focus');
  const count = await list.locator('option').count();
  const chosen = () => list.locator('option:checked').innerText();
  for (let step = 0; step < count && (await chosen()) !== option; step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(option);
}

let server: OwnServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

for (const words of [english, german, arabic])
  test(`[RUN-42, A-1] [CNS-7k] [CNS-7l] from the first page to the thank-you page by keyboard and by ear, ${words.locale}`, async ({
    page,
  }) => {
    await server.rows(
      `update sites set definition = jsonb_set(definition, '{locale}', '"${words.locale}"')`,
    );
    await server.start();
    const walk = walkByKeyboard(page);
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');

    // The first page: the cookie banner, the skip link, the header.
    await page.goto(server.origin);
    await expect(page.locator('html')).toHaveAttribute('dir', words.dir);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - region "${words.banner}":
        - paragraph
        - button "${words.accept}"
        - button "${words.decline}"
      - link "${words.skip}"
      - banner:
        - link "Marlow Clay"
        - navigation "${words.navigation}":
          - list
        - link /${words.emptyCart}/
      - main
      - contentinfo
    `);
    await pageStarted(page);
    expect(await walk.next(4)).toEqual([
      `button "${words.accept}"`,
      `button "${words.decline}"`,
      `link "${words.skip}"`,
      'link "Marlow Clay"',
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: words.banner })).toBeHidden();
    const skip = page.getByRole('link', { name: words.skip });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.goto(server.origin);

    // The shop and its shelf.
    await walk.press(page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }));
    await expect(heading).toHaveText('Shop');
    await walk.press(main.getByRole('link', { name: /^Mug/ }).first());
    await expect(heading).toHaveText('Mug');

    // The product.
    await walk.to(page.getByRole('combobox', { name: 'Glaze' }));
    await choose(page, 'Oat');
    await walk.to(page.getByRole('spinbutton', { name: words.quantity }));
    await walk.press(page.getByRole('button', { name: words.add }));
    await expect(main.getByRole('status').filter({ hasText: words.added })).toBeVisible();
    const cartLink = page.getByRole('link', { name: words.fullCart });
    await expect(cartLink).toBeVisible();
    await walk.press(cartLink);

    // The cart.
    await expect(heading).toHaveText(words.cart);
    await expect(main).toMatchAriaSnapshot(`
      - heading "${words.cart}" [level=1]
      - list:
        - listitem:
          - link "Mug"
          - spinbutton "${words.quantityOf}": "1"
      - textbox "${words.code}"
      - link "${words.toCheckout}"
    `);
    await walk.press(main.getByRole('link', { name: words.toCheckout }));

    // The checkout, once with an entry that is missing.
    await expect(heading).toHaveText(words.checkout);
    const [email, ...others] = words.fields;
    for (const [index, label] of others.entries()) {
      await walk.to(page.getByRole('textbox', { name: label, exact: true }));
      await page.keyboard.type(['Ada', 'Mill Lane 1', '53111', 'Bonn'][index]!);
    }
    await walk.to(page.getByRole('combobox', { name: words.country }));
    await choose(page, words.germany);
    await walk.press(page.getByRole('button', { name: words.place }));
    await expect(page).toHaveTitle(words.error);
    await expect(page.locator(':focus')).toMatchAriaSnapshot(`
      - alert: ${words.check}
      - list:
        - listitem:
          - link "${words.emailMissing}"
    `);
    await walk.press(page.getByRole('link', { name: words.emailMissing }));
    const field = page.getByRole('textbox', { name: email });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(words.emailMissing);
    await page.keyboard.type('ada@example.com');
    await walk.press(page.getByRole('button', { name: words.place }));

    // The end.
    await expect(page).toHaveURL(/\/order-confirmed\?order=/);
    await expect(main).toMatchAriaSnapshot(`
      - heading "${words.thanks}" [level=1]
      - paragraph: /ada@example\\.com/
      - list:
        - listitem: /Mug/
    `);
    await page.context().clearCookies();
  });

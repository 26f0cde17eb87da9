import type { Page } from '@playwright/test';
import { attached, type SpecialState } from './specialState';

const cartIsAttached = (page: Page) => page.locator('.pl-block-cart[data-attached]').waitFor();

const placeOrder = (page: Page) =>
  page.locator('button[name="step"][value="place"]').last().click();

/** The ways on which something is bought or refused. */
export const shop: readonly SpecialState[] = [
  {
    name: 'quick view',
    path: '/shop',
    async reach(page) {
      await page.getByRole('button', { name: 'Quick view of Mug' }).click();
      return page.getByRole('dialog', { name: 'Mug' }).getByRole('heading', { name: 'Mug' });
    },
  },
  {
    name: 'quick view, Arabic',
    path: '/shop',
    language: 'ar',
    async reach(page) {
      await page.getByRole('button', { name: 'كوب بمقبض' }).click();
      return page.getByRole('dialog').getByRole('heading', { name: 'كوب بمقبض' });
    },
  },
  {
    name: 'product without a choice',
    path: '/shop/mug',
    async reach(page) {
      await attached(page, 'block-product-mug-buy');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      return page.getByRole('status').filter({ hasText: 'Select Glaze' });
    },
  },
  {
    name: 'product in the cart',
    path: '/shop/mug',
    async reach(page) {
      await attached(page, 'block-product-mug-buy');
      await page.getByLabel('Glaze').selectOption('Oat');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      return page.getByRole('status').filter({ hasText: 'Added!' });
    },
  },
  {
    name: 'product sold out',
    path: '/shop/mug',
    async reach(page) {
      await attached(page, 'block-product-mug-buy');
      await page.getByLabel('Glaze').selectOption('Iron red');
      return page.getByRole('button', { name: 'Sold out' });
    },
  },
  {
    name: 'cart with a notice',
    path: '/cart',
    person: 'shopper',
    async reach(page) {
      await cartIsAttached(page);
      await page.getByLabel('Quantity of Mug').fill('99999');
      await page.keyboard.press('Tab');
      return page.getByText('Unable to update quantity.');
    },
  },
  {
    name: 'cart that asks before it removes',
    path: '/cart',
    person: 'shopper',
    async reach(page) {
      await cartIsAttached(page);
      await page.getByLabel('Quantity of Mug').fill('0');
      await page.keyboard.press('Tab');
      return page.getByRole('alertdialog');
    },
  },
  {
    name: 'cart without anything',
    path: '/cart',
    reach: (page) => page.getByText('You have nothing in your cart.'),
  },
  {
    name: 'promo code refused',
    path: '/cart',
    person: 'shopper',
    async reach(page) {
      await cartIsAttached(page);
      await page.getByRole('textbox', { name: 'Promo code' }).fill('NOTHING');
      await page.getByRole('button', { name: 'Apply' }).click();
      return page.getByRole('textbox', { name: 'Promo code' }).and(page.locator('[aria-invalid]'));
    },
  },
  {
    name: 'checkout with errors',
    path: '/checkout',
    person: 'shopper',
    async reach(page) {
      await placeOrder(page);
      return page.getByRole('link', { name: 'Email is required.' });
    },
  },
  {
    name: 'checkout with errors, Arabic',
    path: '/checkout',
    language: 'ar',
    person: 'shopper',
    async reach(page) {
      await placeOrder(page);
      return page.getByRole('link', { name: 'حقل «البريد الإلكتروني» مطلوب.' });
    },
  },
];

import { eq } from 'drizzle-orm';
import { sampleShop } from '@plinth/marlow-clay';
import type { OpenDatabase } from '../src/database/openDatabase';
import { couponUses, giftCards, products, productVariants } from '../src/database/schema/index';
import { seedShop } from '../src/shop/seedShop';
import type { ShopDefinition } from '../src/shop/shopDefinition';
import { createTestApp, type TestAppOptions } from './createTestApp';
import type { TestBrowser } from './createBrowser';
import { testSite } from './testSite';

export interface CartBody {
  cart: {
    entries: { id: string; quantity: number; unitPrice: { amount: number } }[];
    grandTotalCents: number;
    amountDueCents?: number;
    discountCents: number;
    taxCents: number;
    subtotalCents: number;
    revision: number;
    invalidCoupons: { reason: string }[];
    giftCards?: { code: string; amount: { amount: number } }[];
  };
}

export const mug = { itemId: 'product-mug', sku: 'MUG-OAT', quantity: 1 };

export const address = {
  name: 'Ada',
  street: 'Mill Lane 1',
  city: 'Bonn',
  postalCode: '53111',
  country: 'DE',
};

const unlimitedCalls = Object.fromEntries(
  ['addCartLine', 'placeOrder', 'applyCoupon'].map((name) => [name, { calls: 1e6, window: 1000 }]),
);

export interface ShopOptions extends TestAppOptions {
  /** @default the sample shop's */
  settings?: Partial<ShopDefinition['settings']>;
}

/** The test site with the sample site's shop, and functions to inspect its database. */
export async function openShop(database: OpenDatabase, options: ShopOptions = {}) {
  const { settings, site = testSite, ...more } = options;
  const app = await createTestApp(database, { rateLimits: unlimitedCalls, site, ...more });
  const shop = { ...sampleShop, settings: { ...sampleShop.settings, ...settings } };
  await seedShop(app.db, site.id, shop);
  const stockOf = async (sku: string) =>
    (await app.db.select().from(productVariants).where(eq(productVariants.sku, sku)))[0]!.stock;
  const setStock = (sku: string, stock: number) =>
    app.db.update(productVariants).set({ stock }).where(eq(productVariants.sku, sku));
  const deleteProduct = async (productId: string) => {
    await app.db.delete(productVariants).where(eq(productVariants.productId, productId));
    await app.db.delete(products).where(eq(products.id, productId));
  };
  const usesOf = async (code: string) =>
    (await app.db.select().from(couponUses).where(eq(couponUses.code, code)))[0]?.uses ?? 0;
  const balances = async () =>
    (await app.db.select().from(giftCards)).map(({ balance }) => balance);
  const enter = async () => {
    const visitor = app.browser();
    await visitor.get('/');
    return visitor;
  };
  return { ...app, stockOf, setStock, deleteProduct, usesOf, balances, enter };
}

let lastKey = 0;
export const newKey = (): string => `key-${(lastKey += 1)}`;

export async function add(visitor: TestBrowser, line: object = mug, key = newKey()) {
  const answer = await visitor.call('addCartLine', { ...mug, ...line, key });
  return { ...answer, cart: (answer.body as unknown as CartBody).cart };
}

export const order = (visitor: TestBrowser, shownTotal: number, more: object = {}) =>
  visitor.call('placeOrder', {
    key: newKey(),
    email: 'ada@example.test',
    address,
    shownTotal,
    paymentToken: 'test-card',
    ...more,
  });

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';
import { visitorJson, visitorText } from './visitorColumns';

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** How a site sells: currency, taxes, shipping, coupons. One row a site; none of it is the browser's to say. */
export const shops = pgTable('shops', {
  siteId: siteId().primaryKey(),
  settings: visitorJson<Record<string, unknown>>('settings').notNull(),
});

export const products = pgTable(
  'products',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    productType: text('product_type').notNull(),
    position: integer('position').notNull(),
    imageUrl: text('image_url'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('products_slug').on(table.siteId, table.slug),
  ],
);

/** What can be bought of a product. The database itself refuses a stock below zero. */
export const productVariants = pgTable(
  'product_variants',
  {
    siteId: text('site_id').notNull(),
    sku: text('sku').notNull(),
    productId: text('product_id').notNull(),
    position: integer('position').notNull(),
    /** Minor units. */
    price: integer('price').notNull(),
    salePrice: integer('sale_price'),
    onSale: boolean('on_sale').notNull().default(false),
    stock: integer('stock').notNull().default(0),
    unlimited: boolean('unlimited').notNull().default(false),
    optionValues: visitorJson<{ optionName: string; value: string }[]>('option_values').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.sku] }),
    foreignKey({
      columns: [table.siteId, table.productId],
      foreignColumns: [products.siteId, products.id],
    }).onDelete('cascade'),
    index('product_variants_product').on(table.siteId, table.productId, table.position),
    check('product_variants_stock', sql`${table.stock} >= 0`),
  ],
);

/** A visitor's cart. The cookie holds a token; what is stored is its digest, so that a copy of the table opens none. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    tokenDigest: text('token_digest').notNull(),
    /** Counts changes, so that a browser knows a late answer. */
    revision: integer('revision').notNull().default(0),
    coupons: visitorJson<string[]>('coupons').notNull(),
    shippingOptionId: visitorText('shipping_option_id'),
    shippingLocation: visitorJson<Record<string, string> | null>('shipping_location'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('carts_token').on(table.tokenDigest),
    index('carts_updated').on(table.updatedAt),
  ],
);

/** Only what was chosen; title and price are read from the product each time. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    productId: text('product_id').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.lineId] }),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Keys of the changes that a cart has been through: each happens once, however often it arrives. */
export const cartChanges = pgTable(
  'cart_changes',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: visitorText('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Made by the checkout page: whoever sends it twice has one order. */
    idempotencyKey: visitorText('idempotency_key').notNull(),
    cartId: uuid('cart_id').notNull(),
    /** `pending` while the payment is asked for; then `paid`, `declined` or `timed-out`. */
    status: text('status').notNull(),
    email: visitorText('email').notNull(),
    address: visitorJson<Record<string, string>>('address').notNull(),
    /** The cart with its totals, as it was sold. */
    cart: visitorJson<Record<string, unknown>>('cart').notNull(),
    /** Minor units. */
    grandTotal: bigint('grand_total', { mode: 'number' }).notNull(),
    currencyCode: text('currency_code').notNull(),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_key').on(table.idempotencyKey),
    // A cart is sold once, and one payment at a time is asked for.
    uniqueIndex('orders_cart')
      .on(table.cartId)
      .where(sql`${table.status} in ('pending', 'paid')`),
    index('orders_status').on(table.status, table.placedAt),
  ],
);

import type { SubscriptionPlan } from '@plinth/commerce';
import type {
  ProductFile,
  ProductPicture,
  ProductSize,
  ProductTranslation,
} from '@plinth/site-model/definition';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
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
import { visitorJson } from './visitorColumns';

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** The terms of a site's shop: currency, taxes, shipping, coupons. One row for each site; a browser sets none of it. */
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
    /** The billing plan; null for a single payment. */
    subscription: visitorJson<SubscriptionPlan | null>('subscription'),
    /** The files of a digital product; null for every other. */
    files: visitorJson<ProductFile[] | null>('files'),
    /** The owner's rich text, not yet sanitised. */
    description: text('description'),
    /** All of its pictures; the address of the first is in `imageUrl` as well. */
    pictures: visitorJson<ProductPicture[] | null>('pictures'),
    /** Texts in further languages of the site, by their tags; null without translations. */
    translations: visitorJson<Record<string, ProductTranslation> | null>('translations'),
    /** `visible`, or `hidden`: it is neither shown nor for sale. */
    visibility: text('visibility').notNull().default('visible'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('products_slug').on(table.siteId, table.slug),
  ],
);

/** The variants of a product that can be bought. The database itself refuses a stock below zero. */
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
    /** Grams, whatever the unit of the owner's entry. */
    weight: doublePrecision('weight'),
    /** Millimetres. */
    size: visitorJson<ProductSize | null>('size'),
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

/**
 * A visitor's cart. The cookie holds a token; the table holds its digest, so that a copy of the table opens no cart.
 */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    /** `cart`, or `subscription` for the single item of a subscription's checkout. */
    kind: text('kind').notNull().default('cart'),
    tokenDigest: text('token_digest').notNull(),
    /** Counts changes, so that a browser recognises a late answer. */
    revision: integer('revision').notNull().default(0),
    coupons: visitorJson<string[]>('coupons').notNull(),
    /** Ids of gift cards; their codes are stored nowhere. */
    giftCards: visitorJson<string[]>('gift_cards')
      .notNull()
      .default(sql`'[]'::jsonb`),
    shippingOptionId: text('shipping_option_id'),
    shippingLocation: visitorJson<Record<string, string> | null>('shipping_location'),
    isPurchased: boolean('is_purchased').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('carts_token').on(table.siteId, table.tokenDigest),
    index('carts_updated').on(table.updatedAt),
  ],
);

/** Only the choice; title and price are read from the product each time, as long as it exists. */
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
    /** The title when the line was added: a message to the visitor names a deleted product by it. */
    title: text('title'),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.lineId] }),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Keys of a cart's changes: each is applied once, however often it arrives. */
export const cartChanges = pgTable(
  'cart_changes',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);

export interface TakenWithOrder {
  /** Codes of coupons whose uses are counted. */
  coupons?: string[];
  giftCards?: { id: string; amount: number }[];
  /** Products that the buyer could not see: their lines stay in a cart. */
  closedProducts?: string[];
}

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Made by the checkout page: sending it twice creates one order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** `cart`, `subscription`, `donation` or `gift-card`. */
    kind: text('kind').notNull().default('cart'),
    /** Null for a purchase without a cart. */
    cartId: uuid('cart_id'),
    /**
     * `pending` while the payment is requested; then `paid`, `declined` or `timed-out`. `unsettled` where everything
     * was returned and the provider has yet to confirm that it charges nothing. A paid order becomes `refunded` when
     * all of its money is refunded, or `cancelled` when its owner cancels it.
     */
    status: text('status').notNull(),
    email: text('email').notNull(),
    address: visitorJson<Record<string, string>>('address').notNull(),
    /** The cart with its totals at the sale. */
    cart: visitorJson<Record<string, unknown>>('cart').notNull(),
    /** Minor units. */
    grandTotal: bigint('grand_total', { mode: 'number' }).notNull(),
    /** The amount to pay after gift cards, minor units; null without gift cards. */
    amountDue: bigint('amount_due', { mode: 'number' }),
    /** Everything besides the stock that the order has reserved, so that it can be returned. */
    taken: visitorJson<TakenWithOrder>('taken')
      .notNull()
      .default(sql`'{}'::jsonb`),
    currencyCode: text('currency_code').notNull(),
    /** The language in which it was bought, and in which its mails are written; empty for the site's own. */
    language: text('language').notNull().default(''),
    placedAt: moment('placed_at').notNull(),
    /** The moment at which its owner marked it as sent; null while it waits. */
    sentAt: moment('sent_at'),
    /** The refunded sum, including pending refunds, minor units. */
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    /** The moment at which its goods were put back into stock after it was paid; null where they were not. */
    restockedAt: moment('restocked_at'),
  },
  (table) => [
    uniqueIndex('orders_key').on(table.siteId, table.idempotencyKey),
    // A cart is sold once, and only one payment at a time is requested.
    uniqueIndex('orders_cart')
      .on(table.cartId)
      .where(sql`${table.status} in ('pending', 'paid')`),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_time').on(table.siteId, table.placedAt, table.number),
  ],
);

/** The actions of accounts on an order, and their notes about it. Rows are only added. */
export const orderEntries = pgTable(
  'order_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** `sent`, `note`, `refund` or `cancelled`. */
    kind: text('kind').notNull(),
    /** The account that did it. */
    actor: text('actor').notNull(),
    /** A note, or the link by which a parcel is followed. */
    text: text('text').notNull().default(''),
    /** Minor units of a refund. */
    amount: bigint('amount', { mode: 'number' }),
    /** The state of a refund: `asked` until the provider has answered, then `done` or `refused`. */
    state: text('state'),
  },
  (table) => [index('order_entries_order').on(table.orderId, table.at)],
);

/** The files that were bought with an order, with their names at that time. A link names the row and is signed. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The name in the folder of files that are sold. */
    file: text('file').notNull(),
    /** The name under which the buyer saves it. */
    name: text('name').notNull(),
    downloads: integer('downloads').notNull().default(0),
    /** Number of downloads that are allowed. */
    max: integer('most').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The moment at which a download began last; requests that continue it are not counted again. */
    begunAt: moment('begun_at'),
  },
  (table) => [index('order_files_order').on(table.orderId, table.position)],
);

/** The number of a coupon's uses by orders that are paid or being paid; only limited coupons are counted. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    siteId: siteId(),
    code: text('code').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.code] }),
    check('coupon_uses_count', sql`${table.uses} >= 0`),
  ],
);

/**
 * Gift cards that were sold. A code is money: it is derived from the order's id and the server's secret whenever it is
 * shown, and stored as a digest. The database itself refuses a balance below zero.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    codeDigest: text('code_digest').notNull(),
    /** Last four characters, by which a visitor recognises it. */
    ending: text('ending').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Minor units. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    currencyCode: text('currency_code').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_cards_code').on(table.codeDigest),
    uniqueIndex('gift_cards_order').on(table.orderId),
    check('gift_cards_balance', sql`${table.balance} >= 0`),
  ],
);

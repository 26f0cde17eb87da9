import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { orders } from './shop';
import { sites } from './sites';

/** The reviews of products by buyers. One for each product of an order: the database itself refuses a second one. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Null for a review of the site's definition. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    /** As it was when it was reviewed. */
    productTitle: text('product_title').notNull(),
    /** 1 to 5 stars. */
    rating: integer('rating').notNull(),
    headline: text('headline').notNull().default(''),
    body: text('body').notNull().default(''),
    /** Empty where the buyer gave no name. */
    author: text('author').notNull().default(''),
    /** `waiting` until the owner decides, then `published` or `hidden`. */
    state: text('state').notNull().default('waiting'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('product_reviews_order').on(table.orderId, table.productId),
    index('product_reviews_product').on(
      table.siteId,
      table.productId,
      table.state,
      table.writtenAt,
    ),
    index('product_reviews_time').on(table.siteId, table.writtenAt),
    check('product_reviews_rating', sql`${table.rating} between 1 and 5`),
    check('product_reviews_state', sql`${table.state} in ('waiting', 'published', 'hidden')`),
  ],
);

import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/** Former addresses of pages, items and products: a request for one of them is redirected to the current address. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** The page; none for an item of a collection and for a product. */
    pageId: text('page_id'),
    itemId: text('item_id'),
    productId: text('product_id'),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.slug] })],
);

import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { orders } from './shop';
import { sites } from './sites';

/**
 * The accounts at Stripe that sites have, or had: an order is refunded by the account that was paid. A site without an
 * account uses that of the server.
 */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Stripe's own id of it, such as `acct_1032D82eZvKYlo2C`. */
    stripeId: text('stripe_id').notNull(),
    /** The name that its owner has given it. */
    name: text('name').notNull(),
    publishableKey: text('publishable_key').notNull(),
    /** Never shown again, like the next one. */
    secretKey: text('secret_key').notNull(),
    webhookSecret: text('webhook_secret').notNull(),
    addedAt: moment('added_at').notNull(),
    /** The moment from which no new payment goes to it; null for the account in use. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payment_accounts_current')
      .on(table.siteId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('payment_accounts_stripe').on(table.siteId, table.stripeId),
  ],
);

/** The provider's own ids of an order's payment, stored before anything is charged. */
export const payments = pgTable(
  'payments',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The account of the site that is paid; null for that of the server. */
    accountId: uuid('account_id').references(() => paymentAccounts.id),
    paymentId: text('payment_id').notNull(),
    /** The id of a subscription; null for a single payment. */
    agreementId: text('agreement_id'),
    /** The end of the subscription; null while it is active. */
    endedAt: moment('ended_at'),
    /**
     * The provider's state of a subscription's renewal: `overdue` while it retries, `unpaid` once it has given up; null
     * while it is paid.
     */
    agreementState: text('agreement_state'),
  },
  (table) => [
    uniqueIndex('payments_payment').on(table.paymentId),
    uniqueIndex('payments_agreement').on(table.agreementId),
  ],
);

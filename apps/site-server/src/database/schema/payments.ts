import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { orders } from './shop';

/** The provider's own ids of an order's payment, written down before anything is charged. */
export const payments = pgTable(
  'payments',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentId: text('payment_id').notNull(),
    /** A subscription's; null for what is paid once. */
    agreementId: text('agreement_id'),
    /** When the subscription was over; null while it goes on. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payments_payment').on(table.paymentId),
    uniqueIndex('payments_agreement').on(table.agreementId),
  ],
);

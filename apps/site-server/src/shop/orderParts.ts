import type { orders } from '../database/schema/index';
import type { Services } from '../services';
import type { PaymentProvider } from './paymentProvider';
import type { Purchase } from './purchase';

export type OrderRow = typeof orders.$inferSelect;

export interface OrderInput {
  siteId: string;
  purchase: Purchase;
  /** Products that the buyer may not see: they are on locked pages only. */
  closedProducts: ReadonlySet<string>;
  /** The further language of the site for the purchase. @default the site's own */
  language?: string | undefined;
  /** Made by the checkout page: the same key is the same order. */
  key: string;
  email: string;
  address: Record<string, string>;
  paymentToken: string;
  /** The address to which a bank redirects the buyer, by the order's id. */
  returnTo: (orderId: string) => string;
  /** The amount that the visitor agreed to pay, in minor units. */
  shownTotal: number;
  /** The currency of that amount: one number is two sums in two currencies. @default the shop's */
  shownCurrency?: string | undefined;
  /** The billing plan, as `planOfCart` writes it. @default as the shop sells it */
  shownPlan?: string | undefined;
}

export interface OrderParts extends Pick<
  Services,
  'db' | 'clock' | 'log' | 'signer' | 'mailQueue' | 'purger'
> {
  payments: PaymentProvider;
  /** Milliseconds to wait for the provider. */
  paymentTimeout: number;
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { rowOfSite } from '../database/rowOfSite';
import { paymentAccounts, payments } from '../database/schema/index';
import type { PaymentProvider } from '../shop/paymentProvider';
import type { SiteStore } from '../site/createStateStore';
import { listAccounts, readCurrentAccount, type PaymentAccount } from './paymentAccounts';
import { createPaymentIds } from './paymentIds';
import { createStripeClient } from './stripe/createStripeClient';
import { createStripePayments } from './stripe/createStripePayments';

export interface SitePaymentsOptions {
  db: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  site: SiteStore;
  /** The provider of the server, for sites without an account of their own. */
  ofServer: PaymentProvider;
  /** The address of Stripe's API. @default the address that Stripe documents */
  stripeAddress: string | undefined;
}

/**
 * The payments of one site. A new order is paid to the site's current account; everything that follows uses the account
 * that was paid, also after the site has changed to another.
 */
export function createSitePayments({
  db,
  clock,
  site,
  ofServer,
  stripeAddress,
}: SitePaymentsOptions): PaymentProvider {
  const siteIdOf = async () => (await site.read()).definition.id;

  const connect = ({ id, ...keys }: PaymentAccount): PaymentProvider =>
    createStripePayments({
      ...keys,
      client: createStripeClient({ secretKey: keys.secretKey, address: stripeAddress }),
      ids: createPaymentIds({ db, clock, accountId: id }),
      clock,
    });

  async function current(): Promise<PaymentProvider> {
    const account = await readCurrentAccount(db, await siteIdOf());
    return account ? connect(account) : ofServer;
  }

  async function hasPayment(reference: string): Promise<boolean> {
    const [known] = await db
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(eq(payments.orderId, reference));
    return known !== undefined;
  }

  async function paidTo(reference: string): Promise<PaymentProvider> {
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, reference));
    // Accounts store what they begin before anything is charged: an order without ids was begun by none of them.
    const accountId = payment?.accountId ?? null;
    if (accountId === null) return ofServer;
    const [account] = await db
      .select()
      .from(paymentAccounts)
      .where(rowOfSite(paymentAccounts, { siteId: await siteIdOf(), id: accountId }));
    if (!account) throw new Error('The order was paid to an account of another site.');
    return connect(account);
  }

  return {
    /**
     * By the last known state of the site: a page that was rendered for another account is declined, and charges
     * nothing.
     */
    get form() {
      const publishableKey = site.last()?.paymentKey;
      return publishableKey === undefined
        ? ofServer.form
        : ({ kind: 'stripe', publishableKey } as const);
    },
    isToken: async (token) => (await current()).isToken?.(token) ?? true,
    async charge(payment, options) {
      const { reference } = payment;
      const isBegun = await hasPayment(reference);
      return (await (isBegun ? paidTo(reference) : current())).charge(payment, options);
    },
    look: async (reference, options) => (await paidTo(reference)).look?.(reference, options),
    cancel: async (reference, options) => (await paidTo(reference)).cancel(reference, options),
    refund: async (refund, options) => (await paidTo(refund.reference)).refund(refund, options),
    lookAgreement: async (reference, options) =>
      (await paidTo(reference)).lookAgreement?.(reference, options),
    cancelSubscription: async (reference, options) =>
      (await paidTo(reference)).cancelSubscription?.(reference, options),
    /** An account has the ids of its own payments only: its events cannot concern an order of another account. */
    async readEvent(body, signature) {
      for (const account of await listAccounts(db, await siteIdOf())) {
        const event = await connect(account).readEvent?.(body, signature);
        if (event !== undefined) return event;
      }
      return ofServer.readEvent?.(body, signature);
    },
  };
}

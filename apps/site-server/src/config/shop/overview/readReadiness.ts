import { pageType } from '@plinth/site-model';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '../../../database/schema/index';
import { isSold } from '../../../shop/isSold';
import { readShop } from '../../../shop/readShop';
import type { ConfigVisit } from '../../configVisit';
import { shopAddresses } from '../shopAddresses';

/** The steps that a shop needs, or should have, before it sells, in the order in which an owner sets them up. */
const steps = [
  { name: 'product', href: '/config/products', isNeeded: true },
  { name: 'currency', href: shopAddresses.terms, isNeeded: true },
  { name: 'pages', href: '/config/pages', isNeeded: true },
  { name: 'countries', href: shopAddresses.terms, isNeeded: true },
  { name: 'shipping', href: shopAddresses.terms, isNeeded: false },
  { name: 'payment', href: '/config/settings/payments', isNeeded: false },
  { name: 'mail', href: '/config/mail', isNeeded: false },
] as const;

export interface ReadinessStep extends Omit<(typeof steps)[number], 'href'> {
  /** The address of its page; `undefined` if the account may not see the page. */
  href: string | undefined;
  isDone: boolean;
}

/**
 * The steps before a shop can sell. Each is read from the site. A shop also sells without the optional ones, but
 * perhaps not as its owner expects: without a payment provider it receives no money.
 */
export async function readReadiness({
  services,
  site,
  rights,
}: ConfigVisit): Promise<ReadinessStep[]> {
  const { db, payments, mailTransport } = services;
  const { definition } = site;
  const siteId = definition.id;
  const shop = await readShop(db, siteId);
  const [found] = await db
    .select({
      sold: sql<number>`count(*)::int`,
      sent: sql<number>`count(*) filter (where ${products.productType} = 'PHYSICAL')::int`,
    })
    .from(products)
    .where(and(eq(products.siteId, siteId), isSold));
  const { sold = 0, sent = 0 } = found ?? {};
  const isPickedUp = shop?.shippingOptions.some(({ isPickUp = false }) => isPickUp) ?? false;
  const done: Readonly<Record<(typeof steps)[number]['name'], boolean>> = {
    product: sold > 0,
    currency: shop !== undefined,
    pages: [[pageType.cart, pageType.cartV2], [pageType.checkout]].every((kinds) =>
      definition.pages.some((page) => kinds.some((kind) => kind === page.pageType)),
    ),
    countries: (shop?.countries.length ?? 0) > 0 || isPickedUp,
    shipping: (shop?.shippingOptions.length ?? 0) > 0,
    payment:
      payments.form?.kind === 'stripe' && !payments.form.publishableKey.startsWith('pk_test'),
    mail: mailTransport !== undefined,
  };
  return steps
    .filter(({ name }) => sent > 0 || (name !== 'countries' && name !== 'shipping'))
    .map((step) => ({
      ...step,
      href: step.name === 'payment' && !rights.mayLook('settings') ? undefined : step.href,
      isDone: done[step.name],
    }));
}

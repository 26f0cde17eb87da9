import type { Cart } from '@plinth/commerce/cart';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { orders } from '../database/schema/index';
import { sendShopPage } from '../formActions/shopPost';
import { readSite } from '../locks/readSite';
import { sendPlainPage } from '../pages/failures/sendPlainPage';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendPage } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';
import { leaveCart } from '../shop/cartCookie';
import { isUndecided } from '../shop/isUndecided';
import { refreshPayment } from '../shop/refreshPayment';
import type { OrderRow } from '../shop/orderParts';
import { paymentAddress } from '../shop/paymentAddress';
import { confirmationAddress, hasReceivedPage } from '../shop/shopPages';
import type { ShopVisit } from '../shop/shopVisit';
import { translateShop } from '../shop/translateShop';
import { handlePaymentEvent } from './handlePaymentEvent';

/** The address of the events that a provider sends. */
export const paymentEventsPath = '/commerce/payment/events';

/**
 * The two ways by which an order is notified of its payment's end: the provider's event, and the buyer who returns.
 * Each queries the provider itself, and the order is paid once, whichever comes first.
 */
export function registerPayments(app: Hono<ServerEnvironment>): void {
  app.post(paymentEventsPath, async (c) => {
    const services = c.get('services');
    const { payments, log } = services;
    const body = await c.req.text();
    const event = await payments.readEvent?.(body, c.req.header('stripe-signature') ?? '');
    if (event === undefined) {
      log.warn('payment.foreignNotice', {});
      return c.text('The signature is not right, or too old.', 400);
    }
    const isDone = event === 'other' || (await handlePaymentEvent(services, event));
    return isDone ? c.text('Taken.') : c.text('Please send it again.', 503);
  });

  app.get(paymentAddress, async (c) => {
    const site = await readSite(c);
    const order = await findOrder(c, site.definition.id, c.req.query('order') ?? '');
    return order
      ? sendPaymentState({ c, site }, order)
      : sendPage(c, { site, page: notFoundPage(site) });
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id is the key to it: random bits that only the buyer has. */
async function findOrder(
  c: Context<ServerEnvironment>,
  siteId: string,
  id: string,
): Promise<OrderRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const { db } = c.get('services');
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, siteId)));
  return order;
}

/** Redirects the buyer: to the bank, to the page of the order, or back to the checkout. */
async function sendPaymentState(visit: ShopVisit, before: OrderRow): Promise<Response> {
  const { c, site } = visit;
  const { definition } = site;
  const seen =
    before.status === 'pending' ? await refreshPayment(c.get('services'), before) : undefined;
  // A buyer who has just returned from the bank is not sent there again: its answer may be on the way.
  if (typeof seen === 'object' && c.req.query('payment_intent') === undefined)
    return sendToBank(visit, seen.continueAt);
  const order = (await findOrder(c, definition.id, before.id)) ?? before;
  const { id, kind, status, cart } = order;
  const itemIds = (cart as unknown as Cart).entries.map(({ itemId }) => itemId);
  if (status === 'paid' && kind === 'cart') await leaveCart(c, definition.id);
  if (status === 'paid' || (isUndecided(status) && hasReceivedPage(definition)))
    return c.redirect(confirmationAddress(definition, { id, kind, status, itemIds }), 303);
  if (isUndecided(status)) return sendWaiting(visit);
  const message = translateShop(
    definition,
    order.cartId && kind === 'cart' ? 'shop.declined' : 'shop.declinedAlone',
  );
  return sendShopPage(visit, { slug: 'cart', answer: { message }, status: 200 });
}

/**
 * A page of its own instead of a redirect: a policy that allows forms to lead to this site alone would block the form's
 * redirect, at the bank or at the next bank behind it.
 */
function sendToBank({ c, site: { definition } }: ShopVisit, address: string): Response {
  c.header('refresh', `0; url=${address}`);
  return sendPlainPage(c, {
    site: definition,
    title: translateShop(definition, 'shop.confirmPayment.title'),
    text: translateShop(definition, 'shop.confirmPayment'),
    link: { href: address, label: translateShop(definition, 'shop.confirmPayment.link') },
    status: 200,
    isKept: false,
    isFound: false,
  });
}

function sendWaiting({ c, site: { definition } }: ShopVisit): Response {
  c.header('refresh', '5');
  return sendPlainPage(c, {
    site: definition,
    title: translateShop(definition, 'shop.paymentUnderway.title'),
    text: translateShop(definition, 'shop.paymentUnderway'),
    status: 200,
    isKept: false,
    isFound: false,
  });
}

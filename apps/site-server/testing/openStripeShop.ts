import { sampleSite } from '@plinth/marlow-clay';
import type { OpenDatabase } from '../src/database/openDatabase';
import { orderEntries, orders } from '../src/database/schema/index';
import { paymentEventsPath } from '../src/payments/paymentRoutes';
import { releaseStaleOrders } from '../src/shop/releaseStaleOrders';
import { add, address, newKey, openShop, type ShopOptions } from './openShop';
import { openStripeServer, stripeEvent, stripeKeys } from './openStripeServer';

const minute = 60_000;

/** The sample site's shop with a simulated Stripe for its payments, and a visitor in it. */
export async function openStripeShop(database: OpenDatabase, options: ShopOptions = {}) {
  const stripe = await openStripeServer();
  const shop = await openShop(database, {
    site: sampleSite,
    stripe: { ...stripeKeys, address: stripe.address },
    ...options,
  });
  const { db, services, time, app } = shop;
  const visitor = await shop.enter();
  const form = (token: string, more = {}) => ({
    ...address,
    email: 'ada@example.test',
    step: 'place',
    key: newKey(),
    shownTotal: '4300',
    payment: token,
    ...more,
  });
  const buy = async (token: string, more = {}) => {
    await add(visitor);
    return visitor.postForm('/commerce/checkout', form(token, more));
  };
  const stored = async () => (await db.select().from(orders)).sort((a, b) => a.number - b.number);
  const only = async () => (await stored()).at(-1)!;
  const notify = async (type: string, object: object) => {
    const { body, header } = stripeEvent(type, object, time.now);
    const answer = await app.request(`http://studio.test${paymentEventsPath}`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': header },
    });
    return answer.status;
  };
  const sweep = () => releaseStaleOrders(services, new Date(time.now - minute));
  const entries = async () =>
    (await db.select().from(orderEntries)).map(({ kind, amount }) => `${kind} ${amount}`).sort();
  return { ...shop, ...stripe, visitor, form, buy, stored, only, notify, sweep, entries };
}

import { sampleSite } from '@plinth/marlow-clay';
import { websiteRole } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import {
  orderEntries,
  orders,
  products,
  productVariants,
  shops,
} from '../../../database/schema/index';
import { describeOnEmbeddedDatabase } from '../../../../testing/databases';
import { add, openShop, order, type ShopOptions } from '../../../../testing/openShop';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

async function openOverview(get: Get, options: ShopOptions = {}) {
  const test = await openShop(get(), {
    site: { ...sampleSite, timeZone: 'Europe/Berlin' },
    ...options,
  });
  await test.addAccount('mo@example.test', 'clay', [websiteRole.storeManager]);
  const look = async () => {
    const seller = await test.enter();
    await seller.call('memberLogin', { email: 'mo@example.test', password: 'clay' });
    const { document } = new JSDOM(await (await seller.get('/config/shop')).text()).window;
    const textOf = (node: Element) => node.textContent.replaceAll('\u00a0', ' ').trim();
    /** The figures, each as its label and its lines. */
    const figures = [...document.querySelectorAll('.pl-config-figures > div')].map((one) =>
      [...one.children].map(textOf),
    );
    const listOf = (heading: string) => {
      const id = [...document.querySelectorAll('h2')].find((one) => textOf(one) === heading)?.id;
      return [...document.querySelectorAll(`[aria-labelledby="${id}"] li`)].map(textOf);
    };
    return { document, figures, listOf, text: textOf(document.querySelector('main')!) };
  };
  const buy = async () => {
    const visitor = await test.enter();
    const { cart } = await add(visitor);
    const answer = await order(visitor, cart.grandTotalCents);
    expect(answer.status).toBe(200);
    return cart.grandTotalCents;
  };
  return { ...test, look, buy };
}

describeOnEmbeddedDatabase('the overview of the shop', (get) => {
  it('[SRV-140a] shows what today and the last 30 days took, by the days of the site, less what was paid back', async () => {
    const { look, buy, db, time } = await openOverview(get);
    expect((await look()).figures).toEqual([
      ['Today', '€0.00', 'no orders'],
      ['The last 30 days', '€0.00', 'no orders'],
    ]);
    // A minute before and a minute after midnight in Berlin.
    time.now = Date.parse('2026-03-09T22:59:00Z');
    await buy();
    time.now = Date.parse('2026-03-09T23:01:00Z');
    await buy();
    const [yesterday] = await db.select().from(orders).orderBy(orders.number);
    await db.update(orders).set({ refunded: 900 }).where(eq(orders.id, yesterday!.id));
    await db.insert(orderEntries).values({
      orderId: yesterday!.id,
      at: new Date(time.now),
      kind: 'renewed',
      actor: 'Stripe',
      amount: 1000,
    });
    // Nothing was paid for this one.
    await buy();
    const [declined] = await db.select().from(orders).orderBy(orders.number).offset(2);
    await db.update(orders).set({ status: 'declined' }).where(eq(orders.id, declined!.id));
    const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
    const { grandTotal } = yesterday!;
    expect((await look()).figures).toEqual([
      ['Today', euros(grandTotal + 1000), 'one order'],
      ['The last 30 days', euros(2 * grandTotal + 100), '2 orders'],
    ]);
    time.now = Date.parse('2026-04-08T12:00:00Z');
    expect((await look()).figures).toEqual([
      ['Today', '€0.00', 'no orders'],
      ['The last 30 days', euros(grandTotal + 1000), 'one order'],
    ]);
  });

  it('[SRV-140b] lists the orders that wait to be sent, the oldest first, and none that has nothing to send', async () => {
    const { look, buy, db } = await openOverview(get);
    await buy();
    await buy();
    const [first, second] = await db.select().from(orders).orderBy(orders.number);
    const waiting = async () => (await look()).listOf('Waiting to be sent');
    expect(await waiting()).toEqual([
      expect.stringContaining(`#${first!.number}`),
      expect.stringContaining(`#${second!.number}`),
    ]);
    await db
      .update(orders)
      .set({ cart: { ...first!.cart, requiresShipping: false } })
      .where(eq(orders.id, first!.id));
    expect(await waiting()).toEqual([expect.stringContaining(`#${second!.number}`)]);
    await db.update(orders).set({ sentAt: new Date() }).where(eq(orders.id, second!.id));
    expect(await waiting()).toEqual([]);
    await db.insert(orderEntries).values({
      orderId: second!.id,
      at: new Date('2026-03-01'),
      kind: 'disputed',
      actor: 'Stripe',
    });
    expect((await look()).listOf('A bank wants money back')).toEqual([
      expect.stringContaining(`#${second!.number}`),
    ]);
    await db.insert(orderEntries).values({
      orderId: second!.id,
      at: new Date('2026-03-01'),
      kind: 'dispute-lost',
      actor: 'Stripe',
      amount: 500,
    });
    const { listOf, figures } = await look();
    expect(listOf('A bank wants money back')).toEqual([]);
    expect(figures[1]![1]).toBe(`€${((2 * first!.grandTotal - 500) / 100).toFixed(2)}`);
  });

  it('[SRV-140c] lists variants that are sold out or about to be, of visible products with a stock', async () => {
    const { look, db, setStock } = await openOverview(get);
    await db.update(productVariants).set({ stock: 50 });
    expect((await look()).listOf('Stock that runs out')).toEqual([]);
    await setStock('MUG-OAT', 3);
    await setStock('MUG-IRON', 0);
    const scarce = async () => (await look()).listOf('Stock that runs out');
    expect(await scarce()).toEqual([
      expect.stringMatching(/Iron.*Sold out/is),
      expect.stringMatching(/Oat.*3 in stock/is),
    ]);
    await db.update(products).set({ visibility: 'hidden' }).where(eq(products.id, 'product-mug'));
    expect(await scarce()).toEqual([]);
  });

  it('[SRV-140d] says what is missing before the shop can sell, and what sells otherwise than its owner may think', async () => {
    const { look, db, site } = { ...(await openOverview(get)), site: sampleSite };
    const shown = await look();
    expect(shown.listOf('The shop sells. Please look at this:').join(' ')).toMatch(
      /A payment provider.*To do.*A mail server.*To do/s,
    );
    await db.delete(shops).where(eq(shops.siteId, site.id));
    await db.update(products).set({ visibility: 'hidden' });
    const { listOf, document } = await look();
    const missing = listOf('Before the shop can sell');
    expect(missing.filter((text) => text.includes('To do'))).toHaveLength(4);
    expect(missing[0]).toMatch(/^.?A product that is not hidden/);
    expect(document.querySelector('a[href="/config/shop/terms"][class*="step"]')).not.toBeNull();
  });

  it('[SRV-140e] is in the menu of roles that may only look at products', async () => {
    const { look, addAccount, enter } = await openOverview(get);
    const { document } = await look();
    expect(
      document
        .querySelector('.pl-config-menu a[href="/config/shop"]')
        ?.getAttribute('aria-current'),
    ).toBe('page');
    await addAccount('bo@example.test', 'clay', [websiteRole.billing]);
    const clerk = await enter();
    await clerk.call('memberLogin', { email: 'bo@example.test', password: 'clay' });
    expect((await clerk.get('/config/shop')).status).toBe(403);
    expect(await (await clerk.get('/config/orders')).text()).not.toContain('href="/config/shop"');
  });
});

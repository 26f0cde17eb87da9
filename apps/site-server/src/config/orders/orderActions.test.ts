import { sampleSite } from '@plinth/marlow-clay';
import { websiteRole } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries, giftCards, mails, orders } from '../../database/schema/index';
import { composeMail } from '../../mail/composeMail';
import { createTestPaymentProvider, type Refund } from '../../shop/paymentProvider';
import type { TestBrowser } from '../../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { add, address, newKey, openShop, order, type ShopOptions } from '../../../testing/openShop';
import { testSite } from '../../../testing/testSite';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

/** A mail server that is never reached: mails are queued, and a test writes them itself. */
const silentTransport = {
  from: 'studio@studio.example',
  send: () => Promise.reject(new Error('Nobody sends.')),
};

/** A shop whose provider records refunds, refuses them or does not answer. */
async function openOrders(get: Get, lineQuantity = 2, options: ShopOptions = {}) {
  const paidBack = new Map<string, Refund>();
  const provider = { mood: 'pays' as 'pays' | 'refuses' | 'silent' };
  const test = await openShop(get(), {
    payments: {
      ...createTestPaymentProvider(),
      refund: (refund) => {
        if (provider.mood === 'silent') return Promise.reject(new Error('No answer.'));
        if (provider.mood === 'refuses') return Promise.resolve('refused');
        paidBack.set(refund.key, refund);
        return Promise.resolve('refunded');
      },
    },
    ...options,
  });
  const enter = async (role: number) => {
    const email = `account-${role}@example.test`;
    await test.addAccount(email, 'clay', [role]);
    const browser = await test.enter();
    await browser.call('memberLogin', { email, password: 'clay' });
    return browser;
  };
  const seller = await enter(websiteRole.storeManager);
  const buyer = await test.enter();
  const { cart } = await add(buyer, { quantity: lineQuantity });
  await order(buyer, cart.grandTotalCents);
  const stored = async () => (await test.db.select().from(orders))[0]!;
  const { number, grandTotal } = await stored();
  const path = `/config/orders/${number}`;
  const press = async (
    action: string,
    fields: Record<string, string> = {},
    by: TestBrowser = seller,
  ) => {
    const crumb = by.cookies.get('crumb')!;
    const answer = await by.postForm(`${path}/${action}`, { crumb, ...fields });
    const place = answer.headers.get('location');
    return place ? new URL(place, 'http://x').searchParams.get('action') : answer.status;
  };
  const html = async () => (await seller.get(path)).text();
  const sums = () => [...paidBack.values()].map(({ amount }) => amount.amount);
  return { ...test, enter, seller, stored, press, html, path, provider, sums, grandTotal, number };
}

const money = (amount: number) => (amount / 100).toFixed(2);

describeOnEmbeddedDatabase('the actions of a seller at an order', (get) => {
  it('[SRV-41a] marks an order as sent once, with a link to its parcel, and keeps notes', async () => {
    const { press, html, stored, seller } = await openOrders(get);
    expect(await press('sent', { tracking: 'https://parcels.example/7' })).toBe('sent');
    expect(await press('sent')).toBe('not-now');
    expect(await press('note', { text: 'Call <b>Ada</b> first' })).toBe('noted');
    expect((await stored()).sentAt).not.toBeNull();
    const page = await html();
    expect(page).toContain('<a href="https://parcels.example/7"');
    expect(page).toContain('Call &lt;b&gt;Ada&lt;/b&gt; first');
    expect(await (await seller.get('/config/orders?status=to-send')).text()).toContain(
      'No order matches.',
    );
    // Sent goods are paid back, not called off.
    expect(await press('cancel')).toBe('not-now');
  });

  it('[SRV-83a] [SRV-83b] tells a buyer by mail that the parcel is on its way, in the language of the site', async () => {
    for (const [fields, intl] of [
      [{ tracking: 'JJD 0001 <b>', notify: 'true' }, 'Sendungsnummer: JJD 0001 <b>'],
      [{ tracking: 'https://parcels.example/7', notify: 'true' }, 'https://parcels.example/7'],
    ] as const) {
      const { press, db, services } = await openOrders(get, 2, {
        site: { ...testSite, locale: 'de' },
        mailTransport: silentTransport,
        origins: ['https://studio.example'],
      });
      expect(await press('sent', { ...fields, text: 'Paid the courier' })).toBe('sent');
      const sent = (await db.select().from(mails)).filter(({ kind }) => kind === 'order-sent');
      expect(sent).toMatchObject([{ recipient: 'ada@example.test', state: 'waiting' }]);
      const mail = (await composeMail(services, sent[0]!))!;
      expect(mail.subject).toContain('ist unterwegs');
      expect(mail.text).toContain(intl);
      expect(mail.html).not.toContain('<b>');
      // The note is the shop's own.
      expect(mail.text).not.toContain('courier');
      // A parcel of an order that was paid back since is no news.
      await db.update(orders).set({ status: 'refunded' });
      expect((await composeMail(services, sent[0]!))!.subject).toContain('erstattet');
    }
  });

  it('[SRV-83a] writes no mail where the seller has switched it off', async () => {
    const { press, html, db } = await openOrders(get);
    // There is no mail server either.
    const [box] = /<input[^>]*name="notify"[^>]*>/.exec(await html())!;
    expect(box).toContain(' disabled=""');
    expect(box).toContain('aria-describedby="notify-what"');
    expect(box).not.toContain('checked');
    expect(await html()).toContain('No mail server is set up: nothing is sent.');
    expect(await press('sent', { tracking: '7' })).toBe('sent');
    expect((await db.select().from(mails)).map(({ kind }) => kind)).toEqual(['order']);
  });

  it('[SRV-83c] tells a buyer once that an order was cancelled or paid back whole', async () => {
    const { press, db, services } = await openOrders(get, 2, {
      mailTransport: silentTransport,
      origins: ['https://studio.example'],
    });
    expect(await press('refund', { amount: '1' })).toBe('done');
    const ended = async () =>
      (await db.select().from(mails)).filter(({ kind }) => kind === 'order-ended');
    expect(await ended()).toEqual([]);
    expect(await press('cancel')).toBe('done');
    const [mail, ...more] = await ended();
    expect(more).toEqual([]);
    expect((await composeMail(services, mail!))!.subject).toContain('was cancelled');
  });

  it('[SRV-83d] ends a subscription at its provider, once, and pays nothing back', async () => {
    const ended: string[] = [];
    const { db, press, seller, enter, provider } = await openOrders(get, 1, {
      site: sampleSite,
      payments: {
        ...createTestPaymentProvider(),
        cancelSubscription: (reference) => {
          if (provider.mood === 'silent') return Promise.reject(new Error('No answer.'));
          ended.push(reference);
          return Promise.resolve();
        },
      },
    });
    expect(await press('end')).toBe('not-now');
    const visitor = await enter(websiteRole.commenter);
    const checkout = await visitor.postForm('/commerce/subscribe', {
      itemId: 'product-club-monthly',
      sku: 'CLUB-MONTH',
      key: newKey(),
    });
    await visitor.postForm(checkout.headers.get('location')!, {
      ...address,
      key: newKey(),
      step: 'place',
      email: 'ada@example.test',
      shownTotal: '3800',
      payment: 'test-card',
    });
    const plan = (await db.select().from(orders)).find(({ kind }) => kind === 'subscription')!;
    const end = async () => {
      const crumb = seller.cookies.get('crumb')!;
      const answer = await seller.postForm(`/config/orders/${plan.number}/end`, { crumb });
      return new URL(answer.headers.get('location')!, 'http://x').searchParams.get('action');
    };
    provider.mood = 'silent';
    expect(await end()).toBe('asked');
    provider.mood = 'pays';
    expect(await end()).toBe('ended');
    expect(await end()).toBe('not-now');
    expect(ended).toEqual([plan.id]);
    const page = await (await seller.get(`/config/orders/${plan.number}`)).text();
    expect(page).toContain('Subscription ended');
    expect(page).not.toContain('End the subscription');
  });

  it('[SRV-41b] pays back in parts until nothing is left, and never more', async () => {
    const { press, stored, sums, grandTotal, stockOf, db } = await openOrders(get);
    expect(await stockOf('MUG-OAT')).toBe(38);
    expect(await press('refund', { amount: 'much' })).toBe('no-amount');
    expect(await press('refund', { amount: money(grandTotal + 1) })).toBe('too-much');
    expect(await press('refund', { amount: '10.00', restock: 'true' })).toBe('done');
    expect(await stored()).toMatchObject({ status: 'paid', refunded: 1000 });
    expect(await stockOf('MUG-OAT')).toBe(40);
    const rest = money(grandTotal - 1000);
    // Two at once, both for the whole remaining amount.
    const both = await Promise.all([
      press('refund', { amount: rest }),
      press('refund', { amount: rest }),
    ]);
    expect(both.filter((one) => one === 'done').length).toBe(1);
    expect(await stored()).toMatchObject({ status: 'refunded', refunded: grandTotal });
    expect(sums()).toEqual([1000, grandTotal - 1000]);
    expect(await press('restock')).toBe('not-now');
    expect(await stockOf('MUG-OAT')).toBe(40);
    const log = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order-refunded'));
    expect(log.length).toBe(2);
  });

  it('[SRV-41c] asks a provider that gave no answer again, under the same key, and takes its no', async () => {
    const { press, stored, sums, html, provider, grandTotal } = await openOrders(get);
    provider.mood = 'silent';
    expect(await press('refund', { amount: '5' })).toBe('asked');
    expect(await press('refund', { amount: '5' })).toBe('not-now');
    const page = await html();
    expect(page).toContain('Ask again');
    provider.mood = 'pays';
    const entry = /name="entry" value="([^"]+)"/.exec(page)![1]!;
    expect(await press('refund', { entry })).toBe('done');
    expect(await press('refund', { entry })).toBe('not-now');
    expect(sums()).toEqual([500]);
    provider.mood = 'refuses';
    expect(await press('refund', { amount: money(grandTotal - 500) })).toBe('refused');
    expect(await stored()).toMatchObject({ status: 'paid', refunded: 500 });
    expect(await html()).toContain('refused by the payment provider');
  });

  it('[SRV-41d] cancels an order: all money goes back, and the goods into stock', async () => {
    const { press, stored, sums, stockOf, grandTotal, html, enter, seller, path } =
      await openOrders(get);
    const billing = await enter(websiteRole.billing);
    expect(await press('cancel', {}, billing)).toBe(403);
    expect(await press('cancel', { text: 'The kiln broke.' })).toBe('done');
    expect(await stored()).toMatchObject({ status: 'cancelled', refunded: grandTotal });
    expect(sums()).toEqual([grandTotal]);
    expect(await stockOf('MUG-OAT')).toBe(40);
    expect(await press('cancel')).toBe('not-now');
    expect(await html()).toContain('Cancelled');
    const mail = await (await seller.get(`${path}/mail`)).text();
    expect(mail).toContain('was cancelled');
    expect(mail).not.toContain('not paid');
  });

  it('[SRV-41e] takes what is paid back off a gift card, and pays none back that is spent', async () => {
    const { enter, db, press, seller } = await openOrders(get);
    const visitor = await enter(websiteRole.commenter);
    await visitor.postForm(
      '/checkout/giftcard?websiteId=site-test&giftCardProductId=product-gift-card',
      {
        key: newKey(),
        step: 'place',
        sku: 'GIFT-25',
        'price GIFT-25': '2500',
        email: 'ada@example.test',
        name: 'Ada',
        payment: 'test-card',
      },
    );
    const [card] = await db.select().from(giftCards);
    const gift = (await db.select().from(orders)).find(({ kind }) => kind === 'gift-card')!;
    const refund = async (amount: string) => {
      const crumb = seller.cookies.get('crumb')!;
      const answer = await seller.postForm(`/config/orders/${gift.number}/refund`, {
        crumb,
        amount,
      });
      return new URL(answer.headers.get('location')!, 'http://x').searchParams.get('action');
    };
    expect(card!.balance).toBe(2500);
    expect(await refund('20')).toBe('done');
    expect((await db.select().from(giftCards))[0]!.balance).toBe(500);
    await db.update(giftCards).set({ balance: 100 });
    expect(await refund('5')).toBe('spent');
    expect(await press('refund', { amount: '1' })).toBe('done');
  });

  it('[SRV-41f] gives the orders of a search as CSV, a row for each thing that was bought', async () => {
    const { seller, number, grandTotal } = await openOrders(get);
    const answer = await seller.get('/config/orders.csv?q=mug&status=to-send');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [head, line, ...more] = (await answer.text()).trim().split('\r\n');
    expect(head).toContain('Order,Placed at (');
    expect(head).toMatch(/,Price,Discount,Shipping,Tax,"Tax, included",Total,Refunded,Currency$/);
    expect(line).toContain(`${number},`);
    const [, parts = ''] = /"Mug, Oat",MUG-OAT,2,34\.00,(.*),0\.00,EUR$/.exec(line!) ?? [];
    const [discount, shipping, tax, , total] = parts.split(',').map(Number);
    expect(total).toBe(grandTotal / 100);
    expect(shipping).toBeGreaterThan(0);
    // The columns of a row explain its total.
    expect(2 * 34 + discount! + shipping! + tax!).toBeCloseTo(total!, 2);
    expect(more).toEqual([]);
    expect(
      (await (await seller.get('/config/orders.csv?q=vase')).text()).trim().split('\r\n').length,
    ).toBe(1);
  });
});

import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { auditEntries, orderEntries, orders, payments } from '../../database/schema/index';
import { paymentEventsPath } from '../../payments/paymentRoutes';
import { releaseStaleOrders } from '../../shop/releaseStaleOrders';
import { testOrigin, type TestBrowser } from '../../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { formOf } from '../../../testing/formOf';
import { add, address, newKey } from '../../../testing/openShop';
import {
  openStripeServer,
  signEvent,
  stripeEvent,
  stripeKeys,
} from '../../../testing/openStripeServer';
import { testSite } from '../../../testing/testSite';
import { openTwoSites, otherOrigin, otherSiteId } from '../../../testing/twoSites';

const page = '/config/settings/payments';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

async function open(get: Get) {
  const stripe = await openStripeServer();
  const test = await openTwoSites(get(), {
    stripe: { ...stripeKeys, address: stripe.address },
  });
  const { db, app, time, services } = test;
  const owner = await test.signIn(testOrigin);
  const read = async (by: TestBrowser) => {
    const { document } = new JSDOM(await (await by.get(page)).text()).window;
    return formOf(document.querySelector(`form[action="${page}"]`)!);
  };
  const save = async (fields: Record<string, string>, by: TestBrowser = owner) => {
    const form = await read(by);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return by.postForm(page, form);
  };
  /** Buys a mug on a site. */
  const buy = async (origin: string, token = 'ctoken_pays', refused = 0) => {
    const visitor = test.browser(origin);
    await visitor.get('/config/');
    const { cart } = await add(visitor);
    const answer = await visitor.call('placeOrder', {
      key: newKey(),
      email: 'ada@example.test',
      address,
      shownTotal: cart.grandTotalCents,
      paymentToken: token,
    });
    expect(answer.status).toBe(refused || 200);
    const siteId = origin === otherOrigin ? otherSiteId : testSite.id;
    const all = await db.select().from(orders).where(eq(orders.siteId, siteId));
    return all.sort((a, b) => a.number - b.number).at(-1)!;
  };
  const notify = async (origin: string, type: string, object: object, secret: string) => {
    const { body } = stripeEvent(type, object, time.now);
    const answer = await app.request(origin + paymentEventsPath, {
      method: 'POST',
      body,
      headers: {
        host: new URL(origin).host,
        'stripe-signature': signEvent(body, time.now, secret),
      },
    });
    return answer.status;
  };
  return { ...test, stripe, owner, read, save, buy, notify, services };
}

describeOnEmbeddedDatabase('the payment account of a site', (get) => {
  it('[SRV-173a] is saved once Stripe knows its keys, says test mode plainly, and shows no secret again', async () => {
    const { stripe, save, owner, db, lines } = await open(get);
    const { keys } = stripe.openAccount('clay');
    const before = await (await owner.get(page)).text();
    expect(before).toContain('The payment account of this server');
    expect(before).toContain('Test mode');
    for (const [wrong, field] of [
      [{ publishableKey: 'pk_clay' }, 'publishableKey'],
      [{ publishableKey: keys.secretKey }, 'publishableKey'],
      [{ secretKey: keys.publishableKey }, 'secretKey'],
      [{ publishableKey: 'pk_live_clay' }, 'secretKey'],
      [{ webhookSecret: 'clay' }, 'webhookSecret'],
      [{ secretKey: 'sk_test_unknown' }, 'secretKey'],
    ] as const) {
      const refused = await save({ ...keys, ...wrong });
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(html).toContain(`id="${field}-problem"`);
      expect(html).toContain('Nothing was saved');
    }
    stripe.openAccount('clay', 'rk_test_clay');
    expect(await (await save({ ...keys, secretKey: 'rk_test_clay' })).text()).toContain(
      'may not read the account',
    );
    stripe.setDown(true);
    expect((await save(keys)).status).toBe(503);
    stripe.setDown(false);
    expect(await (await owner.get(page)).text()).toContain('The payment account of this server');

    const saved = await save(keys);
    expect(saved.headers.get('location')).toBe(`${page}?saved`);
    const after = await (await owner.get(page)).text();
    expect(after).toContain('Shop of clay');
    expect(after).toContain('acct_clay');
    expect(after).toContain('Test mode');
    expect(after).toContain(`${testOrigin}${paymentEventsPath}`);
    for (const secret of [keys.secretKey, keys.webhookSecret]) {
      for (const path of [page, '/config/settings', '/checkout', '/'])
        expect(await (await owner.get(path)).text()).not.toContain(secret);
      expect(JSON.stringify(lines)).not.toContain(secret);
    }
    // Kept without being typed again.
    expect((await save({ webhookSecret: 'whsec_newer' })).status).toBe(303);
    expect(
      (await db.select().from(auditEntries)).filter(({ action }) => action === 'payments-changed'),
    ).toHaveLength(2);
  });

  it('[SRV-173b] takes the orders of its site alone, and pays back what it was paid, also after a change', async () => {
    const { stripe, save, buy, db, owner, services, time } = await open(get);
    const first = await buy(testOrigin);
    const { bank, keys } = stripe.openAccount('clay');
    expect((await save(keys)).status).toBe(303);
    const second = await buy(testOrigin);
    const other = await buy(otherOrigin);
    expect(other.siteId).toBe(otherSiteId);
    expect(bank.intents.size).toBe(1);
    expect(stripe.bank.intents.size).toBe(2);
    const accountsOf = new Map(
      (await db.select().from(payments)).map(({ orderId, accountId }) => [orderId, accountId]),
    );
    expect([first, second, other].map(({ id }) => accountsOf.get(id) !== null)).toEqual([
      false,
      true,
      false,
    ]);
    const refund = async (number: number) => {
      const path = `/config/orders/${number}/refund`;
      const crumb = owner.cookies.get('crumb')!;
      return (await owner.postForm(path, { crumb, amount: '1.00' })).headers.get('location');
    };
    expect(await refund(first.number)).toContain('action=done');
    expect(await refund(second.number)).toContain('action=done');
    expect([stripe.bank.refunds.length, bank.refunds.length]).toEqual([1, 1]);

    // The owner leaves it: new orders go to the server's, and the earlier one is still its own.
    const crumb = owner.cookies.get('crumb')!;
    expect((await owner.postForm(`${page}/leave`, { crumb })).status).toBe(303);
    await buy(testOrigin);
    expect([stripe.bank.intents.size, bank.intents.size]).toEqual([3, 1]);
    expect(await refund(second.number)).toContain('action=done');
    expect(bank.refunds).toHaveLength(2);

    // The state of an order whose buyer did not return is queried from the account that began it.
    await save(keys);
    const slow = await buy(testOrigin, 'ctoken_slow', 409);
    await owner.postForm(`${page}/leave`, { crumb });
    bank.decide([...bank.intents.values()].at(-1)!, true);
    time.now += 120_000;
    await releaseStaleOrders(services, new Date(time.now - 60_000));
    const [now] = await db.select().from(orders).where(eq(orders.id, slow.id));
    expect(now!.status).toBe('paid');
  });

  it('[SRV-173c] handles events of its own payments alone: none of another site, nor of the server', async () => {
    const { stripe, save, buy, notify, signIn, db } = await open(get);
    const mine = stripe.openAccount('clay');
    const theirs = stripe.openAccount('other');
    await save(mine.keys);
    await save(theirs.keys, await signIn(otherOrigin));
    const order = await buy(testOrigin);
    const dispute = { id: 'dp_1', payment_intent: mine.bank.only().id, amount: 100 };
    const entries = () => db.select().from(orderEntries);
    const send = (origin: string, secret: string) =>
      notify(origin, 'charge.dispute.created', dispute, secret);
    // Signed for the other site's account, at its own address and at this one.
    expect(await send(otherOrigin, theirs.keys.webhookSecret)).toBe(200);
    expect(await send(testOrigin, theirs.keys.webhookSecret)).toBe(400);
    // The server's account was never paid for it; this account speaks at its own site alone.
    expect(await send(testOrigin, stripeKeys.webhookSecret)).toBe(200);
    expect(await send(otherOrigin, mine.keys.webhookSecret)).toBe(400);
    expect(await entries()).toEqual([]);
    expect(await send(testOrigin, mine.keys.webhookSecret)).toBe(200);
    expect(await entries()).toMatchObject([{ orderId: order.id, kind: 'disputed' }]);
  });

  it('[SRV-173d] is drawn at its own checkout, and not saved over a newer state', async () => {
    const { stripe, read, save, owner, services } = await open(get);
    const { keys } = stripe.openAccount('clay');
    const form = await read(owner);
    await save(keys);
    const drawnAt = async (origin: string) => {
      const site = (await services.sites.atHost(new URL(origin).hostname))!;
      await site.site.read();
      return site.payments.form;
    };
    expect(await drawnAt(testOrigin)).toEqual({
      kind: 'stripe',
      publishableKey: keys.publishableKey,
    });
    expect(await drawnAt(otherOrigin)).toMatchObject(services.serverPayments.form!);
    for (const [name, value] of Object.entries(stripe.openAccount('late').keys))
      form.set(name, value);
    const late = await owner.postForm(page, form);
    expect(late.status).toBe(409);
    expect(await (await owner.get(page)).text()).toContain('acct_clay');
  });
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails, orderEntries, orders, payments } from '../../database/schema/index';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { add, address, newKey, type ShopOptions } from '../../../testing/openShop';
import { signEvent, stripeEvent, stripeKeys } from '../../../testing/openStripeServer';
import { openStripeShop } from '../../../testing/openStripeShop';
import { refundOrder, repeatRefund } from '../../shop/refundOrder';
import { paymentEventsPath } from '../paymentRoutes';

const minute = 60_000;

describeOnEmbeddedDatabase('payments by Stripe', (get) => {
  const open = (options: ShopOptions = {}) => openStripeShop(get(), options);

  it('[SRV-80a] takes the money by an intent that is written down before it is confirmed', async () => {
    const { buy, only, bank, asked, db, visitor } = await open();
    const answer = await buy('ctoken_pays');
    expect(answer.status).toBe(303);
    const order = await only();
    expect(answer.headers.get('location')).toBe(`/order-confirmed?order=${order.id}`);
    expect(order.status).toBe('paid');
    expect(bank.only()).toMatchObject({
      amount: 4300,
      currency: 'eur',
      status: 'succeeded',
      metadata: { order: order.id },
    });
    expect(asked).toEqual([
      'POST payment_intents',
      `POST payment_intents/${bank.only().id}/confirm`,
    ]);
    expect(await db.select().from(payments)).toMatchObject([
      { orderId: order.id, paymentId: bank.only().id, agreementId: null },
    ]);
    const page = await (await visitor.get(answer.headers.get('location')!)).text();
    expect(page).toContain('Thank you');
  });

  it('[SRV-80b] shows the fields of Stripe at the checkout alone, by the policy of that page', async () => {
    const { visitor, buy } = await open();
    await add(visitor);
    const checkout = await visitor.get('/checkout');
    const html = await checkout.text();
    expect(html).toContain(`data-payment-key="${stripeKeys.publishableKey}"`);
    expect(html).toContain('data-payment-amount="4300"');
    expect(html).not.toContain('Test card');
    const policy = checkout.headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    const first = await visitor.get('/shop');
    expect(first.headers.get('content-security-policy')).not.toContain('stripe');
    // Without the fields there is nothing to charge, and nothing is taken from the shelf.
    const without = await buy('');
    expect(without.status).toBe(400);
    expect(await without.text()).toContain('Please fill in how you pay.');
  });

  it('[SRV-80c] leads to a bank that asks its customer, and makes the order once they are back', async () => {
    const { buy, only, bank, visitor, db } = await open();
    const answer = await buy('ctoken_asks');
    const { id } = await only();
    expect(answer.headers.get('location')).toBe(`/commerce/payment?order=${id}`);
    const page = await visitor.get(`/commerce/payment?order=${id}`);
    const bankAddress = `https://hooks.stripe.com/3d_secure/${bank.only().id}?a=1&b=2`;
    expect(page.headers.get('refresh')).toBe(`0; url=${bankAddress}`);
    expect(await page.text()).toContain(bankAddress.replaceAll('&', '&#38;'));
    bank.decide(bank.only(), true);
    const back = await visitor.get(`/commerce/payment?order=${id}&payment_intent=pi_1`);
    expect(back.headers.get('location')).toBe(`/order-confirmed?order=${id}`);
    expect((await only()).status).toBe('paid');
    expect(await db.select().from(mails)).toHaveLength(1);
    // The browser gets a new cart.
    expect((await visitor.call('readCart')).body).toEqual({ cart: null });
  });

  it('[SRV-80c] asks the bank’s question again where the same form is sent again', async () => {
    const { visitor, form, stored } = await open();
    await add(visitor);
    const once = form('ctoken_asks');
    const first = await visitor.postForm('/commerce/checkout', once);
    const second = await visitor.postForm('/commerce/checkout', once);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await stored()).toHaveLength(1);
  });

  it('[SRV-80c] gives the cart back to a buyer who comes back from the bank without an answer', async () => {
    const { buy, bank, stored, stockOf, visitor } = await open();
    await buy('ctoken_asks');
    const [first] = [...bank.intents.values()];
    expect(await stockOf('MUG-OAT')).toBe(39);
    // The cart can be changed, and paid in another way.
    const { status, cart } = await add(visitor);
    expect([status, cart.entries[0]!.quantity]).toEqual([200, 2]);
    expect(first!.status).toBe('canceled');
    expect(await stockOf('MUG-OAT')).toBe(40);
    const again = await visitor.postForm('/commerce/checkout', {
      ...address,
      email: 'ada@example.test',
      step: 'place',
      key: newKey(),
      shownTotal: String(cart.grandTotalCents),
      payment: 'ctoken_pays',
    });
    expect(again.status).toBe(303);
    expect((await stored()).map(({ status: state }) => state)).toEqual(['timed-out', 'paid']);
  });

  it('[SRV-80c] tells a buyer whose bank declined, and keeps the cart', async () => {
    const { buy, bank, only, visitor, stockOf } = await open();
    await buy('ctoken_asks');
    bank.decide(bank.only(), false);
    const { id } = await only();
    const back = await visitor.get(`/commerce/payment?order=${id}&payment_intent=pi_1`);
    expect(await back.text()).toContain('Your payment was declined.');
    expect((await only()).status).toBe('declined');
    expect(bank.only().status).toBe('canceled');
    expect(await stockOf('MUG-OAT')).toBe(40);
    expect((await visitor.call('readCart')).body).toMatchObject({ cart: { totalQuantity: 1 } });
    expect((await visitor.get('/commerce/payment?order=nothing')).status).toBe(404);
  });

  it('[SRV-80d] keeps a declined payment from being paid later by a page that was left open', async () => {
    const { buy, bank, only } = await open();
    const answer = await buy('ctoken_declined');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Your payment was declined.');
    expect((await only()).status).toBe('declined');
    expect(bank.only().status).toBe('canceled');
    await buy('ctoken_unknown');
    expect((await only()).status).toBe('declined');
  });

  it('[SRV-80e] asks how a payment stands whose answer was lost, and pays nothing twice', async () => {
    const { buy, bank, only, lost, stored } = await open();
    lost.push('POST payment_intents/pi_1/confirm');
    const answer = await buy('ctoken_pays');
    expect(answer.headers.get('location')).toContain('/order-confirmed');
    expect((await only()).status).toBe('paid');
    lost.push('POST payment_intents');
    const without = await buy('ctoken_pays');
    expect(without.status).toBe(400);
    expect((await stored()).map(({ status }) => status)).toEqual(['paid', 'timed-out']);
    expect([...bank.intents.values()].map(({ status }) => status)).toEqual([
      'succeeded',
      'requires_payment_method',
    ]);
  });

  it('[SRV-80f] accepts no event without a recent signature of Stripe', async () => {
    const { app, time, buy, bank, only } = await open();
    await buy('ctoken_asks');
    bank.decide(bank.only(), true);
    const { body, header } = stripeEvent('payment_intent.succeeded', bank.only(), time.now);
    const send = async (signature: string, text = body) =>
      (
        await app.request(`http://studio.test${paymentEventsPath}`, {
          method: 'POST',
          body: text,
          headers: { 'stripe-signature': signature },
        })
      ).status;
    expect(await send('')).toBe(400);
    expect(await send('t=1,v1=zz')).toBe(400);
    expect(await send(header, `${body} `)).toBe(400);
    expect(await send(signEvent(body, time.now, 'whsec_other'))).toBe(400);
    expect(await send(signEvent(body, time.now - 301_000))).toBe(400);
    expect(await send(signEvent(body, time.now + 302_000))).toBe(400);
    expect((await only()).status).toBe('pending');
    // While a secret is changed there are two signatures.
    const old = signEvent(body, time.now, 'whsec_old').split(',')[1]!;
    expect(await send(`${old},${header}`)).toBe(200);
    expect((await only()).status).toBe('paid');
  });

  it('[SRV-80g] makes the order by an event where the buyer never comes back, once, in whatever order they arrive', async () => {
    const { buy, bank, only, notify, db, stored, visitor, stockOf } = await open();
    await buy('ctoken_asks');
    const intent = bank.only();
    bank.decide(intent, true);
    const { id } = await only();
    expect(
      await Promise.all([
        notify('payment_intent.succeeded', intent),
        notify('payment_intent.succeeded', intent),
        visitor.get(`/commerce/payment?order=${id}&payment_intent=x`).then(({ status }) => status),
      ]),
    ).toEqual([200, 200, 303]);
    // News of an earlier try arrives last.
    expect(await notify('payment_intent.payment_failed', intent)).toBe(200);
    expect((await stored()).map(({ status }) => status)).toEqual(['paid']);
    expect(await db.select().from(mails)).toHaveLength(1);
    expect(await stockOf('MUG-OAT')).toBe(39);
    // An event about another shop that uses the same account.
    expect(await notify('payment_intent.succeeded', { id: 'pi_other' })).toBe(200);
    expect(await notify('charge.updated', {})).toBe(200);
  });

  it('[SRV-80g] takes an event again later while Stripe does not answer', async () => {
    const { buy, bank, only, notify, setDown } = await open();
    await buy('ctoken_asks');
    bank.decide(bank.only(), true);
    setDown(true);
    expect(await notify('payment_intent.succeeded', bank.only())).toBe(503);
    expect((await only()).status).toBe('pending');
    setDown(false);
    expect(await notify('payment_intent.succeeded', bank.only())).toBe(200);
    expect((await only()).status).toBe('paid');
  });

  it('[SRV-80h] waits for days for a payment that takes its time, and for half an hour for a buyer', async () => {
    const { buy, bank, only, stored, sweep, time, visitor, notify } = await open();
    const slow = await buy('ctoken_slow');
    expect(slow.headers.get('location')).toContain('/order-received?order=');
    time.now += 3 * 24 * 60 * minute;
    await sweep();
    expect((await only()).status).toBe('pending');
    bank.decide(bank.only(), true);
    await notify('payment_intent.succeeded', bank.only());
    expect((await only()).status).toBe('paid');

    visitor.cookies.delete('CART');
    await buy('ctoken_asks');
    time.now += 29 * minute;
    await sweep();
    expect((await only()).status).toBe('pending');
    time.now += 2 * minute;
    await sweep();
    expect((await stored()).map(({ status }) => status)).toEqual(['paid', 'timed-out']);
    expect(bank.only().status).toBe('canceled');
  });

  it('[SRV-80h] makes the order of a buyer who paid and of whom neither browser nor event came back', async () => {
    const { buy, bank, only, sweep, time } = await open();
    await buy('ctoken_asks');
    bank.decide(bank.only(), true);
    time.now += 2 * minute;
    await sweep();
    expect((await only()).status).toBe('paid');
  });

  it('[SRV-80i] pays back what comes for an order that was given up', async () => {
    const { buy, bank, only, notify, sweep, time, db } = await open();
    await buy('ctoken_asks');
    const intent = bank.only();
    const { id } = await only();
    await db.update(orders).set({ status: 'timed-out' }).where(eq(orders.id, id));
    bank.decide(intent, true);
    expect(await notify('payment_intent.succeeded', intent)).toBe(200);
    expect((await only()).status).toBe('unsettled');
    time.now += 2 * minute;
    await sweep();
    await sweep();
    expect((await only()).status).toBe('timed-out');
    expect(bank.refunds.map(({ amount }) => amount)).toEqual([4300]);
  });

  it('[SRV-80j] pays back in parts, each once, however often it is asked', async () => {
    const { buy, bank, only, services, lost, entries } = await open();
    await buy('ctoken_pays');
    const { id: orderId, siteId } = await only();
    const refund = (amount: number) =>
      refundOrder(services, {
        siteId,
        orderId,
        amount,
        isCancelled: false,
        restock: false,
        actor: 'ida@example.test',
        text: '',
      });
    expect(await refund(1000)).toBe('done');
    lost.push('POST refunds');
    expect(await refund(500)).toBe('asked');
    const asked = await services.db.select().from(orderEntries);
    const entryId = asked.find(({ state }) => state === 'asked')!.id;
    expect(await repeatRefund(services, { siteId, orderId, entryId })).toBe('done');
    expect(bank.refunds.map(({ amount }) => amount)).toEqual([1000, 500]);
    bank.moods.refusesRefunds = true;
    expect(await refund(100)).toBe('refused');
    expect(await only()).toMatchObject({ status: 'paid', refunded: 1500 });
    expect(await entries()).toEqual(['refund 100', 'refund 1000', 'refund 500']);
  });

  it('[SRV-80k] begins a subscription, notes each renewal once, and ends it with the order', async () => {
    const { visitor, bank, only, notify, entries, services, form, db } = await open();
    const checkout = await visitor.postForm('/commerce/subscribe', {
      itemId: 'product-club-monthly',
      sku: 'CLUB-MONTH',
      key: newKey(),
    });
    const place = form('ctoken_pays', { shownTotal: '3800' });
    const answer = await visitor.postForm(checkout.headers.get('location')!, place);
    expect(answer.status).toBe(303);
    const order = await only();
    expect(order.status).toBe('paid');
    const [subscription] = [...bank.subscriptions.values()];
    expect(subscription!.fields).toMatchObject({
      'items[0][price_data][unit_amount]': '3800',
      'items[0][price_data][recurring][interval]': 'month',
      'items[0][price_data][recurring][interval_count]': '1',
      payment_behavior: 'default_incomplete',
      'metadata[order]': order.id,
    });
    const invoice = { id: 'in_9', subscription: subscription!.id, amount_paid: 3800 };
    const cycle = { ...invoice, billing_reason: 'subscription_cycle' };
    expect(
      await notify('invoice.paid', { ...invoice, billing_reason: 'subscription_create' }),
    ).toBe(200);
    expect(await entries()).toEqual([]);
    expect(await notify('invoice.payment_failed', { ...cycle, amount_due: 3800 })).toBe(200);
    expect(await notify('invoice.paid', cycle)).toBe(200);
    expect(await notify('invoice.paid', cycle)).toBe(200);
    expect(await entries()).toEqual(['not-renewed 3800', 'renewed 3800']);
    // The same invoice as later versions of the API write it, and another one.
    const later = (id: string) => ({
      id,
      parent: { subscription_details: { subscription: subscription!.id } },
      amount_paid: 3800,
      billing_reason: 'subscription_cycle',
    });
    for (const id of ['in_9', 'in_10']) expect(await notify('invoice.paid', later(id))).toBe(200);
    expect(await entries()).toEqual(['not-renewed 3800', 'renewed 3800', 'renewed 3800']);
    const cancelled = await refundOrder(services, {
      siteId: order.siteId,
      orderId: order.id,
      amount: undefined,
      isCancelled: true,
      restock: true,
      actor: 'ida@example.test',
      text: '',
    });
    expect(cancelled).toBe('done');
    expect(subscription!.status).toBe('canceled');
    expect(bank.refunds.map(({ amount }) => amount)).toEqual([3800]);
    expect((await db.select().from(payments))[0]!.endedAt).not.toBeNull();
    expect(await notify('customer.subscription.deleted', { id: subscription!.id })).toBe(200);
    expect(await entries()).toContain('ended null');
  });

  it('[SRV-80k] leaves no subscription behind whose first payment was declined', async () => {
    const { visitor, bank, only, form } = await open();
    const checkout = await visitor.postForm('/commerce/subscribe', {
      itemId: 'product-club-monthly',
      sku: 'CLUB-MONTH',
      key: newKey(),
    });
    const place = form('ctoken_declined', { shownTotal: '3800' });
    await visitor.postForm(checkout.headers.get('location')!, place);
    expect((await only()).status).toBe('declined');
    expect([...bank.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
    expect(bank.only().status).toBe('canceled');
  });

  it('[SRV-80o] books a refund of the dashboard once, and none that was made here', async () => {
    const { buy, bank, notify, entries, only: order, db } = await open();
    await buy('ctoken_pays');
    const intent = bank.only();
    const charge = (refunded: number) => ({
      id: 'ch_1',
      payment_intent: intent.id,
      amount: intent.amount,
      amount_refunded: refunded,
    });
    await notify('charge.refunded', charge(1000));
    await notify('charge.refunded', charge(1000));
    expect([await entries(), (await order()).refunded]).toEqual([['refund 1000'], 1000]);
    // Two events in the wrong order are one sum.
    await notify('charge.refunded', charge(2500));
    await notify('charge.refunded', charge(1700));
    expect((await order()).refunded).toBe(2500);
    // A refund of the area is stored before its event arrives.
    await db.update(orders).set({ refunded: 3000 });
    await notify('charge.refunded', charge(3000));
    expect([(await order()).refunded, (await order()).status]).toEqual([3000, 'paid']);
    await notify('charge.refunded', charge(intent.amount));
    const { status, refunded, grandTotal } = await order();
    expect([status, refunded]).toEqual(['refunded', grandTotal]);
    const sent = await db.select({ kind: mails.kind }).from(mails);
    expect(sent.filter(({ kind }) => kind === 'order-ended')).toHaveLength(1);
  });

  it('[SRV-80l] tells the owner that a buyer’s bank reclaims the money', async () => {
    const { buy, bank, notify, entries } = await open();
    await buy('ctoken_pays');
    const dispute = { id: 'dp_1', payment_intent: bank.only().id, amount: 4300 };
    await notify('charge.dispute.created', dispute);
    await notify('charge.dispute.created', dispute);
    expect(await entries()).toEqual(['disputed 4300']);
  });

  it('[SRV-80p] tells how a dispute ended, once, also where its end is the first event and of an order that is cancelled', async () => {
    const { buy, bank, notify, entries, db, only } = await open();
    await buy('ctoken_pays');
    const dispute = { id: 'dp_1', payment_intent: bank.only().id, amount: 4300 };
    await db.update(orders).set({ status: 'cancelled' });
    for (const status of ['lost', 'lost'])
      expect(await notify('charge.dispute.closed', { ...dispute, status })).toBe(200);
    await notify('charge.dispute.created', dispute);
    expect(await entries()).toEqual(['dispute-lost 4300', 'disputed 4300']);
    expect((await only()).status).toBe('cancelled');
    const question = { ...dispute, id: 'dp_2' };
    await notify('charge.dispute.closed', { ...question, status: 'warning_closed' });
    expect(await entries()).toContain('dispute-won 4300');
    // A dispute of a charge that is not the shop's is ignored.
    await notify('charge.dispute.closed', { ...dispute, id: 'dp_3', payment_intent: 'pi_other' });
    expect(await entries()).toHaveLength(3);
  });

  it('[SRV-80a] charges a currency without fractions by its units', async () => {
    const { visitor, bank, form } = await open({
      settings: {
        currencyCode: 'JPY',
        minimumSubtotal: { amount: 0, currencyCode: 'JPY' },
        shippingOptions: [],
        coupons: [],
      },
    });
    const { cart } = await add(visitor);
    const shownTotal = String(cart.grandTotalCents);
    await visitor.postForm('/commerce/checkout', form('ctoken_pays', { shownTotal }));
    // ¥3400 are 3400 units at Stripe, as they are here.
    expect(cart.grandTotalCents).toBe(3400);
    expect(bank.only()).toMatchObject({ amount: 3400, currency: 'jpy' });
  });
});

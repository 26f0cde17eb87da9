import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { websiteRole } from '@plinth/site-model';
import { mails, orderEntries, orders, payments } from '../../database/schema/index';
import { sendDueMails } from '../../mail/queue/sendDueMails';
import { mayEnter } from '../../members/mayEnter';
import { refundOrder } from '../../shop/refundOrder';
import type { TestBrowser } from '../../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { newKey } from '../../../testing/openShop';
import { openSmtpServer } from '../../../testing/openSmtpServer';
import { openStripeShop } from '../../../testing/openStripeShop';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

const buyer = 'ada@example.test';
const payPage = 'https://invoice.stripe.com/i/in_9';

async function open(get: Get) {
  const smtp = await openSmtpServer();
  const mailTransport = smtp.transport();
  const shop = await openStripeShop(get(), { mailTransport, origins: ['http://studio.test'] });
  const { db, services, addAccount, enter, only } = shop;
  await shop.visitor.get('/config/');
  await addAccount('mo@example.test', 'clay', [websiteRole.storeManager]);
  await addAccount(buyer, 'clay', []);
  const signedIn = async (email: string): Promise<TestBrowser> => {
    const browser = await enter();
    // This page sets the crumb, which a shared page does not.
    await browser.get('/config/');
    await browser.call('memberLogin', { email, password: 'clay' });
    return browser;
  };
  const seller = await signedIn('mo@example.test');
  const orderPage = async () => `/config/orders/${(await only()).number}`;
  const press = async (fields: Record<string, string>) => {
    const crumb = seller.cookies.get('crumb')!;
    const answer = await seller.postForm(`${await orderPage()}/refund`, { crumb, ...fields });
    return new URL(answer.headers.get('location')!, 'http://x').searchParams.get('action');
  };
  const textOf = async (browser: TestBrowser, path: string) =>
    (await (await browser.get(path)).text()).replace(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  /** The mails of a kind that were sent. */
  const sent = async (kind: string) => {
    await sendDueMails(services, mailTransport);
    return db.select().from(mails).where(eq(mails.kind, kind));
  };
  const failedEntries = () =>
    db.select().from(orderEntries).where(eq(orderEntries.kind, 'refund-failed'));
  return { ...shop, smtp, seller, signedIn, press, textOf, orderPage, sent, failedEntries };
}

describeOnEmbeddedDatabase('a refund that does not arrive', (get) => {
  it('[SRV-171a] is recorded at the order as owed, once, under each of its three names; buyer and seller get a mail', async () => {
    const test = await open(get);
    const { buy, bank, only, notify, press, seller, signedIn, textOf, orderPage, sent } = test;
    await buy('ctoken_pays');
    expect(await press({ amount: '43.00' })).toBe('done');
    expect(await only()).toMatchObject({ status: 'refunded', refunded: 4300 });
    const [refund] = bank.refunds;
    const failed = { ...refund!, status: 'failed', failure_reason: 'lost_or_stolen_card' };
    // A refund that arrives has an event of the same kind, which is no failure.
    expect(await notify('refund.updated', { ...refund!, status: 'succeeded' })).toBe(200);
    for (const type of [
      'refund.failed',
      'refund.updated',
      'charge.refund.updated',
      'refund.failed',
    ])
      expect(await notify(type, failed)).toBe(200);
    expect(await test.failedEntries()).toMatchObject([
      { amount: 4300, state: 'failed', text: 'lost_or_stolen_card' },
    ]);
    // The event of the refund itself arrives late, and books nothing again.
    const charge = { id: 'ch_1', payment_intent: refund!.payment_intent, amount_refunded: 4300 };
    await notify('charge.refunded', charge);
    expect(await only()).toMatchObject({ status: 'refunded', refunded: 4300 });

    expect(await textOf(seller, await orderPage())).toMatch(
      /€43\.00.? did not arrive at the buyer/,
    );
    expect(await textOf(seller, '/config/shop')).toContain('Refunds that did not arrive');
    const member = await signedIn(buyer);
    expect(await textOf(member, '/session/account')).toMatch(
      /refund of .?€43\.00.? did not arrive/,
    );
    expect(await sent('refund-failed')).toMatchObject([{ recipient: buyer, state: 'sent' }]);
    const { mail } = test.smtp.received.find((one) =>
      one.mail.subject?.includes('did not arrive'),
    )!;
    expect(mail.text).toContain('€43.00');
  });

  it('[SRV-171b] is paid back again under a key of its own, or marked as paid otherwise', async () => {
    const { buy, bank, notify, press, seller, textOf, failedEntries, only } = await open(get);
    await buy('ctoken_pays');
    await press({ amount: '10.00' });
    const fail = async (at: number) => {
      const intent = bank.intents.get(bank.refunds[at]!.payment_intent)!;
      intent.refunded -= bank.refunds[at]!.amount;
      bank.refunds[at]!.status = 'failed';
      expect(await notify('refund.failed', bank.refunds[at]!)).toBe(200);
    };
    await fail(0);
    const [first] = await failedEntries();
    expect(await press({ entry: first!.id })).toBe('done');
    expect(await press({ entry: first!.id })).toBe('not-now');
    expect(bank.refunds.map(({ amount, metadata }) => [amount, metadata['refund']])).toEqual([
      [1000, expect.any(String)],
      [1000, first!.id],
    ]);
    expect(await textOf(seller, '/config/shop')).not.toContain('Refunds that did not arrive');
    // It fails again, and is paid in another way.
    await fail(1);
    const second = (await failedEntries()).find(({ state }) => state === 'failed')!;
    expect(second.id).not.toBe(first!.id);
    expect(await press({ entry: 'nothing', do: 'settle' })).toBe('not-now');
    expect(await press({ entry: second.id, do: 'settle' })).toBe('settled');
    expect(await press({ entry: second.id, do: 'settle' })).toBe('not-now');
    expect(await press({ entry: second.id })).toBe('not-now');
    expect(bank.refunds).toHaveLength(2);
    expect(await only()).toMatchObject({ status: 'paid', refunded: 1000 });
  });

  it('[SRV-171a] waits for the answer to the request, and leaves alone what was refused at once', async () => {
    const { buy, bank, notify, only, services, failedEntries, db, lost } = await open(get);
    await buy('ctoken_pays');
    const { id: orderId, siteId } = await only();
    lost.push('POST refunds');
    const input = { siteId, orderId, amount: 500, isCancelled: false, restock: false };
    expect(await refundOrder(services, { ...input, actor: 'mo', text: '' })).toBe('asked');
    const failed = { ...bank.refunds[0]!, status: 'failed' };
    expect(await notify('refund.failed', failed)).toBe(503);
    await db.update(orderEntries).set({ state: 'refused' });
    expect(await notify('refund.failed', failed)).toBe(200);
    expect(await failedEntries()).toEqual([]);
    // A refund of another shop that uses the same account.
    expect(await notify('refund.failed', { ...failed, payment_intent: 'pi_other' })).toBe(200);
    expect(await failedEntries()).toEqual([]);
  });
});

describeOnEmbeddedDatabase('a subscription whose renewal is not paid', (get) => {
  async function subscribe() {
    const test = await open(get);
    const { visitor, form, bank, only, db, time, notify } = test;
    const checkout = await visitor.postForm('/commerce/subscribe', {
      itemId: 'product-club-monthly',
      sku: 'CLUB-MONTH',
      key: newKey(),
    });
    const place = form('ctoken_pays', { shownTotal: '3800' });
    await visitor.postForm(checkout.headers.get('location')!, place);
    const order = await only();
    const [subscription] = [...bank.subscriptions.values()];
    const page = { ...test.services.site.last()!.definition.pages[0]!, pageType: 105 };
    const isOpen = () =>
      mayEnter(test.services, {
        siteId: order.siteId,
        page: { ...page, memberPlans: ['product-club-monthly'] },
        session: { account: { email: buyer, roles: [] as number[] } } as never,
      });
    const changed = async (status: string, reason?: string, type = 'updated') => {
      subscription!.status = status;
      if (reason) subscription!.cancellation_details = { reason };
      return notify(`customer.subscription.${type}`, { id: subscription!.id });
    };
    const invoice = {
      id: 'in_9',
      subscription: subscription!.id,
      billing_reason: 'subscription_cycle',
      amount_due: 3800,
      hosted_invoice_url: payPage,
    };
    const kinds = async () =>
      (await db.select().from(orderEntries).orderBy(orderEntries.at)).map(({ kind }) => kind);
    const later = () => (time.now += 60_000);
    return { ...test, order, subscription: subscription!, isOpen, changed, invoice, kinds, later };
  }

  it('[SRV-172a] sends the buyer the page to pay it at, once an invoice, and closes nothing yet', async () => {
    const test = await subscribe();
    const { notify, invoice, subscription, isOpen, sent, signedIn, textOf, seller, smtp } = test;
    subscription.status = 'past_due';
    for (let times = 0; times < 2; times += 1)
      expect(await notify('invoice.payment_failed', invoice)).toBe(200);
    expect(await sent('renewal-failed')).toMatchObject([{ recipient: buyer, state: 'sent' }]);
    expect(smtp.received.map(({ mail }) => mail.text).join('')).toContain(payPage);
    expect(await isOpen()).toBe(true);
    const member = await signedIn(buyer);
    expect(await textOf(member, '/session/account')).toContain('The last payment failed.');
    expect(await (await member.get('/session/account')).text()).toContain(`href="${payPage}"`);
    expect(await textOf(seller, await test.orderPage())).toContain('tries again');
    expect(await textOf(seller, '/config/shop')).toContain('Subscriptions that are not paid');
    // It is paid after all, and the failure of the same invoice arrives a third time.
    subscription.status = 'active';
    await notify('invoice.paid', { ...invoice, amount_paid: 3800 });
    await notify('invoice.payment_failed', invoice);
    expect(await textOf(member, '/session/account')).not.toContain('The last payment failed.');
    expect(await sent('renewal-failed')).toHaveLength(1);
  });

  it('[SRV-172b] closes what the plan opens once the provider has given up, and opens it again when it is paid', async () => {
    const { changed, isOpen, kinds, sent, signedIn, textOf, later } = await subscribe();
    expect(await changed('past_due')).toBe(200);
    expect(await isOpen()).toBe(true);
    later();
    for (let times = 0; times < 2; times += 1) expect(await changed('unpaid')).toBe(200);
    expect(await isOpen()).toBe(false);
    expect(await kinds()).toEqual(['unpaid']);
    expect(await sent('plan-closed')).toMatchObject([{ recipient: buyer, state: 'sent' }]);
    const member = await signedIn(buyer);
    expect(await textOf(member, '/session/account')).toContain(
      'Closed: the payment has not arrived.',
    );
    later();
    expect(await changed('active')).toBe(200);
    expect(await isOpen()).toBe(true);
    expect(await kinds()).toEqual(['unpaid', 'resumed']);
    // Another failure is another mail.
    later();
    await changed('unpaid');
    expect(await sent('plan-closed')).toHaveLength(2);
  });

  it('[SRV-172c] is over at once where it ends unpaid, whatever came before, and once', async () => {
    const { changed, isOpen, kinds, sent, db, seller, textOf, later } = await subscribe();
    later();
    for (let times = 0; times < 2; times += 1)
      expect(await changed('canceled', 'payment_failed', 'deleted')).toBe(200);
    // An event of an earlier state arrives last: Stripe is queried, and returns the current state.
    expect(await changed('canceled', 'payment_failed', 'updated')).toBe(200);
    expect(await isOpen()).toBe(false);
    expect((await kinds()).sort()).toEqual(['ended', 'unpaid']);
    expect(await sent('plan-closed')).toHaveLength(1);
    expect((await db.select().from(payments))[0]!.endedAt).not.toBeNull();
    expect(await textOf(seller, '/config/shop')).not.toContain('Subscriptions that are not paid');
  });

  it('[SRV-172c] lasts until the end of what is paid where it was ended on request', async () => {
    const { changed, isOpen, kinds, sent, later } = await subscribe();
    later();
    expect(await changed('canceled', 'cancellation_requested', 'deleted')).toBe(200);
    expect(await isOpen()).toBe(true);
    expect(await kinds()).toEqual(['ended']);
    expect(await sent('plan-closed')).toEqual([]);
  });

  it('[SRV-172d] is requested again later while Stripe does not answer, and ignored when its order is gone', async () => {
    const { changed, setDown, kinds, db, order } = await subscribe();
    setDown(true);
    expect(await changed('unpaid')).toBe(503);
    expect(await kinds()).toEqual([]);
    setDown(false);
    await db.delete(orders).where(eq(orders.id, order.id));
    expect(await changed('unpaid')).toBe(200);
  });
});

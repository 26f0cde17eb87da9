import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { carts, giftCards, orders, products } from '../database/schema/index';
import { describeOnEachDatabase } from '../../testing/databases';
import { add, mug, newKey, openShop, order, type CartBody } from '../../testing/openShop';
import type { TestBrowser } from '../../testing/createBrowser';

const buyer = { email: 'ada@example.test', name: 'Ada', payment: 'test-card', step: 'place' };
const parcel = { street: 'Mill Lane 1', postalCode: '53111', city: 'Bonn', country: 'DE' };
const giftCard =
  '/checkout/giftcard?websiteId=site-marlow-clay&giftCardProductId=product-gift-card';
const donate = '/checkout/donate?donatePageId=kiln-fund';

/** The target of a post's redirect; a page as the answer is a failure that shows the page's alert. */
async function follow(answer: Response): Promise<string> {
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await alertOf(answer)}`);
  return answer.headers.get('location')!;
}

const alertOf = async (answer: Response) =>
  /role="alert">([^<]*)/.exec(await answer.text())?.[1] ?? 'no alert';

const textOf = async (visitor: TestBrowser, path: string) => (await visitor.get(path)).text();

async function buyGiftCard(visitor: TestBrowser, value: 25 | 50 | 100): Promise<string> {
  const sku = `GIFT-${value}`;
  const posted = await visitor.postForm(giftCard, {
    ...buyer,
    key: newKey(),
    sku,
    [`price ${sku}`]: String(value * 100),
  });
  const page = await textOf(visitor, await follow(posted));
  return /pl-order-code">([^<]*)/.exec(page)![1]!;
}

async function applyCode(visitor: TestBrowser, code: string): Promise<CartBody['cart']> {
  const { body } = await visitor.call('applyCoupon', { key: newKey(), code });
  return (body as unknown as CartBody).cart;
}

/** The entries of the list of countries, in its order. */
const countriesOf = (page: string): string[] =>
  [...page.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words = '']) => words);

describeOnEachDatabase('the other checkouts', (get) => {
  const open = (options = {}) => openShop(get(), { site: sampleSite, ...options });

  it('[COM-9h] says of a gift card of another currency why it does not pay', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const code = await buyGiftCard(visitor, 50);
    await db.update(giftCards).set({ currencyCode: 'USD' });
    await add(visitor);
    const { status, body } = await visitor.call('applyCoupon', { key: newKey(), code });
    expect([status, body['error']]).toEqual([409, 'This gift card is for another currency.']);
    expect((await db.select().from(carts)).map((cart) => cart.giftCards)).toEqual([[]]);
  });

  it.each(['anna@gmail..com', 'anna@gmail.com,', '<anna@gmail.com>', 'mailto:anna@gmail.com'])(
    '[FRM-23] [COM-13c] sells nothing to %s',
    async (email) => {
      const { enter } = await open();
      const visitor = await enter();
      const answer = await visitor.postForm(giftCard, {
        ...buyer,
        email,
        key: newKey(),
        sku: 'GIFT-50',
        'price GIFT-50': '5000',
      });
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain('Please enter an email address.');
      expect(page).toContain('value="Ada"');
      const { cart } = await add(visitor);
      const refused = await order(visitor, cart.grandTotalCents, { email });
      expect(refused.body).toMatchObject({ errors: { email: 'Please enter an email address.' } });
    },
  );

  it('[FRM-23] [COM-13c] stores an order’s address as it was checked', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const { cart } = await add(visitor);
    const placed = await order(visitor, cart.grandTotalCents, {
      email: '\u00a0Info@Müller.de ',
      address: { ...parcel, name: 'Ada', postalCode: 'D-53\u00a0111'.replace('\u00a0', '') },
    });
    expect(placed.status).toBe(200);
    const [row] = await db.select().from(orders);
    expect(row).toMatchObject({ email: 'Info@Müller.de', address: { postalCode: '53111' } });
  });

  it('[COM-9h] accepts a gift card whose code was copied from a mail', async () => {
    const { enter } = await open();
    const visitor = await enter();
    const code = await buyGiftCard(visitor, 50);
    await add(visitor);
    const cart = await applyCode(visitor, `\u200b${code.replaceAll('-', ' – ')}\u00a0`);
    expect(cart.giftCards).toHaveLength(1);
  });

  it.each(['250 kr.', 'Fr. 25.00', '25 dollars'])(
    '[COM-13g] takes no donation of %s, which is the money of another country',
    async (ownAmount) => {
      const { enter, db } = await open();
      const visitor = await enter();
      const posted = await visitor.postForm(donate, {
        ...buyer,
        key: newKey(),
        amount: 'own',
        ownAmount,
      });
      expect(posted.status).toBe(400);
      expect(await db.select().from(orders)).toEqual([]);
    },
  );

  it.each(['25,-', '€ 25.-', '٢٥', '２５', '25 Euro', '25€00', '25,00', '25 eur.', '25:-'])(
    '[FRM-23] [COM-13g] takes a donation of %s',
    async (ownAmount) => {
      const { enter, db } = await open();
      const visitor = await enter();
      const posted = await visitor.postForm(donate, {
        ...buyer,
        key: newKey(),
        amount: 'own',
        ownAmount,
      });
      expect(await follow(posted)).toMatch(/^\//);
      const [row] = await db.select().from(orders);
      expect(row).toMatchObject({ grandTotal: 2500 });
    },
  );

  it('[COM-13e] [COM-8] sells no subscription that is paid more often than was shown', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const address = await follow(
      await visitor.postForm('/commerce/subscribe', {
        itemId: 'product-club-monthly',
        sku: 'CLUB-MONTH',
        quantity: '1',
        key: newKey(),
      }),
    );
    const shownPlan = /name="shownPlan" value="([^"]*)"/.exec(await textOf(visitor, address))![1]!;
    await db
      .update(products)
      .set({ subscription: { billingPeriod: { value: 1, unit: 'week' } } })
      .where(eq(products.id, 'product-club-monthly'));
    const form = { ...buyer, ...parcel, shownTotal: '3800', shownPlan };
    const refused = await visitor.postForm(address, { ...form, key: newKey() });
    const page = await refused.text();
    expect([refused.status, page]).toEqual([400, expect.stringContaining('every week')]);
    expect(await db.select().from(orders)).toEqual([]);
    const seen = /name="shownPlan" value="([^"]*)"/.exec(page)![1]!;
    await follow(await visitor.postForm(address, { ...form, shownPlan: seen, key: newKey() }));
  });

  it('[COM-13f] [COM-8] sells a subscription under the token of its own cart', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const post = () =>
      visitor.postForm('/commerce/subscribe', {
        itemId: 'product-club-monthly',
        sku: 'CLUB-MONTH',
        quantity: '1',
        key: newKey(),
      });
    const address = await follow(await post());
    expect(address).toMatch(/^\/checkout\/subscribe\?cartToken=[\w-]{32}$/);
    const page = await textOf(visitor, address);
    expect(page).toContain('every month until canceled');
    expect(page).toContain('Subscribe, €38.00');
    // The cart in the header does not contain it.
    expect((await visitor.call('readCart')).body).toEqual({ cart: null });

    const form = { ...buyer, ...parcel, key: newKey(), shownTotal: '3800' };
    const missing = await visitor.postForm(address, { ...form, city: '' });
    expect([missing.status, await alertOf(missing)]).toEqual([
      400,
      'Please check the marked fields.',
    ]);
    const confirmed = await follow(await visitor.postForm(address, form));
    expect(await textOf(visitor, confirmed)).toContain('Welcome to the club');
    // A second click is the same order, even though its cart is deleted.
    expect(await follow(await visitor.postForm(address, form))).toBe(confirmed);
    expect(await db.select().from(orders)).toMatchObject([
      { kind: 'subscription', status: 'paid', grandTotal: 3800 },
    ]);
    expect((await visitor.get(address)).status).toBe(404);
  });

  it('[COM-8] tells the provider what is to be paid again, and a cart takes no subscription', async () => {
    const charged: object[] = [];
    const payments = {
      charge: (payment: object) => {
        charged.push(payment);
        return Promise.resolve('paid' as const);
      },
      cancel: () => Promise.resolve(),
    };
    const { enter } = await open({ payments });
    const visitor = await enter();
    const address = await follow(
      await visitor.postForm('/commerce/subscribe', {
        itemId: 'product-friend-yearly',
        sku: 'FRIEND-YEAR',
        key: newKey(),
      }),
    );
    // A service is sent nowhere.
    expect(await textOf(visitor, address)).not.toContain('name="street"');
    await follow(await visitor.postForm(address, { ...buyer, key: newKey(), shownTotal: '6000' }));
    expect(charged).toMatchObject([
      {
        amount: { amount: 6000, currencyCode: 'EUR' },
        agreement: { billingPeriod: { value: 1, unit: 'year' } },
      },
    ]);
    for (const [itemId, sku] of [
      ['product-club-monthly', 'CLUB-MONTH'],
      ['product-gift-card', 'GIFT-25'],
    ])
      expect((await add(visitor, { itemId, sku })).body['error']).toMatch(/is sold by itself/);
    const alone = await visitor.postForm('/commerce/subscribe', {
      ...mug,
      quantity: '1',
      key: newKey(),
    });
    expect([alone.status, await alertOf(alone)][0]).toBe(400);
  });

  it('[COM-13g] takes a gift of a given or of one’s own amount, within what the page allows', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    expect(await textOf(visitor, '/kiln-fund')).toContain('name="donatePageId" value="kiln-fund"');
    const give = (fields: Record<string, string>) =>
      visitor.postForm(donate, { ...buyer, key: newKey(), ...fields });
    await follow(await give({ amount: '1800' }));
    await follow(await give({ amount: 'own', ownAmount: '€42.50' }));
    for (const fields of [
      { amount: '1' },
      { amount: 'own', ownAmount: '4.99' },
      { amount: 'own', ownAmount: '10000.01' },
      { amount: 'own', ownAmount: '-20' },
      { amount: 'own', ownAmount: 'much' },
      { amount: 'own', ownAmount: '' },
      {},
    ]) {
      const refused = await give(fields);
      const page = await refused.text();
      expect([fields, refused.status]).toEqual([fields, 400]);
      expect(page).toContain('Please enter an amount from €5.00 to €10,000.00.');
    }
    const declined = await give({ amount: '3600', payment: 'test-card-declined' });
    expect(await alertOf(declined)).toBe('Your payment was declined. Nothing was charged.');
    const stored = await db.select().from(orders).orderBy(orders.grandTotal);
    expect(stored.map(({ kind, grandTotal, status }) => [kind, grandTotal, status])).toEqual([
      ['donation', 1800, 'paid'],
      ['donation', 3600, 'declined'],
      ['donation', 4250, 'paid'],
    ]);
    expect((await visitor.get('/checkout/donate?donatePageId=nowhere')).status).toBe(404);
  });

  it('[COM-13c] says that a bank does not answer', async () => {
    const { enter, lines } = await open({ paymentTimeout: 250 });
    const visitor = await enter();
    const silent = await visitor.postForm(donate, {
      ...buyer,
      key: newKey(),
      amount: '1800',
      payment: 'test-card-silent',
    });
    expect(await alertOf(silent)).toMatch(/did not answer in time\. Nothing was charged/);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'payment.unanswered' }));
  });

  it('[COM-13h] sells a gift card for the price that is shown, and once', async () => {
    const { enter, balances } = await open();
    const visitor = await enter();
    const page = await textOf(visitor, `${giftCard}&sku=GIFT-50`);
    expect(page).toMatch(/value="GIFT-50" checked|checked="" value="GIFT-50"/);
    const form = { ...buyer, key: newKey(), sku: 'GIFT-50', 'price GIFT-50': '5000' };
    const cheap = await visitor.postForm(giftCard, { ...form, 'price GIFT-50': '1' });
    expect(cheap.status).toBe(400);
    const confirmed = await Promise.all(
      Array.from({ length: 4 }, async () => follow(await visitor.postForm(giftCard, form))),
    );
    expect(new Set(confirmed).size).toBe(1);
    expect(await balances()).toEqual([5000]);
    const declined = { ...form, key: newKey(), payment: 'test-card-declined' };
    expect((await visitor.postForm(giftCard, declined)).status).toBe(400);
    expect(await balances()).toEqual([5000]);
    for (const wrong of [
      giftCard.replace('marlow', 'other'),
      giftCard.replace('product-gift-card', 'product-mug'),
    ])
      expect((await visitor.get(wrong)).status).toBe(404);
  });

  it('[COM-9h] [COM-9i] pays with a gift card, keeps what is left on it, and requests no payment when nothing is due', async () => {
    const { enter, balances, db } = await open();
    const visitor = await enter();
    const code = await buyGiftCard(visitor, 50);
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    await add(visitor);
    const cart = await applyCode(visitor, code.toLowerCase().replaceAll('-', ' '));
    expect(cart).toMatchObject({ grandTotalCents: 4300, amountDueCents: 0 });
    expect(cart.giftCards).toMatchObject([{ amount: { amount: 4300 } }]);
    // The cart does not contain the code.
    expect(JSON.stringify(cart)).not.toContain(code);
    expect((await order(visitor, 0, { paymentToken: 'test-card-declined' })).status).toBe(200);
    expect(await balances()).toEqual([700]);

    const second = await enter();
    await add(second);
    expect(await applyCode(second, code)).toMatchObject({ amountDueCents: 3600 });
    const declined = await order(second, 3600, { paymentToken: 'test-card-declined' });
    expect(declined.status).toBe(409);
    expect(await balances()).toEqual([700]);
    expect((await order(second, 3600)).status).toBe(200);
    expect(await balances()).toEqual([0]);
    expect((await db.select().from(orders)).map(({ amountDue }) => amountDue)).toContain(3600);

    const third = await enter();
    await add(third);
    const spent = await third.call('applyCoupon', { key: newKey(), code });
    const nothingLeft = 'There is nothing left on this gift card.';
    expect(spent.body['error']).toBe(nothingLeft);
    const checkout = await third.postForm('/commerce/checkout', { key: newKey(), coupon: code });
    const page = await checkout.text();
    expect(page).toContain(`role="alert">${nothingLeft}`);
    expect(page).toContain(`id="checkout-coupon-error">${nothingLeft}`);
  });

  it('[COM-9i] [COM-9m] takes one of two gift cards out whose codes end alike', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const codes = [await buyGiftCard(visitor, 50), await buyGiftCard(visitor, 50)];
    await db.update(giftCards).set({ ending: 'SAME' });
    await add(visitor);
    for (const code of codes) await applyCode(visitor, code);
    const shown = async () => {
      const { body } = await visitor.call('readCart');
      return (body as unknown as CartBody).cart.giftCards?.map(({ code }) => code) ?? [];
    };
    expect(await shown()).toEqual(['…SAME', '…SAME (2)']);
    const cardsOf = async () => (await db.select().from(carts)).flatMap((cart) => cart.giftCards);
    const [first] = await cardsOf();
    await visitor.postForm('/commerce/cart/coupon', { key: newKey(), removeGiftCard: '…SAME (2)' });
    expect(await cardsOf()).toEqual([first]);
    expect(await shown()).toEqual(['…SAME']);
  });

  it('[COM-9m] the checkout lets go of a code, also of one that does not count, and keeps what was typed', async () => {
    const { enter } = await open();
    const visitor = await enter();
    const code = await buyGiftCard(visitor, 50);
    await add(visitor);
    for (const one of ['NOPE', 'FIRSTFIRING', code]) await applyCode(visitor, one);
    const checkout = async (fields: Record<string, string>) => {
      const answer = await visitor.postForm('/commerce/checkout', { key: newKey(), ...fields });
      expect(answer.status).toBe(200);
      const page = await answer.text();
      return {
        removable: (page.match(/<button[^>]*name="remove(?:Coupon|GiftCard)"[^>]*>/g) ?? []).map(
          (button) => /value="([^"]*)"/.exec(button)?.[1],
        ),
        city: /name="city"[^>]*value="([^"]*)"/.exec(page)?.[1],
      };
    };
    const ending = `…${code.slice(-4)}`;
    expect(await checkout({})).toEqual({
      removable: ['NOPE', 'FIRSTFIRING', ending],
      city: '',
    });
    expect(await checkout({ removeCoupon: 'NOPE', city: 'Bonn' })).toEqual({
      removable: ['FIRSTFIRING', ending],
      city: 'Bonn',
    });
    // Removing a coupon that is not in the cart is no error.
    await checkout({ removeCoupon: 'NOPE' });
    await checkout({ removeCoupon: 'FIRSTFIRING' });
    expect((await checkout({ removeGiftCard: ending })).removable).toEqual([]);
    const { body } = await visitor.call('readCart');
    expect((body as unknown as CartBody).cart).toMatchObject({
      discountCents: 0,
      invalidCoupons: [],
    });
  });

  it('[COM-9h] spends a gift card once, however many carts hold it', async () => {
    const { enter, balances } = await open();
    const code = await buyGiftCard(await enter(), 50);
    const visitors = await Promise.all(Array.from({ length: 12 }, enter));
    await Promise.all(visitors.map((visitor) => add(visitor)));
    await Promise.all(visitors.map((visitor) => applyCode(visitor, code)));
    const answers = await Promise.all(visitors.map((visitor) => order(visitor, 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balances()).toEqual([700]);
  });

  it('[COM-9g] counts the uses of a coupon, and gives one back that was not paid', async () => {
    const { enter, usesOf } = await open();
    const visitor = await enter();
    await add(visitor, { quantity: 2 });
    const { grandTotalCents } = await applyCode(visitor, 'lastcrate');
    expect(grandTotalCents).toBe(5700);
    expect((await order(visitor, 5700, { paymentToken: 'test-card-declined' })).status).toBe(409);
    expect(await usesOf('LASTCRATE')).toBe(0);
    expect((await order(visitor, 5700)).status).toBe(200);
    expect(await usesOf('LASTCRATE')).toBe(1);
  });

  it('[COM-9g] lets 40 at once use the last 5 of a coupon exactly 5 times', async () => {
    const { enter, usesOf, stockOf } = await open();
    const before = await stockOf('MUG-OAT');
    const visitors = await Promise.all(Array.from({ length: 40 }, enter));
    await Promise.all(visitors.map((visitor) => add(visitor)));
    await Promise.all(visitors.map((visitor) => applyCode(visitor, 'LASTCRATE')));
    const answers = await Promise.all(visitors.map((visitor) => order(visitor, 2300)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await usesOf('LASTCRATE')).toBe(5);
    expect(await stockOf('MUG-OAT')).toBe(before - 5);
    const late = await enter();
    await add(late);
    expect((await applyCode(late, 'LASTCRATE')).invalidCoupons).toEqual([
      { code: 'LASTCRATE', reason: 'used-up' },
    ]);
  });

  it('[COM-17] goes straight to checkout where the store is set to it, also without a script', async () => {
    const websiteSettings = { storeSettings: { expressCheckout: true } };
    const { enter } = await open({ site: { ...sampleSite, websiteSettings } });
    const visitor = await enter();
    expect(await textOf(visitor, '/shop/moon-jar')).toContain('>Buy now</button>');
    const added = await visitor.postForm('/commerce/cart/add', {
      itemId: 'product-moon-jar',
      quantity: '1',
      key: newKey(),
    });
    const address = await follow(added);
    expect(address).toBe('/commerce/goto-checkout');
    expect(await follow(await visitor.get(address))).toBe('/checkout');
    expect(await textOf(visitor, '/checkout')).toContain('1 × <bdi>Moon jar');
  });

  it('[MOD-21e] speaks German on a German site, and writes money as it is written there', async () => {
    const { enter } = await open({ site: { ...sampleSite, locale: 'de' } });
    const visitor = await enter();
    expect(await textOf(visitor, '/shop')).toMatch(/240,00\u00a0€.*Schnellansicht/s);
    // Also where a page lists products and sells none.
    expect(await textOf(visitor, '/kiln-log')).toContain('240,00\u00a0€');
    await add(visitor);
    const cart = await textOf(visitor, '/cart');
    for (const words of ['Warenkorb', 'Zwischensumme', '34,00\u00a0€', 'Zur Kasse', 'Ändern'])
      expect(cart).toContain(words);
    const checkout = await textOf(visitor, '/checkout');
    for (const words of [
      'Lieferadresse',
      'Straße und Hausnummer',
      'Kostenpflichtig bestellen, 43,00\u00a0€',
    ])
      expect(checkout).toContain(words);
    expect(countriesOf(checkout)).toEqual([
      ...['Land wählen', 'Deutschland', 'Frankreich', 'Irland', 'Niederlande', 'Österreich'],
    ]);
    const refused = await visitor.postForm('/commerce/checkout', {
      ...buyer,
      ...parcel,
      city: '',
      key: newKey(),
      shownTotal: '4300',
    });
    expect(await refused.text()).toContain('Ort fehlt noch.');
    const own = await visitor.postForm(donate, {
      ...buyer,
      key: newKey(),
      amount: 'own',
      ownAmount: '1.042,50',
    });
    expect(await textOf(visitor, await follow(own))).toContain('1.042,50\u00a0€');
    const without = '/checkout/subscribe?cartToken=nobody';
    expect(await textOf(visitor, without)).toContain('Entweder ist Ihre Sitzung abgelaufen');
  });

  it('[COM-13i] calls a country what the shop calls it', async () => {
    const countries = [{ code: 'NL', name: 'Holland' }, { code: 'IE' }, { code: 'DE' }];
    const { enter } = await open({ settings: { countries } });
    const visitor = await enter();
    await add(visitor);
    expect(countriesOf(await textOf(visitor, '/checkout'))).toEqual([
      ...['Choose a country', 'Germany', 'Holland', 'Ireland'],
    ]);
  });
});

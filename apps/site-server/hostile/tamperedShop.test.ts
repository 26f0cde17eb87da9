import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { carts, orders } from '../src/database/schema/index';
import { describeOnEmbeddedDatabase } from '../testing/databases';
import { add, address, mug, newKey, openShop, order, type CartBody } from '../testing/openShop';
import type { TestBrowser } from '../testing/createBrowser';

const numbers = [
  0,
  -1,
  -1e9,
  0.5,
  1.0000001,
  1e21,
  1e308,
  NaN,
  Infinity,
  '1',
  '1e3',
  '0x10',
  null,
  [1],
  {},
  true,
];
const buyer = { email: 'ada@example.test', name: 'Ada', payment: 'test-card', step: 'place' };
const parcel = { street: 'a', city: 'b', postalCode: 'c', country: 'DE' };
const giftCard =
  '/checkout/giftcard?websiteId=site-marlow-clay&giftCardProductId=product-gift-card';

const cartOf = async (visitor: TestBrowser) =>
  ((await visitor.call('readCart')).body as unknown as { cart: CartBody['cart'] | null }).cart;

describeOnEmbeddedDatabase('a tampered cart', (get) => {
  const open = (options = {}) => openShop(get(), { site: sampleSite, ...options });

  it('[COM-2h] [COM-9n] takes no quantity but whole ones from 1 to 9999, by the call and by the form', async () => {
    const { enter } = await open();
    const visitor = await enter();
    await add(visitor);
    const [line] = (await cartOf(visitor))!.entries;
    for (const quantity of numbers) {
      const call = await visitor.call('addCartLine', { ...mug, quantity, key: newKey() });
      const change = await visitor.call('updateCartLine', {
        lineId: line!.id,
        quantity,
        key: newKey(),
      });
      expect([quantity, call.status, change.status]).toEqual([quantity, 400, 400]);
    }
    for (const quantity of ['-1', '0.5', '1e9', 'NaN', 'Infinity', '0x10', ' ', '1,5', '１0000']) {
      const added = await visitor.postForm('/commerce/cart/add', {
        ...mug,
        quantity,
        key: newKey(),
      });
      const changed = await visitor.postForm('/commerce/cart/line', {
        lineId: line!.id,
        quantity,
        key: newKey(),
      });
      // A quantity of nothing takes the line out; anything else is refused.
      if (![' ', '0'].includes(quantity) && Number(quantity) !== 16 && Number(quantity) !== 1)
        expect([quantity, added.status, changed.status]).toEqual([quantity, 400, 400]);
    }
    const cart = await cartOf(visitor);
    expect(
      cart?.entries.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0),
    ).not.toBe(false);
    expect(cart?.entries.every(({ unitPrice }) => unitPrice.amount === 3400)).not.toBe(false);
  });

  it('[COM-2h] costs what the shop asks, whatever prices, totals, titles and ids travel with it', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const planted = {
      price: 1,
      unitPrice: { amount: 1, currencyCode: 'EUR' },
      amount: 1,
      title: 'Free',
      discountCents: 99_999,
      currencyCode: 'JPY',
      isTaxable: false,
      cartId: 'x',
      siteId: 'other',
    };
    const { cart } = await add(visitor, planted);
    expect(cart).toMatchObject({ subtotalCents: 3400, grandTotalCents: 4300 });
    for (const shownTotal of [0, 1, -4300, 4299, 4301, 0.5, 43, NaN, '4300', null])
      expect([shownTotal, (await order(visitor, shownTotal as number)).status]).toEqual([
        shownTotal,
        typeof shownTotal === 'number' && Number.isInteger(shownTotal) ? 409 : 400,
      ]);
    for (const shownTotal of ['', '0', 'NaN', '-4300', '4299', '43.00'])
      expect(
        (
          await visitor.postForm('/commerce/checkout', {
            ...buyer,
            ...parcel,
            ...planted,
            shownTotal,
            key: newKey(),
          } as unknown as Record<string, string>)
        ).status,
      ).toBe(400);
    expect(await db.select().from(orders)).toEqual([]);
  });

  it('[COM-14] opens no cart of another visitor, and none that a visitor names', async () => {
    const { enter, db } = await open();
    const [ada, eve] = [await enter(), await enter()];
    await add(ada, { quantity: 3 });
    const [row] = await db.select().from(carts);
    const [line] = (await cartOf(ada))!.entries;
    for (const token of [
      row!.id,
      row!.tokenDigest,
      '1',
      'a',
      '',
      '../x',
      `${ada.cookies.get('CART')}x`,
    ]) {
      eve.cookies.set('CART', token);
      expect(await cartOf(eve)).toBeFalsy();
      const change = { lineId: line!.id, key: newKey() };
      expect((await eve.call('updateCartLine', { ...change, quantity: 9 })).status).toBe(409);
      expect((await eve.call('removeCartLine', change)).status).toBe(409);
      expect((await eve.call('applyCoupon', { code: 'FIRSTFIRING', key: newKey() })).status).toBe(
        409,
      );
    }
    expect((await cartOf(ada))?.entries).toMatchObject([{ quantity: 3 }]);
    // A self-chosen token is invalid: adding with it sets a real one.
    eve.cookies.set('CART', 'guessable');
    await add(eve);
    expect(eve.cookies.get('CART')).toMatch(/^[\w-]{32}$/);
  });

  it('[COM-9p] opens nothing by a key of another visitor’s order, nor by a form without a key', async () => {
    const { enter, db } = await open();
    const [ada, eve] = [await enter(), await enter()];
    const gift = { ...buyer, sku: 'GIFT-50', 'price GIFT-50': '5000' };
    const key = newKey();
    const bought = await ada.postForm(giftCard, { ...gift, key });
    const confirmed = bought.headers.get('location')!;
    expect(confirmed).toContain('/order-confirmed?order=');
    // Her own browser may send the same again.
    expect((await ada.postForm(giftCard, { ...gift, key })).headers.get('location')).toBe(
      confirmed,
    );
    for (const more of [{ email: 'eve@example.test' }, { email: '' }]) {
      const replayed = await eve.postForm(giftCard, { ...gift, ...more, key });
      expect(replayed.status).toBe(400);
      expect(await replayed.text()).not.toContain('ada@example.test');
    }
    // The same key for another kind of order, by form and by call.
    await add(eve);
    const shown = { ...buyer, ...parcel, shownTotal: '4300' };
    const crossed = await eve.postForm('/commerce/checkout', { ...shown, key });
    expect(crossed.headers.get('location')).toBeNull();
    expect((await order(eve, 4300, { key })).status).toBe(409);
    for (const none of [{}, { key: '' }] as Record<string, string>[]) {
      expect((await eve.postForm('/commerce/checkout', { ...shown, ...none })).status).toBe(400);
      expect((await eve.postForm(giftCard, { ...gift, ...none })).status).toBe(400);
    }
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it('[COM-9p] a checkout that is sent again sells nothing twice, with its own or with a new key', async () => {
    const { enter, db, stockOf } = await open();
    const visitor = await enter();
    await add(visitor);
    const token = visitor.cookies.get('CART')!;
    const key = newKey();
    const first = await order(visitor, 4300, { key });
    expect(first.status).toBe(200);
    visitor.cookies.set('CART', token);
    expect((await order(visitor, 4300, { key })).body).toEqual(first.body);
    visitor.cookies.set('CART', token);
    expect((await order(visitor, 4300, { key: newKey() })).status).toBe(409);
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await stockOf('MUG-OAT')).toBe(39);
  });

  it('[COM-9f] [COM-9g] a coupon counts once, below nothing, and is not found by guessing', async () => {
    const { enter } = await open({ rateLimits: { addCartLine: { calls: 1e6, window: 1000 } } });
    const visitor = await enter();
    await add(visitor);
    for (const code of [
      'LASTCRATE',
      'lastcrate',
      ' LastCrate ',
      'LASTCRATE\u0000',
      'LASTCRATE,LASTCRATE',
    ])
      await visitor.call('applyCoupon', { code, key: newKey() });
    const cart = await cartOf(visitor);
    expect(cart).toMatchObject({ discountCents: 2000 });
    expect(cart!.grandTotalCents).toBeGreaterThanOrEqual(0);

    const guesser = await enter();
    await add(guesser);
    const statuses: number[] = [];
    for (let guess = 0; guess < 70; guess += 1) {
      const code = `GUESS-${guess}`;
      statuses.push(
        guess % 2
          ? (await guesser.call('applyCoupon', { code, key: newKey() })).status
          : (await guesser.postForm('/commerce/cart/coupon', { code, key: newKey() })).status,
      );
    }
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
    // A visitor who has used up the guesses may still buy.
    expect((await add(guesser)).status).toBe(200);
    expect(
      (
        await guesser.postForm('/commerce/checkout', {
          ...buyer,
          ...parcel,
          code: 'X',
          key: newKey(),
        })
      ).status,
    ).toBe(429);
  });

  it('[COM-13g] a donation is an amount that its page allows, and an address is text of a bounded length', async () => {
    const { enter, db } = await open();
    const visitor = await enter();
    const donate = '/checkout/donate?donatePageId=kiln-fund';
    for (const amount of ['-5', '0', '1e9', 'NaN', '999999999999', '5,00,00', '5;drop', '0x500'])
      for (const fields of [{ amount }, { amount: 'own', ownAmount: amount }])
        expect(
          (await visitor.postForm(donate, { ...buyer, ...fields, key: newKey() })).status,
        ).toBe(400);
    await add(visitor);
    for (const part of ['name', 'street', 'city', 'postalCode', 'country'])
      for (const value of ['', ' ', 'x'.repeat(5000), 5, null, ['a'], { toString: 'x' }]) {
        const { status } = await order(visitor, 4300, { address: { ...address, [part]: value } });
        expect([part, value, status >= 400 && status < 500]).toEqual([part, value, true]);
      }
    expect(await db.select().from(orders)).toEqual([]);
  });
});

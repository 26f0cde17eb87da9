import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { cartLines, carts, orders, products, productVariants } from '../database/schema/index';
import { describeOnEachDatabase } from '../../testing/databases';
import { add, address, mug, newKey, openShop, order, type CartBody } from '../../testing/openShop';
import { createTestPaymentProvider, type PaymentProvider } from './paymentProvider';
import { releaseStaleOrders } from './releaseStaleOrders';
import { sweepCarts } from './sweepCarts';

describeOnEachDatabase('the shop', (get) => {
  it('[COM-9l] adds, changes and removes, and calculates with tax that the prices contain', async () => {
    const { enter } = await openShop(get());
    const visitor = await enter();
    expect((await visitor.call('readCart')).body).toEqual({ cart: null });
    const { cart } = await add(visitor, { quantity: 2 });
    expect(cart).toMatchObject({ subtotalCents: 6800, grandTotalCents: 7700, taxCents: 1229 });
    const [{ id: lineId } = { id: '' }] = cart.entries;
    const changed = await visitor.call('updateCartLine', { key: newKey(), lineId, quantity: 3 });
    expect(changed.body).toMatchObject({ cart: { subtotalCents: 10_200, revision: 2 } });
    const sent = await visitor.call('selectShipping', {
      key: newKey(),
      shippingOptionId: 'collect',
    });
    expect(sent.body).toMatchObject({ cart: { grandTotalCents: 10_200, shippingCostCents: 0 } });
    const removed = await visitor.call('removeCartLine', { key: newKey(), lineId });
    expect(removed.body).toMatchObject({ cart: { entries: [], grandTotalCents: 0 } });
  });

  it('[COM-9b] makes a change once per key, however often it arrives', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    await add(visitor);
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => add(visitor, {}, key)));
    expect(await db.select().from(cartLines)).toMatchObject([{ quantity: 2 }]);
  });

  it('[COM-9u] makes every change that a form of the cart page posts, also of a page that was gone back to', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    const { cart } = await add(visitor);
    const key = newKey();
    const [{ id: lineId } = { id: '' }] = cart.entries;
    for (const quantity of [2, 3, 2]) {
      const answer = await visitor.postForm('/commerce/cart/line', {
        key,
        lineId,
        quantity: String(quantity),
      });
      expect(answer.status).toBe(303);
      expect(await db.select().from(cartLines)).toMatchObject([{ quantity }]);
    }
    for (const code of ['NOPE', 'FIRSTFIRING']) {
      await visitor.postForm('/commerce/cart/coupon', { key, code });
    }
    expect((await db.select().from(carts))[0]?.coupons).toEqual(['NOPE', 'FIRSTFIRING']);
    await visitor.postForm('/commerce/cart/line', { key, lineId, quantity: '2', remove: '1' });
    expect(await db.select().from(cartLines)).toEqual([]);
  });

  it('[COM-9f] says why a coupon does not count', async () => {
    const { enter } = await openShop(get());
    const visitor = await enter();
    await add(visitor);
    const coupon = async (code: string) =>
      (await visitor.call('applyCoupon', { key: newKey(), code })).body;
    expect(await coupon('firstfiring')).toMatchObject({ cart: { discountCents: 340 } });
    expect(await coupon('NOPE')).toMatchObject({
      cart: { invalidCoupons: [{ code: 'NOPE', reason: 'unknown' }] },
    });
    const { cart } = (await coupon('straw')) as unknown as CartBody;
    expect(cart.invalidCoupons.map(({ reason }) => reason)).toContain('below-minimum');
  });

  it('[COM-2h] refuses a price, a total or a product of the visitor’s own', async () => {
    const { enter, db, stockOf } = await openShop(get());
    const visitor = await enter();
    expect((await add(visitor, { shownPrice: 1 })).status).toBe(409);
    expect((await add(visitor, { sku: 'MUG-GOLD' })).status).toBe(409);
    expect((await add(visitor, { sku: 'MUG-IRON' })).body['error']).toBe('Mug is sold out.');
    expect((await add(visitor, { quantity: 41 })).body['error']).toBe('Only 40 of Mug are left.');
    expect((await add(visitor, { quantity: -1 })).status).toBe(400);
    expect((await add(visitor, { shownPrice: 3400 })).status).toBe(200);
    const tampered = await order(visitor, 1);
    expect(tampered.status).toBe(409);
    expect(tampered.body['error']).toMatch(/^Your cart has changed/);
    expect(await db.select().from(orders)).toEqual([]);
    expect(await stockOf('MUG-OAT')).toBe(40);
  });

  it('[COM-2e] refuses a total of another currency than the one that was shown', async () => {
    const { enter, db } = await openShop(get(), { site: sampleSite });
    const visitor = await enter();
    const { cart } = await add(visitor);
    const page = await (await visitor.get('/checkout')).text();
    expect(page).toContain('name="shownCurrency" value="EUR"');
    const shown = { shownTotal: String(cart.grandTotalCents), shownCurrency: 'USD' };
    const buyer = { ...address, email: 'ada@example.test', payment: 'test-card', step: 'place' };
    const posted = { ...buyer, ...shown, key: newKey() };
    const refused = await visitor.postForm('/commerce/checkout', posted);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Your cart has changed.'),
    ]);
    const called = await order(visitor, cart.grandTotalCents, { shownCurrency: 'USD' });
    expect(called.status).toBe(409);
    expect(await db.select().from(orders)).toEqual([]);
  });

  it('[COM-9n] adds whole numbers from 1 alone, also to what is in the cart already', async () => {
    const { enter, db } = await openShop(get(), { site: sampleSite });
    const visitor = await enter();
    await add(visitor, { quantity: 3 });
    for (const quantity of ['-2', '0', '', '0.5', '1e5', '10000', 'NaN']) {
      const { itemId, sku } = mug;
      const posted = { key: newKey(), itemId, sku, quantity };
      const refused = await visitor.postForm('/commerce/cart/add', posted);
      expect([quantity, refused.status]).toEqual([quantity, 400]);
      expect(await refused.text()).toContain(
        Number(quantity) > 9999
          ? 'Please enter 9999 or fewer.'
          : 'Please enter a whole number of 1 or more.',
      );
    }
    expect(await db.select().from(cartLines)).toMatchObject([{ quantity: 3 }]);
  });

  it('[COM-3f] says what is missing at the product that was posted, of several on a page', async () => {
    const product = (id: string) => ({
      id,
      type: 1337,
      definitionName: 'product',
      settings: { productId: id },
    });
    const blocks = ['product-cup', 'product-mug'].map(product);
    const pair = { id: 'pair', slug: 'pair', title: 'Pair', sections: [{ id: 's', blocks }] };
    const pages = [pair as (typeof sampleSite.pages)[number], ...sampleSite.pages];
    const { enter } = await openShop(get(), { site: { ...sampleSite, pages } });
    const visitor = await enter();
    const posted = new URLSearchParams({ itemId: 'product-cup', key: newKey(), quantity: '7' });
    for (const option of ['Small', '']) posted.append('option', option);
    const html = await (await visitor.postForm('/commerce/cart/add', posted)).text();
    const [, cup, mugs] = html.split('<form class="pl-product"');
    expect(cup).toContain('Please choose one of each.');
    expect(cup).toContain('name="quantity" value="7"');
    expect(mugs).not.toContain('Please choose one of each.');
    expect(mugs).toContain('name="quantity" value="1"');
    expect(html.match(/autofocus/gi)).toHaveLength(1);
  });

  it('[COM-9p] says that nothing was ordered to a visitor who orders too often', async () => {
    const { enter, db } = await openShop(get(), {
      site: sampleSite,
      rateLimits: { placeOrder: { calls: 1, window: 60_000 } },
    });
    const visitor = await enter();
    await add(visitor);
    const buyer = { ...address, email: 'ada@example.test', payment: 'test-card', step: 'place' };
    const place = () =>
      visitor.postForm('/commerce/checkout', { ...buyer, key: newKey(), shownTotal: '1' });
    await place();
    const refused = await place();
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.text()).toContain('That was very often. Please try again in a moment.');
    expect(await db.select().from(orders)).toEqual([]);
  });

  it('[COM-12] marks a line that sold out or grew scarce in the cart, and keeps it', async () => {
    const { enter, setStock } = await openShop(get(), { site: sampleSite });
    const visitor = await enter();
    await add(visitor, { quantity: 3 });
    const cartPage = async () => (await visitor.get('/cart')).text();
    expect(await cartPage()).toMatch(/pl-cart-line-problem" hidden=""><\/strong>/);
    await setStock('MUG-OAT', 2);
    expect(await cartPage()).toContain('Only 2 are left. Please take 2 or fewer to check out.');
    await setStock('MUG-OAT', 0);
    expect(await cartPage()).toContain('Sold out. Please remove it to check out.');
    expect(await (await visitor.get('/checkout')).text()).toContain('Sold out.');
    expect((await visitor.call('readCart')).body).toMatchObject({ cart: { totalQuantity: 3 } });
  });

  it('[COM-12] says once, by its name, that a product is no longer sold, and calculates without it', async () => {
    const { enter, db, deleteProduct } = await openShop(get(), { site: sampleSite });
    const visitor = await enter();
    await add(visitor, { quantity: 2 });
    await add(visitor, { itemId: 'product-cup', sku: 'CUP-S-CEL' });
    await deleteProduct('product-mug');
    const told = 'Mug is no longer sold and was taken out of your cart.';
    const shows = async (path: string) => (await (await visitor.get(path)).text()).includes(told);
    // Shown at the checkout as well, and again where the buyer looks for it.
    expect(await shows('/checkout')).toBe(true);
    expect((await visitor.call('readCart')).body).toMatchObject({
      cart: { gone: ['Mug'], totalQuantity: 1, grandTotalCents: 3500 },
    });
    expect(await shows('/cart')).toBe(true);
    expect(await db.select().from(cartLines)).toMatchObject([{ sku: 'CUP-S-CEL' }]);
    expect(await shows('/cart')).toBe(false);
    expect((await visitor.call('readCart')).body).not.toHaveProperty('cart.gone');
  });

  it('[COM-9d] a line can be changed and removed after the names of its options have changed', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    const cup = { itemId: 'product-cup', sku: 'CUP-S-CEL' };
    const before = await add(visitor, cup);
    await db
      .update(productVariants)
      .set({ optionValues: [{ optionName: 'Volume', value: 'Little' }] })
      .where(eq(productVariants.sku, cup.sku));
    const { cart } = (await visitor.call('readCart')).body as unknown as CartBody;
    expect(cart.entries).toMatchObject([
      { id: before.cart.entries[0]!.id, choices: [{ name: 'Volume', value: 'Little' }] },
    ]);
    // The same again is more of it, and no second line beside it.
    expect((await add(visitor, cup)).cart.entries).toMatchObject([{ quantity: 2 }]);
    const [{ id: lineId } = { id: '' }] = cart.entries;
    const changed = await visitor.call('updateCartLine', { key: newKey(), lineId, quantity: 3 });
    expect(changed.body).toMatchObject({ cart: { totalQuantity: 3 } });
    const removed = await visitor.call('removeCartLine', { key: newKey(), lineId });
    expect(removed.body).toMatchObject({ cart: { entries: [] } });
  });

  it('[COM-13e] takes a cart of what became a subscription since for no agreement to pay again and again', async () => {
    const payments = createTestPaymentProvider();
    const charge = vi.spyOn(payments, 'charge');
    const { enter, db } = await openShop(get(), { payments });
    const visitor = await enter();
    await add(visitor);
    await add(visitor, { itemId: 'product-cup', sku: 'CUP-S-CEL', quantity: 2 });
    await db
      .update(products)
      .set({ subscription: { billingPeriod: { value: 1, unit: 'month' } } })
      .where(eq(products.id, 'product-mug'));
    expect((await visitor.call('readCart')).body).toMatchObject({
      cart: { gone: ['Mug'], subtotalCents: 5200, totalQuantity: 2 },
    });
    const { cart } = (await visitor.call('readCart')).body as unknown as CartBody;
    expect((await order(visitor, cart.grandTotalCents)).status).toBe(200);
    expect(charge.mock.calls[0]![0]).toMatchObject({
      amount: { amount: cart.grandTotalCents },
      agreement: undefined,
    });
  });

  it('[COM-13h] sells no gift card whose code could not be delivered', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    await add(visitor);
    await db.update(products).set({ productType: 'GIFT_CARD' }).where(eq(products.id, mug.itemId));
    expect((await order(visitor, 3400)).status).toBe(409);
    expect(await db.select().from(orders)).toEqual([]);
  });

  it('[COM-13i] asks for no address where the buyer comes for it', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    await add(visitor, { quantity: 2 });
    await visitor.call('selectShipping', { key: newKey(), shippingOptionId: 'collect' });
    const nowhere = { ...address, street: '', city: '', postalCode: '', country: '' };
    expect((await order(visitor, 6800, { address: nowhere })).status).toBe(200);
    expect(await db.select().from(orders)).toMatchObject([{ status: 'paid' }]);
  });

  it('[COM-12] sells nothing below the minimum, and nothing without an address', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    await add(visitor, { itemId: 'product-cup', sku: 'CUP-S-CEL' });
    expect((await order(visitor, 3500)).status).toBe(409);
    const { status, body } = await order(visitor, 3500, { address: { ...address, city: ' ' } });
    expect([status, body['errors']]).toEqual([409, { city: 'City is required.' }]);
    expect(await db.select().from(orders)).toEqual([]);
  });

  it('[COM-9j] keeps the cart and the stock when a payment is declined', async () => {
    const { enter, db, stockOf } = await openShop(get());
    const visitor = await enter();
    const { cart } = await add(visitor, { quantity: 2 });
    const key = newKey();
    const declined = { key, paymentToken: 'test-card-declined' };
    const first = await order(visitor, cart.grandTotalCents, declined);
    expect([first.status, first.body['error']]).toEqual([
      409,
      'Your payment was declined. Nothing was charged, and your cart is kept.',
    ]);
    expect((await order(visitor, cart.grandTotalCents, declined)).status).toBe(409);
    expect(await stockOf('MUG-OAT')).toBe(40);
    expect((await visitor.call('readCart')).body).toMatchObject({ cart: { totalQuantity: 2 } });
    expect((await order(visitor, cart.grandTotalCents)).status).toBe(200);
    expect((await db.select().from(orders)).map(({ status }) => status).sort()).toEqual([
      'declined',
      'paid',
    ]);
  });

  it('[COM-9j] cancels a payment that is never completed, and keeps the cart and the stock', async () => {
    const payments = createTestPaymentProvider();
    const cancel = vi.spyOn(payments, 'cancel');
    const { enter, stockOf } = await openShop(get(), { payments, paymentTimeout: 250 });
    const visitor = await enter();
    const { cart } = await add(visitor);
    const silent = await order(visitor, cart.grandTotalCents, { paymentToken: 'test-card-silent' });
    expect(silent.body['error']).toMatch(/did not answer in time/);
    expect(cancel).toHaveBeenCalledOnce();
    expect(await stockOf('MUG-OAT')).toBe(40);
    expect((await order(visitor, cart.grandTotalCents)).status).toBe(200);
  });

  it('[COM-9p] stores an order once, however often it is sent, and begins a new cart', async () => {
    const { enter, db, stockOf } = await openShop(get());
    const visitor = await enter();
    const { cart } = await add(visitor, { quantity: 2 });
    const key = newKey();
    const token = visitor.cookies.get('CART')!;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order(visitor, cart.grandTotalCents, { key })),
    );
    expect(new Set(answers.map(({ body }) => body['orderId'])).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await db.select().from(orders)).toMatchObject([{ status: 'paid', grandTotal: 7700 }]);
    expect(await stockOf('MUG-OAT')).toBe(38);
    expect(visitor.cookies.has('CART')).toBe(false);
    visitor.cookies.set('CART', token);
    expect((await visitor.call('readCart')).body).toEqual({ cart: null });
  });

  it('[COM-9o] a buyer who lost the answer to an order, and the new cookie with it, buys on', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    const { cart } = await add(visitor, { quantity: 2 });
    const token = visitor.cookies.get('CART')!;
    const key = newKey();
    expect((await order(visitor, cart.grandTotalCents, { key })).status).toBe(200);
    visitor.cookies.set('CART', token);
    expect((await add(visitor)).cart.entries).toMatchObject([{ quantity: 1 }]);
    expect((await visitor.call('readCart')).body).toMatchObject({ cart: { totalQuantity: 1 } });
    // The same order, requested again, is still that order.
    expect((await order(visitor, cart.grandTotalCents, { key })).status).toBe(200);
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it('[COM-9o] an answer that was cut off behind its cookies is given again', async () => {
    const { enter, db } = await openShop(get());
    const visitor = await enter();
    const { cart } = await add(visitor);
    const key = newKey();
    const first = await order(visitor, cart.grandTotalCents, { key });
    expect(visitor.cookies.has('CART')).toBe(false);
    const { status, body } = await order(visitor, cart.grandTotalCents, { key });
    expect({ status, body }).toEqual({ status: 200, body: first.body });
    const stranger = await order(visitor, cart.grandTotalCents, { key, email: 'eve@example.test' });
    expect(stranger).toMatchObject({
      status: 409,
      body: { error: 'You have nothing in your cart.' },
    });
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it('[COM-9o] two tabs that begin a cart at the same moment begin the same one', async () => {
    const { enter, time } = await openShop(get());
    const visitor = await enter();
    const [one, two] = await Promise.all([add(visitor), add(visitor, { sku: 'MUG-CELADON' })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await visitor.call('readCart')).body).toMatchObject({ cart: { totalQuantity: 2 } });
    // Also where a new minute begins between the two.
    time.now = Math.ceil(time.now / 60_000) * 60_000 - 1;
    const late = await enter();
    const tab = await enter();
    tab.cookies.set('crumb', late.cookies.get('crumb')!);
    await add(late);
    time.now += 2000;
    expect((await add(tab)).cart.entries).toMatchObject([{ quantity: 2 }]);
    // Another browser has another crumb, and a crumb that is found later opens nothing.
    const other = await enter();
    expect((await add(other)).cart.entries).toHaveLength(1);
    const thief = await enter();
    thief.cookies.set('crumb', visitor.cookies.get('crumb')!);
    time.now += 60_000;
    expect((await add(thief)).cart.entries).toHaveLength(1);
  });

  it.each([26, -26])(
    '[COM-9o] two tabs begin one cart also where the clock jumps by %i hours between them',
    async (hours) => {
      const { enter, time } = await openShop(get());
      const [one, two] = [await enter(), await enter()];
      two.cookies.set('crumb', one.cookies.get('crumb')!);
      const jump = (by: number) => {
        time.now += by * 3_600_000;
        time.jumped += by * 3_600_000;
      };
      await add(one);
      jump(hours);
      const first = await add(two, { sku: 'MUG-CELADON' });
      // With the clock set back, a crumb is from the future: the answer sets another, and the call is repeated.
      const second = first.status === 200 ? first : await add(two, { sku: 'MUG-CELADON' });
      expect(second.cart.entries).toHaveLength(2);
      expect(two.cookies.get('CART')).toBe(one.cookies.get('CART'));
    },
  );

  it('[COM-9j] gives back what a server took that ended in the middle of a payment', async () => {
    const payments = createTestPaymentProvider();
    const { enter, db, stockOf, services, time } = await openShop(get(), { payments });
    const visitor = await enter();
    const { cart } = await add(visitor);
    let fail: (error: Error) => void = () => {};
    vi.spyOn(payments, 'charge').mockReturnValue(new Promise((_, reject) => (fail = reject)));
    const lost = order(visitor, cart.grandTotalCents);
    await expect.poll(() => stockOf('MUG-OAT')).toBe(39);
    // While it is being paid for, the cart stays as it is.
    expect((await add(visitor)).body['error']).toBe('Your order is being placed already.');
    await releaseStaleOrders(services, new Date(time.now + 1));
    expect(await stockOf('MUG-OAT')).toBe(40);
    fail(new Error('The server ended.'));
    await lost;
    expect(await stockOf('MUG-OAT')).toBe(40);
    expect(await db.select().from(orders)).toMatchObject([{ status: 'timed-out' }]);
  });

  it('[COM-9k] [COM-13d] keeps an order open whose payment cannot be cancelled, and delays no other for it', async () => {
    const payments = createTestPaymentProvider();
    const { enter, db, stockOf, services, time } = await openShop(get(), {
      payments,
      paymentTimeout: 250,
    });
    const cancel = vi.spyOn(payments, 'cancel').mockRejectedValue(new Error('The bank is closed.'));
    for (let buyers = 0; buyers < 2; buyers += 1) {
      const visitor = await enter();
      const { cart } = await add(visitor);
      const silent = { paymentToken: 'test-card-silent' };
      const refused = await order(visitor, cart.grandTotalCents, silent);
      expect(refused.body['error']).toBe('Your order is being placed already.');
    }
    const [first] = await db.select().from(orders);
    cancel.mockImplementation((id) =>
      id === first!.id ? Promise.reject(new Error('The bank is closed.')) : Promise.resolve(),
    );
    await releaseStaleOrders(services, new Date(time.now + 1));
    const statuses = async () =>
      (await db.select().from(orders)).map(({ status }) => status).sort();
    expect(await statuses()).toEqual(['pending', 'timed-out']);
    expect(await stockOf('MUG-OAT')).toBe(39);
    cancel.mockResolvedValue();
    await releaseStaleOrders(services, new Date(time.now + 1));
    expect(await statuses()).toEqual(['timed-out', 'timed-out']);
    expect(await stockOf('MUG-OAT')).toBe(40);
  });

  it('[COM-9k] [COM-13d] waits neither for a provider that never ends a call, nor with all orders for one', async () => {
    const never = () => new Promise<never>(() => {});
    const payments: PaymentProvider = { charge: never, cancel: never, refund: never };
    const { enter, db, stockOf, services, time } = await openShop(get(), {
      payments,
      paymentTimeout: 250,
    });
    for (let buyers = 0; buyers < 2; buyers += 1) {
      const visitor = await enter();
      const { cart } = await add(visitor);
      const refused = await order(visitor, cart.grandTotalCents);
      expect(refused.body['error']).toBe('Your order is being placed already.');
    }
    const [first] = await db.select().from(orders);
    payments.cancel = (id) => (id === first!.id ? never() : Promise.resolve());
    await releaseStaleOrders(services, new Date(time.now + 1));
    expect((await db.select().from(orders)).map(({ status }) => status).sort()).toEqual([
      'pending',
      'timed-out',
    ]);
    expect(await stockOf('MUG-OAT')).toBe(39);
  });

  it('[COM-9k] a payment without an answer holds the last pieces for an hour, and is cancelled once the provider answers', async () => {
    const payments = createTestPaymentProvider();
    const { enter, db, stockOf, services, time } = await openShop(get(), {
      payments,
      paymentTimeout: 250,
    });
    let pay: (outcome: 'paid') => void = () => {};
    vi.spyOn(payments, 'charge').mockReturnValueOnce(new Promise((resolve) => (pay = resolve)));
    const cancel = vi.spyOn(payments, 'cancel').mockRejectedValue(new Error('The bank is closed.'));
    const visitor = await enter();
    const { cart } = await add(visitor);
    const key = newKey();
    await order(visitor, cart.grandTotalCents, { key });
    const sweep = () => releaseStaleOrders(services, new Date(time.now - 60_000));
    const statuses = async () =>
      (await db.select().from(orders)).map(({ status }) => status).sort();
    time.now += 59 * 60_000;
    await sweep();
    expect([await statuses(), await stockOf('MUG-OAT')]).toEqual([['pending'], 39]);
    time.now += 60_000;
    await sweep();
    expect([await statuses(), await stockOf('MUG-OAT')]).toEqual([['unsettled'], 40]);
    // The buyer is not shown an unknown result, and may order again.
    const again = await order(visitor, cart.grandTotalCents, { key });
    expect(again.body['error']).toBe('Your order is being placed already.');
    expect((await order(visitor, cart.grandTotalCents)).status).toBe(200);
    cancel.mockResolvedValue();
    await sweep();
    expect([await statuses(), await stockOf('MUG-OAT')]).toEqual([['paid', 'timed-out'], 39]);
    // A provider that charged all the same is requested again to refund it.
    pay('paid');
    await expect.poll(() => statuses()).toEqual(['paid', 'unsettled']);
    const told = cancel.mock.calls.length;
    await sweep();
    expect(cancel.mock.calls.length).toBe(told + 1);
    expect([await statuses(), await stockOf('MUG-OAT')]).toEqual([['paid', 'timed-out'], 39]);
  });

  it('[COM-9o] the browser keeps a cart for four weeks from its last change', async () => {
    const { enter } = await openShop(get());
    const visitor = await enter();
    const { cart, headers } = await add(visitor);
    const lifetimes = (answer: Headers) =>
      answer
        .getSetCookie()
        .filter((cookie) => cookie.startsWith(`CART=${visitor.cookies.get('CART')};`))
        .map((cookie) => /max-age=(\d+)/i.exec(cookie)?.[1]);
    expect(lifetimes(headers)).toEqual(['2419200']);
    const [{ id: lineId } = { id: '' }] = cart.entries;
    const changed = await visitor.call('updateCartLine', { key: newKey(), lineId, quantity: 2 });
    expect(lifetimes(changed.headers)).toEqual(['2419200']);
    const posted = { key: newKey(), lineId, quantity: '3' };
    const answer = await visitor.postForm('/commerce/cart/line', posted);
    expect(lifetimes(answer.headers)).toEqual(['2419200']);
    expect(lifetimes((await add(visitor)).headers)).toEqual(['2419200']);
    const fromCheckout = { key: newKey(), step: 'coupon', coupon: 'FIRSTFIRING' };
    const checkout = await visitor.postForm('/commerce/checkout', fromCheckout);
    expect(lifetimes(checkout.headers)).toEqual(['2419200']);
    // A visitor who only looks around changes nothing.
    expect(lifetimes((await visitor.call('readCart')).headers)).toEqual([]);
  });

  it('[COM-9o] forgets carts whose cookie is gone, and keeps orders', async () => {
    const { enter, db, services, time } = await openShop(get());
    const buyer = await enter();
    const { cart } = await add(buyer);
    expect((await order(buyer, cart.grandTotalCents)).status).toBe(200);
    await add(await enter());
    time.now += 27 * 86_400_000;
    const late = await enter();
    await add(late);
    await sweepCarts(services);
    expect(await db.select().from(carts)).toHaveLength(3);
    time.now += 2 * 86_400_000;
    await sweepCarts(services);
    expect(await db.select().from(carts)).toHaveLength(1);
    expect((await late.call('readCart')).body).toMatchObject({ cart: { totalQuantity: 1 } });
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it('[SRV-2l] [COM-9t] calls no cart empty and no order unknown while the database is away', async () => {
    const { enter, db } = await openShop(get(), { site: sampleSite });
    const visitor = await enter();
    await add(visitor);
    await db.execute(sql`alter table shops rename to shops_away`);
    try {
      for (const path of ['/cart', '/checkout', '/order-confirmed']) {
        const response = await visitor.get(path);
        expect([path, response.status]).toEqual([path, 500]);
        expect(await response.text()).not.toContain('You have nothing in your cart.');
      }
      expect((await visitor.get('/shop')).status).toBe(200);
    } finally {
      await db.execute(sql`alter table shops_away rename to shops`);
    }
    expect(await (await visitor.get('/cart')).text()).toContain('data-line-id');
  });

  it('[COM-9q] sells the last 50 to 200 at once exactly 50 times', async () => {
    const { enter, db, setStock, stockOf } = await openShop(get());
    await setStock('MUG-OAT', 50);
    const visitors = await Promise.all(Array.from({ length: 200 }, enter));
    const carts = await Promise.all(visitors.map((visitor) => add(visitor)));
    expect(carts.every(({ status }) => status === 200)).toBe(true);
    const answers = await Promise.all(visitors.map((visitor) => order(visitor, 4300)));
    const sold = answers.filter(({ status }) => status === 200);
    expect(sold).toHaveLength(50);
    expect(new Set(sold.map(({ body }) => body['orderId'])).size).toBe(50);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      new Set(refused.map(({ status, body }) => `${status} ${body['error'] as string}`)),
    ).toEqual(new Set(['409 Mug is sold out.']));
    expect(await stockOf('MUG-OAT')).toBe(0);
    expect(await db.select().from(orders)).toHaveLength(50);
  });
});

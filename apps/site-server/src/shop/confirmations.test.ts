import { pageType } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { orders } from '../database/schema/index';
import type { TestBrowser } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, newKey, openShop } from '../../testing/openShop';
import type { Payment } from './paymentProvider';

const buyer = { email: 'ada@example.test', name: 'Ada', payment: 'test-card', step: 'place' };
const parcel = { street: 'Mill Lane 1', postalCode: '53111', city: 'Bonn', country: 'DE' };
const donate = '/checkout/donate?donatePageId=kiln-fund';

const special = new Set<number>([
  ...[pageType.donate, pageType.contributionConfirmed, pageType.subscriptionConfirmed],
  ...[pageType.orderReceived, pageType.membershipConfirmed],
]);
const silentTransport = {
  from: 'shop@studio.example',
  send: () => Promise.resolve(),
  close: () => undefined,
};

/** As it was before it had pages for these kinds. */
const plainSite = {
  ...sampleSite,
  pages: sampleSite.pages.filter(({ pageType: kind = 2 }) => !special.has(kind)),
};

const locationOf = (answer: Response): string =>
  answer.headers.get('location') ?? answer.statusText;

async function subscribe(visitor: TestBrowser, plan: 'CLUB-MONTH' | 'FRIEND-YEAR') {
  const [itemId, shownTotal, address] =
    plan === 'CLUB-MONTH'
      ? ['product-club-monthly', '3800', parcel]
      : ['product-friend-yearly', '6000', {}];
  const checkout = locationOf(
    await visitor.postForm('/commerce/subscribe', { itemId, sku: plan, key: newKey() }),
  );
  return locationOf(
    await visitor.postForm(checkout, { ...buyer, ...address, key: newKey(), shownTotal }),
  );
}

const give = async (visitor: TestBrowser) =>
  locationOf(await visitor.postForm(donate, { ...buyer, key: newKey(), amount: '1800' }));

/** A provider that answers neither a charge nor that it was cancelled. */
const lost = {
  charge: (_: Payment) => Promise.reject(new Error('The bank did not answer.')),
  cancel: () => Promise.reject(new Error('Nor did it now.')),
};

describeOnEmbeddedDatabase('the page after a checkout', (get) => {
  const open = (options = {}) => openShop(get(), { site: sampleSite, ...options });

  it('[COM-13j, A-39, A-43, A-44, A-45] [COM-13l] [MOD-1] is the site’s page for the kind of order, and the buyer’s alone', async () => {
    const { enter } = await open();
    const visitor = await enter();
    for (const [address, path, words] of [
      [await give(visitor), /^\/kiln-fund\/thank-you\?order=/, 'Your gift has arrived.'],
      [
        await subscribe(visitor, 'CLUB-MONTH'),
        /^\/shop\/club\/welcome\?order=/,
        'Your subscription has begun.',
      ],
      [
        await subscribe(visitor, 'FRIEND-YEAR'),
        /^\/friends\/welcome\?order=/,
        'You are a member now.',
      ],
    ] as const) {
      expect(address).toMatch(path);
      for (const person of [visitor, visitor]) {
        const answer = await person.get(address);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([
          200,
          'private, no-store',
        ]);
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        const page = await answer.text();
        expect(page).toContain(words);
        expect(page).toContain('ada@example.test');
      }
      const stranger = await (await enter()).get(address.split('?')[0]!);
      const seen = await stranger.text();
      expect(seen).toContain('There is no such order.');
      expect(seen).not.toContain('ada@example.test');
    }
  });

  it('[COM-13j] is the page of every order where the site has no other', async () => {
    const { enter } = await open({ site: plainSite });
    const visitor = await enter();
    expect(await give(visitor)).toMatch(/^\/order-confirmed\?order=/);
    const subscribed = await subscribe(visitor, 'FRIEND-YEAR');
    expect(subscribed).toMatch(/^\/order-confirmed\?order=/);
    expect(await (await visitor.get(subscribed)).text()).toContain('You are a member now.');
  });

  it('[COM-13j] is never a page that could not show the order', async () => {
    const silent = (page: (typeof sampleSite.pages)[number]) => ({
      ...page,
      sections: page.pageType === pageType.contributionConfirmed ? [] : page.sections,
    });
    const { enter } = await open({ site: { ...sampleSite, pages: sampleSite.pages.map(silent) } });
    expect(await give(await enter())).toMatch(/^\/order-confirmed\?order=/);
  });

  it('[COM-13m] says where an order goes, and that a mail comes only where mails are sent', async () => {
    for (const mailTransport of [undefined, silentTransport]) {
      const { enter } = await open({ mailTransport });
      const visitor = await enter();
      await add(visitor);
      const form = { ...buyer, ...parcel, key: newKey(), shownTotal: '4300' };
      const address = locationOf(await visitor.postForm('/commerce/checkout', form));
      const text = (await (await visitor.get(address)).text()).replace(/<[^>]*>/g, '|');
      expect(text).toContain('What you bought is packed next, and sent to:');
      for (const line of [parcel.street, `${parcel.postalCode} ${parcel.city}`, 'Germany'])
        expect(text).toContain(`|${line}|`);
      expect(text.includes('A mail with your order is on its way to')).toBe(
        mailTransport !== undefined,
      );
      const gift = await (await visitor.get(await give(visitor))).text();
      expect(gift).not.toContain('sent to:');
    }
  });

  it('[COM-13r] shows where it goes to its buyer alone, and the order to everybody with the link', async () => {
    const test = await open({ mailTransport: silentTransport });
    const visitor = await test.enter();
    await add(visitor);
    const form = { ...buyer, ...parcel, key: newKey(), shownTotal: '4300' };
    const address = locationOf(await visitor.postForm('/commerce/checkout', form));
    const seenBy = async (browser: TestBrowser) => (await browser.get(address)).text();
    const shows = (page: string) => [
      page.includes(parcel.street),
      page.includes('Ada'),
      page.includes('ada@example.test'),
    ];
    // Another order in the same browser takes nothing away, and a second sending of the form is no stranger's.
    await give(visitor);
    expect(shows(await seenBy(visitor))).toEqual([true, true, true]);

    const stranger = await test.enter();
    const seen = await seenBy(stranger);
    expect(shows(seen)).toEqual([false, false, false]);
    expect(seen).toContain('a…@example.test');
    expect(seen).toContain('Thank you');
    // The stranger's own order is visible to that stranger alone, and a forged cookie opens nothing.
    await give(stranger);
    expect(shows(await seenBy(stranger))).toEqual([false, false, false]);
    const id = address.split('order=')[1]!;
    const [, signature] = stranger.cookies.get('ORDERS')!.split('~');
    stranger.cookies.set('ORDERS', `${id}~${signature}`);
    expect(shows(await seenBy(stranger))).toEqual([false, false, false]);
    const again = await test.enter();
    expect(locationOf(await again.postForm('/commerce/checkout', form))).toBe(address);
    expect(shows(await seenBy(again))).toEqual([true, true, true]);
  });

  it.each([
    ['the account of its buyer', 'Ada@Example.test', [], true],
    ['an account of another address', 'eve@example.test', [], false],
    ['an administrator', 'ida@example.test', [1], true],
  ])('[COM-13r] to %s', async (_, email, roles, isShown) => {
    const test = await open();
    const visitor = await test.enter();
    await add(visitor);
    const form = { ...buyer, ...parcel, key: newKey(), shownTotal: '4300' };
    const address = locationOf(await visitor.postForm('/commerce/checkout', form));
    await test.addAccount(email, 'clay and water', roles);
    const person = await test.enter();
    const crumb = person.cookies.get('crumb')!;
    await person.postForm('/session/login', { crumb, email, password: 'clay and water' });
    const page = await (await person.get(address)).text();
    expect(page.includes(parcel.street)).toBe(isShown);
    expect(page.includes('ada@example.test')).toBe(isShown);
  });

  it('[COM-13k] calls an unknown payment awaited, and later says how it ended', async () => {
    const { enter, db } = await open({ payments: lost });
    const visitor = await enter();
    await add(visitor);
    const form = { ...buyer, ...parcel, key: newKey(), shownTotal: '4300' };
    const address = locationOf(await visitor.postForm('/commerce/checkout', form));
    expect(address).toMatch(/^\/order-received\?order=/);
    const shown = async () => (await visitor.get(address)).text();
    expect(await shown()).toContain('Your bank has not answered yet.');
    expect(await shown()).toContain('<h1>We have your order</h1>');
    // A thank-you page does not show it.
    const id = address.split('order=')[1]!;
    expect(await (await visitor.get(`/order-confirmed?order=${id}`)).text()).toContain(
      'There is no such order.',
    );
    await db.update(orders).set({ status: 'timed-out' }).where(eq(orders.id, id));
    expect(await shown()).toContain('The payment was not made');
    expect(await shown()).toContain('Nothing was charged');
    await db.update(orders).set({ status: 'paid' }).where(eq(orders.id, id));
    expect(await shown()).toContain('<h1>Thank you</h1>');
  });

  it('[COM-13k] keeps such an order to its checkout where the site has no page for it', async () => {
    const { enter } = await open({ payments: lost, site: plainSite });
    const visitor = await enter();
    await add(visitor);
    const answer = await visitor.postForm('/commerce/checkout', {
      ...buyer,
      ...parcel,
      key: newKey(),
      shownTotal: '4300',
    });
    expect([answer.status, /role="alert">([^<]*)/.exec(await answer.text())?.[1]]).toEqual([
      400,
      'Your order is being placed already.',
    ]);
  });

  it('[COM-13g] [MOD-1] takes a gift on the site’s page for it', async () => {
    const { enter } = await open();
    const visitor = await enter();
    const page = await (await visitor.get(donate)).text();
    expect(page).toContain('<title>Give to the kiln — Marlow Clay</title>');
    expect(page).toMatch(/data-page-type="203"/);
    // At its own address it requires what the site requires.
    const own = await visitor.get('/kiln-fund/give');
    expect([own.status, own.headers.get('location')]).toEqual([302, donate]);
    const refused = await visitor.postForm(donate, {
      ...buyer,
      key: newKey(),
      email: '',
      amount: '1800',
    });
    expect(await refused.text()).toMatch(/data-page-type="203".*Email is required\./);
  });

  it('[MOD-1, A-42] shows the second version of the cart as the cart', async () => {
    const pages = sampleSite.pages.map((page) =>
      page.pageType === pageType.cart ? { ...page, pageType: pageType.cartV2 } : page,
    );
    const { enter, deleteProduct } = await open({ site: { ...sampleSite, pages } });
    const visitor = await enter();
    await add(visitor);
    const shown = async () => (await visitor.get('/cart')).text();
    expect(await shown()).toContain('Quantity of Mug');
    // A deleted product is named once.
    await deleteProduct('product-mug');
    expect(await shown()).toMatch(/is no longer sold/);
    expect(await shown()).not.toMatch(/is no longer sold/);
  });

  it('[RUN-24h] none of them is listed for crawlers or found by a search', async () => {
    const { enter } = await open();
    const visitor = await enter();
    const sitemap = await (await visitor.get('/sitemap.xml')).text();
    for (const { slug, pageType: kind = 2 } of sampleSite.pages)
      if (kind >= 200) expect(sitemap).not.toContain(`/${slug}<`);
    expect(await (await visitor.get('/search?q=kiln+book')).text()).not.toContain(
      '/kiln-fund/thank-you',
    );
  });
});

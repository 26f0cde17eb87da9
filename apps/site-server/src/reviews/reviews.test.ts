import { eq, sql } from 'drizzle-orm';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { expect, it } from 'vitest';
import { orders, productReviews } from '../database/schema/index';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import { describeOnEachDatabase } from '../../testing/databases';
import { add, newKey, openShop, order } from '../../testing/openShop';
import { testSite } from '../../testing/testSite';
import { reviewRequestLifetime, signReviewRequest } from './reviewRequest';

const block = (definitionName: string, settings: Record<string, unknown> = {}) => ({
  id: `the-${definitionName}`,
  type: 1337,
  definitionName,
  settings,
});
const page = (id: string, blocks: object[], more: Partial<PageDefinition> = {}) =>
  ({
    id,
    slug: id,
    title: id,
    sections: [{ id: 's', blocks }],
    ...more,
  }) as PageDefinition;
const site: SiteDefinition = {
  ...testSite,
  pages: [
    ...testSite.pages,
    page('cart', [block('cart')], { pageType: 200 }),
    page('mug', [block('product', { productId: 'product-mug' })], { slug: 'shop/mug' }),
    page('shop', [block('products')]),
    page('one', [block('products', { productIds: ['product-water-jug'] })]),
    page('jug', [block('product', { productId: 'product-water-jug' })]),
    page('jar', [
      block('product', { productId: 'product-moon-jar' }),
      block('product-reviews', { productId: 'product-moon-jar' }),
    ]),
    page('twice', [
      block('product', { productId: 'product-moon-jar' }),
      block('product-reviews', { productId: 'product-moon-jar' }),
      { ...block('product-reviews', { productId: 'product-moon-jar' }), id: 'below' },
    ]),
    page('pair', [
      block('product', { productId: 'product-moon-jar' }),
      { ...block('product', { productId: 'product-moon-jar' }), id: 'below' },
    ]),
  ],
};

type Get = Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0];

/** A shop without reviews with an order for a mug, or for the given lines. */
async function openBought(get: Get, lines: object[] = [{}], of: SiteDefinition = site) {
  const test = await openShop(get(), { site: of });
  await test.db.delete(productReviews);
  const buyer = await test.enter();
  let total = 0;
  for (const line of lines) total = (await add(buyer, line)).cart.grandTotalCents;
  const { status, body } = await order(buyer, total);
  expect(status, JSON.stringify(body)).toBe(200);
  const [row] = await test.db.select().from(orders);
  const request = signReviewRequest(
    test.services.signer,
    { siteId: of.id, number: row!.number },
    test.time.now,
  );
  const path = `/commerce/review?request=${request}`;
  const formId = `reviews:${row!.number}`;
  const stored = () => test.db.select().from(productReviews);
  const publish = () => test.db.update(productReviews).set({ state: 'published' });
  /** As the browser sends it without a script, after a short wait. */
  const post = async (visitor: TestBrowser, fields: Record<string, string>, to = path) => {
    const html = await (await visitor.get(to)).text();
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
    test.time.now += 3000;
    const posted = Object.entries(fields).map(([name, value]) => [`fields.${name}`, value]);
    return visitor.postForm(to, {
      key,
      formId,
      'fields.request': request,
      ...(Object.fromEntries(posted) as Record<string, string>),
    });
  };
  /** As the script sends it. */
  const call = async (visitor: TestBrowser, values: object) =>
    visitor.call('saveFormSubmission', {
      key: test.services.submissionKeys.issue(),
      formId,
      elapsed: 5000,
      form: JSON.stringify({ request, ...values }),
    });
  return { ...test, buyer, path, request, row: row!, stored, publish, post, call };
}

const five = { 'rating-0': '5 stars' };
const shared = [{}, { itemId: 'product-water-jug', sku: 'JUG-1', quantity: 1 }];

describeOnEachDatabase('the reviews page', (get) => {
  it('[RUN-23a] asks for each product of the purchase, without a script and for no search engine', async () => {
    const { buyer, path } = await openBought(get, shared);
    const answer = await buyer.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    // The bought goods, by an address that is their key.
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('<h1>Your review</h1>');
    expect(html).toContain('Your rating of Mug');
    expect(html).toContain('Your rating of Water jug');
    // A product without a page is no link.
    expect(html).toMatch(/<a href="\/shop\/mug">/);
    expect(html).not.toContain('href="/shop/water-jug"');
    expect(html.match(/<input[^>]* type="radio"/g)).toHaveLength(10);
    // The script of any form adds behaviour to it.
    expect(html).toMatch(/data-block-type="9" data-definition-name="reviews"/);
  });

  it('[RUN-23e] stores what was sent once, and says so again to who lost the answer', async () => {
    const { buyer, post, stored, row } = await openBought(get);
    const written = { ...five, 'headline-0': ' Holds ', 'text-0': 'Well <b>', name: 'A\u0000da' };
    const first = await post(buyer, written);
    expect(first.status).toBe(200);
    expect(await first.text()).toContain(
      'Thank you! Your review is shown once the shop has read it.',
    );
    const again = await post(buyer, written);
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('Thank you!');
    expect(await stored()).toMatchObject([
      {
        orderId: row.id,
        productId: 'product-mug',
        productTitle: 'Mug',
        rating: 5,
        headline: 'Holds',
        body: 'Well <b>',
        author: 'A\ufffdda',
        state: 'waiting',
      },
    ]);
  });

  it('[RUN-23e] takes one review of a purchase, by a script or without', async () => {
    const { buyer, post, call, stored, path } = await openBought(get, shared);
    expect((await call(buyer, five)).status).toBe(200);
    expect((await call(buyer, five)).status).toBe(200);
    const other = await call(buyer, { 'rating-1': '1 star' });
    expect([other.status, other.body]).toEqual([
      400,
      { error: 'You have already reviewed this purchase.' },
    ]);
    const posted = await post(buyer, { 'rating-0': '1 star' });
    expect(posted.status).toBe(409);
    expect(await posted.text()).toContain('You have already reviewed this purchase.');
    const seen = await buyer.get(path);
    expect(await seen.text()).toContain('You have already reviewed this purchase.');
    expect((await stored()).map(({ productId, rating }) => [productId, rating])).toEqual([
      ['product-mug', 5],
    ]);
  });

  it('[RUN-23e] stores one of two different reviews that arrive at once', async () => {
    const { buyer, call, stored } = await openBought(get, shared);
    const answers = await Promise.all([
      call(buyer, five),
      call(buyer, { 'rating-1': '2 stars' }),
      call(buyer, five),
      call(buyer, { 'rating-1': '2 stars' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  it('[RUN-23e] the database itself takes one review for a product of an order, and one to five stars', async () => {
    const { db, row } = await openBought(get);
    const review = {
      siteId: site.id,
      orderId: row.id,
      productId: 'product-mug',
      productTitle: 'Mug',
      rating: 4,
      writtenAt: new Date(),
    };
    await db.insert(productReviews).values(review);
    await expect(db.insert(productReviews).values(review)).rejects.toThrow();
    const other = { ...review, productId: 'product-cup' };
    for (const rating of [0, 6])
      await expect(db.insert(productReviews).values({ ...other, rating })).rejects.toThrow();
  });

  it('[RUN-23b] [MOD-22] asks for stars where there are none, and keeps what was typed', async () => {
    const { buyer, post, call, stored } = await openBought(get);
    const answer = await post(buyer, { 'text-0': 'I like it.', name: 'Ada' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('Please select a star rating.');
    expect(html).toMatch(/<textarea[^>]*>I like it\.<\/textarea>/);
    expect(html).toContain('value="Ada"');
    const called = await call(buyer, { 'rating-0': '6 stars' });
    expect(called.body['errors']).toEqual({ 'rating-0': 'Please select a star rating.' });
    expect(await stored()).toEqual([]);
  });

  it('[RUN-23b] leaves out the products without stars among several, unless something is written about them', async () => {
    const { buyer, call, stored } = await openBought(get, shared);
    const nothing = await call(buyer, { name: 'Ada' });
    expect(nothing.body['errors']).toEqual({ 'rating-0': 'Please select a star rating.' });
    const half = await call(buyer, { ...five, 'text-1': 'Drips.' });
    expect(half.body['errors']).toEqual({ 'rating-1': 'Please select a star rating.' });
    expect((await call(buyer, { 'rating-1': '2 stars', 'text-1': 'Drips.' })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { productId: 'product-water-jug', rating: 2, body: 'Drips.' },
    ]);
  });

  it('[RUN-23a] refuses what is longer than its limits, at its field', async () => {
    const { buyer, call } = await openBought(get);
    const { body } = await call(buyer, {
      ...five,
      'headline-0': 'x'.repeat(101),
      'text-0': 'x'.repeat(2001),
      name: 'x'.repeat(61),
    });
    const tooLong = 'You have exceeded the character limit.';
    expect(body['errors']).toEqual({ 'headline-0': tooLong, 'text-0': tooLong, name: tooLong });
    const longest = await call(buyer, {
      ...five,
      'headline-0': 'x'.repeat(100),
      'text-0': 'x'.repeat(2000),
      name: 'x'.repeat(60),
    });
    expect(longest.status).toBe(200);
  });

  it('[RUN-23f] [MOD-22] says that a request has expired, and takes nothing more', async () => {
    const { buyer, call, path, time, stored, post } = await openBought(get);
    time.now += reviewRequestLifetime + 1;
    const answer = await buyer.get(path);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Your review request has expired.');
    await buyer.get('/');
    const called = await call(buyer, five);
    expect([called.status, called.body]).toEqual([
      400,
      { error: 'Your review request has expired.' },
    ]);
    expect((await post(buyer, five)).status).toBe(410);
    expect(await stored()).toEqual([]);
  });

  it('[RUN-23f] says what else prevents a review', async () => {
    const { buyer, path, db, row, deleteProduct, services, time } = await openBought(get);
    const told = async (address: string) => {
      const answer = await buyer.get(address);
      return [
        answer.status,
        /pl-review-request"><h1>[^<]*<\/h1><p>([^<]*)/.exec(await answer.text())?.[1],
      ];
    };
    expect(await told(`${path}x`)).toEqual([
      404,
      'This link leads to no review request. Please check that it was copied as a whole.',
    ]);
    expect(await told('/commerce/review')).toEqual([
      404,
      'To write a review, open the link that the shop has sent you.',
    ]);
    const nobodys = { siteId: site.id, number: row.number + 1 };
    const request = signReviewRequest(services.signer, nobodys, time.now);
    expect((await told(`/commerce/review?request=${request}`))[0]).toBe(404);
    await db.update(orders).set({ status: 'declined' }).where(eq(orders.id, row.id));
    expect(await told(path)).toEqual([
      410,
      'This order was not completed, so there is nothing to review.',
    ]);
    await db.update(orders).set({ status: 'paid' });
    await deleteProduct('product-mug');
    expect(await told(path)).toEqual([
      410,
      'This product is not sold any more, so it cannot be reviewed.',
    ]);
  });

  it('[RUN-23f] asks for nothing where a gift card or a donation was bought', async () => {
    const { buyer, path, db } = await openBought(get);
    await db.update(orders).set({ kind: 'donation' });
    expect((await buyer.get(path)).status).toBe(410);
    await db.update(orders).set({ kind: 'cart' });
    await db.execute(sql`update products set product_type = 'GIFT_CARD' where id = 'product-mug'`);
    expect((await buyer.get(path)).status).toBe(410);
  });

  it('[RUN-23g] takes no form of another site, and no program', async () => {
    const { buyer, post, path, stored, time, services } = await openBought(get);
    const foreign = await buyer.postForm(
      path,
      { 'fields.rating-0': '5 stars', key: services.submissionKeys.issue() },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    const fast = await buyer.postForm(path, {
      'fields.rating-0': '5 stars',
      key: services.submissionKeys.issue(),
    });
    expect(fast.status).toBe(400);
    expect(await fast.text()).toContain('Try submitting your review again.');
    expect(await stored()).toEqual([]);
    time.now += 10;
    expect((await post(buyer, five)).status).toBe(200);
  });

  it('[RUN-23g] takes the form in parts as well', async () => {
    const { app, path, stored, services, time } = await openBought(get);
    const body = new FormData();
    body.append('fields.rating-0', '5 stars');
    body.append('key', services.submissionKeys.issue());
    time.now += 3000;
    const answer = await app.request(new URL(path, testOrigin).href, {
      method: 'POST',
      body,
      headers: { origin: testOrigin },
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('[RUN-23g] [RUN-24h] takes nothing from before the lock screen of a locked site', async () => {
    const { buyer, call, post, stored, lock } = await openBought(get);
    await lock('slip and grog');
    expect((await call(buyer, five)).status).toBe(401);
    expect((await post(buyer, five)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('[RUN-23g] limits how often one visitor sends', async () => {
    const test = await openShop(get(), {
      site,
      rateLimits: { saveFormSubmission: { calls: 1, window: 600_000 } },
    });
    const buyer = await test.enter();
    const { cart } = await add(buyer);
    await order(buyer, cart.grandTotalCents, { key: newKey() });
    const [row] = await test.db.select().from(orders);
    const of = { siteId: site.id, number: row!.number };
    const path = `/commerce/review?request=${signReviewRequest(test.services.signer, of, test.time.now)}`;
    const key = test.services.submissionKeys.issue();
    test.time.now += 3000;
    await buyer.postForm(path, { key });
    const second = await buyer.postForm(path, { key, 'fields.name': 'Ada' });
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toMatch(/^\d+$/);
    // The entry is still there.
    expect(await second.text()).toContain('value="Ada"');
  });

  it('[RUN-23d] [MOD-1] is below the messages of the site’s own page for it, at whatever address that has', async () => {
    const own = page(
      'tell-us',
      [{ id: 'words', type: 2, settings: { html: '<h1>Tell us</h1>' } }],
      {
        pageType: 209,
      },
    );
    const { buyer, path, request } = await openBought(get, [{}], {
      ...site,
      pages: [...site.pages, own],
    });
    const html = await (await buyer.get(path)).text();
    expect(html).toMatch(/<h1>Tell us<\/h1>[\s\S]*type="radio"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(await (await buyer.get(`${path}x`)).text()).not.toContain('Tell us');
    const led = await buyer.get(`/tell-us?request=${request}`);
    expect([led.status, led.headers.get('location')]).toEqual([302, path]);
    expect((await buyer.get('/tell-us')).status).toBe(200);
  });

  it('[RUN-23g] speaks the language of the site', async () => {
    const { buyer, path, call, stored } = await openBought(get, [{}], { ...site, locale: 'de' });
    const html = await (await buyer.get(path)).text();
    expect(html).toContain('Ihre Sterne für Mug');
    expect(html).toContain('4 Sterne');
    expect((await call(buyer, { 'rating-0': '4 Sterne' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ rating: 4 }]);
  });
});

describeOnEachDatabase('the reviews of a product', (get) => {
  it('[RUN-23i] are shown after the owner’s yes, with their average and count', async () => {
    const { buyer, call, publish } = await openBought(get);
    await call(buyer, { 'rating-0': '4 stars', 'headline-0': 'Holds', name: 'Ada' });
    const before = await (await buyer.get('/shop/mug')).text();
    expect(before).not.toContain('Holds');
    expect(before).not.toContain('pl-reviews');
    await publish();
    const html = await (await buyer.get('/shop/mug')).text();
    expect(html).toContain('1 review');
    expect(html).toContain('4 of 5 stars');
    expect(html).toMatch(/<h3><bdi>Holds<\/bdi><\/h3>/);
    expect(html).toMatch(/<bdi>Ada<\/bdi>,? <time dateTime="2026-03-01T12/i);
    expect(await (await buyer.get('/jug')).text()).not.toContain('Holds');
  });

  it('[RUN-23i] are stars on the shelf, for products that have any', async () => {
    const { db, buyer } = await openBought(get);
    const of = (productId: string, rating: number, state = 'published') => ({
      siteId: site.id,
      productId,
      productTitle: productId,
      rating,
      state,
      writtenAt: new Date(),
    });
    await db
      .insert(productReviews)
      .values([
        ...[of('product-mug', 4), of('product-mug', 5), of('product-mug', 1, 'waiting')],
        of('product-water-jug', 3, 'hidden'),
      ]);
    const cardsOf = async (path: string) =>
      (await (await buyer.get(path)).text()).replace(/<template.*?<\/template>/gs, '');
    const ratings = async (path: string) =>
      [...(await cardsOf(path)).matchAll(/pl-rating">.*?<\/svg> (.*?)<\/span>/g)].map(
        ([all, count]) => [/aria-label="([^"]*)"/.exec(all)?.[1], count?.replace('<span>', '')],
      );
    expect(await ratings('/shop')).toEqual([['4.5 of 5 stars', '2 reviews']]);
    expect(await ratings('/one')).toEqual([]);
    await db.insert(productReviews).values(of('product-water-jug', 2));
    expect(await ratings('/one')).toEqual([['2 of 5 stars', '1 review']]);
  });

  it('[RUN-23l] are with price and stock in the data of the product’s own page', async () => {
    const { db, buyer, setStock } = await openBought(get);
    await db.insert(productReviews).values({
      siteId: site.id,
      productId: 'product-mug',
      productTitle: 'Mug',
      rating: 4,
      state: 'published',
      writtenAt: new Date(),
    });
    await setStock('MUG-OAT', 0);
    const dataOf = async (path: string) =>
      JSON.parse(
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
          await (await buyer.get(path)).text(),
        )?.[1] ?? 'null',
      ) as { offers: { sku: string }[] } | null;
    const data = (await dataOf('/shop/mug'))!;
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Mug',
      url: 'http://studio.test/shop/mug',
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    });
    expect(data.offers.find(({ sku }) => sku === 'MUG-OAT')).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      priceCurrency: 'EUR',
    });
    expect(await dataOf('/jug')).toBeNull();
  });

  it('[RUN-23j] are apart from the button where the page has a place for them, once', async () => {
    const { db, buyer } = await openBought(get);
    await db.insert(productReviews).values({
      siteId: site.id,
      productId: 'product-moon-jar',
      productTitle: 'Moon jar',
      rating: 5,
      headline: 'Round',
      state: 'published',
      writtenAt: new Date(),
    });
    const html = await (await buyer.get('/jar')).text();
    expect(html.match(/Round/g)).toHaveLength(1);
    expect(html).toMatch(/pl-block-product-reviews[\s\S]*Round/);
    expect(html).toContain('href="#reviews-product-moon-jar"');
  });

  it('[RUN-23j] have an id of their own each where a page shows them twice', async () => {
    const { db, buyer } = await openBought(get);
    await db.insert(productReviews).values({
      siteId: site.id,
      productId: 'product-moon-jar',
      productTitle: 'Moon jar',
      rating: 5,
      headline: 'Round',
      state: 'published',
      writtenAt: new Date(),
    });
    const partsOf = async (path: string) => {
      const html = await (await buyer.get(path)).text();
      const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
      return [
        found(/<section class="pl-reviews" id="([^"]*)"/g),
        found(/class="pl-rating">.*?<a href="#(reviews-[^"]*)"/g),
      ];
    };
    const [first, second] = ['reviews-product-moon-jar', 'reviews-product-moon-jar-below'];
    expect(await partsOf('/twice')).toEqual([[first, second], [first]]);
    expect(await partsOf('/pair')).toEqual([
      [first, second],
      [first, second],
    ]);
  });

  it('[RUN-23i] are stars in the quick view as on its card', async () => {
    const { db, buyer } = await openBought(get);
    await db.insert(productReviews).values({
      siteId: site.id,
      productId: 'product-water-jug',
      productTitle: 'Jug',
      rating: 4,
      headline: 'Pours',
      state: 'published',
      writtenAt: new Date(),
    });
    const html = await (await buyer.get('/one')).text();
    const [card, quickView] = html.split('<template data-quick-view-of');
    for (const part of [card, quickView]) expect(part).toContain('aria-label="4 of 5 stars"');
  });

  it('[RUN-23k] run nothing of what was typed into them', async () => {
    const { buyer, call, publish } = await openBought(get);
    const evil = '<img src=x onerror=alert(1)>"\'';
    await call(buyer, { ...five, 'headline-0': evil, 'text-0': evil, name: evil });
    await publish();
    const html = await (await buyer.get('/shop/mug')).text();
    expect(html).not.toContain('<img src=x');
    expect(html.match(/&lt;img src=x onerror/g)).toHaveLength(3);
  });

  it('[RUN-23i] come five at a time, the newest first, by links', async () => {
    const { db, buyer } = await openBought(get);
    await db.insert(productReviews).values(
      Array.from({ length: 12 }, (_, index) => ({
        siteId: site.id,
        productId: 'product-mug',
        productTitle: 'Mug',
        state: 'published',
        rating: index < 6 ? 5 : 4,
        headline: `No ${index}.`,
        writtenAt: new Date(Date.UTC(2026, 0, index + 1)),
      })),
    );
    const shown = async (path: string) => {
      const html = await (await buyer.get(path)).text();
      return {
        headlines: [...html.matchAll(/<bdi>(No \d+\.)/g)].map(([, text]) => text),
        links: [
          ...html.matchAll(/href="([^"]*the-product-reviews=[^"]*|\/shop\/mug#reviews[^"]*)"/g),
        ].map(([, href]) => href),
        html,
      };
    };
    const first = await shown('/shop/mug');
    expect(first.headlines).toEqual(['No 11.', 'No 10.', 'No 9.', 'No 8.', 'No 7.']);
    expect(first.links).toEqual(['/shop/mug?the-product-reviews=2#reviews-product-mug']);
    expect(first.html).toContain('12 reviews');
    expect(first.html).toContain('4.5 of 5 stars');
    const last = await shown('/shop/mug?the-product-reviews=3');
    expect(last.headlines).toEqual(['No 1.', 'No 0.']);
    expect(last.links).toEqual(['/shop/mug?the-product-reviews=2#reviews-product-mug']);
    // Reviews are deleted: a bookmarked address leads to the last existing page.
    const beyond = await shown('/shop/mug?the-product-reviews=9');
    expect([beyond.headlines, beyond.links]).toEqual([last.headlines, last.links]);
    expect((await shown('/shop/mug?the-product-reviews=-1')).headlines).toHaveLength(5);
  });
});

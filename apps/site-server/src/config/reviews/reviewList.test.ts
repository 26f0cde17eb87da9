import { websiteRole } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, productReviews } from '../../database/schema/index';
import type { TestBrowser } from '../../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { add, openShop, order } from '../../../testing/openShop';
import { testSite } from '../../../testing/testSite';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

async function openList(get: Get) {
  const test = await openShop(get());
  await test.db.delete(productReviews);
  await test.addAccount('ida@example.test', 'clay', [websiteRole.admin]);
  await test.addAccount('vera@example.test', 'clay', [websiteRole.viewer]);
  const review = (headline: string, more: object = {}) => ({
    siteId: testSite.id,
    productId: 'product-mug',
    productTitle: 'Mug',
    rating: 4,
    headline,
    writtenAt: new Date(test.time.now),
    ...more,
  });
  await test.db
    .insert(productReviews)
    .values([
      review('Holds', { author: 'Ünal' }),
      review('Leaks', { state: 'published', rating: 1, body: 'On the table.' }),
      review('Rude', { state: 'hidden', productTitle: 'Jug' }),
    ]);
  const signIn = async (email: string) => {
    const browser = await test.enter();
    await browser.call('memberLogin', { email, password: 'clay' });
    return browser;
  };
  const owner = await signIn('ida@example.test');
  const headlines = async (path: string) => {
    const html = await (await owner.get(path)).text();
    return [...html.matchAll(/headline"><bdi>([^<]*)/g)].map(([, text]) => text).sort();
  };
  const idOf = async (headline: string) =>
    (await test.db.select().from(productReviews)).find((row) => row.headline === headline)!.id;
  const stateOf = async (headline: string) =>
    (await test.db.select().from(productReviews)).find((row) => row.headline === headline)?.state;
  return { ...test, owner, signIn, headlines, idOf, stateOf };
}

const send = (browser: TestBrowser, path: string, fields: Record<string, string> = {}) =>
  browser.postForm(path, { crumb: browser.cookies.get('crumb')!, ...fields });

describeOnEmbeddedDatabase('the list of reviews', (get) => {
  it('[SRV-3p] finds reviews by their words and their state, and counts those that wait', async () => {
    const { owner, headlines } = await openList(get);
    expect(await headlines('/config/reviews')).toEqual(['Holds', 'Leaks', 'Rude']);
    expect(await headlines('/config/reviews?state=waiting')).toEqual(['Holds']);
    expect(await headlines('/config/reviews?q=ünal')).toEqual(['Holds']);
    expect(await headlines('/config/reviews?q=table+mug')).toEqual(['Leaks']);
    expect(await headlines('/config/reviews?q=jug&state=waiting')).toEqual([]);
    const html = await (await owner.get('/config/reviews')).text();
    expect(html).toContain('1 review is waiting for you.');
    expect(await (await owner.get('/config/reviews?q=nothing')).text()).toContain(
      'No review matches.',
    );
  });

  it('[SRV-3p] publishes, hides and deletes, and leads back to the same list', async () => {
    const { owner, idOf, stateOf } = await openList(get);
    const id = await idOf('Holds');
    const published = await send(owner, `/config/reviews/${id}/decide?state=waiting`, {
      state: 'published',
    });
    expect(published.headers.get('location')).toBe('/config/reviews?state=waiting&done=published');
    expect(await stateOf('Holds')).toBe('published');
    await send(owner, `/config/reviews/${id}/decide`, { state: 'hidden' });
    expect(await stateOf('Holds')).toBe('hidden');
    const deleted = await send(owner, `/config/reviews/${id}/delete`);
    expect(deleted.headers.get('location')).toBe('/config/reviews?done=deleted');
    expect(await stateOf('Holds')).toBeUndefined();
    const gone = await send(owner, `/config/reviews/${id}/decide`, { state: 'published' });
    expect(gone.status).toBe(404);
    expect((await send(owner, '/config/reviews/x/delete')).status).toBe(404);
  });

  it('[SRV-3p] says what was done once, and not on the pages that it leads to', async () => {
    const { owner, db, time } = await openList(get);
    await db.insert(productReviews).values(
      Array.from({ length: 30 }, (_, at) => ({
        siteId: testSite.id,
        productId: 'product-mug',
        productTitle: 'Mug',
        rating: 5,
        headline: `No ${at}`,
        state: 'published',
        writtenAt: new Date(time.now),
      })),
    );
    const path = '/config/reviews?state=published&done=hidden';
    const html = await (await owner.get(path)).text();
    expect(html).toContain('The review is hidden.');
    const older = /href="([^"]*)" rel="next"/.exec(html)![1]!.replaceAll('&amp;', '&');
    expect(older).toBe('/config/reviews?state=published&page=2');
  });

  it('[SRV-3c] lets who only looks decide nothing', async () => {
    const { signIn, idOf, stateOf } = await openList(get);
    const viewer = await signIn('vera@example.test');
    const html = await (await viewer.get('/config/reviews')).text();
    expect(html).toContain('Holds');
    expect(html).not.toContain('Publish<');
    const id = await idOf('Holds');
    const answer = await send(viewer, `/config/reviews/${id}/decide`, { state: 'published' });
    expect(answer.status).toBe(403);
    expect(await stateOf('Holds')).toBe('waiting');
  });

  it.each([
    ['a moderator', websiteRole.moderator],
    ['a store manager', websiteRole.storeManager],
  ])('[SRV-3c] lets %s do the work of their name', async (_, role) => {
    const { addAccount, signIn, idOf, stateOf } = await openList(get);
    await addAccount('mo@example.test', 'clay', [role]);
    const browser = await signIn('mo@example.test');
    expect(await (await browser.get('/config/reviews')).text()).toContain('Publish<');
    const id = await idOf('Holds');
    await send(browser, `/config/reviews/${id}/decide`, { state: 'published' });
    expect(await stateOf('Holds')).toBe('published');
    // And no other.
    expect((await browser.get('/config/settings')).status).toBe(403);
    expect((await send(browser, '/config/settings')).status).toBe(403);
  });

  it('[SRV-3z] shows what was typed as it was typed', async () => {
    const { owner, db } = await openList(get);
    const evil = '<img src=x onerror=alert(1)>';
    await db.update(productReviews).set({ headline: evil, body: evil, author: evil });
    expect(await (await owner.get('/config/reviews')).text()).not.toContain('<img src=x');
  });
});

describeOnEmbeddedDatabase('the page of an order', (get) => {
  it('[RUN-23c] [SRV-3o] makes a link for reviews and a mail, and only where something can be reviewed', async () => {
    const { owner, signIn, addAccount, db, enter } = await openList(get);
    const buyer = await enter();
    const { cart } = await add(buyer);
    await order(buyer, cart.grandTotalCents);
    const [row] = await db.select().from(orders);
    const path = `/config/orders/${row!.number}`;
    expect(await (await owner.get(path)).text()).toContain('Ask for a review');
    const asked = await send(owner, `${path}/review`);
    expect(asked.status).toBe(200);
    const html = await asked.text();
    const link = /value="(http:[^"]*\/commerce\/review\?request=[^"]*)"/.exec(html)![1]!;
    expect((await buyer.get(new URL(link).pathname + new URL(link).search)).status).toBe(200);
    const mail = new URL(
      /href="(mailto:[^"]*)"/
        .exec(html.split('Reviews by this buyer')[1]!)![1]!
        .replaceAll('&amp;', '&'),
    );
    expect(decodeURIComponent(mail.pathname)).toBe('ada@example.test');
    expect(mail.searchParams.get('subject')).toContain(testSite.title);
    expect(mail.searchParams.get('body')).toContain(link);

    await addAccount('store@example.test', 'clay', [websiteRole.storeManager]);
    const storeManager = await signIn('store@example.test');
    expect((await send(storeManager, `${path}/review`)).status).toBe(200);

    const viewer = await signIn('vera@example.test');
    expect(await (await viewer.get(path)).text()).not.toContain('Ask for a review');
    expect((await send(viewer, `${path}/review`)).status).toBe(403);

    const reloaded = await owner.get(`${path}/review`);
    expect([reloaded.status, reloaded.headers.get('location')]).toEqual([303, path]);

    // The way back stays the list as it was searched.
    const found = await (await owner.get(`${path}?q=ada`)).text();
    const action = /<form[^>]*action="([^"]*\/review[^"]*)"/.exec(found)![1]!;
    expect(await (await send(owner, action)).text()).toContain('href="/config/orders?q=ada"');
    const again = await owner.get(action);
    expect(again.headers.get('location')).toBe(`${path}?q=ada`);

    // Otherwise its buyer would be answered that it is reviewed already.
    await db
      .update(productReviews)
      .set({ orderId: row!.id })
      .where(eq(productReviews.headline, 'Holds'));
    expect(await (await owner.get(path)).text()).not.toContain('Ask for a review');
    expect((await send(owner, `${path}/review`)).status).toBe(404);
    await db.update(productReviews).set({ orderId: null });

    await db.update(orders).set({ status: 'declined' });
    expect(await (await owner.get(path)).text()).not.toContain('Ask for a review');
    expect((await send(owner, `${path}/review`)).status).toBe(404);
  });
});

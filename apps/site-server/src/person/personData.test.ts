import { expect, it } from 'vitest';
import { accounts, formSubmissions, mails, orders, productReviews } from '../database/schema/index';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, openShop, order } from '../../testing/openShop';
import { testSite } from '../../testing/testSite';

describeOnEmbeddedDatabase('one person’s data', (get) => {
  it('[SRV-14a] [SRV-50g] is handed out whole, and forgotten but for the books', async () => {
    const test = await openShop(get());
    const { db, time } = test;
    const email = 'ada@example.test';
    await test.addAccount('owner@example.test', 'clay and water', [1]);
    await test.addAccount(email, 'clay and water');
    const buyer = await test.enter();
    const { cart } = await add(buyer);
    await order(buyer, cart.grandTotalCents);
    const [bought] = await db.select().from(orders);
    expect(bought!.email).toBe(email);
    await db.insert(productReviews).values({
      siteId: testSite.id,
      orderId: bought!.id,
      productId: 'product-mug',
      rating: 4,
      productTitle: 'Mug',
      headline: 'Holds',
      writtenAt: new Date(time.now),
    });
    const submission = (key: string, values: Record<string, unknown>) => ({
      siteId: testSite.id,
      submissionKey: key,
      contentDigest: '',
      formId: 'f',
      values,
      formName: 'Contact',
      pageContext: {},
      channel: 'page',
      receivedAt: new Date(time.now),
    });
    await db
      .insert(formSubmissions)
      .values([
        submission('a', { mail: 'Ada@Example.test', text: 'Hello' }),
        submission('b', { mail: 'canada@example.test', text: '' }),
      ]);

    const owner = test.browser();
    await owner.get('/config/');
    const post = (path: string, fields: Record<string, string>) =>
      owner.postForm(path, { crumb: owner.cookies.get('crumb')!, ...fields });
    await post('/config/login', { email: 'owner@example.test', password: 'clay and water' });
    const exported = await post('/config/people/export', { email: ' ADA@example.test' });
    const data = (await exported.json()) as Record<string, unknown[]>;
    expect(data['orders']).toMatchObject([{ number: bought!.number }]);
    expect(data['submissions']).toMatchObject([{ values: { text: 'Hello' } }]);
    expect(data['reviews']).toMatchObject([{ headline: 'Holds' }]);
    expect(data['accounts']).toHaveLength(1);
    expect(data['mails']).toMatchObject([{ kind: 'order' }]);
    expect(JSON.stringify(data)).not.toContain('scrypt');

    const own = await post('/config/people/erase', { email: 'owner@example.test' });
    expect(own.status).toBe(400);
    // An empty address would be every answer that is empty.
    for (const none of ['', ' ', 'nobody'])
      for (const path of ['export', 'erase'])
        expect((await post(`/config/people/${path}`, { email: none })).status).toBe(400);
    expect((await post('/config/people/erase', { email })).status).toBe(200);
    expect(await db.$count(mails)).toBe(0);
    const [kept] = await db.select().from(orders);
    expect(kept).toMatchObject({ grandTotal: bought!.grandTotal, email: 'erased@invalid' });
    expect(Object.keys(kept!.address).filter((name) => name !== 'country')).toEqual([]);
    expect((await db.select().from(formSubmissions)).map((row) => row.submissionKey)).toEqual([
      'b',
    ]);
    const reviews = await db.select().from(productReviews);
    expect(reviews.filter(({ orderId }) => orderId !== null)).toEqual([]);
    expect(await db.select().from(accounts)).toHaveLength(1);
    const log = await (await owner.get('/config/people/log')).text();
    expect(log).toContain('Person forgotten');
    expect(log).not.toContain(email);
  });
});

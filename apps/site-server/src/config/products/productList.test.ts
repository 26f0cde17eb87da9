import { websiteRole } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../../database/schema/index';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { fillShelf } from '../../../testing/fillShelf';
import { openShop } from '../../../testing/openShop';
import { testSite } from '../../../testing/testSite';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

async function openList(get: Get) {
  const test = await openShop(get());
  const enter = async (role: number) => {
    const email = `account-${role}@example.test`;
    await test.addAccount(email, 'clay', [role]);
    const browser = await test.enter();
    await browser.call('memberLogin', { email, password: 'clay' });
    return browser;
  };
  const seller = await enter(websiteRole.storeManager);
  /** Title, kind, stock and state of each product on a page. */
  const rows = async (path: string) => {
    const html = await (await seller.get(path)).text();
    const items = [...html.matchAll(/<a class="pl-config-item pl-config-pictured".*?<\/a>/gs)];
    return items.map(([item]) =>
      [...item.matchAll(/>([^<>]+)</g)].map(([, text]) => text!).join(' | '),
    );
  };
  return { ...test, enter, seller, rows };
}

describeOnEmbeddedDatabase('the list of products', (get) => {
  it('[SRV-39, A-144] shows kind, price, stock of all variants together and state', async () => {
    const { rows, db } = await openList(get);
    await db
      .update(products)
      .set({ visibility: 'hidden' })
      .where(eq(products.id, 'product-bottle'));
    expect(await rows('/config/products?q=mug')).toEqual([
      'Mug | €34.00 | Physical product | 65 in stock | Visible',
    ]);
    expect(await rows('/config/products?q=GIFT-25')).toEqual([
      'Gift card | from €25.00 | Gift card | Unlimited stock | Visible',
    ]);
    expect(await rows('/config/products?kind=PLAN&q=pot')).toEqual([]);
    expect((await rows('/config/products?kind=PLAN')).length).toBe(4);
    expect(
      (await rows('/config/products?kind=SERVICE')).every((row) => row.includes('Service')),
    ).toBe(true);
    expect(await rows('/config/products?state=hidden')).toEqual([
      'Bottle | €130.00 | Physical product | 3 in stock | Hidden',
    ]);
    expect(await rows('/config/products?state=sold-out&q=mug')).toEqual([]);
  });

  it('[SRV-39] hides from visitors what is hidden, and does not sell it', async () => {
    const { db, enter } = await openList(get);
    const visitor = await enter(websiteRole.commenter);
    const add = () =>
      visitor.call('addCartLine', { key: 'k', itemId: 'product-mug', sku: 'MUG-OAT', quantity: 1 });
    await db.update(products).set({ visibility: 'hidden' }).where(eq(products.id, 'product-mug'));
    expect((await visitor.get('/shop/mug')).status).toBe(404);
    expect((await add()).status).toBeGreaterThanOrEqual(400);
    await db.update(products).set({ visibility: 'visible' }).where(eq(products.id, 'product-mug'));
    expect((await visitor.get('/shop/mug')).status).toBe(200);
    expect((await add()).status).toBe(200);
  });

  it('[SRV-39] stays quick with 20,000 products', async () => {
    const { db, rows } = await openList(get);
    await fillShelf(db, testSite.id, 20_000);
    const begin = performance.now();
    expect((await rows('/config/products?page=400')).length).toBe(25);
    expect(await rows('/config/products?q=more-19999')).toEqual([
      'Bowl 19999 | €209.99 | Physical product | Unlimited stock | Visible',
    ]);
    expect((await rows('/config/products?state=sold-out&kind=PHYSICAL')).length).toBeLessThan(25);
    const seconds = (performance.now() - begin) / 1000;
    expect(seconds).toBeLessThan(3);
  });

  it('[SRV-39] is a store manager’s, and no moderator’s', async () => {
    const { enter } = await openList(get);
    const moderator = await enter(websiteRole.moderator);
    expect((await moderator.get('/config/products')).status).toBe(403);
    const viewer = await enter(websiteRole.viewer);
    const html = await (await viewer.get('/config/products')).text();
    expect(html).toContain('Moon jar');
    expect(html).not.toContain('Add a product');
  });
});

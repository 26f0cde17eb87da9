import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../database/schema/index';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { fillShelf } from '../../testing/fillShelf';
import { openShop } from '../../testing/openShop';
import { testSite } from '../../testing/testSite';

const page = (slug: string, blocks: object[], rest: object = {}) =>
  ({ id: slug, slug, title: slug, sections: [{ id: 's', blocks }], ...rest }) as PageDefinition;
const block = (definitionName: string, settings: object = {}) => ({
  id: definitionName,
  type: 1337,
  definitionName,
  settings,
});

const site: SiteDefinition = {
  ...testSite,
  pages: [
    ...testSite.pages,
    page('shop', [block('products')], {
      collection: { id: 'shop', title: 'Shop', fullUrl: '/shop', type: 1 },
    }),
    page('cart', [block('cart')], { pageType: 200 }),
    // Neither of them has been made for a product.
    page('chosen', [block('products', { productIds: ['bowl-1'] })]),
    page('said', [block('product-reviews', { productId: 'bowl-1' })]),
    page('both', [block('product', { productId: 'bowl-2' })]),
    page('made', [block('product', { productId: 'bowl-2' })], {
      item: { id: 'bowl-2', title: 'Bowl 2' },
    }),
    page('secret', [block('product', { productId: 'bowl-3' })]),
  ],
};

describeOnEmbeddedDatabase('the page of a product', (get) => {
  async function open() {
    const test = await openShop(get(), { site });
    await fillShelf(test.db, site.id, 4);
    return { ...test, visitor: await test.enter() };
  }
  it('[COM-18g] is made by the server where its owner has made none: picture, name, price and button', async () => {
    const { db, visitor } = await open();
    await db.update(products).set({ imageUrl: '/bowl.jpg' }).where(eq(products.id, 'bowl-1'));
    const answer = await visitor.get('/shop/bowl-1');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<title>Bowl 1 — /);
    expect(html).toMatch(/rel="canonical" href="[^"]+\/shop\/bowl-1"/);
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    expect([...main.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, name]) => name)).toEqual([
      expect.stringContaining('Bowl 1'),
    ]);
    expect(main).toMatch(/<img [^>]*src="\/bowl\.jpg[^>]*alt="Bowl 1"/);
    expect(main).toContain('10.01');
    expect(main).toMatch(/<form [^>]*action="\/commerce\/cart\/add"/);
  });

  it('[COM-18g] sells without a script, and says beside the product why it does not', async () => {
    const { visitor } = await open();
    const buy = (more: Record<string, string>) =>
      visitor.postForm('/commerce/cart/add', { itemId: 'bowl-1', ...more });
    const bought = await buy({ sku: 'MORE-1', quantity: '2', key: 'one' });
    expect([bought.status, bought.headers.get('location')]).toEqual([303, '/cart']);
    const refused = await buy({ sku: 'gone', quantity: '1', key: 'two' });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toMatch(/<h1[^>]*>.*?Bowl 1/);
    expect(html).toMatch(/role="status"[^>]*>This combination is not available\.</);
  });

  it('[COM-18g] is the owner’s wherever a page has been made for it, first of all the one about it', async () => {
    const { visitor } = await open();
    const answer = await visitor.get('/shop/bowl-2?from=letter');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/made?from=letter']);
  });

  it('[COM-18g] [RUN-24h] gives away nothing that is behind a password, and is not there for what is not sold', async () => {
    const { visitor, lock, deleteProduct } = await open();
    await lock('word', 'secret');
    await deleteProduct('bowl-4');
    for (const slug of ['bowl-3', 'bowl-4', 'unknown', '%00', '%f0', 'a/b'])
      expect((await visitor.get(`/shop/${slug}`)).status, slug).toBe(404);
  });

  it('[COM-18f] is in the sitemap, where it is public', async () => {
    const { visitor, lock } = await open();
    await lock('word', 'secret');
    const map = await (await visitor.get('/sitemap.xml')).text();
    const bowls = [...map.matchAll(/\/shop\/(bowl-\d)</g)].map(([, slug]) => slug);
    expect(bowls).toEqual(['bowl-1', 'bowl-4']);
    expect(map).toContain('/made<');
  });
});

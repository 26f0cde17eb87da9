import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { expect, it } from 'vitest';
import { sampleShop } from '@plinth/marlow-clay';
import { productReviews } from '../database/schema/index';
import { describeOnEachDatabase } from '../../testing/databases';
import { fillShelf } from '../../testing/fillShelf';
import { add, openShop } from '../../testing/openShop';
import { testSite } from '../../testing/testSite';
import { readShelf } from './readShelf';

const more = 230;
const total = sampleShop.products.length + more;
const collection = { id: 'shop', title: 'Shop', fullUrl: '/shop' };

const page = (slug: string, blocks: object[], rest: object = {}) =>
  ({ id: slug, slug, title: slug, sections: [{ id: 's', blocks }], ...rest }) as PageDefinition;
const shelf = (settings: object = {}) => ({
  id: 'shelf',
  type: 1337,
  definitionName: 'products',
  settings,
});
const product = (productId: string) => ({
  id: productId,
  type: 1337,
  definitionName: 'product',
  settings: { productId },
});

const site: SiteDefinition = {
  ...testSite,
  pages: [
    ...testSite.pages,
    page('shop', [shelf()], { collection }),
    // The last of all beside a shelf of all.
    page('both', [shelf({ pageSize: 5 }), product(`bowl-${more}`)]),
    page('chosen', [
      shelf({
        productIds: [
          'gone',
          ...Array.from({ length: more }, (_, index) => `bowl-${more - index}`),
          'bowl-1',
        ],
        pageSize: 60,
      }),
    ]),
    page('secret', [product('bowl-2')]),
    page('cart', [{ id: 'cart', type: 1337, definitionName: 'cart' }], { pageType: 200 }),
    ...Array.from({ length: more }, (_, index) =>
      page(`shop/bowl-${index + 1}`, [product(`bowl-${index + 1}`)], {
        item: { id: `bowl-${index + 1}`, title: `Bowl ${index + 1}` },
        collection,
      }),
    ).filter(({ slug }) => slug !== 'shop/bowl-2'),
  ],
};

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found!);

describeOnEachDatabase('a shelf of more products than a page holds', (get) => {
  async function open() {
    const test = await openShop(get(), { site });
    await fillShelf(test.db, site.id, more);
    const visitor = await test.enter();
    const read = async (address: string) => {
      const answer = await visitor.get(address);
      const html = await answer.text();
      const [, next] = /<a href="([^"#]+)[^>]* rel="next"/.exec(html) ?? [];
      return {
        status: answer.status,
        links: all(html, /class="pl-shelf-link" href="([^"]+)"/g),
        next: next?.replaceAll('&amp;', '&'),
        current: /aria-label="Page \d+" aria-current="page">(\d+)</.exec(html)?.[1],
        html,
      };
    };
    return { ...test, visitor, read };
  }

  it('[COM-18a] shows every product once along its page links, in the shop’s order', async () => {
    const { read } = await open();
    const seen: string[] = [];
    let pages = 0;
    for (let at: string | undefined = '/shop'; at; pages++) {
      const shown: Awaited<ReturnType<typeof read>> = await read(at);
      expect(shown.status).toBe(200);
      expect(shown.links.length).toBeLessThanOrEqual(24);
      seen.push(...shown.links);
      at = shown.next;
    }
    expect(pages).toBe(Math.ceil(total / 24));
    expect(seen).toEqual([
      ...sampleShop.products.map(({ slug }) => `/shop/${slug}`),
      ...Array.from({ length: more }, (_, index) => `/shop/bowl-${index + 1}`),
    ]);
  });

  it('[COM-18d] shows the last page at an address behind it, and the first where there is no such page', async () => {
    const { read } = await open();
    const last = Math.ceil(total / 24);
    const behind = await read('/shop?page=900');
    expect(behind).toMatchObject({ status: 200, current: String(last), next: undefined });
    expect(behind.links).toEqual((await read(`/shop?page=${last}`)).links);
    for (const odd of ['0', '-1', '1.5', 'x', '1e9', '']) {
      expect(await read(`/shop?page=${odd}`)).toMatchObject({ status: 200, current: '1' });
    }
  });

  it('[COM-18g] reads a product that a page names, wherever it is in the shop', async () => {
    const { read, visitor } = await open();
    const { html } = await read('/both');
    const [, block = ''] = html.split(`id="block-bowl-${more}"`);
    expect(block).toContain(`Bowl ${more}`);
    const { cart } = await add(visitor, { itemId: `bowl-${more}`, sku: `MORE-${more}` });
    expect(cart.entries[0]?.unitPrice.amount).toBe(1000 + more);
  });

  it('[COM-18a] pages through a list in the order in which it names its products, each once', async () => {
    const { read } = await open();
    const first = await read('/chosen');
    expect(first.links).toHaveLength(60);
    expect(first.links[0]).toBe(`/shop/bowl-${more}`);
    const last = await read('/chosen?shelf-page=4');
    expect(last.links.at(-1)).toBe('/shop/bowl-1');
    expect(last.links).toHaveLength(more - 180);
  });

  it('[COM-18e] [RUN-24h] counts nothing that a visitor may not see, and nothing that cannot be bought', async () => {
    const { db, deleteProduct } = await open();
    const closedProducts = new Set(['bowl-2', 'bowl-3']);
    const need = { kind: 'shelf' as const, offset: sampleShop.products.length, limit: 3 };
    const shown = await readShelf(db, { siteId: site.id, need, closedProducts });
    expect(shown?.total).toBe(total - 2);
    expect(shown?.products.map(({ id }) => id)).toEqual(['bowl-1', 'bowl-4', 'bowl-5']);
    await deleteProduct('bowl-4');
    const then = await readShelf(db, { siteId: site.id, need, closedProducts });
    expect(then?.total).toBe(total - 3);
    expect(then?.products.map(({ id }) => id)).toEqual(['bowl-1', 'bowl-5', 'bowl-6']);
  });

  it('[COM-18e] reads what no product can be called, and sells nothing on a site without a shop', async () => {
    const { db } = await open();
    const need = { kind: 'shelf' as const, offset: 0, limit: 24 };
    const closedProducts = new Set<string>();
    const odd = { ...need, productIds: ['\u0000', '\ud800', "'", '{"a":1}', 'bowl-7'] };
    const shown = await readShelf(db, { siteId: site.id, need: odd, closedProducts });
    expect(shown?.products.map(({ id }) => id)).toEqual(['bowl-7']);
    const none = { ...need, productIds: [] };
    expect(await readShelf(db, { siteId: site.id, need: none, closedProducts })).toMatchObject({
      total: 0,
      offset: 0,
      products: [],
    });
    expect(await readShelf(db, { siteId: 'other', need, closedProducts })).toBeUndefined();
  });

  it('[COM-18g] [RUN-23i] shows the stars of its page', async () => {
    const { db, read } = await open();
    await db.insert(productReviews).values({
      siteId: site.id,
      productId: 'bowl-200',
      productTitle: 'Bowl 200',
      rating: 5,
      state: 'published',
      writtenAt: new Date(),
    });
    const number = Math.ceil((sampleShop.products.length + 200) / 24);
    const { html } = await read(`/shop?page=${number}`);
    const starred = html.split('pl-shelf-item').filter((card) => card.includes('pl-rating'));
    expect(starred).toHaveLength(1);
    expect(starred[0]).toContain('<bdi>Bowl 200</bdi>');
  });

  it('[COM-18f] names every product’s page to crawlers, and each page of the shelf by its own address', async () => {
    const { visitor, read, lock } = await open();
    const { html } = await read('/shop?page=3&utm=x');
    expect(all(html, /rel="canonical" href="([^"]+)"/g)).toEqual([
      'http://studio.test/shop?page=3',
    ]);
    await lock('slip and grog', 'secret');
    const map = await (await visitor.get('/sitemap.xml')).text();
    // Also those of the page that is locked itself: an open list sells them, too.
    expect(map.match(/\/shop\/bowl-\d+</g)).toHaveLength(more);
  });
});

import { JSDOM } from 'jsdom';
import { blockType, pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { sampleSite } from '@plinth/marlow-clay';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails, multilingualSettings, orders, products } from '../database/schema/index';
import { composeMail } from '../mail/composeMail';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, address, newKey, openShop } from '../../testing/openShop';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

const version = (page: PageDefinition): PageDefinition => ({
  ...page,
  id: `${page.id}-de`,
  slug: `de/${page.slug}`,
  language: 'de',
  versionOf: page.id,
});

/** A page of a shelf, and cart and checkout, each in German, too. */
const translated: PageDefinition[] = ['cart', 'checkout', 'order-confirmed'].flatMap((slug) =>
  sampleSite.pages.filter((page) => page.slug === slug).map(version),
);
const shelf: PageDefinition = {
  id: 'shelf-de',
  slug: 'de/regal',
  title: 'Regal',
  pageType: pageType.page,
  language: 'de',
  sections: [
    {
      id: 's',
      blocks: [
        { id: 'b', type: blockType.websiteComponent, definitionName: 'products', settings: {} },
        {
          id: 'p',
          type: blockType.websiteComponent,
          definitionName: 'product',
          settings: { productId: 'product-mug' },
        },
      ],
    },
  ],
};
/** The server makes the pages of these products itself. */
const withoutPage = ['shop/lidded-jar', 'shop/supper-plate'];
const site: SiteDefinition = {
  ...sampleSite,
  pages: [
    ...sampleSite.pages.filter(({ slug }) => !withoutPage.includes(slug)),
    shelf,
    ...translated,
  ],
};

const transport = {
  from: 'studio@studio.example',
  send: () => Promise.reject(new Error('Nobody sends.')),
};

async function open(get: Get, shown: SiteDefinition = site) {
  const test = await openShop(get(), {
    site: shown,
    mailTransport: transport,
    origins: [testOrigin],
  });
  const { db, services } = test;
  const own = { code: 'en', name: null, enabled: true };
  await db.insert(multilingualSettings).values({
    siteId: site.id,
    languages: [own, { code: 'de', name: null, enabled: true }],
    updatedAt: new Date(),
  });
  await db
    .update(products)
    .set({
      translations: {
        de: {
          title: 'Becher aus Hafer',
          description: '<p>Zum Trinken.</p>',
          texts: { Glaze: 'Glasur', Oat: 'Hafer' },
        },
      },
    })
    .where(and(eq(products.siteId, site.id), eq(products.id, 'product-mug')));
  services.site.forget();
  const textOf = async (browser: TestBrowser, path: string) => {
    const response = await browser.get(path);
    const { document } = new JSDOM(await response.text()).window;
    for (const script of document.querySelectorAll('script, style')) script.remove();
    return document.body.textContent.replaceAll(/\s+/g, ' ');
  };
  return { ...test, textOf };
}

describeOnEmbeddedDatabase('products in several languages', (get) => {
  it('[SRV-175a] are in the language of the page, field by field, on shelves, at their blocks and at their own address', async () => {
    const { browser, textOf, db, services } = await open(get);
    const visitor = browser();
    const german = await textOf(visitor, '/de/regal');
    expect(german).toContain('Becher aus Hafer');
    expect(german).toContain('Zum Trinken.');
    expect(german).toContain('Glasur');
    // A value without a translation stays.
    expect(german).toContain('Iron');
    const html = await (await visitor.get('/de/regal')).text();
    expect(html).toContain('href="/de/shop/');
    expect(await textOf(visitor, '/shop')).not.toContain('Becher aus Hafer');
    const [mug] = await db.select().from(products).where(eq(products.id, 'product-mug'));
    // The page that its owner has made for it in German takes precedence.
    const own = await visitor.get(`/de/shop/${mug!.slug}`);
    expect(own.headers.get('location')).toBe('/de/regal');
    // Any other has a page of its own in German.
    const [, slug = ''] = [...html.matchAll(/href="\/de\/shop\/([\w-]+)"/g)].find(
      ([, one]) => one !== mug!.slug,
    )!;
    const other = eq(products.slug, slug);
    await db
      .update(products)
      .set({ translations: { de: { title: 'Noch ein Stück' } } })
      .where(other);
    services.site.forget();
    const page = await visitor.get(`/de/shop/${slug}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toMatch(/<html[^>]* lang="de"/);
    expect(text).toContain('Noch ein Stück');
    expect((await visitor.get(`/fr/shop/${slug}`)).status).toBe(404);
  });

  it('[SRV-175d] name each other to search engines, where their texts are translated', async () => {
    const { browser, db, services } = await open(get);
    const visitor = browser();
    const [english, german] = ['/shop/lidded-jar', '/de/shop/lidded-jar'];
    await db
      .update(products)
      .set({ translations: { de: { title: 'Dose mit Deckel' } } })
      .where(eq(products.id, 'product-lidded-jar'));
    services.site.forget();
    const alternatesOf = async (path: string) => {
      const { document } = new JSDOM(await (await visitor.get(path)).text()).window;
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
      return [...links].map(({ hreflang, href }) => [hreflang, href]);
    };
    const sitemap = async () => (await visitor.get('/sitemap.xml')).text();
    const both = [
      ['en', testOrigin + english],
      ['de', testOrigin + german],
      ['x-default', testOrigin + english],
    ];
    expect(await alternatesOf(english)).toEqual(both);
    expect(await alternatesOf(german)).toEqual(both);
    for (const path of [english, german])
      expect(await sitemap()).toContain(
        `<loc>${testOrigin + path}</loc><xhtml:link rel="alternate" hreflang="en" href="${testOrigin + english}"/><xhtml:link rel="alternate" hreflang="de"`,
      );
    // One without a translation is there in its own language alone.
    expect(await alternatesOf('/shop/supper-plate')).toEqual([]);
    expect(await sitemap()).toContain(`<loc>${testOrigin}/shop/supper-plate</loc></url>`);
    expect(await sitemap()).not.toContain('/de/shop/supper-plate');
  });

  it.each(['item', 'address'])(
    '[SRV-175d] name the owner’s own page of the product as well, which is known by its %s',
    async (by) => {
      const own: PageDefinition = {
        id: 'plate-own',
        slug: by === 'item' ? 'the-plate' : 'shop/supper-plate',
        title: 'The plate',
        pageType: pageType.page,
        ...(by === 'item' ? { item: { id: 'product-supper-plate', title: 'Plate' } } : {}),
        sections: [
          {
            id: 's',
            blocks: [
              {
                id: 'p',
                type: blockType.websiteComponent,
                definitionName: 'product',
                settings: { productId: 'product-supper-plate' },
              },
            ],
          },
        ],
      };
      const { browser, db, services } = await open(get, { ...site, pages: [...site.pages, own] });
      await db
        .update(products)
        .set({ translations: { de: { title: 'Teller' } } })
        .where(eq(products.id, 'product-supper-plate'));
      services.site.forget();
      const visitor = browser();
      const alternatesOf = async (path: string) => {
        const { document } = new JSDOM(await (await visitor.get(path)).text()).window;
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
        return [...links].map(({ hreflang, href }) => [hreflang, href]);
      };
      const [english, german] = [`/${own.slug}`, '/de/shop/supper-plate'];
      const both = [
        ['en', testOrigin + english],
        ['de', testOrigin + german],
        ['x-default', testOrigin + english],
      ];
      expect(await alternatesOf(english)).toEqual(both);
      expect(await alternatesOf(german)).toEqual(both);
      const sitemap = await (await visitor.get('/sitemap.xml')).text();
      for (const path of [english, german])
        expect(sitemap).toContain(
          `<loc>${testOrigin + path}</loc><xhtml:link rel="alternate" hreflang="en" href="${testOrigin + english}"/><xhtml:link rel="alternate" hreflang="de" href="${testOrigin + german}"/><xhtml:link rel="alternate" hreflang="x-default" href="${testOrigin + english}"/>`,
        );
      // A page that only offers it among others is no version of it.
      expect(await alternatesOf('/de/regal')).toEqual([]);
    },
  );

  it('[SRV-175b] are so in the cart of a page, which is one cart in every language', async () => {
    const { browser, textOf } = await open(get);
    const visitor = browser();
    await visitor.get('/config/');
    const { cart } = await add(visitor);
    expect(await textOf(visitor, '/de/cart')).toContain('Becher aus Hafer');
    expect(await textOf(visitor, '/cart')).not.toContain('Becher aus Hafer');
    const spoken = await visitor.call(
      'readCart',
      {},
      { headers: { referer: `${testOrigin}/de/cart` } },
    );
    expect(JSON.stringify(spoken.body)).toContain('Becher aus Hafer');
    const again = await visitor.call('readCart');
    expect(JSON.stringify(again.body)).not.toContain('Becher aus Hafer');
    expect(cart.entries).toHaveLength(1);
    const second = await add(visitor);
    expect(second.cart.entries).toMatchObject([{ id: cart.entries[0]!.id, quantity: 2 }]);
  });

  it('[SRV-175c] an order has the language of the page that it was placed on, in its mail too', async () => {
    const { browser, db, services } = await open(get);
    const visitor = browser();
    await visitor.get('/config/');
    const { cart } = await add(visitor);
    const fields = {
      ...address,
      email: 'ada@example.test',
      step: 'place',
      key: newKey(),
      shownTotal: String(cart.grandTotalCents),
      payment: 'test-card',
    };
    const answer = await visitor.postForm('/commerce/checkout', fields, {
      referer: `${testOrigin}/de/checkout`,
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/de\/order-confirmed\?order=/);
    const [order] = await db.select().from(orders);
    expect(order!.language).toBe('de');
    // The owner reads it in the language of the site.
    expect(JSON.stringify(order!.cart)).not.toContain('Becher aus Hafer');
    const [row] = await db.select().from(mails);
    const mail = (await composeMail(services, row!))!;
    expect(mail.locale).toBe('de');
    expect(mail.subject).toContain('Ihre Bestellung');
    expect(mail.text).toContain('Becher aus Hafer');
    expect(mail.text).toContain('Hafer');
  });
});

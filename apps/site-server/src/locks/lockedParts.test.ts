import { calls, type CallName } from '@plinth/site-api/contract';
import { expect, it } from 'vitest';
import { seedCollections } from '../collections/seedCollections';
import { formSubmissions, orders } from '../database/schema/index';
import { isOpenWhileLocked } from '../pages/guardLockedSite';
import { searchSite } from '../search/searchSite';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, address, newKey, openShop, order, type CartBody } from '../../testing/openShop';
import { testCollections } from '../../testing/testCollections';
import { testSite } from '../../testing/testSite';
import { closeLocked } from './closeLocked';

const password = 'slip and grog';

/** Texts that are secret without the password, on any page. */
const secrets = /Feldspar|Firing the kiln|A glaze|Kiln opening|Trade terms|Order form|MUG-OAT|€34/;

const text = (id: string, html: string) => ({ id, type: 2 as const, settings: { html } });
const orderForm = {
  formId: 'order',
  formName: 'Order form',
  formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
  formSubmitButtonText: 'Order',
};

const site = {
  ...testSite,
  websiteSettings: { contactEmail: 'studio@example.test' },
  pages: [
    ...testSite.pages,
    {
      id: 'journal-page',
      slug: 'journal',
      title: 'Firing the kiln: our journal',
      sections: [
        {
          id: 'posts',
          blocks: [{ id: 'posts', type: 55 as const, settings: { collectionId: 'journal' } }],
        },
      ],
    },
    {
      id: 'dates-page',
      slug: 'dates',
      title: 'Kiln opening and more',
      sections: [{ id: 'dates', blocks: [text('dates-words', '<p>Kiln opening</p>')] }],
    },
    {
      id: 'trade',
      slug: 'trade',
      title: 'Trade terms',
      collection: { id: 'trade-things', title: 'Trade terms', fullUrl: '/trade' },
      sections: [
        {
          id: 'trade',
          blocks: [
            text('trade-words', '<p>Trade terms: ten for seven</p>'),
            { id: 'order-form', type: 9 as const, settings: orderForm },
          ],
        },
      ],
    },
    {
      id: 'trade-mug',
      slug: 'trade/mug',
      title: 'Trade terms for mugs',
      item: { id: 'product-mug', title: 'Mug' },
      collection: { id: 'trade-things', title: 'Trade terms', fullUrl: '/trade' },
      sections: [
        {
          id: 'mug',
          blocks: [
            {
              id: 'mug',
              type: 1337 as const,
              definitionName: 'product',
              settings: { productId: 'product-mug' },
            },
          ],
        },
      ],
    },
    {
      id: 'shelf',
      slug: 'shelf',
      title: 'Everything',
      sections: [
        {
          id: 'all',
          blocks: [
            { id: 'all', type: 1337 as const, definitionName: 'products', settings: {} },
            { id: 'recent', type: 55 as const, settings: { collectionId: 'journal' } },
            { id: 'link', type: 1337 as const, definitionName: 'x', settings: {} },
            {
              id: 'said',
              type: 1337 as const,
              definitionName: 'product-reviews',
              settings: { productId: 'product-mug' },
            },
          ],
        },
      ],
    },
    { id: 'cart-page', slug: 'cart', title: 'Cart', pageType: 200, sections: [] },
  ],
};

const unlock = (browser: TestBrowser, returnTo: string) =>
  browser.postForm('/unlock', { crumb: browser.cookies.get('crumb') ?? '', password, returnTo });

/** Its lock screen holds a form. */
const contactPage = {
  id: 'door',
  slug: 'door',
  title: 'Soon',
  pageType: 103,
  sections: [
    {
      id: 'letter',
      blocks: [
        {
          id: 'letter',
          type: 9 as const,
          settings: { ...orderForm, formId: 'letter', formName: 'Letter' },
        },
      ],
    },
  ],
};
const withMail = { ...site, pages: [...site.pages, contactPage] };

describeOnEmbeddedDatabase('a locked part', (get) => {
  async function open() {
    const test = await openShop(get(), { site });
    await seedCollections(test.db, site.id, testCollections);
    const stranger = test.browser();
    await stranger.get('/');
    return { test, stranger };
  }

  async function openPages() {
    const { test, stranger } = await open();
    for (const pageId of ['journal-page', 'dates-page', 'trade']) await test.lock(password, pageId);
    const guest = test.browser();
    await guest.get('/');
    for (const path of ['/journal', '/dates', '/trade']) await unlock(guest, path);
    return { test, stranger, guest };
  }

  const saved = (test: Awaited<ReturnType<typeof open>>['test']) =>
    test.db.select().from(formSubmissions);

  it('[RUN-24h] hides all that lies below a locked page: posts, dates, their calendar files, products', async () => {
    const { stranger, guest } = await openPages();
    for (const path of [
      ...['/journal', '/journal/a-glaze', '/journal/the-kiln?x=1', '/journal/no-such'],
      ...['/dates/opening', '/dates/opening?format=ical', '/trade', '/trade/mug', '/trade%2Fmug'],
    ]) {
      const answer = await stranger.get(path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text(), path).not.toMatch(secrets);
    }
    expect(await (await guest.get('/journal/a-glaze')).text()).toContain('Feldspar');
    expect(await (await guest.get('/trade/mug')).text()).toContain('Trade terms for mugs');
    const file = await guest.get('/dates/opening?format=ical');
    expect(await file.text()).toContain('Kiln opening');
    expect(file.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('[RUN-24h] [API-16] gives nothing of it away in lists, searches, sitemaps and single blocks', async () => {
    const { stranger, guest } = await openPages();
    for (const who of [stranger, guest]) {
      const sitemap = await (await who.get('/sitemap.xml')).text();
      expect(sitemap).toContain('/shelf</loc>');
      expect(sitemap).not.toMatch(/\/journal|\/trade|\/dates/);
      for (const word of ['fourteen', 'terms', 'last'])
        expect(await (await who.get(`/search?q=${word}`)).text()).not.toMatch(secrets);
    }
    const shelf = await (await stranger.get('/shelf')).text();
    expect(shelf).not.toMatch(secrets);
    expect(shelf).toContain('Noodle bowl');
    const seen = await (await guest.get('/shelf')).text();
    expect(seen).toMatch(/A glaze/);

    const widget = (who: TestBrowser, widgetJSON: object, more = {}) =>
      who.call('widgetRendering', { widgetJSON, ...more });
    for (const block of [
      { type: '2', id: 'trade-words' },
      { type: '55', id: 'posts' },
      { type: '55', id: 'recent' },
      { type: '55', id: 'new', value: { collectionId: 'journal' } },
      { type: '61', id: 'new', value: { collectionId: 'journal' } },
      { type: '1337', id: 'new', value: { collectionId: 'trade-things' } },
    ]) {
      const answer = await widget(stranger, block);
      expect(JSON.stringify(answer.body), JSON.stringify(block)).not.toMatch(secrets);
    }
    const own = await widget(guest, { type: '55', id: 'new', value: { collectionId: 'journal' } });
    expect(String(own.body['html'])).toContain('A glaze');
  });

  it('[RUN-24h] [API-14] [FRM-21h] accepts no form by its id alone', async () => {
    const { test, stranger, guest } = await openPages();
    const posted = async (who: TestBrowser, more: Record<string, string> = {}) => {
      const key = test.services.submissionKeys.issue();
      test.time.now += 5000;
      return who.postForm('/form/order', { key, 'fields.email': 'a@b.test', ...more });
    };
    const called = async (who: TestBrowser) => {
      const key = test.services.submissionKeys.issue();
      test.time.now += 5000;
      return who.call('saveFormSubmission', {
        key,
        formId: 'order',
        form: '{"email":"a@b.test"}',
      });
    };
    for (const answer of [await posted(stranger), await posted(stranger, { pageId: 'home' })]) {
      expect(answer.status).toBe(403);
      const html = await answer.text();
      expect(html).not.toMatch(secrets);
      expect(html).toContain('name="returnTo" value="/trade"');
    }
    expect((await stranger.get('/form/order')).status).toBe(403);
    const refused = await called(stranger);
    expect(refused.status).toBe(401);
    expect(refused.body['error']).toMatch(/locked with a password/);
    expect(await saved(test)).toEqual([]);

    const thanks = await posted(guest);
    expect(thanks.status).toBe(200);
    expect((await called(guest)).status).toBe(200);
    expect(await saved(test)).toHaveLength(2);
  });

  it('[RUN-24h] sells nothing that is on locked pages alone', async () => {
    const { test, stranger, guest } = await openPages();
    const mug = { itemId: 'product-mug', sku: 'MUG-OAT', quantity: 1 };
    const call = (who: TestBrowser, key: string) => who.call('addCartLine', { ...mug, key });
    const post = (who: TestBrowser, key: string) =>
      who.postForm('/commerce/cart/add', { ...mug, quantity: '1', key });
    expect((await call(stranger, 'a')).status).toBe(409);
    const refused = await post(stranger, 'b');
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
    expect(await refused.text()).not.toMatch(secrets);
    expect((await call(guest, 'c')).status).toBe(200);
    expect((await post(guest, 'd')).headers.get('location')).toBe('/cart');
    // A text that is on an open page as well is public.
    await test.lock(password, 'shelf');
    expect((await stranger.get('/shelf')).status).toBe(403);
  });

  it('[RUN-24h] [COM-9e] [COM-12] sells nothing from a cart that is behind a lock by now', async () => {
    const { test, guest } = await openPages();
    const { cart: full } = await add(guest);
    const cartPage = async () => (await guest.get('/cart')).text();
    // The quotation marks distinguish a title from three characters of a random key.
    expect(await cartPage()).toContain('&quot;Mug&quot;');
    const keys = [...guest.cookies].filter(([name]) => name.startsWith('plinth_key'));
    for (const [name] of keys) guest.cookies.delete(name);

    const cart = { entries: [], totalQuantity: 0 };
    expect((await guest.call('readCart')).body).toMatchObject({ cart });
    expect(await cartPage()).not.toMatch(/&quot;Mug&quot;|no longer sold/);
    expect((await order(guest, 4300)).status).toBe(409);
    const posted = await guest.postForm('/commerce/checkout', {
      ...address,
      email: 'ada@example.test',
      step: 'place',
      payment: 'test-card',
      key: newKey(),
      shownTotal: '4300',
    });
    expect(posted.headers.get('location')).toBeNull();
    expect(await test.db.select().from(orders)).toEqual([]);
    const line = { lineId: full.entries[0]!.id, quantity: 2, key: newKey() };
    expect((await guest.call('updateCartLine', line)).body).toMatchObject({ cart });

    for (const [name, key] of keys) guest.cookies.set(name, key);
    expect((await order(guest, 7700)).status).toBe(200);
  });

  it('[RUN-24h] [COM-9e] keeps what is behind a lock in the cart, also when the rest of it is bought', async () => {
    const { test, guest } = await openPages();
    await add(guest, { quantity: 2 });
    const { cart: full } = await add(guest, {
      itemId: 'product-cup',
      sku: 'CUP-S-CEL',
      quantity: 2,
    });
    const keys = [...guest.cookies].filter(([name]) => name.startsWith('plinth_key'));
    for (const [name] of keys) guest.cookies.delete(name);

    const { cart: open } = (await guest.call('readCart')).body as unknown as CartBody;
    expect(open.entries).toMatchObject([{ id: full.entries[1]!.id }]);
    expect((await order(guest, open.grandTotalCents)).status).toBe(200);
    expect((await guest.call('readCart')).body).toMatchObject({ cart: { entries: [] } });

    for (const [name, key] of keys) guest.cookies.set(name, key);
    const { cart: kept } = (await guest.call('readCart')).body as unknown as CartBody;
    expect(kept.entries).toMatchObject([{ id: full.entries[0]!.id, quantity: 2 }]);
    expect((await order(guest, kept.grandTotalCents)).status).toBe(200);
    expect((await guest.call('readCart')).body).toEqual({ cart: null });
    expect(await test.db.select().from(orders)).toHaveLength(2);
  });

  it('[RUN-24h] says nothing of what buyers say about a product behind a lock', async () => {
    const { stranger, guest } = await openPages();
    const said = async (who: TestBrowser) => {
      const { body } = await who.call('widgetRendering', {
        widgetJSON: { type: '1337', id: 'said', value: { productId: 'product-mug' } },
      });
      return String(body['html']) + (await (await who.get('/shelf')).text());
    };
    expect(await said(stranger)).not.toContain('Three fingers');
    expect(await said(guest)).toContain('Three fingers');
  });

  it('[RUN-24a] a shop’s page that is locked asks for its own password, whatever form or checkout led to it', async () => {
    const { test, stranger } = await openPages();
    await test.lock(password, 'cart-page');
    for (const answer of [
      await stranger.get('/checkout/giftcard?giftCardProductId=none'),
      await stranger.postForm(
        '/commerce/cart/coupon',
        { code: 'X' },
        { referer: `${testOrigin}/shelf` },
      ),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('name="returnTo" value="/cart"');
    }
  });

  it('[RUN-24h] finds nothing by an index that has not heard of a password yet', async () => {
    const { test, stranger } = await open();
    expect(await (await stranger.get('/search?q=Feldspar')).text()).toContain('A glaze');
    await test.lock(password, 'journal-page');
    const late = { db: test.db, siteIndex: { ready: () => Promise.resolve() } };
    const search = async (opened: string[]) =>
      searchSite(late, {
        site: closeLocked(await test.services.site.read(), new Set(opened)),
        need: { kind: 'search', query: 'Feldspar', offset: 0, limit: 10 },
        now: new Date(test.time.now),
      });
    expect(await search([])).toEqual({ kind: 'search', hits: [], total: 0 });
    expect((await search(['page:journal-page'])).total).toBe(0);
  });

  it('[RUN-24a] locks the whole site: every route but the door answers with a refusal', async () => {
    const { test, stranger } = await open();
    await test.lock(password);
    const crumb = stranger.cookies.get('crumb')!;
    const routes = test.app.routes.filter(({ method, path }) => method !== 'ALL' || path === '*');
    const wrong: string[] = [];
    let guarded = 0;
    for (const { method, path: pattern } of routes) {
      if (method === 'ALL') continue;
      const paths =
        pattern === '*'
          ? [
              '/',
              '/contact',
              '/journal/a-glaze',
              '/search?q=kiln',
              '/no-such',
              '/dates/opening?format=ical',
            ]
          : [pattern.replace(':formId', 'contact').replace(/:\w+/g, 'home')];
      for (const path of paths) {
        if (/^\/(?:healthz|tiles|assets)/.test(path) || path.includes('/*')) continue;
        const answer = await test.app.request(`${testOrigin}${path}`, {
          method,
          ...(method === 'GET'
            ? {}
            : { body: '', headers: { origin: testOrigin, 'x-csrf-token': crumb } }),
        });
        const body = await answer.text();
        if (secrets.test(body) || /Welcome|studio@example|Contact</.test(body))
          wrong.push(`${method} ${path} says: ${body.slice(0, 200)}`);
        if (isOpenWhileLocked(method, path)) continue;
        guarded += 1;
        const refusal = path.startsWith('/api/') ? 401 : 403;
        if (answer.status !== refusal) wrong.push(`${method} ${path} answers ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
    // Half of the calls, the shop's forms and the pages.
    expect(guarded).toBeGreaterThan(45);
  });

  it('[RUN-24h] a locked site is hidden from crawlers, and complete with its password', async () => {
    const { test, stranger } = await open();
    await test.lock(password);
    expect(await (await stranger.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await stranger.get('/sitemap.xml')).status).toBe(403);
    const asked = await (await stranger.get('/journal/a-glaze')).text();
    expect(asked).toContain('value="/journal/a-glaze"');
    expect(asked).not.toMatch(/studio@example|Only for tests|May we count/);
    // A form that was posted leads back to its page.
    const posted = await stranger.postForm(
      '/commerce/cart/add',
      { key: 'x' },
      { referer: `${testOrigin}/trade/mug` },
    );
    expect(await posted.text()).toContain('name="returnTo" value="/trade/mug"');

    expect((await unlock(stranger, '/journal/a-glaze')).headers.get('location')).toBe(
      '/journal/a-glaze',
    );
    expect(await (await stranger.get('/journal/a-glaze')).text()).toContain('Feldspar');
    expect(await (await stranger.get('/search?q=Feldspar')).text()).toContain('A glaze');
    const sitemap = await stranger.get('/sitemap.xml');
    expect(sitemap.headers.get('cache-control')).toBe('private, no-store');
    expect(await sitemap.text()).toContain('/journal/a-glaze');
    expect((await stranger.call('siteHeaderFooter')).status).toBe(200);
  });

  it('[RUN-24d], [FRM-21h] a lock screen’s own form can be sent, and none of the site’s', async () => {
    const test = await openShop(get(), { site: withMail });
    await test.lock(password);
    const visitor = test.browser();
    await visitor.get('/contact');
    const send = async (formId: string) => {
      const key = test.services.submissionKeys.issue();
      test.time.now += 5000;
      return visitor.postForm(
        `/form/${formId}`,
        { key, 'fields.email': 'a@b.test', pageId: 'door' },
        { referer: `${testOrigin}/contact` },
      );
    };
    const thanks = await send('letter');
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain('name="returnTo" value="/contact"');
    expect((await send('order')).status).toBe(403);
    expect(await saved(test)).toMatchObject([{ formId: 'letter' }]);
  });

  it('[RUN-24d], [FRM-21h] a lock screen keeps its way through every form that is posted on it', async () => {
    const test = await openShop(get(), { site: withMail });
    await test.lock(password);
    const visitor = test.browser();
    let shown = await (await visitor.get('/contact?from=mail')).text();
    /** Posts a form of the page that is shown, from the address at which it is shown. */
    const post = async (action: string, entries: Record<string, string>, from: string) => {
      const [, form = ''] = new RegExp(`action="${action}"[^>]*>(.*?)</form>`, 's').exec(shown)!;
      const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      test.time.now += 5000;
      const answer = await visitor.postForm(
        action,
        { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...entries },
        { referer: testOrigin + from },
      );
      shown = await answer.text();
      return answer;
    };
    await post('/unlock', { password: 'no idea' }, '/contact?from=mail');
    await post('/form/letter', { 'fields.email': 'no address' }, '/unlock');
    expect(shown).toContain('Email is not valid.');
    await post('/form/letter', { 'fields.email': 'a@b.test' }, '/form/letter');
    expect(await saved(test)).toMatchObject([{ formId: 'letter' }]);
    await post('/unlock', { password: 'no idea' }, '/form/letter');
    const opened = await post('/unlock', { password }, '/unlock');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/contact?from=mail']);
  });

  it('[RUN-24h] every call is decided about: what is open while locked says nothing of the site', () => {
    const opened = (Object.keys(calls) as CallName[]).filter((name) =>
      isOpenWhileLocked(calls[name].method, calls[name].path),
    );
    expect(opened.sort()).toEqual([
      ...['formSubmissionKey', 'logout', 'memberLogin', 'memberLogout', 'saveFormSubmission'],
    ]);
  });
});

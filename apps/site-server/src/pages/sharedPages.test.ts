import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { pageType } from '@plinth/site-model';
import { count } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { formSubmissions } from '../database/schema/index';
import { createTestApp, testRenderer, type TestAppOptions } from '../../testing/createTestApp';
import { testOrigin } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { openShop } from '../../testing/openShop';
import { testSite } from '../../testing/testSite';

const withBlock = (id: string, block: object, more: Partial<PageDefinition> = {}) =>
  ({
    id,
    slug: id,
    title: id,
    sections: [{ id: 's', blocks: [{ id: `${id}-block`, ...block }] }],
    ...more,
  }) as PageDefinition;

const site: SiteDefinition = {
  ...testSite,
  websiteSettings: {
    useEscapeKeyToLogin: true,
    announcementBarSettings: { style: 2, text: '<p>New mugs</p>', clickthroughUrl: {} },
  },
  pages: [
    ...testSite.pages,
    withBlock('shelf', { type: 1337, definitionName: 'products' }),
    withBlock('jar', {
      type: 1337,
      definitionName: 'product',
      settings: { productId: 'product-moon-jar' },
    }),
    withBlock('members', { type: 2, settings: {} }, { pageType: pageType.protectedContent }),
    withBlock('denied', { type: 2 }, { pageType: pageType.memberAreaAccessDenied }),
    withBlock('booking', { type: 68, settings: { businessName: 'suppers' } }),
    { ...withBlock('cart', { type: 1337, definitionName: 'cart' }), pageType: pageType.cart },
  ],
};

const shared =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const moving =
  'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=20, stale-if-error=3600';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describeOnEmbeddedDatabase('pages for every visitor without cookies', (get) => {
  const open = (more: TestAppOptions = {}) =>
    createTestApp(get(), { site, origins: [testOrigin], ...more });

  async function openWithAsk(more: TestAppOptions = {}) {
    const test = await open(more);
    const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      test.app.request(new URL(path, testOrigin).href, { method, headers });
    return { ...test, ask };
  }

  it('[SRV-30a] are cacheable and have nothing of one visitor in them', async () => {
    const { ask } = await openWithAsk();
    const [first, second] = await Promise.all([ask('/contact'), ask('/contact')]);
    const html = await first.text();
    expect(await second.text()).toBe(html);
    expect(first.headers.get('cache-control')).toBe(shared);
    expect(first.headers.get('cdn-cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(first.headers.get('vary')?.toLowerCase()).toBe(
      'cookie, sec-gpc, x-plinth-turn, accept-encoding',
    );
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.headers.get('surrogate-key')).toBe('site-site-test page-site-test-contact');
    expect(first.headers.get('cache-tag')).toBe('site-site-test,page-site-test-contact');
    expect(html).not.toMatch(/nonce|name="key"|name="crumb" value="[^"]|hole-/);
    expect(html).toContain('data-login-template');
  });

  it('[SRV-30b] let the scripts and sheets in them through by their digests, and nothing else', async () => {
    const { ask } = await openWithAsk();
    const answer = await ask('/');
    const html = await answer.text();
    const policy = new Map(
      answer.headers
        .get('content-security-policy')!
        .split('; ')
        .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
    );
    const texts = (name: string) =>
      [...html.matchAll(new RegExp(`<${name}(?:| [^>]*)>([^]*?)</${name}>`, 'g'))]
        .filter(([element]) => !/ src=|application\/(?:ld\+)?json/.test(element))
        .map(([, text]) => `'${sha256(text!)}'`);
    const scripts = texts('script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...scripts]));
    expect(new Set(policy.get('style-src'))).toEqual(new Set(["'self'", ...texts('style')]));
  });

  it('[SRV-30b] name the one origin whose scripts may come to any page of the site', async () => {
    const websiteSettings = { commentsEnabled: true, disqusShortname: 'test-studio' };
    const { ask } = await openWithAsk({ site: { ...site, websiteSettings } });
    const policy = (await ask('/contact')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/test-studio\.disqus\.com;/);
  });

  it('[SRV-30c] are rendered once, and compressed as each browser asks', async () => {
    const renderer = testRenderer();
    const renderPage = vi.spyOn(renderer, 'renderPage');
    const { ask, time } = await openWithAsk({ renderer });
    const plain = await (await ask('/contact')).text();
    for (let visit = 0; visit < 4; visit += 1) {
      time.now += 60_000;
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await ask('/contact', { 'accept-encoding': encoding });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
        expect(decode(bytes).toString()).toBe(plain);
      }
    }
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('[SRV-30d] are answered in a line when the browser has them', async () => {
    const { ask } = await openWithAsk();
    const tag = (await ask('/contact')).headers.get('etag')!;
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const known = await ask('/contact', { 'if-none-match': `"other", ${tag}` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('cache-control')).toBe(shared);
    const head = await ask('/contact', {}, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
    // With a cookie it is another page, whatever the tag.
    const own = await ask('/contact', { 'if-none-match': tag, cookie: 'a=1' });
    expect([own.status, own.headers.get('etag')]).toEqual([200, null]);
  });

  it('[SRV-30e] are another one as soon as something was saved', async () => {
    const { ask, browser, addAccount, services } = await openWithAsk({ siteMaxAge: 60_000 });
    await addAccount('owner@studio.test', 'long enough for one', [1]);
    const before = await ask('/contact');
    const owner = browser();
    await owner.get('/?sets-a-crumb');
    const login = { email: 'owner@studio.test', password: 'long enough for one' };
    expect((await owner.call('memberLogin', { ...login, rememberMe: false })).status).toBe(200);
    const change = { header: {}, footer: { closing: 'Changed' } };
    expect((await owner.call('saveSiteHeaderFooter', change)).status).toBe(200);
    const after = await ask('/contact', { 'if-none-match': before.headers.get('etag')! });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Changed');
    expect(services.site.last()?.definition.footer?.closing).toBe('Changed');
  });

  const personal: [string, string, Record<string, string>?, string?][] = [
    ['any cookie', '/', { cookie: 'theme=dark' }],
    ['an empty cookie header', '/', { cookie: '' }],
    ['a decision', '/', { cookie: 'plinth_consent=accepted' }],
    ['credentials', '/', { authorization: 'Basic YTpi' }],
    ['a query', '/?utm_source=letter'],
    ['a query without anything', '/?'],
    ['a way to log in', '/denied'],
    ['the cart', '/cart'],
    ['a script of another company', '/booking'],
    ['members', '/members'],
    ['nothing', '/nowhere'],
    ['another way to write it', '/%63ontact'],
    ['another host', 'http://evil.test/'],
    ['another port', 'http://studio.test:81/'],
    ['another protocol', 'https://studio.test/'],
    ['a post', '/form/contact', { origin: testOrigin }, 'POST'],
  ];
  it.each(personal)('[SRV-30f] are never those of %s', async (_, path, headers, method) => {
    const { ask } = await openWithAsk();
    const answer = await ask(path, headers, method);
    expect(answer.headers.get('cache-control') ?? 'none').toMatch(/^(?:private|none|no-store)/);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('surrogate-key')).toBeNull();
  });

  it('[SRV-30f] are none where the site names no origin of its own', async () => {
    const { ask } = await openWithAsk({ origins: [] });
    expect((await ask('/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('[SRV-30f] are none where a page, or all of the site, has a password', async () => {
    const { ask, lock, services } = await openWithAsk();
    expect((await ask('/contact')).headers.get('cache-control')).toBe(shared);
    await lock('slip and grog', 'contact');
    services.site.forget();
    const locked = await ask('/contact');
    expect([locked.status, locked.headers.get('cache-control')]).toEqual([
      403,
      'private, no-store',
    ]);
    expect((await ask('/')).headers.get('cache-control')).toBe(shared);
    await lock('slip and grog');
    services.site.forget();
    expect((await ask('/')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('[SRV-30g] are the same whatever else a request says, or name it in Vary', async () => {
    const { ask } = await openWithAsk({ trustProxy: true });
    const plain = await ask('/contact');
    const html = await plain.text();
    const strange: Record<string, string>[] = [
      { 'accept-language': 'de' },
      { 'save-data': 'on' },
      { 'user-agent': 'Googlebot' },
      { referer: `${testOrigin}/?preview=banner` },
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-original-url': '/secret', 'x-rewrite-url': '/secret' },
      { 'x-forwarded-prefix': '/evil', forwarded: 'host=evil.test' },
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
      { 'x-http-method-override': 'POST', range: 'bytes=0-10', dnt: '1' },
      { accept: 'application/json', origin: 'https://evil.test' },
    ];
    for (const headers of strange) {
      const answer = await ask('/contact', headers);
      expect(await answer.text(), JSON.stringify(headers)).toBe(html);
      expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
    }
    // A name that a proxy passes on from a stranger makes no page for everybody.
    for (const headers of [
      { 'x-forwarded-host': 'evil.test' },
      { 'x-forwarded-proto': 'https' },
    ] as Record<string, string>[]) {
      const answer = await ask('/contact', headers);
      expect(answer.headers.get('cache-control'), JSON.stringify(headers)).toBe(
        'private, no-cache',
      );
    }
    const turned = await ask('/contact', { 'x-plinth-turn': '1' });
    expect(turned.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(turned.headers.get('vary')).toContain('X-Plinth-Turn');
  });

  it('[SRV-30h] a form in them is sent with the key that its first post returns, and stored once', async () => {
    const { ask, browser, db, time } = await openWithAsk();
    const stored = async () => (await db.select({ n: count() }).from(formSubmissions))[0]!.n;
    expect((await ask('/contact')).headers.get('cache-control')).toBe(shared);
    const visitor = browser();
    const letter = {
      'fields.name.first': 'Ada',
      'fields.name.last': 'Clay',
      'fields.email': 'ada@studio.test',
      'fields.message': 'One moon jar, please',
    };
    const fields = { pageId: 'contact', blockId: 'contact-form', ...letter };
    const first = await visitor.postForm('/form/contact', fields);
    const html = await first.text();
    expect([first.status, await stored()]).toEqual([400, 0]);
    expect(first.headers.get('cache-control')).toContain('private');
    expect(html).toContain('send it once more');
    for (const text of Object.values(letter)) expect(html).toContain(text);
    const key = /name="key" value="([^"]+)"/.exec(html)![1]!;
    time.now += 10_000;
    for (let click = 0; click < 2; click += 1) {
      const sent = await visitor.postForm('/form/contact', { ...fields, key });
      expect([sent.status, await stored()]).toEqual([200, 1]);
    }
  });

  it('[SRV-30h] a form in them names at its first post what is wrong', async () => {
    const { browser } = await openWithAsk();
    const given = { 'fields.name.first': 'Ada', 'fields.name.last': 'Clay', 'fields.email': 'no' };
    const fields = { pageId: 'contact', blockId: 'contact-form', ...given };
    const html = await (await browser().postForm('/form/contact', fields)).text();
    expect(html.match(/aria-invalid="true"/g)?.length).toBe(2);
    expect(html).toContain('value="Ada"');
    expect(html).toMatch(/name="key" value="[^"]+"/);
  });

  it('[SRV-30e] prices and stock in them are those of the moment, and kept shortly', async () => {
    const { app, setStock } = await openShop(get(), { site, origins: [testOrigin] });
    const ask = (path: string) => app.request(`${testOrigin}${path}`);
    for (const stock of [3, 0, 2]) {
      await setStock('MOON-1', stock);
      const answer = await ask('/shelf');
      expect(answer.headers.get('cache-control')).toBe(moving);
      expect(answer.headers.get('surrogate-key')).toContain('moving-site-test');
      expect((await answer.text()).includes('Sold out')).toBe(stock === 0);
    }
  });

  it('[SRV-30i] a first piece goes into a new cart without a key, and into one that is there not twice', async () => {
    const { browser, app, setStock } = await openShop(get(), { site, origins: [testOrigin] });
    await setStock('MOON-1', 5);
    const page = await app.request(`${testOrigin}/jar`);
    expect(page.headers.get('cache-control')).toBe(moving);
    expect(await page.text()).toContain('name="key" value=""');
    const visitor = browser();
    const piece = { itemId: 'product-moon-jar', sku: 'MOON-1', quantity: '1', key: '' };
    const pieces = async () =>
      /data-cart-quantity=""[^>]*>(\d+)/.exec(await (await visitor.get('/')).text())![1];
    expect((await visitor.postForm('/commerce/cart/add', piece)).headers.get('location')).toBe(
      '/cart',
    );
    expect(await pieces()).toBe('1');
    // The page from before is still in the browser.
    const again = await visitor.postForm('/commerce/cart/add', piece);
    const html = await again.text();
    expect([again.status, await pieces()]).toEqual([400, '1']);
    expect(html).toContain('press the button once more');
    const key = /name="key" value="([^"]+)"/.exec(html)![1]!;
    for (let click = 0; click < 2; click += 1)
      await visitor.postForm('/commerce/cart/add', { ...piece, key });
    expect(await pieces()).toBe('2');
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createTestApp, testRenderer } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase, emptyDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';
import { sweepConsents, versionOfBanner } from '../consent/logConsent';
import { consentDecisions } from '../database/schema/index';

describeOnEmbeddedDatabase('pages', (get) => {
  it('[SRV-2a] serves a page by its address as finished HTML', async () => {
    const { browser } = await createTestApp(get());
    const response = await browser().get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toContain('<h1>Welcome</h1>');
    expect((await browser().get('/studio/visit')).status).toBe(200);
  });

  it.each(['/nothing', '/%E0%A4%A', '/..%2fcontact', '/contact%00'])(
    '[SRV-2l] answers %s with a page that says so',
    async (path) => {
      const { browser } = await createTestApp(get());
      const response = await browser().get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('Page not found');
      expect(html).toContain('data-page-type="100"');
      expect(html).toContain('Test Studio');
    },
  );

  it('[SRV-2l] says what is missing in the site’s messages, with and without its renderer', async () => {
    const site = { ...testSite, locale: 'de' };
    const { browser } = await createTestApp(get(), { site });
    expect(await (await browser().get('/nothing')).text()).toContain('Seite nicht gefunden');
    expect(await (await browser().get('/search')).text()).toContain('<title>Suche — Test Studio');
    const renderer = {
      ...testRenderer(),
      renderPage: () => {
        throw new Error('broken');
      },
    };
    const broken = await createTestApp(get(), {
      renderer,
      site: { ...site, messages: { 'page.error': 'Au <weh>!' } },
    });
    const html = await (await broken.browser().get('/')).text();
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('<h1>Au &#60;weh&#62;!</h1>');
    expect(html).toContain('Seite neu laden');
  });

  it('[SRV-214] answers a method that a page does not take, in the site’s language', async () => {
    const { app } = await createTestApp(get(), { site: { ...testSite, locale: 'de' } });
    const ask = (method: string, accept = 'text/html,*/*') =>
      app.request('http://studio.test/contact', { method, headers: { accept } });
    const posted = await ask('POST');
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
    expect(await posted.text()).toContain('Ihre Eingaben stehen noch dort');
    const ofProgram = await ask('PUT', '*/*');
    expect(ofProgram.status).toBe(405);
    expect(ofProgram.headers.get('content-type')).toContain('text/plain');
    const options = await ask('OPTIONS');
    expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([
      204,
      'GET, HEAD',
      '',
    ]);
  });

  it('[SRV-2a] gives one page one address', async () => {
    const { browser } = await createTestApp(get());
    const location = async (path: string) => (await browser().get(path)).headers.get('location');
    expect(await location('/contact/?a=1')).toBe('/contact?a=1');
    expect(await location('/.//elsewhere.test/')).not.toMatch(/^\/\//);
  });

  it('[GAL-10] answers the address of a slide with the page of its gallery', async () => {
    const items = [{ id: 'mug 1' }, { id: 'bowl', url: '/round/bowl' }, { url: 'vase' }, null];
    const gallery = { id: 'slides', type: 8 as const, settings: { items } };
    const page = {
      id: 'work',
      slug: 'work',
      title: 'Our work',
      collection: { id: 'c', title: 'Work', fullUrl: '/work' },
      sections: [{ id: 'walls', blocks: [gallery] }],
    };
    const site = { ...testSite, pages: [...testSite.pages, page] };
    const { browser } = await createTestApp(get(), { site });
    const visitor = browser();
    for (const path of [
      '/mug%201?itemId=mug%201',
      '/round/bowl?itemId=bowl',
      '/vase?itemId=vase',
    ]) {
      const response = await visitor.get(`/work${path}`);
      expect(response.status, path).toBe(200);
      expect(await response.text()).toContain('<title>Our work');
    }
    for (const path of ['/mug%201', '/bowl?itemId=bowl', '/vase?itemId=bowl', '/lid?itemId=lid'])
      expect((await visitor.get(`/work${path}`)).status, path).toBe(404);
  });

  it('[GAL-10, B-13] answers the address of a slide on a page that belongs to no collection', async () => {
    const gallery = { id: 'slides', type: 8 as const, settings: { items: [{ id: 'i2' }] } };
    const sections = [{ id: 'walls', blocks: [gallery] }];
    const page = { id: 'walls', slug: 'walls', title: 'Our walls', sections };
    const { browser } = await createTestApp(get(), {
      site: { ...testSite, pages: [...testSite.pages, page] },
    });
    const visitor = browser();
    expect((await visitor.get('/walls/i2?itemId=i2')).status).toBe(200);
    expect((await visitor.get('/walls/i3?itemId=i3')).status).toBe(404);
    expect((await visitor.get('/walls/i2')).status).toBe(404);
  });

  it('[SRV-2a] shows a changed page at once', async () => {
    const { browser, db } = await createTestApp(get());
    await browser().get('/');
    await db.execute(
      sql`update pages set definition = jsonb_set(definition::jsonb, '{sections,0,blocks,0,settings,html}', '"<h1>Changed</h1>"') where id = 'home'`,
    );
    expect(await (await browser().get('/')).text()).toContain('<h1>Changed</h1>');
  });

  it('[SRV-2i] sends a policy without any inline script, style or eval, and a nonce of its own each time', async () => {
    const { browser } = await createTestApp(get());
    const policies = [];
    for (const path of ['/', '/contact', '/nothing']) {
      const response = await browser().get(path);
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("object-src 'none'");
      const html = await response.text();
      const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
      for (const [tag] of html.matchAll(/<style[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
      for (const [tag] of html.matchAll(
        /<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>/g,
      )) {
        expect(tag).toContain(`nonce="${nonce}"`);
      }
      expect(html).not.toMatch(/<[^>]+ (?:style|on\w+)="/);
      policies.push(nonce);
    }
    expect(new Set(policies).size).toBe(3);
  });

  it('[SRV-2i] sends the security headers with every answer', async () => {
    const { browser } = await createTestApp(get());
    for (const path of ['/', '/nothing', '/api/nothing', '/assets/boot-test.js', '/healthz']) {
      const { headers } = await browser().get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src '") as string,
      });
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
    }
  });

  it('[SRV-2l] sends a page that still reads when rendering fails, and one line to the log', async () => {
    const renderer = {
      ...testRenderer(),
      renderPage: () => {
        throw new Error('broken');
      },
    };
    const { browser, lines } = await createTestApp(get(), { renderer });
    const response = await browser().get('/contact');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<h1>Something Went Wrong!</h1>');
    const errors = lines.filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ event: 'page.failed', error: { message: 'broken' } }]);
  });

  const sorry = {
    id: 'sorry',
    slug: 'sorry',
    title: 'A crack',
    pageType: 101,
    sections: [
      {
        id: 'words',
        blocks: [{ id: 'sorry-words', type: 2 as const, settings: { html: '<h1>A crack</h1>' } }],
      },
    ],
  };
  const withSorry = { ...testSite, pages: [...testSite.pages, sorry] };
  /** Renders all pages but those of some kinds. */
  const failingRenderer = (fails: (page: { pageType?: number }) => boolean) => {
    const renderer = testRenderer();
    return {
      ...renderer,
      renderPage: (input: Parameters<typeof renderer.renderPage>[0]) => {
        if (fails(input.page)) throw new Error('broken');
        return renderer.renderPage(input);
      },
    };
  };

  it('[SRV-2l, A-31] [MOD-1] answers what fails with the site’s own error page, which is no address', async () => {
    const renderer = failingRenderer(({ pageType }) => pageType !== 101);
    const { browser, services } = await createTestApp(get(), { renderer, site: withSorry });
    const response = await browser().get('/contact');
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('<h1>A crack</h1>');
    expect(html).toContain('<header');
    // Soft navigation falls back to the browser then, which requests the page again.
    expect(html).not.toMatch(/data-navigation|rel="canonical"/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');

    // Any other failure answers with a page; the site is known from before.
    vi.spyOn(services.site, 'read').mockRejectedValue(new Error('The database is away.'));
    for (const path of ['/', '/search', '/session/login']) {
      const failed = await browser().get(path);
      expect([path, failed.status]).toEqual([path, 500]);
      expect(await failed.text()).toContain('<h1>A crack</h1>');
    }
    expect(await (await browser().get('/config/')).text()).toContain('Something Went Wrong!');
    const call = await browser().call('readCart');
    expect([call.status, Object.keys(call.body)]).toEqual([500, ['error']]);
  });

  it('[SRV-2l] [MOD-1] keeps the error page out of addresses, sitemap and search, and falls back on plain text', async () => {
    const { browser } = await createTestApp(get(), { site: withSorry });
    expect((await browser().get('/sorry')).status).toBe(404);
    expect(await (await browser().get('/sitemap.xml')).text()).not.toContain('sorry');
    expect(await (await browser().get('/search?q=crack')).text()).toContain('Nothing was found');

    const renderer = failingRenderer(() => true);
    const test = await createTestApp(get(), { renderer, site: withSorry });
    const failed = await test.browser().get('/contact');
    expect(failed.status).toBe(500);
    expect(await failed.text()).toContain('<h1>Something Went Wrong!</h1>');
    const events = test.lines.filter(({ level }) => level === 'error').map(({ event }) => event);
    expect(events).toEqual(['page.failed', 'errorPage.failed']);
  });

  it('[SRV-2l] [RUN-24b] the error page of a locked site is plain for visitors who have not unlocked it', async () => {
    const renderer = failingRenderer(({ pageType }) => pageType !== 101);
    const test = await createTestApp(get(), { renderer, site: withSorry });
    await test.lock('slip and grog');
    const failed = await test.browser().get('/contact');
    expect(failed.status).toBe(500);
    const html = await failed.text();
    expect(html).toContain('<h1>Something Went Wrong!</h1>');
    expect(html).not.toContain('A crack');
  });

  it('[SRV-2k] shows the other blocks when one is broken, and logs the problem', async () => {
    const site = structuredClone(testSite);
    site.pages[0]!.sections[0]!.blocks.push(
      { id: 'strange', type: 4711 },
      { id: 'broken', type: 9, settings: 'text' as never },
    );
    const { browser, lines } = await createTestApp(get(), { site });
    const response = await browser().get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Welcome</h1>');
    expect(lines.filter(({ event }) => event === 'page.problem')).toHaveLength(2);
  });

  it('[SRV-2u] keeps what was typed into an address out of the log', async () => {
    const { browser, lines } = await createTestApp(get());
    await browser().get('/contact?email=ada@example.com');
    expect(JSON.stringify(lines)).not.toContain('ada@');
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'request', method: 'GET', path: '/contact', status: 200 }),
    );
  });

  it('[SRV-2k] serves the last known state while the database is away', async () => {
    const { browser, services, db, lines } = await createTestApp(get());
    await browser().get('/');
    await db.execute(sql`alter table sites rename to sites_away`);
    try {
      expect((await browser().get('/contact')).status).toBe(200);
      expect(lines).toContainEqual(expect.objectContaining({ event: 'site.stale' }));
    } finally {
      await db.execute(sql`alter table sites_away rename to sites`);
    }
    services.site.forget();
    expect((await browser().get('/contact')).status).toBe(200);
  });

  it('[SRV-2a] lists pages for crawlers, and none that render a failure', async () => {
    const site = structuredClone(testSite);
    site.pages.push({ id: 'gone', slug: 'gone', title: 'Gone', pageType: 100, sections: [] });
    const { browser } = await createTestApp(get(), { site });
    const robots = await (await browser().get('/robots.txt')).text();
    expect(robots).toContain('Sitemap: http://studio.test/sitemap.xml');
    const response = await browser().get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(addresses.map(([, address]) => address)).toEqual([
      'http://studio.test/',
      'http://studio.test/contact',
      'http://studio.test/studio/visit',
    ]);
    expect((await browser().get('/gone')).status).toBe(404);
  });

  it('[SRV-2m] reports whether it can work', async () => {
    const { browser } = await createTestApp(get());
    const response = await browser().get('/healthz');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', database: get().kind },
    ]);
  });

  it('[SRV-2a] compresses pages and files as the browser asks', async () => {
    const { browser } = await createTestApp(get());
    const bytes = async (path: string, encoding: string) => {
      const response = await browser().get(path, { 'accept-encoding': encoding });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const page = await bytes('/contact', 'gzip, deflate, br');
    expect(page.response.headers.get('content-encoding')).toBe('br');
    expect(page.response.headers.get('vary')).toContain('accept-encoding');
    expect(brotliDecompressSync(page.body).toString()).toContain('</html>');
    const zipped = await bytes('/assets/boot-test.js', 'br;q=0.1, gzip;q=0.9');
    expect(zipped.response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe('let a=1;'.repeat(500));
    expect(Number(zipped.response.headers.get('content-length'))).toBe(zipped.body.byteLength);
    const plain = await bytes('/assets/boot-test.js', 'br;q=0, identity');
    expect(plain.response.headers.has('content-encoding')).toBe(false);
    expect(plain.body.toString()).toBe('let a=1;'.repeat(500));
  });

  it('[SRV-2a] lets browsers keep the client for ever and ask again for pictures', async () => {
    const { browser } = await createTestApp(get());
    const script = await browser().get('/assets/boot-test.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await browser().get('/pictures/cup.svg?format=750w');
    expect([picture.status, await picture.text()]).toEqual([200, '<svg/>']);
    const etag = picture.headers.get('etag')!;
    const again = await browser().get('/pictures/cup.svg?format=1500w', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const missing = await browser().get('/assets/../main.js');
    expect(missing.status).toBe(404);
    const gone = await browser().get('/assets/boot-old.js');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

it.each([
  ['/tiles/14/4823/6158.svg?style=minimalDark&labels=false', 200],
  ['/tiles/1/2/0.svg', 404],
  ['/tiles/20/1/1.svg', 404],
])('[SRV-2a] draws the tiles that a map can have: %s', async (path, status) => {
  const database = await emptyDatabase();
  const { browser } = await createTestApp(database);
  const response = await browser().get(path);
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.text()).toMatch(/^<svg/);
});

describeOnEmbeddedDatabase('consent without a script', (get) => {
  it('[SRV-2g] stores the decision for thirty days and leads back to the page', async () => {
    const { browser } = await createTestApp(get());
    const visitor = browser();
    const response = await visitor.postForm('/consent', {
      decision: 'true',
      returnTo: '/contact?a=1',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?a=1']);
    expect(response.headers.getSetCookie()).toContain(
      'ss_cookieAllowed=true; Max-Age=2592000; Path=/; SameSite=Lax',
    );
    expect(visitor.cookies.get('ss_cookieAllowed')).toBe('true');
    await visitor.postForm('/consent', { decision: 'none', returnTo: '/' });
    expect(visitor.cookies.has('ss_cookieAllowed')).toBe(false);
  });

  it('[CNS-3] removes an older decision of a domain above, which would be read beside the new one', async () => {
    const { browser } = await createTestApp(get());
    const post = async (cookie: string) =>
      (
        await browser().postForm('/consent', { decision: 'true', returnTo: '/' }, { cookie })
      ).headers.getSetCookie();
    const fresh = 'ss_cookieAllowed=true; Max-Age=2592000; Path=/; SameSite=Lax';
    expect(await post('ss_cookieAllowed=false')).toEqual([fresh]);
    expect(await post('ss_cookieAllowed=true; ss_cookieAllowed=false')).toEqual([
      'ss_cookieAllowed=; Max-Age=0; Path=/consent',
      'ss_cookieAllowed=; Max-Age=0; Domain=studio.test; Path=/',
      'ss_cookieAllowed=; Max-Age=0; Domain=studio.test; Path=/consent',
      fresh,
    ]);
  });

  it('[SRV-2g] clears tracking cookies when the visitor declines', async () => {
    const { browser } = await createTestApp(get());
    const visitor = browser();
    visitor.cookies.set('ss_cvr', 'a|1|1|1|1').set('ss_cvt', '1').set('kept', 'x');
    await visitor.postForm('/consent', { decision: 'false', returnTo: '/' });
    expect([...visitor.cookies.keys()].sort()).toEqual(['kept', 'ss_cookieAllowed']);
  });

  it('[SRV-210] takes a choice by category, which a plain answer takes back', async () => {
    const { browser } = await createTestApp(get());
    const visitor = browser();
    visitor.cookies.set('ss_cvt', '1');
    const chosen = new URLSearchParams('decision=choice&category=marketing&category=x&returnTo=/');
    const response = await visitor.postForm('/consent', chosen);
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        'pl_consentCategories=marketing; Max-Age=2592000; Path=/; SameSite=Lax',
        'ss_cookieAllowed=true; Max-Age=2592000; Path=/; SameSite=Lax',
      ]),
    );
    expect(visitor.cookies.has('ss_cvt')).toBe(false);
    await visitor.postForm('/consent', { decision: 'none', returnTo: '/' });
    expect(visitor.cookies.get('pl_consentCategories')).toBe('marketing');
    await visitor.postForm('/consent', { decision: 'true', returnTo: '/' });
    expect(visitor.cookies.has('pl_consentCategories')).toBe(false);
    await visitor.postForm('/consent', { decision: 'choice', returnTo: '/' });
    expect(visitor.cookies.get('ss_cookieAllowed')).toBe('false');
    expect(visitor.cookies.get('pl_consentCategories')).toBe('none');
  });

  it('[SRV-211] writes each decision down, with what was agreed to and the text that was seen', async () => {
    const test = await createTestApp(get());
    const visitor = test.browser();
    await visitor.postForm('/consent', { decision: 'choice', category: 'statistics' });
    await visitor.postForm('/consent', { decision: 'true' });
    await visitor.postForm('/consent', { decision: 'none' });
    await visitor.postForm('/consent', { decision: 'false' });
    await visitor.postForm('/consent', { decision: 'true' }, { origin: 'https://elsewhere.test' });
    const rows = await test.db.select().from(consentDecisions).orderBy(consentDecisions.at);
    expect(rows.map(({ categories }) => categories).sort()).toEqual([
      '',
      'preferences.statistics.marketing',
      'statistics',
    ]);
    expect(new Set(rows.map(({ version }) => version)).size).toBe(1);
    const { cookieSettings = {} } = testSite;
    expect(rows[0]!.version).toBe(versionOfBanner(cookieSettings));
    expect(versionOfBanner({ ...cookieSettings, cookieBannerText: '<p>Other</p>' })).not.toBe(
      rows[0]!.version,
    );
    // A flood decides as before, and fills no table.
    for (let count = 0; count < 70; count += 1)
      await visitor.postForm('/consent', { decision: count % 2 ? 'true' : 'false' });
    expect(visitor.cookies.get('ss_cookieAllowed')).toBe('true');
    expect(await test.db.$count(consentDecisions)).toBeLessThanOrEqual(61);
    await sweepConsents(test.db, new Date(Date.now() + 763 * 86_400_000));
    expect(await test.db.$count(consentDecisions)).toBe(0);
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'javascript:x',
    '',
    'http://[',
  ])('[SRV-2t] never leads to another site: %s', async (returnTo) => {
    const { browser } = await createTestApp(get());
    const response = await browser().postForm('/consent', { decision: 'true', returnTo });
    expect(response.headers.get('location')).toBe('/');
  });

  it('[SRV-2c] takes no decision from another site and none that is none', async () => {
    const { browser } = await createTestApp(get());
    const visitor = browser();
    const headers = { origin: 'https://elsewhere.test' };
    await visitor.postForm('/consent', { decision: 'true', returnTo: '/' }, headers);
    await visitor.postForm('/consent', { decision: 'yes', returnTo: '/' });
    expect(visitor.cookies.has('ss_cookieAllowed')).toBe(false);
  });
});

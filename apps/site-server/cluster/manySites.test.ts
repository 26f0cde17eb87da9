import { readFileSync, statSync } from 'node:fs';
import { getTableName, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp';
import { testOrigin, type TestBrowser } from '../testing/createBrowser';
import { describeOnEachDatabase } from '../testing/databases';
import { add, mug, newKey, order } from '../testing/openShop';
import { openTwoSites, otherOrigin, otherSiteId } from '../testing/twoSites';
import { censusHits, formSubmissions, siteHosts, sites } from '../src/database/schema/index';
import { siteTables } from '../src/site/deleteSite';

/** A shared page sets no crumb; the login does. */
const takeCrumb = (visitor: TestBrowser) => visitor.get('/config/');

const submit = async (visitor: TestBrowser, name: string) => {
  await takeCrumb(visitor);
  const { body } = await visitor.call('formSubmissionKey', {});
  return visitor.call('saveFormSubmission', {
    formId: 'contact',
    key: body['key'],
    form: JSON.stringify({ name: [name, 'Byron'], email: 'ada@example.test', message: 'Hello' }),
    pageId: 'contact',
    pageTitle: 'Contact',
    pagePath: '/contact',
  });
};

describeOnEachDatabase('many sites', (get) => {
  it('[SRV-150a] chooses the site by the host name, whatever its case and port', async () => {
    const { app } = await openTwoSites(get());
    const titleAt = async (origin: string) =>
      /<title>([^<]*)/.exec(await (await app.request(`${origin}/contact`)).text())?.[1];
    expect(await titleAt(testOrigin)).toContain('Test Studio');
    expect(await titleAt(otherOrigin)).toContain('Other Studio');
    expect(await titleAt('http://OTHER.test:8080')).toContain('Other Studio');
  });

  it('[SRV-150b] says at an unknown name that there is no site, and gives nothing of any', async () => {
    const { app } = await openTwoSites(get());
    for (const path of ['/', '/contact', '/config/', '/robots.txt', '/pictures/cup.svg', '/s/x']) {
      const answer = await app.request(`http://nowhere.test${path}`);
      expect(answer.status, path).toBe(404);
      const text = await answer.text();
      expect(text, path).toContain('There is no site here');
      expect(text, path).not.toContain('Studio');
      expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
    }
    expect((await app.request('http://10.0.0.7/healthz')).status).toBe(200);
  });

  it('[SRV-150c] serves the only site at every name, also once it has one', async () => {
    const { app, db, time } = await createTestApp(get());
    const statusAt = async (origin: string) => (await app.request(`${origin}/contact`)).status;
    expect(await statusAt('http://any.test')).toBe(200);
    const addedAt = new Date(time.now);
    await db
      .insert(siteHosts)
      .values({ host: 'a.test', siteId: 'site-test', origin: 'https://a.test', addedAt });
    expect(await statusAt('http://any.test')).toBe(200);
    const page = await (await app.request('http://any.test/contact')).text();
    expect(page).toContain('<link rel="canonical" href="https://a.test/contact">');
  });

  it('[SRV-152a] keeps sessions, crumbs and keys of forms apart', async () => {
    const { signIn, browser, db } = await openTwoSites(get());
    const owner = await signIn(testOrigin);
    expect((await owner.get('/config/pages')).status).toBe(200);
    const elsewhere = browser(otherOrigin);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/config/pages')).status).not.toBe(200);
    const { body } = await owner.call('formSubmissionKey', {});
    const visitor = browser(otherOrigin);
    visitor.cookies.set('crumb', owner.cookies.get('crumb')!);
    const adding = await visitor.call('addCartLine', { ...mug, key: newKey() });
    expect(adding.body).toMatchObject({ crumbFail: true });
    await takeCrumb(visitor);
    const saved = await visitor.call('saveFormSubmission', {
      formId: 'contact',
      key: body['key'],
      form: JSON.stringify({ name: ['Ada', 'Byron'], email: 'ada@example.test', message: 'Hello' }),
      pageId: 'contact',
      pageTitle: 'Contact',
      pagePath: '/contact',
    });
    expect(saved.body).not.toEqual({});
    expect(await db.$count(formSubmissions)).toBe(0);
  });

  it('[SRV-152b] keeps what visitors send, order and are counted by apart', async () => {
    const { browser, db, signIn } = await openTwoSites(get());
    const visitor = browser(otherOrigin);
    expect((await submit(visitor, 'Ada')).body).toEqual({});
    const { cart } = await add(visitor);
    expect(cart.entries).toHaveLength(1);
    expect((await order(visitor, cart.grandTotalCents, { key: newKey() })).status).toBe(200);
    const stored = await db.select().from(formSubmissions);
    expect(stored.map(({ siteId }) => siteId)).toEqual([otherSiteId]);
    const own = await (await (await signIn(otherOrigin)).get('/config/submissions')).text();
    expect(own).toContain('ada@example.test');
    const first = await signIn(testOrigin);
    for (const path of ['/config/submissions', '/config/orders', '/config/mail'])
      expect(await (await first.get(path)).text(), path).not.toContain('ada@example.test');
    // The cart's cookie opens no cart of the other site.
    const stranger = browser(testOrigin);
    await takeCrumb(stranger);
    const basket = browser(otherOrigin);
    await takeCrumb(basket);
    await add(basket);
    stranger.cookies.set('CART', basket.cookies.get('CART')!);
    expect((await add(stranger)).cart.entries).toHaveLength(1);
    expect(await db.$count(censusHits)).toBe(0);
  });

  it('[SRV-152c] keeps limits apart', async () => {
    const rateLimits = { memberLogin: { calls: 2, window: 600_000 } };
    const { browser } = await openTwoSites(get(), { rateLimits });
    const guessAt = async (origin: string) => {
      const visitor = browser(origin);
      await takeCrumb(visitor);
      const payload = { email: 'x@example.test', password: 'x', rememberMe: false };
      return (await visitor.call('memberLogin', payload)).status;
    };
    const statuses = [];
    for (let guess = 0; guess < 3; guess += 1) statuses.push(await guessAt(testOrigin));
    expect(statuses).toEqual([401, 401, 429]);
    expect(await guessAt(otherOrigin)).toBe(401);
  });

  it('[SRV-13a] counts the bytes of reports of an address on all sites, and of all addresses on each', async () => {
    const bytes = (kilobytes: number) => ({ perHour: kilobytes * 1000, perDay: kilobytes * 1000 });
    const { browser } = await openTwoSites(get(), {
      trustProxy: true,
      reportLimits: { address: bytes(30), site: bytes(60), reserveOfSite: bytes(0) },
    });
    let asked = 0;
    /** @returns the number of reports that were taken until one is refused */
    const flood = async (origin: string, address: string) => {
      const visitor = browser(origin);
      await takeCrumb(visitor);
      const headers = { 'x-forwarded-for': address };
      const data = { message: 'a'.repeat(5000), stack: 'b'.repeat(4000) };
      for (let count = 0; count < 50; count += 1) {
        const errors = [{ event: 'error', data, timestamp: (asked += 1) }];
        const { status } = await visitor.call('recordJavascriptErrors', errors, { headers });
        if (status === 429) return count;
        expect(status).toBe(200);
      }
      return Infinity;
    };
    const own = await flood(testOrigin, '203.0.113.1');
    expect(own).toBeGreaterThan(2);
    expect(own).toBeLessThan(6);
    expect(await flood(otherOrigin, '203.0.113.1')).toBe(0);
    expect(await flood(testOrigin, '198.51.100.1')).toBeGreaterThan(2);
    // The first site has used up its bytes; the other one has not.
    expect(await flood(testOrigin, '192.0.2.1')).toBeLessThan(2);
    expect(await flood(otherOrigin, '192.0.2.77')).toBe(own);
  });

  it('[SRV-152d] shows a change on its own site alone, and purges that one alone', async () => {
    const { app, services, signIn, db } = await openTwoSites(get(), { siteMaxAge: 600_000 });
    const keys: string[] = [];
    services.purger.forget = (key) => keys.push(key);
    const homeAt = async (origin: string) => (await app.request(`${origin}/`)).text();
    await homeAt(testOrigin);
    await homeAt(otherOrigin);
    const owner = await signIn(otherOrigin);
    const change = { header: {}, footer: { closing: 'Changed on the other one' } };
    expect((await owner.call('saveSiteHeaderFooter', change)).status).toBe(200);
    expect(await homeAt(otherOrigin)).toContain('Changed on the other one');
    expect(await homeAt(testOrigin)).not.toContain('Changed on the other one');
    expect(keys).toEqual([`site-${otherSiteId}`]);
    // A change that another server has saved is read for the reported site.
    await db.execute(sql`update header_footer set footer = '{"closing": "Saved elsewhere"}'`);
    services.sites.renew(otherSiteId);
    expect(await homeAt(otherOrigin)).toContain('Saved elsewhere');
  });

  it('[SRV-152e] gives the files that came with the first site to no other', async () => {
    const { app } = await openTwoSites(get());
    expect((await app.request(`${testOrigin}/pictures/cup.svg`)).status).toBe(200);
    expect((await app.request(`${otherOrigin}/pictures/cup.svg`)).status).toBe(404);
  });

  it('[SRV-151c] answers no more at the name of a site that was removed', async () => {
    const { app, db, services } = await openTwoSites(get(), { siteMaxAge: 600_000 });
    expect((await app.request(`${otherOrigin}/`)).status).toBe(200);
    await db.delete(sites).where(sql`id = ${otherSiteId}`);
    services.sites.renew(undefined);
    // The only site that is left answers to every name again.
    expect(await (await app.request(`${otherOrigin}/contact`)).text()).toContain('Test Studio');
  });

  it('[SRV-154] drops a site without requests for ten minutes, and reads it again', async () => {
    const { app, services, time } = await openTwoSites(get());
    await app.request(`${otherOrigin}/`);
    const isOpen = () => services.sites.open().length === 2;
    expect(isOpen()).toBe(true);
    time.now += 9 * 60_000;
    services.sites.forgetIdle();
    expect(isOpen()).toBe(true);
    time.now += 2 * 60_000;
    services.sites.forgetIdle();
    expect(isOpen()).toBe(false);
    expect((await app.request(`${otherOrigin}/`)).status).toBe(200);
    expect(isOpen()).toBe(true);
  });

  it('[SRV-153] asks no table of sites for rows of all of them', async () => {
    // The embedded database logs no statements; both have the same.
    if (get().kind !== 'postgres') return;
    const { db, browser, signIn } = await openTwoSites(get());
    const log = inject('postgresLog');
    await db.execute(
      sql.raw(
        `do $$ begin execute format('alter database %I set log_statement = ''all''', current_database()); end $$`,
      ),
    );
    // A session keeps the setting that it has begun with: each of the pool's sets it for itself.
    const before = statSync(log).size;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction(async (transaction) => {
          await transaction.execute(sql`set log_statement = 'all'`);
          await transaction.execute(sql`select pg_sleep(0.2)`);
        }),
      ),
    );
    for (const origin of [testOrigin, otherOrigin]) {
      const visitor = browser(origin);
      for (const path of [
        '/',
        '/contact',
        '/sitemap.xml',
        '/robots.txt',
        '/nothing',
        '/search?q=cup',
      ])
        await (await visitor.get(path)).text();
      expect((await submit(visitor, 'Ada')).status).toBe(200);
      const { cart } = await add(visitor);
      const ordered = await order(visitor, cart.grandTotalCents, { key: newKey() });
      expect(ordered.status).toBe(200);
      const owner = await signIn(origin);
      await readArea(owner);
    }
    const statements = statementsIn(readFileSync(log).subarray(before).toString());
    expect(statements.length).toBeGreaterThan(300);
    expect(statements.filter((statement) => !isOfOneSite(statement))).toEqual([]);
  }, 120_000);
});

/** Follows the links of the owner's area, up to two steps from its first page. */
async function readArea(owner: TestBrowser): Promise<void> {
  const seen = new Set<string>();
  let next = ['/config/'];
  for (let step = 0; step < 3; step += 1) {
    const found = new Set<string>();
    for (const path of next) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await owner.get(path);
      expect(answer.status, path).toBeLessThan(500);
      const text = await answer.text();
      for (const [, link] of text.matchAll(/href="(\/config\/[^"#]*)/g))
        if (!/\/(?:logout|assets)/.test(link!)) found.add(link!.replaceAll('&amp;', '&'));
    }
    next = [...found].slice(0, 60);
  }
  expect(seen.size).toBeGreaterThan(30);
}

/** Statements of a log, each on one line. */
const statementsIn = (log: string): string[] =>
  log
    .split(/^\d{4}-\d{2}-\d{2} .*?LOG: {2}/m)
    .map((entry) => /^(?:execute [^:]+|statement): ([^]*)/.exec(entry)?.[1] ?? '')
    .map((text) =>
      text
        .split(/^\d{4}-\d{2}-\d{2} /m)[0]!
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

const namesOfSiteTables = siteTables.map(getTableName);

/** Whether a statement concerns rows of one site, and names it: an id alone could belong to another site. */
function isOfOneSite(statement: string): boolean {
  const tables = namesOfSiteTables.filter((name) =>
    new RegExp(`(?:from|into|update|join) "?${name}"?\\b`).test(statement),
  );
  if (tables.length === 0 || tables.every((name) => name === 'site_hosts')) return true;
  if (statement.startsWith('insert')) return /\(.*?"?site_id"?/.test(statement);
  const conditions = statement.slice(statement.search(/\b(?:where|on)\b/));
  return /\bsite_id\b/.test(conditions);
}

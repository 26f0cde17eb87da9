import { blockType } from '@plinth/site-model';
import { asc, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  accounts,
  censusEvents,
  censusHits,
  javascriptErrors,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
import { seedCollections } from '../collections/seedCollections';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import type { ReportLimits } from '../security/byteLimits';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const hit = (id: string) => ({
  event: 'View',
  data: { id, pagePath: '/contact', referrer: 'https://search.test/', title: 'Contact' },
  ss_cvr: 'visitor-1|1700000000000|1700000000000|1700000000000|4',
});

const ida = { email: 'ida@example.test', password: 'clay and water' };

async function signIn(visitor: TestBrowser): Promise<void> {
  await visitor.get('/');
  const answer = await visitor.call('memberLogin', { ...ida, rememberMe: true });
  expect(answer.status).toBe(200);
}

describeOnEachDatabase('census and events', (get) => {
  it('[SRV-2h] records a hit with its visitor and has it in the database when it answers', async () => {
    const { browser, db, time } = await createTestApp(get());
    expect(await browser().call('recordHit', hit('a'))).toMatchObject({ status: 200, body: {} });
    expect(await db.select().from(censusHits)).toMatchObject([
      {
        hitId: 'a',
        event: 'View',
        visitorId: 'visitor-1',
        visitCount: 4,
        pagePath: '/contact',
        referrer: 'https://search.test/',
        // The site's language, which no page sends ([TRK-6]).
        data: { title: 'Contact', website_locale: 'en', formId: 'contact' },
        recordedAt: new Date(time.now),
      },
    ]);
  });

  it('[TRK-6, A-125, A-126] notes with a hit which account may only look, whatever the page claims', async () => {
    const test = await createTestApp(get());
    await test.addAccount(ida.email, ida.password, [10]);
    const [account] = await test.db.select().from(accounts);
    const visitor = test.browser();
    const claim = (name: string) => ({ ...hit(name).data, memberAccountId: 'somebody-else' });
    await visitor.call('recordHit', { ...hit('before'), data: claim('before') });
    await signIn(visitor);
    const headers = { 'accept-language': 'de-AT,de;q=0.8' };
    await visitor.call('recordHit', { ...hit('after'), data: claim('after') }, { headers });
    const rows = await test.db.select().from(censusHits).orderBy(asc(censusHits.id));
    expect(rows.map(({ data }) => data['memberAccountId'])).toEqual([undefined, account!.id]);
    expect(rows.map(({ data }) => data['member_locale'])).toEqual([undefined, 'de-AT']);
  });

  it('[TRK-5] [TRK-6] gives no hit to an owner: it was made before they signed in', async () => {
    const test = await createTestApp(get());
    await test.addAccount(ida.email, ida.password, [1]);
    const visitor = test.browser();
    await signIn(visitor);
    await visitor.call('recordHit', hit('late'));
    const [row] = await test.db.select().from(censusHits);
    expect(row?.data).not.toHaveProperty('memberAccountId');
  });

  it.each([
    ['a member of the site', []],
    ['an editor', [4]],
    ['a viewer who also moderates', [10, 6]],
  ])('[TRK-5, TRK-6, A-125] names %s in no hit and no event', async (_who, roles) => {
    const test = await createTestApp(get());
    await test.addAccount(ida.email, ida.password, roles);
    const visitor = test.browser();
    await signIn(visitor);
    const headers = { 'accept-language': 'de-AT' };
    await visitor.call('recordHit', hit('late'), { headers });
    await visitor.call('sendAnalyticsEvent', {
      analyticsId: 'a',
      customData: { a: 1 },
      customSchemaName: 'made',
      commonData: { url: 'https://studio.test/contact', memberAccountId: 'somebody-else' },
    });
    const stored = [
      ...(await test.db.select().from(censusHits)),
      ...(await test.db.select().from(trackingEvents)),
    ];
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toMatch(/memberAccountId|member_locale|somebody-else/);
  });

  it('[TRK-6] stores nothing about the visitor where the site restricts it', async () => {
    const cookieSettings = { ...testSite.cookieSettings, isVisitorDataRestricted: true };
    const test = await createTestApp(get(), { site: { ...testSite, cookieSettings } });
    await test.addAccount(ida.email, ida.password, [10]);
    const visitor = test.browser();
    await signIn(visitor);
    const { data, ...rest } = hit('a');
    const older = { ...data, visitorCookie: rest.ss_cvr, userAgent: 'Firefox' };
    await visitor.call('recordHit', { ...rest, data: older });
    await visitor.call('recordFormRender', { formId: 'contact', visitorCookie: rest.ss_cvr });
    expect((await test.db.select().from(censusEvents))[0]?.data).toEqual({ formId: 'contact' });
    const [row] = await test.db.select().from(censusHits);
    expect(row).toMatchObject({ visitorId: null, visitorCookie: null, pagePath: '/contact' });
    expect(Object.keys(row!.data).sort()).toEqual([
      'formId',
      'id',
      'pagePath',
      'referrer',
      'title',
      'website_locale',
    ]);
  });

  it('[TRK-6, MOD-9, A-124, A-134, A-123] notes the record type of an item’s page and the variant of a page', async () => {
    const pages = testSite.pages.map((page) =>
      page.slug === 'contact' ? { ...page, variantId: 'short form' } : page,
    );
    const { browser, db, services } = await createTestApp(get(), { site: { ...testSite, pages } });
    await seedCollections(db, testSite.id, [
      { id: 'journal', slug: 'journal', title: 'Journal', kind: 'blog', items: [] },
      { id: 'dates', slug: 'dates', title: 'Dates', kind: 'events', items: [] },
    ]);
    services.site.forget();
    const page = (pagePath: string, collectionId: string, itemId?: string) => ({
      event: 'View',
      data: { id: pagePath, pagePath, collectionId, itemId },
    });
    for (const payload of [
      page('/contact', 'contact'),
      page('/journal', 'journal'),
      page('/journal/kiln', 'journal', 'post-1'),
      page('/dates/supper', 'dates', 'date-1'),
      page('/shop/mug', 'shop', 'mug'),
    ])
      await browser().call('recordHit', payload);
    const rows = await db.select().from(censusHits).orderBy(asc(censusHits.id));
    expect(rows.map(({ data }) => [data['variantId'], data['recordType']])).toEqual([
      ['short form', undefined],
      [undefined, undefined],
      [undefined, 'text'],
      [undefined, 'event'],
      [undefined, undefined],
    ]);
  });

  it('[TRK-6, A-127] notes the only form of a page with its hits', async () => {
    const { browser, db } = await createTestApp(get());
    await browser().call('recordHit', hit('form'));
    await browser().call('recordHit', { event: 'View', data: { id: 'home', pagePath: '/' } });
    const rows = await db.select().from(censusHits).orderBy(asc(censusHits.id));
    expect(rows.map(({ data }) => data['formId'])).toEqual(['contact', undefined]);
  });

  it('[TRK-6] [MOD-9] names what the page of an item shows', async () => {
    const page = (slug: string, ...types: number[]) => ({
      id: slug,
      slug,
      title: slug,
      item: { id: slug, title: slug },
      sections: [{ id: 's', blocks: types.map((type, index) => ({ id: `b${index}`, type })) }],
    });
    const { audio, gallery, html, image, video } = blockType;
    const pages = [
      page('sound', html, audio),
      page('picture', image, gallery),
      page('film', video),
      page('work', image, video),
      page('words', html),
    ];
    const { browser, db } = await createTestApp(get(), { site: { ...testSite, pages } });
    for (const { slug } of pages)
      await browser().call('recordHit', {
        event: 'View',
        data: { id: slug, pagePath: `/${slug}` },
      });
    const rows = await db.select().from(censusHits).orderBy(asc(censusHits.id));
    expect(rows.map(({ data }) => data['recordType'])).toEqual([
      'audio',
      'image',
      'video',
      'portfolio-item',
      undefined,
    ]);
  });

  it('[SRV-2h] counts a hit once that is sent twice, and all of a hundred at once', async () => {
    const { browser, db } = await createTestApp(get());
    const ids = Array.from({ length: 100 }, (_, index) => `hit-${index % 90}`);
    const answers = await Promise.all(ids.map((id) => browser().call('recordHit', hit(id))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await browser().call('recordHit', hit('hit-0'));
    expect(await db.select().from(censusHits)).toHaveLength(90);
  });

  it('[SRV-2h] takes a hit of a visitor that it cannot read, without a visitor', async () => {
    const { browser, db } = await createTestApp(get());
    await browser().call('recordHit', { event: 'View', data: {}, ss_cvr: 'a|b' });
    const [row] = await db.select().from(censusHits);
    expect(row).toMatchObject({ visitorId: null, visitCount: null });
    expect(row?.hitId).toHaveLength(22);
  });

  it('[SRV-2h] does not count a visitor who has declined, whatever the page does', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    visitor.cookies.set('ss_cookieAllowed', 'false');
    expect((await visitor.call('recordHit', hit('a'))).status).toBe(200);
    expect((await visitor.call('recordFormRender', { formId: 'f' })).status).toBe(200);
    expect(await db.select().from(censusHits)).toHaveLength(0);
    expect(await db.select().from(censusEvents)).toHaveLength(0);
  });

  it('[SRV-210] counts visitors who agreed to statistics, and none who agreed to others or whose answer cannot be read', async () => {
    const { browser, db } = await createTestApp(get());
    for (const [id, categories] of [
      ['a', 'marketing'],
      ['b', 'preferences.statistics'],
      ['c', 'broken'],
    ] as const) {
      const visitor = browser();
      visitor.cookies.set('ss_cookieAllowed', 'true').set('pl_consentCategories', categories);
      expect((await visitor.call('recordHit', hit(id))).status).toBe(200);
    }
    expect((await db.select().from(censusHits)).map(({ hitId }) => hitId)).toEqual(['b']);
  });

  it('[SRV-2h] records what happened to buttons, forms, overlays and products', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    const button = { id: 'b1', buttonText: 'Book', newWindow: false, context: 1 };
    await visitor.call('recordButtonClick', button);
    await visitor.call('recordButtonRender', { ...button, context: 2 });
    await visitor.call('recordFormRender', { formId: 'contact', visitorCookie: 'v' });
    await visitor.call('recordOverlay', { event: 'close', version: 3 });
    await visitor.call('recordQuickView', { id: 'cup/1' });
    const rows = await db.select().from(censusEvents).orderBy(asc(censusEvents.id));
    expect(rows.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['button-click', 'b1'],
      ['button-render', 'b1'],
      ['form-render', 'contact'],
      ['overlay', 'close'],
      ['quick-view', 'cup/1'],
    ]);
    expect(rows[1]?.data).toEqual({ ...button, context: 2 });
  });

  it('[SRV-2h] records errors with their stack and page', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    const data = { app: 'site', message: 'x is not a function', stack: 'at y', url: '/contact' };
    const error = { event: 'error', data: { ...data, line: 3 }, timestamp: 1_700_000_000_000 };
    const answer = await visitor.call('recordJavascriptErrors', [error, error]);
    expect(answer.status).toBe(200);
    const rows = await db.select().from(javascriptErrors);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ ...data, data: { line: 3, timestamp: 1_700_000_000_000 } });
  });

  it('[SRV-2h] records trace entries and events of the older tracker', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    await visitor.call('recordTrace', {
      data: [
        { pageUrl: '/', type: 'mark', data: { at: 12 } },
        { pageUrl: '/', type: 'text', data: 'words' },
      ],
    });
    expect((await db.select().from(traceEntries)).map(({ type, data }) => [type, data])).toEqual([
      ['mark', { at: 12 }],
      ['text', 'words'],
    ]);
    expect((await visitor.call('recordEvent', { event: 'opened', data: { a: 1 } })).status).toBe(
      200,
    );
    expect(await db.select().from(trackingEvents)).toMatchObject([
      { sender: 'record-event', name: 'opened', data: { a: 1 } },
    ]);
  });

  it('[TRK-9] [TRK-13] keeps a trace under the visit of its visitor, and none of signed-in accounts', async () => {
    const test = await createTestApp(get());
    await test.addAccount(ida.email, ida.password, [10]);
    const visitor = test.browser();
    const noted = async (record: string | undefined) => {
      if (record === undefined) visitor.cookies.delete('ss_cvr');
      else visitor.cookies.set('ss_cvr', encodeURIComponent(record));
      const entry = { pageUrl: '/', type: 'mark', data: null };
      await visitor.call('recordTrace', { data: [entry, entry] });
      const rows = await test.db.select().from(traceEntries).orderBy(asc(traceEntries.id));
      const [one, other] = rows.slice(-2).map(({ traceId }) => traceId);
      expect(one).toBe(other);
      return one!;
    };
    const record = (count: number) =>
      `visitor-1|1700000000000|1700000000000|1700000000000|${count}`;
    expect(await noted(record(4))).toBe('visit-visitor-1-4');
    expect(await noted(record(5))).toBe('visit-visitor-1-5');
    const unknown = await noted(undefined);
    expect(unknown).toMatch(/^call-[\w-]{16}$/);
    expect(await noted(undefined)).not.toBe(unknown);
    expect(await noted('a|b')).toMatch(/^call-/);
    expect(await noted(record(4).replace('1', 'x'.repeat(500)))).toMatch(/^call-/);
    await signIn(visitor);
    expect(await noted(record(4))).toMatch(/^call-/);

    const cookieSettings = { ...testSite.cookieSettings, isVisitorDataRestricted: true };
    const restricted = await createTestApp(get(), { site: { ...testSite, cookieSettings } });
    const other = restricted.browser();
    other.cookies.set('ss_cvr', record(4));
    await other.call('recordTrace', { data: [{ pageUrl: '/', type: 'mark', data: null }] });
    expect((await restricted.db.select().from(traceEntries))[0]?.traceId).toMatch(/^call-/);
  });

  it('[SRV-2h] takes v1 events with 202 and landings from the query', async () => {
    const { browser, db } = await createTestApp(get());
    const event = {
      analyticsId: 'an-1',
      commonData: { url: '/' },
      customData: { plan: 'x' },
      customSchemaName: 'opened',
    };
    expect((await browser().call('sendAnalyticsEvent', event)).status).toBe(202);
    const landing = {
      landing: '/?source=a',
      refer: '',
      rk: 0.5,
      lang: 'de-AT',
      screen: '1280x800',
      campaign: 'spring',
    };
    expect((await browser().call('trackLanding', landing)).status).toBe(200);
    expect(await db.select().from(trackingEvents).orderBy(asc(trackingEvents.id))).toMatchObject([
      { sender: 'v1', name: 'opened', analyticsId: 'an-1', data: { customData: { plan: 'x' } } },
      { sender: 'landing', name: 'spring', data: { ...landing } },
    ]);
    expect((await browser().call('trackLanding', { ...landing, screen: 'wide' })).status).toBe(400);
  });

  it('[TRK-11] completes the common data of a v1 event with what the server knows', async () => {
    const test = await createTestApp(get());
    await test.addAccount(ida.email, ida.password, [10]);
    const [account] = await test.db.select().from(accounts);
    const visitor = test.browser();
    await signIn(visitor);
    const commonData = { url: 'https://studio.test/contact', memberAccountId: 'somebody-else' };
    const event = { analyticsId: 'an-1', commonData, customData: { a: 1 }, customSchemaName: 'b' };
    await visitor.call('sendAnalyticsEvent', event);
    const [row] = await test.db.select().from(trackingEvents);
    expect(row?.data['commonData']).toEqual({
      url: commonData.url,
      pagePath: '/contact',
      website_locale: 'en',
      memberAccountId: account!.id,
    });
  });

  it('[TRK-19] keeps nothing that opens an order or ends a subscription', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    const key = '0b6f1f1e-5c1d-4f0a-9d3e-6f6c0a5f2b11';
    const url = `https://studio.test/order-confirmed?order=${key}`;
    const referrer = `https://studio.test/letters/order?token=${key}.${key}`;
    const where = { pagePath: '/order-confirmed', queryString: `?order=${key}`, url, referrer };
    const stack = `Error\n    at ${url}:12:7`;
    const data = { message: `No ${url}`, stack, url, file: url };
    const custom = { customData: { from: referrer }, customSchemaName: 'opened' };
    const statuses = [
      await visitor.call('recordHit', { event: 'View', data: { id: 'a', ...where } }),
      await visitor.call('recordButtonClick', {
        id: 'b',
        buttonText: 'Order',
        newWindow: false,
        context: 1,
        clickthroughUrl: url,
      }),
      await visitor.call('recordJavascriptErrors', [{ event: 'error', data, timestamp: 1 }]),
      await visitor.call('recordTrace', { data: [{ pageUrl: url, type: 'a', data: [{ url }] }] }),
      await visitor.call('recordEvent', { event: 'opened', data: { url } }),
      await visitor.call('sendAnalyticsEvent', { analyticsId: 'a', commonData: where, ...custom }),
      await visitor.call('trackLanding', {
        landing: url,
        refer: referrer,
        rk: 1,
        lang: 'de',
        screen: '1280x800',
      }),
      await visitor.call(
        'sendPerformanceRecords',
        JSON.stringify({ pageLoadId: 'p', records: [{ id: 'mark', name: url, value: 1 }] }),
      ),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 202, 200, 200]);
    const tables = [censusHits, censusEvents, javascriptErrors, traceEntries, trackingEvents];
    for (const table of [...tables, performanceRecords]) {
      const text = JSON.stringify(await db.select().from(table));
      expect(text).toContain('/order-confirmed?order=…');
      expect(text).not.toContain(key);
    }
    const [hit] = await db.select().from(censusHits);
    expect(hit?.referrer).toBe('https://studio.test/letters/order?token=…');
    const [error] = await db.select().from(javascriptErrors);
    expect(error?.stack).toBe('Error\n    at https://studio.test/order-confirmed?order=…:12:7');
  });

  it('[TRK-17a] keeps no event, trace, landing, error or speed of a visitor who has declined', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    visitor.cookies.set('ss_cookieAllowed', 'false');
    const custom = { customData: { a: 1 }, customSchemaName: 'opened' };
    const landing = { landing: '/', refer: '', rk: 1, lang: 'de', screen: '1280x800' };
    const trace = { data: [{ pageUrl: '/', type: 'mouse', data: [] }] };
    const statuses = [
      await visitor.call('sendAnalyticsEvent', { analyticsId: 'a', commonData: {}, ...custom }),
      await visitor.call('recordEvent', { event: 'opened', data: { a: 1 } }),
      await visitor.call('trackLanding', landing),
      await visitor.call('recordTrace', trace),
      await visitor.call('recordJavascriptErrors', [{ event: 'error', data: {}, timestamp: 1 }]),
      await visitor.call('sendPerformanceRecords', '{"pageLoadId":null,"records":[]}'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([202, 200, 200, 200, 200, 200]);
    expect(await db.select().from(trackingEvents)).toEqual([]);
    expect(await db.select().from(traceEntries)).toEqual([]);
    expect(await db.select().from(javascriptErrors)).toEqual([]);
    expect(await db.select().from(performanceRecords)).toEqual([]);
  });

  it('[SRV-2h] gives every page load an id and takes its records as text', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    const { body } = await visitor.call('performanceSettings');
    const pageLoadId = String(body['pageLoadId']);
    expect(pageLoadId).toMatch(/^[0-9a-f]{32}$/);
    const record = { pageLoadId, name: 'LCP', value: 1200.5 };
    const send = (text: string) => visitor.call('sendPerformanceRecords', text);
    await send(JSON.stringify([record]));
    await send(JSON.stringify(record));
    await send(`${JSON.stringify(record)}\n${JSON.stringify(record)}\n`);
    const rows = await db.select().from(performanceRecords);
    expect(rows).toHaveLength(4);
    expect(rows.every((row) => row.pageLoadId === pageLoadId)).toBe(true);
    expect(rows[0]?.data).toEqual(record);
    for (const text of ['', 'words', '[1]', '[]', '{"half":\n{}']) {
      expect([text, (await send(text)).status]).toEqual([text, 400]);
    }
  });

  it('[API-20] loses no good entry to a bad one, and names the bad ones', async () => {
    const { browser, db } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    const error = (data: object) => ({ event: 'error', data, timestamp: 1 });
    const advertised = `https://ads.test/?click=${'a'.repeat(2000)}`;
    const errors = [error({ message: 'real' }), error({ message: 'ad', file: advertised })];
    const answers = [
      await visitor.call('recordJavascriptErrors', errors),
      await visitor.call('recordTrace', {
        data: [
          { pageUrl: advertised, type: 'a' },
          { pageUrl: '/', type: 'b', data: null },
        ],
      }),
      await visitor.call('sendPerformanceRecords', '{"name":"LCP","value":1}\nhalf {\n'),
    ];
    expect(answers).toMatchObject([
      {
        status: 200,
        body: { refused: [{ at: 1, error: expect.stringContaining('data.file') as string }] },
      },
      { status: 200, body: { refused: [{ at: 0 }] } },
      { status: 200, body: { refused: [{ at: 1 }] } },
    ]);
    expect((await db.select().from(javascriptErrors)).map(({ message }) => message)).toEqual([
      'real',
    ]);
    expect((await db.select().from(traceEntries)).map(({ type }) => type)).toEqual(['b']);
    expect(await db.select().from(performanceRecords)).toHaveLength(1);
  });

  const kilobytes = (count: number) => ({ perHour: count * 1000, perDay: count * 3000 });

  /** Sends reports of ten kilobytes from an address. */
  async function createFlood(reportLimits: Partial<ReportLimits>) {
    const { app, browser, db, time } = await createTestApp(get(), {
      trustProxy: true,
      reportLimits,
    });
    /** @returns the reports that were taken, until one is refused */
    async function flood(address: string) {
      const data = { message: 'a'.repeat(5000), stack: 'b'.repeat(5000) };
      const headers = { 'x-forwarded-for': address };
      const visitor = browser();
      await visitor.get('/');
      for (let count = 0; count < 100; count++) {
        const errors = [{ event: 'error', data, timestamp: count }];
        const { status, headers: answered } = await visitor.call('recordJavascriptErrors', errors, {
          headers,
        });
        if (status === 200) continue;
        expect(status).toBe(429);
        expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
        return count;
      }
      return Infinity;
    }
    return { app, flood, db, time };
  }

  it('[SRV-13a] stores of one address, one network and all no more than their bytes', async () => {
    const { flood, db, time } = await createFlood({
      address: kilobytes(50),
      network: kilobytes(100),
      all: kilobytes(200),
      reserve: kilobytes(0),
      reserveOfNetwork: kilobytes(0),
    });
    expect(await flood('203.0.113.1')).toBe(4);
    expect(await flood('203.0.113.2')).toBe(4);
    // Its network has used up its limit.
    expect(await flood('203.0.113.3')).toBeLessThan(2);
    expect(await flood('198.51.100.1')).toBe(4);
    expect(await flood('2001:db8::1')).toBeLessThan(6);
    expect(await flood('192.0.2.1')).toBeLessThan(2);
    const [stored] = await db
      .select({ bytes: sql<number>`sum(length(data::text))::int` })
      .from(javascriptErrors);
    expect(stored!.bytes).toBeLessThan(200_000);
    time.now += 3_600_000;
    expect(await flood('203.0.113.3')).toBe(4);
  });

  it('[SRV-13c] reads no body of an address that has used up its bytes or its calls', async () => {
    const few = { ...kilobytes(50), perDay: 50_000 };
    const limits = { address: few, network: few, all: few, reserve: few, reserveOfNetwork: few };
    const { app, flood, time } = await createFlood(limits);
    const body = JSON.stringify({ formId: 'contact', visitorCookie: 'a'.repeat(100) });
    /** @returns the status, and whether the body was read */
    async function send(address: string, length: number) {
      let isRead = false;
      const stream = new ReadableStream(
        {
          pull(controller) {
            isRead = true;
            controller.enqueue(Buffer.from(body));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const { status } = await app.request(`${testOrigin}/api/census/form-render`, {
        method: 'POST',
        body: stream,
        duplex: 'half',
        headers: { 'x-forwarded-for': address, 'content-length': `${length}` },
      } as RequestInit);
      return { status, isRead };
    }
    expect(await send('203.0.113.1', body.length)).toEqual({ status: 200, isRead: true });
    await flood('203.0.113.1');
    expect(await send('203.0.113.1', 60_000)).toEqual({ status: 429, isRead: false });
    // A report without a body is counted as well.
    time.now += 25 * 3_600_000;
    const wrong = () =>
      app.request(`${testOrigin}/api/census/button-click`, {
        method: 'POST',
        body: 'no JSON',
        headers: { 'x-forwarded-for': '203.0.113.1' },
      });
    for (let count = 0; count < 600; count += 1) expect((await wrong()).status).toBe(400);
    expect((await wrong()).status).toBe(429);
  });

  it('[SRV-13b] takes reports of those who sent little after ten networks have used up the limit of all', async () => {
    const { flood, db } = await createFlood({
      address: kilobytes(50),
      network: kilobytes(50),
      all: kilobytes(200),
      reserve: kilobytes(400),
      reserveOfNetwork: kilobytes(25),
    });
    for (let network = 0; network < 10; network++) await flood(`198.51.${network}.1`);
    // Neither the same networks nor a longer flood get more out of the reserve.
    for (let network = 0; network < 10; network++)
      expect(await flood(`198.51.${network}.2`)).toBe(0);
    expect(await flood('203.0.113.1')).toBe(2);
    expect(await flood('2001:db8::1')).toBe(2);
    const [stored] = await db
      .select({ bytes: sql<number>`sum(length(data::text))::int` })
      .from(javascriptErrors);
    expect(stored!.bytes).toBeLessThan(600_000);
  });

  it('[SRV-2s] cuts off what is nested too deeply instead of failing', async () => {
    const { browser, db } = await createTestApp(get());
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const answer = await browser().call('recordHit', {
      event: 'View',
      data: `{"id":"deep","title":"kept","deep":${deep}}`,
    });
    expect(answer.status).toBe(200);
    expect((await db.select().from(censusHits))[0]?.data).toMatchObject({ title: 'kept' });
  });
});

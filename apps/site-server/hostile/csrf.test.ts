import { calls, type CallName } from '@plinth/site-api/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { siteForms } from '../src/config/siteForms/siteForms';
import { formSubmissions } from '../src/database/schema/index';
import { confirmAddress } from '../src/newsletter/confirmAddress';
import { unsubscribeAddress } from '../src/newsletter/unsubscribeAddress';
import { testOrigin, type TestBrowser } from '../testing/createBrowser';
import type { TestApp } from '../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../testing/databases';
import { openShop } from '../testing/openShop';

/** Only counts what any client may report: it acts for no visitor. */
const openToAll = new Set<CallName>([
  ...(['recordHit', 'recordButtonClick', 'recordButtonRender', 'recordFormRender'] as const),
  ...(['recordOverlay', 'recordQuickView', 'recordTrace', 'sendAnalyticsEvent'] as const),
  'sendPerformanceRecords',
]);

const subscriptionId = '00000000-0000-4000-8000-000000000001';
const evil = 'https://evil.example';
/** Headers by which a browser marks a request that a page of another site sends in a visitor's name. */
const foreign: Record<string, string>[] = [
  { origin: evil, 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: `${testOrigin}.evil.example` },
  { origin: testOrigin.replace('http:', 'https:') },
  { origin: testOrigin, 'sec-fetch-site': 'cross-site' },
];

const address = { name: 'Ada', street: 'a', city: 'b', postalCode: 'c', country: 'DE' };
const page = { slug: 'planted', title: 'Planted', sections: [{ id: 's', blocks: [] }] };
const json = 'application/json';
const lockPassword = 'slip and grog';

/** Every request that changes something, as it would succeed from a page of ours. */
function changes(crumb: string, key: string): Record<string, { type?: string; body: string }> {
  const form = (fields: Record<string, string>) => ({
    body: new URLSearchParams({ crumb, key, ...fields }).toString(),
  });
  const call = (payload: unknown) => ({ type: json, body: JSON.stringify(payload) });
  const mug = { itemId: 'product-mug', sku: 'MUG-OAT' };
  return {
    'POST /form/:formId': form({ email: 'a@b.test', message: 'x', 'name-0': 'a', 'name-1': 'b' }),
    'POST /form/:formId/files/:fieldId': {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-%%EOF\r\n--x--\r\n',
    },
    'POST /session/login': form({ email: 'ida@example.test', password: 'clay' }),
    'POST /session/logout': form({}),
    // The button of the page. One click of a mail program (RFC 8058) has no crumb: there the token is the right to leave.
    'POST /mail/unsubscribe': form({ change: 'leave' }),
    'POST /mail/confirm': form({ change: 'confirm' }),
    'POST /letters/unsubscribe': form({ change: 'leave' }),
    'POST /letters/confirm': form({ change: 'confirm' }),
    'POST /unlock': form({ password: lockPassword, returnTo: '/studio/visit' }),
    'POST /consent': form({ decision: 'accept', returnTo: '/' }),
    'POST /commerce/cart/add': form({ ...mug, quantity: '1' }),
    'POST /commerce/subscribe': form({ itemId: 'product-tea', quantity: '1' }),
    'POST /commerce/cart/line': form({ lineId: 'x', remove: '' }),
    'POST /commerce/cart/coupon': form({ code: 'WELCOME' }),
    'POST /commerce/checkout': form({
      step: 'place',
      email: 'a@b.test',
      ...address,
      shownTotal: '1',
    }),
    'POST /commerce/review': form({ 'fields.rating-0': '5 stars' }),
    'POST /checkout/subscribe': form({ step: 'place' }),
    'POST /checkout/donate': form({ step: 'place', email: 'a@b.test', name: 'x', amount: '5' }),
    'POST /checkout/giftcard': form({ step: 'place', email: 'a@b.test', name: 'x' }),
    'POST /config/forgotten': form({ email: 'ida@example.test' }),
    'POST /config/claim': form({
      title: 'Planted',
      email: 'planted@evil.test',
      password: 'planted password',
    }),
    'POST /config/rich-text': form({ html: '<p>planted</p>' }),
    'POST /config/begin': form({ shown: 'true' }),
    'POST /config/login': form({ email: 'ida@example.test', password: 'clay' }),
    'POST /config/logout': form({}),
    'POST /config/password': form({ password: 'planted password' }),
    'POST /config/account/password': form({ current: 'clay', password: 'planted password' }),
    'POST /config/account/end': form({ session: 'x' }),
    'POST /config/account/end-others': form({}),
    'POST /session/join': form({ name: 'Planted', email: 'planted@evil.test' }),
    'POST /session/join/confirm': form({ password: 'planted password' }),
    'POST /session/forgotten': form({ email: 'ida@example.test' }),
    'POST /session/password': form({ password: 'planted password' }),
    'POST /session/account/name': form({ name: 'Planted' }),
    'POST /session/account/email': form({ email: 'planted@evil.test' }),
    'POST /session/account/password': form({ current: 'clay', password: 'planted password' }),
    'POST /session/account/end': form({ session: 'x' }),
    'POST /session/account/end-others': form({}),
    'POST /session/account/end-plan': form({ order: '' }),
    'POST /session/account/export': form({}),
    'POST /session/account/delete': form({ current: 'clay' }),
    'POST /config/people': form({ email: 'planted@evil.test', displayName: 'Planted', role: '1' }),
    'POST /config/people/export': form({ email: 'ida@example.test' }),
    'POST /config/people/erase': form({ email: 'ida@example.test' }),
    'POST /config/people/:id/invite': form({}),
    'POST /config/people/:id/link': form({}),
    'POST /config/people/:id/delete': form({}),
    'POST /config/new-page': form({ slug: 'planted', title: 'x', source: '{"sections":[]}' }),
    'POST /config/pages/:id': form({ slug: '', title: 'Planted', source: '{"sections":[]}' }),
    'POST /config/pages/:id/password': form({ password: 'planted password' }),
    'POST /config/pages/:id/restore': form({ number: '1' }),
    'POST /config/pages/:id/delete': form({ base: '' }),
    'POST /config/pages/:id/version': form({ language: 'de' }),
    'POST /config/languages': form({ own: 'de' }),
    'POST /config/languages/add': form({ code: 'fr' }),
    'POST /config/languages/:code': form({ original: 'Contact', text: 'Planted' }),
    'POST /config/languages/:code/shown': form({ shown: 'true' }),
    'POST /config/languages/:code/delete': form({}),
    'POST /config/new-page/form': form({
      source: JSON.stringify({ ...page, id: 'planted' }),
      base: 'new',
    }),
    'POST /config/pages/:id/form': form({ source: JSON.stringify({ ...page, id: 'home' }) }),
    'POST /config/pages/:id/draft/delete': form({}),
    'POST /config/pages/:id/blocks/:block': form({ 'settings.html': '<p>planted</p>' }),
    'POST /config/pages/:id/blocks/:block/form': form({ formName: 'planted' }),
    'POST /config/redirects': form({ from: '/planted', to: '/contact', kind: '301' }),
    'POST /config/redirects/restore': form({ number: '1' }),
    'POST /config/cookies': form({ cookieBannerText: 'planted' }),
    'POST /config/cookies/restore': form({ number: '1' }),
    'POST /config/settings': form({ isMouseTracked: 'true' }),
    'POST /config/settings/password': form({ password: 'planted password' }),
    ...Object.fromEntries(
      siteForms.flatMap(({ name }) => [
        [`POST /config/settings/${name}`, form({ 'settings.title': 'Planted' })],
        [`POST /config/settings/${name}/restore`, form({ number: '1' })],
      ]),
    ),
    'POST /config/settings/restore': form({ number: '1' }),
    'POST /config/settings/captcha': form({ provider: '' }),
    'POST /config/settings/payments': form({ publishableKey: 'pk_test_planted' }),
    'POST /config/settings/payments/leave': form({}),
    'POST /config/settings/sender': form({ do: 'again' }),
    'POST /config/submissions/lists': form({ name: 'planted' }),
    'POST /config/submissions/lists/:id/rename': form({ name: 'planted' }),
    'POST /config/submissions/lists/:id/delete': form({}),
    'POST /config/submissions/:id/delete': form({}),
    'POST /config/orders/:number/review': form({}),
    'POST /config/orders/:number/sent': form({}),
    'POST /config/orders/:number/note': form({ note: 'planted' }),
    'POST /config/orders/:number/refund': form({ amount: '5' }),
    'POST /config/orders/:number/cancel': form({}),
    'POST /config/orders/:number/restock': form({}),
    'POST /config/orders/:number/end': form({}),
    // A provider has no session; its signature authorises it.
    'POST /commerce/payment/events': call({ type: 'payment_intent.succeeded', data: {} }),
    'POST /config/mail/:id/again': form({}),
    'POST /config/tags': form({ of: 'tags', name: 'x', action: 'delete' }),
    'POST /config/new-collection': form({ title: 'Planted', slug: 'planted', kind: 'blog' }),
    'POST /config/collections/:id/settings': form({ title: 'Planted' }),
    'POST /config/collections/:id/order': form({ up: 'x' }),
    'POST /config/collections/:id/new': form({ title: 'Planted' }),
    'POST /config/collections/:id/items/:item': form({ title: 'Planted' }),
    'POST /config/collections/:id/items/:item/restore': form({ number: '1' }),
    'POST /config/collections/:id/items/:item/copy': form({}),
    'POST /config/collections/:id/items/:item/version': form({ language: 'de' }),
    'POST /config/collections/:id/items/:item/delete': form({}),
    'POST /config/collections/:id/items/:item/bring-back': form({}),
    'POST /config/collections/:id/items/:item/bin/delete': form({}),
    'POST /config/files': {
      type: 'multipart/form-data; boundary=end',
      body: [
        `--end\r\ncontent-disposition: form-data; name="crumb"\r\n\r\n${crumb}\r\n`,
        '--end\r\ncontent-disposition: form-data; name="files"; filename="planted.txt"\r\n',
        'content-type: text/plain\r\n\r\nplanted\r\n--end--\r\n',
      ].join(''),
    },
    'POST /config/files/:id/rename': form({ name: 'planted.txt' }),
    'POST /config/files/:id/delete': form({}),
    'POST /config/shop/terms': form({ currencyCode: 'JPY' }),
    'POST /config/shop/terms/restore': form({ number: '1' }),
    'POST /config/shop/coupons': form({ code: 'PLANTED', kind: 'percent', value: '99' }),
    'POST /config/shop/coupons/restore': form({ number: '1' }),
    'POST /config/products/files': {
      type: 'multipart/form-data; boundary=end',
      body: [
        `--end\r\ncontent-disposition: form-data; name="crumb"\r\n\r\n${crumb}\r\n`,
        '--end\r\ncontent-disposition: form-data; name="upload"; filename="planted.txt"\r\n',
        'content-type: text/plain\r\n\r\nplanted\r\n--end--\r\n',
      ].join(''),
    },
    'POST /config/products/new': form({ title: 'Planted', kind: 'physical' }),
    'POST /config/products/:id': form({ title: 'Planted' }),
    'POST /config/products/:id/restore': form({ number: '1' }),
    'POST /config/products/:id/delete': form({}),
    'POST /config/reviews/:id/decide': form({ state: 'published' }),
    'POST /config/reviews/:id/delete': form({}),
    'POST /config/errors/:print/delete': form({}),
    'POST /config/traces/:id/delete': form({}),
    'POST /api/pages': call(page),
    'POST /api/form/FormSubmissionKey': call({}),
    'POST /api/form/SaveFormSubmission': call({
      key,
      formId: 'contact',
      form: '{"email":"a@b.c"}',
    }),
    'POST /api/auth/Logout': call({}),
    'POST /api/site-users/account/session': call({ email: 'ida@example.test', password: 'clay' }),
    'DELETE /api/site-users/account/session': call({}),
    'POST /api/commerce/cart/lines': call({ key, ...mug, quantity: 1 }),
    'PUT /api/commerce/cart/lines': call({ key, lineId: 'x', quantity: 2 }),
    'DELETE /api/commerce/cart/lines': { body: '' },
    'POST /api/commerce/cart/coupons': call({ key, code: 'WELCOME' }),
    'DELETE /api/commerce/cart/coupons': { body: '' },
    'PUT /api/commerce/cart/shipping': call({ key, shippingOptionId: 'post' }),
    'POST /api/commerce/orders': call({
      key,
      email: 'a@b.test',
      address,
      paymentToken: 'test-card',
      shownTotal: 3400,
    }),
    'PUT /api/multilingual/languages': call({ languages: [{ code: 'de' }] }),
    'PUT /api/site-header-footer': call({ header: {}, footer: {} }),
    'POST /api/widget/GetWidgetRendering': form({ widgetJSON: '{"type":2,"id":"x"}' }),
    'POST /api/events/RecordJavascriptErrors': call([{ event: 'x', data: {}, timestamp: 1 }]),
    'POST /api/events/RecordEvent': form({ event: 'x', data: '{}' }),
  };
}

/** Forms of the owner's area that only show their input. */
const showsOnly = /\/(?:preview|check)$/;

const openRoutes = [...openToAll].map((name) => routeOf(name));
function routeOf(name: CallName): string {
  const { method, path } = calls[name];
  return `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

async function everyRow({ db }: TestApp): Promise<string> {
  const tables = ['sites', 'pages', 'header_footer', 'multilingual_settings', 'form_submissions'];
  tables.push(
    'locks',
    'carts',
    'cart_lines',
    'cart_changes',
    'orders',
    'gift_cards',
    'coupon_uses',
  );
  tables.push(
    'sessions',
    'accounts',
    'javascript_errors',
    'trace_entries',
    'tracking_events',
    'revisions',
    'product_reviews',
    'collections',
    'collection_items',
    'former_addresses',
    'products',
    'product_variants',
    'shops',
    'order_entries',
    'payments',
    'stored_files',
    'sold_files',
    'form_files',
    'mails',
    'mailing_lists',
    'server_secrets',
    'page_drafts',
  );
  const rows: unknown[] = [];
  for (const table of tables) {
    const found: unknown = await db.execute(sql.raw(`select * from ${table} order by 1, 2`));
    rows.push((found as { rows: unknown[] }).rows);
  }
  return JSON.stringify(rows);
}

async function openVictim(get: Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0]) {
  const test = await openShop(get());
  await test.addAccount('ida@example.test', 'clay', [1]);
  await test.lock(lockPassword, 'studio/visit');
  await test.db.insert(formSubmissions).values({
    id: subscriptionId,
    siteId: 'site-test',
    submissionKey: 's',
    contentDigest: '',
    formId: 'letter',
    formName: 'Letter',
    values: { email: 'a@b.test' },
    pageContext: {},
    channel: 'page',
    receivedAt: new Date(test.time.now),
    isSubscription: true,
    needsConfirmation: true,
  });
  const victim = await test.enter();
  await victim.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
  await victim.call('addCartLine', {
    key: 'first',
    itemId: 'product-mug',
    sku: 'MUG-OAT',
    quantity: 1,
  });
  const routes = new Set(
    test.app.routes
      .filter(({ method }) => /^(?:POST|PUT|DELETE|PATCH)$/.test(method))
      .map(({ method, path }) => `${method} ${path}`),
  );
  return { test, victim, routes };
}

function send(
  test: TestApp,
  { cookies }: TestBrowser,
  { route, crumb, headers }: { route: string; crumb: string; headers: Record<string, string> },
): Promise<Response> {
  const key = test.services.submissionKeys.issue();
  test.time.now += 3000;
  const [method, pattern] = route.split(' ') as [string, string];
  const { type = 'application/x-www-form-urlencoded', body } = changes(crumb, key)[route]!;
  const path = pattern
    .replace(':formId', 'contact')
    .replace(':fieldId', 'cv')
    .replace(':block', 'welcome')
    .replace(/:(?:id|print)/, 'home');
  const { signer } = test.services;
  const link = /\/(?:mail|letters)\/confirm$/.test(route)
    ? confirmAddress(signer, subscriptionId, test.time.now)
    : unsubscribeAddress(signer, subscriptionId);
  const token = link.split('token=')[1]!;
  const query = new URLSearchParams({ crumb, key: 'k', lineId: 'x', code: 'x', token });
  return Promise.resolve(
    test.app.request(`${testOrigin}${path}?${query}`, {
      method,
      body: body || null,
      headers: {
        'content-type': type,
        'x-csrf-token': crumb,
        ...headers,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    }),
  );
}

describeOnEmbeddedDatabase('requests of another site', (get) => {
  it('[API-2] [SRV-2c] every route that changes something is known to this test', async () => {
    const { routes } = await openVictim(get);
    const unknown = [...routes].filter(
      (route) =>
        !(route in changes('', '')) && !openRoutes.includes(route) && !showsOnly.test(route),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(changes('', '')).filter((route) => !routes.has(route))).toEqual([]);
  });

  it('[API-2] [SRV-2c] most would be done if they came from a page of ours', async () => {
    const { test, victim } = await openVictim(get);
    const crumb = victim.cookies.get('crumb')!;
    const before = await everyRow(test);
    expect(before).toContain('ida@example.test');
    const done: string[] = [];
    for (const route of Object.keys(changes('', ''))) {
      if (/logout|account\/session|login/i.test(route)) continue;
      const { status } = await send(test, victim, {
        route,
        crumb,
        headers: { origin: testOrigin },
      });
      if (status < 400) done.push(route);
    }
    // The others name things that this site does not have, and are refused for that.
    expect(done.length).toBeGreaterThan(15);
    expect(await everyRow(test)).not.toBe(before);
  });

  it('[API-2] [SRV-2c] none changes anything, with all cookies of the visitor and even a crumb that leaked', async () => {
    const { test, victim } = await openVictim(get);
    const crumb = victim.cookies.get('crumb')!;
    const before = await everyRow(test);
    const taken: string[] = [];
    for (const route of Object.keys(changes('', ''))) {
      for (const headers of foreign) {
        const answer = await send(test, victim, { route, crumb, headers });
        const [status, changed] = [answer.status, answer.headers.getSetCookie()];
        // A new crumb is all that it may set.
        const others = changed.filter((line) => !line.startsWith('crumb='));
        if (status < 300 && route !== 'POST /consent') taken.push(`${route} ${status}`);
        if (others.length > 0) taken.push(`${route} ${others.join()}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await everyRow(test)).toBe(before);
  });

  it('[API-2] [SRV-2c] nothing that carries a crumb is done without the right one', async () => {
    const { test, victim } = await openVictim(get);
    const before = await everyRow(test);
    const stranger = test.browser();
    await stranger.get('/');
    const withoutCrumb = ['POST /form/:formId', 'POST /consent', /^POST \/(commerce|checkout)\//];
    const taken: string[] = [];
    for (const route of Object.keys(changes('', ''))) {
      if (withoutCrumb.some((one) => (typeof one === 'string' ? one === route : one.test(route))))
        continue;
      for (const crumb of ['', 'x', stranger.cookies.get('crumb')!]) {
        const { status } = await send(test, victim, {
          route,
          crumb,
          headers: { origin: testOrigin },
        });
        if (status < 300) taken.push(`${route} ${status}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await everyRow(test)).toBe(before);
  });

  it('[SRV-2c] every cookie stays out of other sites’ requests', async () => {
    const { test, victim } = await openVictim(get);
    const answers = [
      await victim.get('/'),
      await test.browser().get('/'),
      await test.browser().postForm('/consent', { decision: 'accept' }),
      await test
        .browser()
        .postForm('/commerce/cart/add', { itemId: 'product-mug', sku: 'MUG-OAT', key: 'z' }),
    ];
    const { headers } = await victim.call('memberLogin', {
      email: 'ida@example.test',
      password: 'clay',
    });
    const lines = [...answers.map((answer) => answer.headers), headers].flatMap((one) =>
      one.getSetCookie(),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/; SameSite=(?:Lax|Strict)/i.test(line))).toEqual([]);
  });
});

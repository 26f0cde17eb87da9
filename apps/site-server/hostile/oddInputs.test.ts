import { calls, type CallName } from '@plinth/site-api/contract';
import type { SiteDefinition } from '@plinth/site-renderer';
import { expect, it } from 'vitest';
import { sampleCollections, sampleSite } from '@plinth/marlow-clay';
import { seedCollections } from '../src/collections/seedCollections';
import { testOrigin, type TestBrowser } from '../testing/createBrowser';
import type { TestApp } from '../testing/createTestApp';
import { describeOnEachDatabase } from '../testing/databases';
import { openShop } from '../testing/openShop';

/** Texts that a database, a regular expression, an address or a prototype chokes on. */
const oddTexts = ['a\u0000b\ud800', '__proto__'.repeat(600)];
const oddValues = [null, 1e308, {}];

/** The payload of each call. */
const payloads: Partial<Record<CallName, unknown>> = {
  recordHit: { event: 'View', data: { id: 'x', pagePath: '/' }, ss_cvr: 'a|1|2|3|4' },
  recordButtonClick: { id: 'b', buttonText: 'x', context: 1 },
  recordFormRender: { formId: 'x' },
  recordOverlay: { event: 'x', version: 1 },
  recordQuickView: { id: 'x' },
  addCartLine: { key: 'k', itemId: 'product-mug', sku: 'MUG-OAT', quantity: 1 },
  updateCartLine: { key: 'k2', lineId: 'x', quantity: 1 },
  removeCartLine: { key: 'k3', lineId: 'x' },
  applyCoupon: { key: 'k4', code: 'x' },
  removeCoupon: { key: 'k5', code: 'x' },
  selectShipping: { key: 'k6', shippingOptionId: 'x' },
  placeOrder: {
    key: 'k7',
    email: 'a@b.test',
    paymentToken: 'test-card',
    shownTotal: 1,
    address: { name: 'a', street: 'b', city: 'c', postalCode: 'd', country: 'DE' },
  },
  recordJavascriptErrors: [{ event: 'x', data: { message: 'x', stack: 'y' }, timestamp: 1 }],
  recordTrace: { data: [{ pageUrl: 'x', type: 'y', data: {} }] },
  recordEvent: { event: 'x', data: { a: 'b' } },
  sendAnalyticsEvent: {
    analyticsId: 'x',
    commonData: { a: 'b' },
    customData: {},
    customSchemaName: 'x',
  },
  trackLanding: { landing: 'x', refer: 'y', rk: '1', lang: 'en', screen: '1x1' },
  sendPerformanceRecords: '{"pageLoadId":"x"}',
  saveFormSubmission: { key: 'x', formId: 'contact', form: '{"email":"a@b.test"}', pageTitle: 'x' },
  memberLogout: { cloneCart: 'true' },
  widgetRendering: { widgetJSON: { type: '2', id: 'x', value: { html: 'x' } } },
  placesAutocomplete: { input: 'x', language: 'en', country: 'DE' },
  placeDetails: { placeId: 'x', productPage: 'x', productSection: 'x' },
  saveLanguages: { languages: [{ code: 'de', name: 'x' }] },
  saveSiteHeaderFooter: { header: { navigation: [] }, footer: {} },
};

/** The payload with one part after the other replaced by something odd. */
function* spoil(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* oddTexts;
  if (typeof value !== 'object' || value === null) return yield* oddValues;
  if (Array.isArray(value)) {
    for (const part of spoil(value[0])) yield [part];
    return;
  }
  for (const [name, part] of Object.entries(value))
    for (const other of spoil(part)) yield { ...value, [name]: other };
  yield { ...value, ['__proto__']: { isAdmin: true }, constructor: { prototype: 1 } };
}

const unlimited = { calls: 1e6, window: 1000 };
const everyLimit = Object.fromEntries(Object.keys(calls).map((name) => [name, unlimited]));

async function open(
  get: Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0],
  site?: SiteDefinition,
) {
  const test = await openShop(get(), { rateLimits: everyLimit, ...(site && { site }) });
  await test.addAccount('ida@example.test', 'clay', [1]);
  const visitor = await test.enter();
  await visitor.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
  await visitor.call('addCartLine', payloads.addCartLine);
  return { test, visitor };
}

const post = (test: TestApp, { cookies }: TestBrowser, [path, type, body]: readonly string[]) =>
  test.app.request(`${testOrigin}${path}`, {
    method: 'POST',
    body: body!,
    headers: {
      'content-type': type!,
      origin: testOrigin,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    },
  });

const errorsOf = ({ lines }: TestApp) => lines.filter(({ level }) => level === 'error');

describeOnEachDatabase('odd inputs', (get) => {
  it('[SRV-2s] no part of any call, however odd, is a fault of the server', async () => {
    const { test, visitor } = await open(get);
    const faults: string[] = [];
    // A password costs a hash: two are enough.
    for (const odd of ['a\u0000b\ud800', 'x'.repeat(900)])
      expect(
        (await visitor.call('memberLogin', { email: odd, password: odd })).status,
      ).toBeLessThan(500);
    for (const [name, payload] of Object.entries(payloads) as [CallName, unknown][]) {
      for (const variant of spoil(payload)) {
        const given = name === 'recordQuickView' ? wellFormed(variant) : variant;
        const { status } = await visitor.call(name, given);
        if (status >= 500) faults.push(`${name} ${JSON.stringify(variant)} ${status}`);
      }
    }
    expect(faults).toEqual([]);
    expect(errorsOf(test)).toEqual([]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  it('[SRV-2s] no address is a fault of the server', async () => {
    const { test, visitor } = await open(get);
    const queries = ['q', 'order', 'cartToken', 'frameUrl', 'offset', 'page', 'month', 'returnTo'];
    const paths = [
      ...['/%00', '/a%00b', '/%ed%a0%80', '/%', '/%zz', '/journal/%00', '/journal/a%00'],
      ...['/pictures/%00.svg', '/pictures/..%2f..%2fpackage.json', '/x/y/z/%c0%ae%c0%ae/'],
      ...[
        '/form/%00',
        '/form/__proto__',
        '/form/constructor',
        '/api/%00',
        '/tiles/1/1/1.svg?style=%00',
      ],
      ...['/checkout/donate?donatePageId=%00&amount=%00', '/checkout/subscribe?cartToken=%00'],
      '/checkout/giftcard?websiteId=site-test&giftCardProductId=%00',
      `/search?q=${encodeURIComponent('" OR -( & | ! :* <->')}`,
      `/search?q=${'a '.repeat(2000)}`,
      ...queries.flatMap((name) =>
        ['%00', '1e99', '__proto__', "%'"].flatMap((value) => [
          `/?${name}=${value}`,
          `/search?${name}=${value}`,
          `/order-confirmed?${name}=${value}`,
        ]),
      ),
      ...['pages', 'submissions', 'orders', 'errors', 'cookies', 'visits', 'speed'].flatMap(
        (part) =>
          ['%00', 'x', '-1', '99999999999999999999'].flatMap((id) => [
            `/config/${part}/${id}`,
            `/config/${part}/versions/${id}`,
            `/config/${part}/home/versions/${id}`,
            `/config/${part}?q=${id}&page=${id}&from=${id}&days=${id}&state=${id}&form=${id}&period=${id}`,
            `/config/page-at?path=${id}`,
          ]),
      ),
    ];
    const faults: string[] = [];
    for (const path of paths) {
      const { status } = await visitor.get(path);
      if (status >= 500) faults.push(`${path} ${status}`);
    }
    expect(faults).toEqual([]);
    expect(errorsOf(test)).toEqual([]);
  });

  it('[SRV-2o] a text that no database holds is looked for like any other', async () => {
    const { test, visitor } = await open(get, sampleSite);
    await seedCollections(test.db, sampleSite.id, sampleCollections(new Date(test.time.now)));
    const names = ['tag', 'category', 'author', 'q', 'month'];
    const parts = ['traces', 'reviews', 'people', 'orders'];
    const statuses: Record<string, number> = {};
    for (const path of [
      ...names.flatMap((name) =>
        ['/journal', '/shop', '/search'].map((page) => `${page}?${name}=%00`),
      ),
      ...parts.flatMap((part) => [`/config/${part}/a%00b`, `/config/${part}?q=%00&status=%00`]),
    ])
      statuses[path] = (await visitor.get(path)).status;
    expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
    expect(errorsOf(test)).toEqual([]);
    expect(statuses['/journal?tag=%00']).toBe(200);
    expect(statuses['/search?q=%00']).toBe(200);
  });

  it('[SRV-2s] no body is a fault of the server', async () => {
    const { test, visitor } = await open(get);
    const crumb = visitor.cookies.get('crumb')!;
    const form = 'application/x-www-form-urlencoded';
    const deep = (pair: readonly [string, string], depth: number) =>
      `${pair[0].repeat(depth)}1${pair[1].repeat(depth)}`;
    const lists = ['[', ']'] as const;
    const bodies = [
      ['/form/contact', 'multipart/form-data', 'x'],
      ['/form/contact', 'multipart/form-data; boundary=a', 'x'],
      ['/form/contact', 'multipart/form-data; boundary=a', '--a\r\nContent-Disposition: x'],
      ['/form/contact', `multipart/form-data; boundary=${'b'.repeat(500)}`, '--b--'],
      ['/form/contact', form, '%'],
      ['/form/contact', form, 'name=%00&email=%ED%A0%80&message=%00&key=%00&pageId=__proto__'],
      ['/form/__proto__', form, 'a=b'],
      ['/form/constructor', form, 'a=b'],
      ['/consent', form, 'returnTo=%00'],
      ['/commerce/cart/add', form, 'itemId=%00&sku=%00&quantity=NaN&key=%00'],
      ['/commerce/cart/add', form, 'itemId=product-mug&sku=%00&quantity=1&key=%00'],
      ['/commerce/cart/line', form, 'lineId=%00&quantity=1e400&key=x'],
      ['/commerce/cart/line', form, 'lineId=%00&remove=&key=y'],
      ['/commerce/cart/coupon', form, 'code=%00&key=x1'],
      ['/commerce/cart/coupon', form, 'removeGiftCard=%00&key=x2'],
      ['/commerce/checkout', form, 'step=place&shownTotal=NaN&email=a@b.test&name=%00&key=%00'],
      ['/commerce/checkout', form, 'coupon=%00&shipping=%00&key=x3'],
      ['/commerce/checkout', form, 'removeCoupon=%00&removeGiftCard=%00&key=x4'],
      ['/commerce/subscribe', form, 'itemId=%00&quantity=1&key=x'],
      ['/commerce/review', form, 'fields.rating-0=%00&key=%00'],
      ['/commerce/review?request=%00', form, 'fields.rating-0=5+stars&key=x'],
      ['/commerce/review?request=1.1.AAAAAAAAAAAAAAAAAAAAAA', form, 'key=x'],
      ['/checkout/donate?donatePageId=%00', form, 'step=place&amount=own&ownAmount=%00&key=x9'],
      ['/config/login', form, `email=%00&password=%00&returnTo=%00&kept=%00&crumb=${crumb}`],
      ['/config/pages/home', form, `crumb=${crumb}&source=%00&slug=%00&title=%00&base=%00`],
      ['/config/pages/home/restore', form, `crumb=${crumb}&number=NaN`],
      ['/config/pages/%00/delete', form, `crumb=${crumb}&base=%00`],
      ['/config/cookies', form, `crumb=${crumb}&cookieBannerText=%00&base=%00`],
      ['/config/cookies/restore', form, `crumb=${crumb}&number=1e99`],
      ['/config/submissions/%00/delete', form, `crumb=${crumb}`],
      ['/config/errors/%00/delete', form, `crumb=${crumb}`],
      ['/config/traces/%00/delete', form, `crumb=${crumb}&until=%00`],
      [`/api/form/SaveFormSubmission?crumb=${crumb}`, 'application/json', '['.repeat(100_000)],
      ['/api/v1/events', 'application/json', deep(lists, 60_000)],
      [
        '/api/v1/events',
        'application/json',
        `{"analyticsId":"x","commonData":${deep(['{"a":', '}'], 20_000)},"customData":{},"customSchemaName":"x"}`,
      ],
      ['/api/census/overlay', 'application/json', `{"event":"x","b":${deep(lists, 60_000)}}`],
      ['/api/1/performance/records', 'text/plain', deep(lists, 100_000)],
      [
        `/api/widget/GetWidgetRendering?crumb=${crumb}`,
        form,
        `widgetJSON=${encodeURIComponent(`{"type":8,"id":"x","value":${deep(['{"items":', '}'], 5000)}}`)}`,
      ],
      [`/api/pages?crumb=${crumb}`, 'application/json', deep(lists, 100_000)],
      [
        `/api/form/SaveFormSubmission?crumb=${crumb}`,
        'application/json',
        JSON.stringify({ key: 'k', formId: 'contact', form: deep(lists, 100_000) }),
      ],
    ];
    const faults: string[] = [];
    for (const body of bodies) {
      const { status } = await post(test, visitor, body);
      if (status >= 500) faults.push(`${body[0]} ${body[2]!.slice(0, 60)} ${status}`);
    }
    expect(faults).toEqual([]);
    expect(errorsOf(test)).toEqual([]);
  });
});

/** Text in an address is well-formed by the time that it is one. */
const wellFormed = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/[\ud800-\udfff]/g, '?') : part,
  ) as unknown;

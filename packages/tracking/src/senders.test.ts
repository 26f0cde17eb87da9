import { describe, expect, it, vi } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { manualClock } from './__fixtures__/manualClock';
import { memoryStorage } from './__fixtures__/memoryStorage';
import { createAnalyticsIdentity } from './analyticsIdentity';
import { createErrorReporter, type ErrorEvent } from './errorReporter';
import { createEventTracker } from './eventTracker';
import { readEventFields } from './eventFields';
import { readLanding, recordLanding } from './landing';
import { createEventRecorder } from './recordEvent';
import { throttle } from './throttle';
import { createTracer } from './tracer';

describe('createErrorReporter', () => {
  function setUp(mayRun = () => true) {
    const clock = manualClock();
    const sent: ErrorEvent[][] = [];
    const reporter = createErrorReporter({
      send: (events) => sent.push(events),
      fields: () => ({
        app: 'site',
        url: 'https://kiln.example/',
        userAgent: 'Agent',
        websiteId: 'w1',
        templateId: 't1',
      }),
      mayRun,
      clock,
    });
    return { clock, sent, reporter };
  }

  it('[TRK-8, A-219] sends message, stack, file, line, column, site, page and block, one second after the last error', () => {
    const { clock, sent, reporter } = setUp();
    reporter.report(new TypeError('x is not a function'), {
      file: 'a.js',
      line: 3,
      column: 7,
      block: 'block-1',
    });
    clock.advance(900);
    reporter.report('a string was thrown');
    clock.advance(999);
    expect(sent).toEqual([]);
    clock.advance(1);
    expect(sent).toEqual([
      [
        {
          event: 'error',
          timestamp: 1_700_000_000_000,
          data: {
            app: 'site',
            message: 'x is not a function',
            stack: expect.stringContaining('TypeError: x is not a function'),
            file: 'a.js',
            line: 3,
            column: 7,
            block: 'block-1',
            websiteId: 'w1',
            templateId: 't1',
            url: 'https://kiln.example/',
            userAgent: 'Agent',
          },
        },
        expect.objectContaining({
          data: expect.objectContaining({ message: 'a string was thrown' }),
        }),
      ],
    ]);
  });

  it('[TRK-8, A-219, A-292] keeps ten events at most, sends 20 times at most, and each error once', () => {
    const { clock, sent, reporter } = setUp();
    for (let i = 0; i < 25; i += 1) reporter.report(new Error(`in one second ${i}`));
    clock.advance(1000);
    expect(sent[0]).toHaveLength(10);
    for (let i = 0; i < 40; i += 1) {
      reporter.report(new Error(`one each second ${i}`));
      reporter.report(new Error(`one each second ${i}`));
      clock.advance(1000);
    }
    expect(sent).toHaveLength(20);
    for (const events of sent.slice(1)) expect(events).toHaveLength(1);
  });

  it('[TRK-8] sends 20 times at most where its last errors are too large to go together', () => {
    const { clock, sent, reporter } = setUp();
    for (let i = 0; i < 19; i += 1) {
      reporter.report(new Error(`one each second ${i}`));
      clock.advance(1000);
    }
    for (let i = 0; i < 10; i += 1) reporter.report(`${i}${'€'.repeat(5000)}`);
    clock.advance(1000);
    expect(sent).toHaveLength(20);
    expect(sent[19]!.length).toBeGreaterThan(1);
    expect(sent[19]!.length).toBeLessThan(10);
  });

  it('[TRK-8] reads nothing of the page for an error that it would not send', () => {
    const fields = vi.fn(() => ({ app: '', url: '', userAgent: '' }));
    const reporter = createErrorReporter({ send: () => {}, fields, clock: manualClock() });
    for (let i = 0; i < 25; i += 1) {
      reporter.report(`error ${i}`);
      reporter.flush();
    }
    expect(fields).toHaveBeenCalledTimes(20);
  });

  it('[TRK-8] sends the first errors of a storm that does not end', () => {
    const { clock, sent, reporter } = setUp();
    for (let i = 0; i < 100; i += 1) {
      reporter.report(new Error(`frame ${i}`));
      clock.advance(100);
    }
    // Ten in the first second, and one second after the tenth.
    expect(sent[0]).toHaveLength(10);
    expect(sent.length).toBeGreaterThan(4);
  });

  it('[TRK-8, A-291] cuts a stack at 5000 characters', () => {
    const { sent, reporter } = setUp();
    const error = new Error('deep');
    error.stack = 'x'.repeat(6000);
    reporter.report(error);
    reporter.flush();
    expect(sent[0]![0]!.data.stack).toHaveLength(5000);
  });

  it('[TRK-8] cuts a message at 5000 characters', () => {
    const { sent, reporter } = setUp();
    reporter.report('x'.repeat(6000));
    reporter.flush();
    expect(sent[0]![0]!.data.message).toHaveLength(5000);
  });

  class Circle {
    self = this;
    step = 3;
    word = 'x';
  }
  const guarded = new Proxy(
    {},
    {
      get() {
        throw new Error('another origin');
      },
      ownKeys() {
        throw new Error('another origin');
      },
    },
  );
  /** Browsers give events the field `isTrusted` of their own, Node does not. */
  class LoadEvent {
    isTrusted: boolean;
    constructor(isTrusted: boolean) {
      this.isTrusted = isTrusted;
    }
    get type() {
      return 'load';
    }
  }
  it.each<[string, unknown, string]>([
    ['an object that holds itself', new Circle(), 'Circle {"step":3,"word":"x"}'],
    ['an event', new Event('abort'), 'Event {"type":"abort"}'],
    ['an event of the browser', new LoadEvent(true), 'LoadEvent {"type":"load"}'],
    ['an event of a script', new LoadEvent(false), 'LoadEvent {"type":"load"}'],
    ['an object with a name', { name: 'Busy', code: 3 }, 'Busy {"name":"Busy","code":3}'],
    ['an object with an empty name', { name: '', code: 3 }, 'Object {"name":"","code":3}'],
    ['an object with a number as its name', { name: 5 }, 'Object {"name":5}'],
    ['an empty text', '', 'String ""'],
    [
      'an answer',
      new Response('', { status: 503, statusText: 'Busy' }),
      'Response {"type":"default","status":503,"statusText":"Busy","url":""}',
    ],
    ['a message that is no text', { message: { a: 1 } }, 'Object {"message":{"a":1}}'],
    ['an object without a prototype', Object.create(null), 'Object'],
    ['a window of another origin', guarded, 'Object'],
    ['a symbol', Symbol('a'), 'Symbol(a)'],
    ['an empty message', new TypeError(''), 'TypeError'],
    ['nothing', undefined, 'undefined'],
  ])('[TRK-8] tells what it can of %s', (_, thrown, message) => {
    const { sent, reporter } = setUp();
    reporter.report(thrown);
    reporter.flush();
    expect(sent[0]![0]!.data.message).toBe(message);
  });

  it('[TRK-8] reports the cause of an error, and the error that it wraps', () => {
    const { sent, reporter } = setUp();
    const cause = Object.assign(new Error('inner'), { stack: 'Error: inner\n    at a.js:1:2' });
    reporter.report(new Error('outer', { cause }));
    reporter.report(new AggregateError([cause, 'b'], 'all'));
    reporter.flush();
    const [outer, all] = sent[0]!.map(({ data }) => data.stack);
    expect(outer).toMatch(/^Error: outer\n[^]*\nCaused by: Error: inner\n {4}at a\.js:1:2$/);
    expect(all).toMatch(/\nCaused by: Error: inner\n {4}at a\.js:1:2\nCaused by: b$/);
    expect(all!.split('Caused by: ')).toHaveLength(3);
  });

  it('[TRK-8] reports five errors that an error wraps, and no cause that is none', () => {
    const { sent, reporter } = setUp();
    const seven = Array.from({ length: 7 }, (_, at) => `reason ${at}`);
    reporter.report(new AggregateError(seven, 'all', { cause: null }));
    reporter.report(new Error('alone', { cause: undefined }));
    reporter.report('a text has no stack');
    reporter.flush();
    const [all, alone, text] = sent[0]!.map(({ data }) => data.stack);
    expect(all!.split('\nCaused by: ').slice(1)).toEqual(seven.slice(0, 5));
    expect(alone).not.toContain('Caused by');
    expect(text).toBeUndefined();
  });

  it('[TRK-8] tells errors apart by their place', () => {
    const { sent, reporter } = setUp();
    const places = [
      { line: 1, column: 12 },
      { line: 11, column: 2 },
      { line: 1, column: 12 },
    ];
    for (const place of places) reporter.report('x', place);
    reporter.flush();
    expect(sent[0]!.map(({ data }) => [data.line, data.column])).toEqual([
      [1, 12],
      [11, 2],
    ]);
  });

  describe('where the page may be going', () => {
    const lost = new TypeError(
      'error loading dynamically imported module: https://studio.test/a.js',
    );
    function setUpPage() {
      const page = new EventTarget();
      const clock = manualClock();
      const messages: string[] = [];
      const reporter = createErrorReporter({
        send: (events) => messages.push(...events.map(({ data }) => data.message)),
        fields: () => ({ app: 'test', url: 'https://studio.test/', userAgent: 'test' }),
        clock,
        view: page,
      });
      return { page, clock, messages, reporter };
    }

    it('[TRK-20] reports a file that did not come once the page has stayed, and other errors at once', () => {
      const { clock, messages, reporter } = setUpPage();
      reporter.report(new Error('Unable to load module for trigger', { cause: lost }));
      reporter.report(new Error('broken'));
      clock.advance(1000);
      expect(messages).toEqual(['broken']);
      clock.advance(3000);
      expect(messages).toEqual(['broken', 'Unable to load module for trigger']);
    });

    it('[TRK-20] reports no file that was stopped because the page is left, also where it comes back', () => {
      const { page, clock, messages, reporter } = setUpPage();
      reporter.report(lost);
      reporter.report('Load failed');
      clock.advance(1500);
      expect(messages).toEqual(['Load failed']);
      page.dispatchEvent(new Event('pagehide'));
      reporter.flush();
      clock.advance(60_000);
      expect(messages).toEqual(['Load failed']);
      reporter.report(lost);
      clock.advance(4000);
      expect(messages).toEqual(['Load failed', lost.message]);
    });

    it('[TRK-20] forgets what waits when consent is withdrawn, and keeps ten at most', () => {
      const { clock, messages, reporter } = setUpPage();
      reporter.report(lost);
      reporter.clear();
      clock.advance(10_000);
      expect(messages).toEqual([]);
      for (let index = 0; index < 12; index += 1)
        reporter.report(new TypeError(`Failed to fetch ${index}`));
      clock.advance(10_000);
      expect(messages).toHaveLength(10);
    });
  });

  it('[TRK-8] reports no error that happens on the way of another', () => {
    const sent: ErrorEvent[][] = [];
    const reporter = createErrorReporter({
      send: (events) => sent.push(events),
      fields() {
        reporter.report(new Error('of the fields'));
        return { app: '', url: '', userAgent: '' };
      },
      clock: manualClock(),
    });
    reporter.report('first');
    reporter.flush();
    reporter.report('second');
    reporter.flush();
    expect(sent.flat().map(({ data }) => data.message)).toEqual(['first', 'second']);
  });

  it('[TRK-8] does not report itself', () => {
    const clock = manualClock();
    const reporter = createErrorReporter({
      send() {
        reporter.report(new Error('of the reporter'));
        throw new Error('of the sender');
      },
      fields() {
        reporter.report(new Error('of the fields'));
        return { app: '', url: '', userAgent: '' };
      },
      clock,
    });
    reporter.report(new Error('first'));
    expect(() => clock.advance(5000)).not.toThrow();
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [42, '42'],
    [{ message: 'like an error' }, 'like an error'],
    [{ message: 5 }, 'Object {"message":5}'],
    [{ code: 'E_STOCK', left: 0 }, 'Object {"code":"E_STOCK","left":0}'],
    [Object.assign(new Error(), { code: 3 }), 'Error'],
    [[1, 2], '1,2'],
    [Object.create(null), 'Object'],
  ])('[TRK-8] bears whatever was thrown: %j', (thrown, message) => {
    const { sent, reporter } = setUp();
    reporter.report(thrown);
    reporter.flush();
    expect(sent[0]?.[0]?.data.message).toBe(message);
  });

  it('[TRK-8] cuts what is longer than the contract takes, and loses no error to it', () => {
    const { sent, reporter } = setUp();
    const file = `https://ads.test/?click=${'a'.repeat(3000)}`;
    reporter.report(new Error('b'.repeat(20_000)), { file, block: 'c'.repeat(900) });
    reporter.report(new Error('real'));
    reporter.flush();
    const [first, second] = sent[0]!.map(({ data }) => data);
    expect([first?.message.length, first?.file?.length, first?.block?.length]).toEqual([
      5000, 2000, 200,
    ]);
    expect(second?.message).toBe('real');
  });

  it('[TRK-17c] keeps errors until consent, and sends them then', () => {
    let isAllowed = false;
    const { clock, sent, reporter } = setUp(() => isAllowed);
    reporter.report(new Error('early'));
    clock.advance(5000);
    expect(sent).toEqual([]);
    isAllowed = true;
    reporter.flush();
    expect(sent).toHaveLength(1);
  });
});

describe('createTracer', () => {
  it('[TRK-9, A-220, A-293] sends page, type and data every 30 s and when the page goes', () => {
    const clock = manualClock();
    const send = vi.fn();
    const tracer = createTracer({ send, pageUrl: () => '/a', clock });
    tracer.trace('menu', { open: true });
    clock.advance(20_000);
    tracer.trace('cart');
    clock.advance(9_999);
    expect(send).not.toHaveBeenCalled();
    clock.advance(1);
    expect(send).toHaveBeenCalledExactlyOnceWith([
      { pageUrl: '/a', type: 'menu', data: { open: true } },
      { pageUrl: '/a', type: 'cart', data: null },
    ]);
    tracer.trace('last');
    tracer.flush();
    expect(send).toHaveBeenCalledTimes(2);
    clock.advance(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('[TRK-17c] keeps a limited trace until it may run, and drops it on demand', () => {
    const clock = manualClock();
    const send = vi.fn();
    let isAllowed = false;
    const tracer = createTracer({ send, pageUrl: () => '/', mayRun: () => isAllowed, clock });
    for (let i = 0; i < 500; i += 1) tracer.trace('loop', i);
    clock.advance(30_000);
    isAllowed = true;
    tracer.flush();
    expect(send.mock.calls[0]![0]).toHaveLength(100);
    tracer.trace('forgotten');
    tracer.clear();
    tracer.flush();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('createEventRecorder', () => {
  it('[TRK-10, A-221, B-228] form-encodes crumb, event and data', () => {
    const send = vi.fn();
    createEventRecorder({ send, crumb: () => 'c&1' })('Opened', { a: 'ü' });
    expect(Object.fromEntries(new URLSearchParams(send.mock.calls[0]![0] as string))).toEqual({
      crumb: 'c&1',
      event: 'Opened',
      data: '{"a":"ü"}',
    });
  });

  it('[TRK-17a] sends nothing while it may not, and never throws', () => {
    const send = vi.fn(() => {
      throw new Error('broken');
    });
    createEventRecorder({ send, crumb: () => undefined, mayRun: () => false })('Opened', {});
    expect(send).not.toHaveBeenCalled();
    createEventRecorder({ send, crumb: () => undefined })('Opened', {});
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    createEventRecorder({ send, crumb: () => undefined })('Opened', circular);
  });
});

describe('createEventTracker', () => {
  function setUp(status: number, commonData: Record<string, unknown> = {}) {
    const send = vi.fn(async () => status);
    const warn = vi.fn();
    const tracker = createEventTracker<{ product_viewed: { sku: string } }>({
      send,
      warn,
      analyticsId: () => 'a1',
      commonData: () => commonData,
    });
    return { send, warn, tracker };
  }

  it.each([200, 202])(
    '[TRK-11, A-222, A-268, B-229, B-242] takes the status %i',
    async (status) => {
      const { send, tracker } = setUp(status, { websiteId: 'w1', memberAccountId: null });
      await tracker.track('product_viewed', { sku: 'SQ1' });
      expect(send).toHaveBeenCalledWith({
        analyticsId: 'a1',
        commonData: { websiteId: 'w1', memberAccountId: null },
        customData: { sku: 'SQ1' },
        customSchemaName: 'product_viewed',
      });
    },
  );

  it.each([0, 201, 204, 400, 500])('[TRK-11] rejects the status %i', async (status) => {
    const tracked = setUp(status).tracker.track('product_viewed', { sku: 'SQ1' });
    await expect(tracked).rejects.toThrow(`Error tracking event: HTTP Status ${status}`);
  });

  it('[TRK-11, A-268] rejects an empty payload, and an unhandled promise does no harm', async () => {
    const { send, tracker } = setUp(200);
    await expect(tracker.track('product_viewed', {} as { sku: string })).rejects.toThrow(
      'no payload',
    );
    await expect(tracker.track('product_viewed', null as never)).rejects.toThrow('no payload');
    void tracker.track('product_viewed', null as never);
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
  });

  it('[TRK-17a] sends no event while it may not run', async () => {
    const send = vi.fn(async () => 200);
    const tracker = createEventTracker({
      send,
      analyticsId: () => 'a1',
      commonData: () => ({}),
      mayRun: () => false,
    });
    await expect(tracker.track('viewed', { sku: 'SQ1' })).resolves.toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('[TRK-11] takes no text for a payload, and no event without a name', async () => {
    const { tracker } = setUp(200);
    await expect(tracker.track('product_viewed', 'text' as never)).rejects.toThrow('no payload');
    await expect(tracker.track('' as 'product_viewed', { sku: 'SQ1' })).rejects.toThrow(
      'no payload',
    );
  });

  it('[TRK-11, B-196] drops common fields of a wrong type with a warning', async () => {
    const { send, warn, tracker } = setUp(200, {
      websiteId: null,
      templateId: null,
      variantId: 5,
      member_locale: 'de',
      constructor: 'x',
      title: undefined,
    });
    await tracker.track('product_viewed', { sku: 'SQ1' });
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ commonData: { templateId: null, member_locale: 'de' } }),
    );
    expect(warn.mock.calls.flat()).toEqual([
      'The common field "websiteId" was left out of the event: it must be a string, not null.',
      'The common field "variantId" was left out of the event: it must be a string or null, not number.',
      'The common field "constructor" was left out of the event: it is not a common field; give it as custom data.',
    ]);
  });
});

describe('createAnalyticsIdentity', () => {
  function setUp(cookie = '', local = memoryStorage(), mayStore = () => true) {
    const cookies = cookieJar();
    if (cookie) cookies.write(`${cookie}; Max-Age=99`);
    const session = memoryStorage();
    const warn = vi.fn();
    const identity = createAnalyticsIdentity({
      cookies,
      localStorage: () => local,
      sessionStorage: () => session,
      mayStore,
      warn,
    });
    return { identity, cookies, local, session, warn };
  }

  it('[TRK-4, A-171, B-180] takes the id from the cookie, then local storage, then memory, else a new one', () => {
    const local = memoryStorage({ SS_ANALYTICS_ID: 'stored' });
    expect(setUp('SS_ANALYTICS_ID=cookie', local).identity.analyticsId()).toBe('cookie');
    const { identity, cookies } = setUp('', memoryStorage({ SS_ANALYTICS_ID: 'stored' }));
    expect(identity.analyticsId()).toBe('stored');
    expect(cookies.read()).toBe('SS_ANALYTICS_ID=stored');
    const fresh = setUp().identity;
    expect(fresh.analyticsId()).toMatch(/^[a-z0-9]{24}$/);
    expect(fresh.analyticsId()).toBe(fresh.analyticsId());
  });

  it('[TRK-4] keeps the id of a session in its storage', () => {
    const { identity, session } = setUp();
    const id = identity.sessionId();
    expect(id).toMatch(/^[a-z0-9]{24}$/);
    expect(session.getItem('SS_SESSION_ID')).toBe(id);
    session.setItem('SS_SESSION_ID', 'earlier');
    expect(identity.sessionId()).toBe('earlier');
  });

  it('[TRK-17a] reads nothing that is stored without consent', () => {
    const local = memoryStorage({ SS_ANALYTICS_ID: 'stored', SS_HAS_LANDED: 'true' });
    const { identity } = setUp('SS_ANALYTICS_ID=cookie', local, () => false);
    expect(identity.analyticsId()).toMatch(/^[a-z0-9]{24}$/);
    expect(identity.isFirstLanding()).toBe(true);
  });

  it('[TRK-4, A-289, B-317] keeps the cookie for 390 days', () => {
    const written: string[] = [];
    createAnalyticsIdentity({
      cookies: { read: () => '', write: (cookie) => written.push(cookie) },
      localStorage: () => undefined,
      sessionStorage: () => undefined,
    }).analyticsId();
    expect(written[0]).toContain('; Max-Age=33696000;');
  });

  it('[TRK-4, A-270, B-244] warns where nothing can be stored, and goes on in memory', () => {
    const warn = vi.fn();
    const denied = () => {
      throw new Error('QuotaExceededError');
    };
    const identity = createAnalyticsIdentity({
      cookies: { read: () => '', write: denied },
      localStorage: denied,
      sessionStorage: denied,
      warn,
    });
    expect(identity.analyticsId()).toBe(identity.analyticsId());
    expect(identity.sessionId()).toBe(identity.sessionId());
    expect(warn).toHaveBeenCalledWith('Unable to store analyticsId');
  });

  it('[TRK-17a] touches no cookie and no storage without consent', () => {
    const { identity, cookies, local, session } = setUp('', memoryStorage(), () => false);
    expect(identity.analyticsId()).toBe(identity.analyticsId());
    identity.sessionId();
    identity.isFirstSession();
    identity.isFirstLanding();
    expect(cookies.names()).toEqual([]);
    expect([...local.values, ...session.values]).toEqual([]);
  });

  it('[TRK-4, A-131, A-172, B-181] knows the first landing and the first session', () => {
    const local = memoryStorage();
    const first = setUp('', local).identity;
    expect([first.isFirstLanding(), first.isFirstLanding()]).toEqual([true, false]);
    expect(first.isFirstSession()).toBe(true);
    const later = setUp('', local).identity;
    expect([later.isFirstLanding(), later.isFirstSession()]).toEqual([false, false]);
  });
});

describe('readLanding', () => {
  it('[TRK-12, A-223, B-225] reads page, referrer, language, screen and campaign', () => {
    const href = 'https://kiln.example/?utm_source=mail&campaign=spring&mkwid=9&other=1';
    const view = {
      location: { href, search: new URL(href).search } as Location,
      document: { referrer: 'https://search.example/' } as Document,
      navigator: { language: 'de-AT' } as Navigator,
      screen: { width: 390, height: 844 } as Screen,
    };
    expect(readLanding(view, () => 0.5)).toEqual({
      landing: href,
      refer: 'https://search.example/',
      rk: 500_000_000,
      lang: 'de-AT',
      screen: '390x844',
      source: 'mail',
      campaign: 'spring',
      mkwid: '9',
    });
  });

  it('[TRK-12] reads the campaign of an address whose ampersands are still escaped as in HTML', () => {
    const search = '?utm_campaign=spring&amp;utm_source=mail&amp%3Bmkwid=9';
    const location = { href: `https://kiln.example/${search}`, search } as Location;
    expect(readLanding({ ...page, location })).toMatchObject({
      source: 'mail',
      campaign: 'spring',
      mkwid: '9',
    });
  });
});

const page = {
  location: {
    href: 'https://kiln.example/a?b=1#c',
    pathname: '/a',
    search: '?b=1',
    hash: '#c',
  },
  document: { referrer: 'https://search.example/', title: 'Kiln' },
  navigator: { language: 'de-AT', userAgent: 'Agent' },
  screen: { width: 390, height: 844 },
  innerWidth: 380,
  innerHeight: 700,
} as unknown as Window;

describe('recordLanding', () => {
  it('[TRK-12] sends the landing', () => {
    const send = vi.fn();
    recordLanding(page, { send });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ landing: 'https://kiln.example/a?b=1#c', screen: '390x844' }),
    );
  });

  it('[TRK-12] sends where the visitor landed, from a page that took its place', () => {
    const send = vi.fn();
    recordLanding(page, { send, landedAt: new URL('https://kiln.example/first?campaign=spring') });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        landing: 'https://kiln.example/first?campaign=spring',
        campaign: 'spring',
        refer: 'https://search.example/',
      }),
    );
  });

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])(
    '[TRK-12] [TRK-17a] sends nothing where it may run: %s, and lands first: %s',
    (mayRun, isFirst) => {
      const send = vi.fn();
      recordLanding(page, { send, mayRun: () => mayRun, isFirstLanding: () => isFirst });
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('[TRK-12] ignores its failure', () => {
    const send = () => {
      throw new Error('offline');
    };
    expect(() => recordLanding(page, { send })).not.toThrow();
  });
});

describe('readEventFields', () => {
  const fields = {
    websiteId: 'w1',
    pagePath: '/a',
    pageHash: '#c',
    userAgent: 'Agent',
    clientDate: 5,
    viewportWidth: 380,
    viewportHeight: 700,
    screenWidth: 390,
    screenHeight: 844,
    url: 'https://kiln.example/a?b=1#c',
    title: 'Kiln',
    queryString: '?b=1',
    referrer: 'https://search.example/',
  };

  it('[TRK-6] are the page, the screen and what the site knows', () => {
    const view = { ...page, localStorage: {} } as unknown as Window;
    expect(readEventFields(view, { websiteId: 'w1' }, 5)).toEqual({
      ...fields,
      localStorageSupported: true,
    });
  });

  it('[TRK-6] say where the browser denies storage', () => {
    const denied = Object.defineProperty({ ...page }, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(readEventFields(denied, {}, 5).localStorageSupported).toBe(false);
    expect(readEventFields(page, {}, 5).localStorageSupported).toBe(false);
  });
});

describe('throttle', () => {
  it('[TRK-16] goes by the page’s own clock', () => {
    vi.useFakeTimers();
    const run = vi.fn();
    const throttled = throttle(run, { intervalMs: 100 });
    throttled(1);
    throttled(2);
    expect(run).toHaveBeenCalledTimes(1);
    expect(throttled.timings()).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenLastCalledWith(2);
    throttled(3);
    throttled.cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('[TRK-16, A-310, B-320] runs once per interval with the latest values and keeps the last 22 timings', () => {
    const clock = manualClock(0);
    const seen: number[] = [];
    let cost = 0;
    const throttled = throttle(
      (value: number) => {
        seen.push(value);
        cost += 1;
        clock.advance(cost);
      },
      {
        intervalMs: 100,
        now: clock.now,
        setTimeout: clock.setTimeout,
        clearTimeout: clock.clearTimeout,
      },
    );
    throttled(1);
    throttled(2);
    throttled(3);
    expect(seen).toEqual([1]);
    clock.advance(100);
    expect(seen).toEqual([1, 3]);
    for (let i = 0; i < 30; i += 1) {
      clock.advance(200);
      throttled(i);
    }
    expect(throttled.timings()).toHaveLength(22);
    expect(throttled.timings().at(-1)).toBe(32);
    expect(throttled.timings()[0]).toBe(11);
    throttled(99);
    throttled.cancel();
    clock.advance(1000);
    expect(seen).not.toContain(99);
  });
});

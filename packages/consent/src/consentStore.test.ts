import { describe, expect, it, vi } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { attachConsentMode } from './attachConsentMode';
import type { DecisionBroadcast } from './consentState';
import { createConsentStore, type ConsentStore } from './consentStore';
import type { Decision } from './decision';

const settings = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };

describe('createConsentStore', () => {
  it('[CNS-3] starts from the cookie', () => {
    const cookies = cookieJar({ ss_cookieAllowed: 'false' });
    expect(createConsentStore({ settings, cookies }).decision()).toBe('declined');
  });

  it('[CNS-3] [TRK-17c] accepting stores true, notifies the listeners and lets tracking run at once', () => {
    const cookies = cookieJar();
    const saveDecision = vi.fn();
    const store = createConsentStore({ settings, cookies, saveDecision });
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.mayRun('tracking')).toBe(false);
    store.accept();
    expect(cookies.read()).toBe('ss_cookieAllowed=true');
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ decision: 'accepted', previous: 'none' }),
    );
    expect(store.mayRun('tracking')).toBe(true);
    expect(saveDecision).toHaveBeenCalledWith('accepted', undefined);
  });

  it('[CNS-3] [TRK-17d] declining stores false and stops tracking at once', () => {
    const cookies = cookieJar({ ss_cookieAllowed: 'true' });
    const store = createConsentStore({ settings, cookies });
    store.decline();
    expect(cookies.read()).toBe('ss_cookieAllowed=false');
    expect(store.mayRun('tracking')).toBe(false);
  });

  it('[CNS-7c] an explicit choice wins over Global Privacy Control', () => {
    const store = createConsentStore({
      settings: {},
      cookies: cookieJar(),
      globalPrivacyControl: true,
    });
    expect(store.mayRun('tracking')).toBe(false);
    store.accept();
    expect(store.mayRun('tracking')).toBe(true);
  });

  it('[CNS-7j] stores at once, and lets what follows wait for the paint', () => {
    const cookies = cookieJar();
    const store = createConsentStore({ settings, cookies });
    const listener = vi.fn();
    store.subscribe(listener);
    let notify = () => {};
    store.accept({ schedule: (run) => (notify = run) });
    expect(cookies.read()).toBe('ss_cookieAllowed=true');
    expect(listener).not.toHaveBeenCalled();
    notify();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[CNS-7b] follows another tab, and notifies it', () => {
    let receive: (decision: Decision) => void = () => {};
    const posted: Decision[] = [];
    const stop = vi.fn();
    const broadcast: DecisionBroadcast = {
      post: (decision) => posted.push(decision),
      listen(listener) {
        receive = listener;
        return stop;
      },
    };
    const store = createConsentStore({ settings, cookies: cookieJar(), broadcast });
    const changes: Decision[] = [];
    store.subscribe(({ decision }) => changes.push(decision));
    receive('accepted');
    expect(store.decision()).toBe('accepted');
    store.decline();
    expect(posted).toEqual(['declined']);
    expect(changes).toEqual(['accepted', 'declined']);
    store.destroy();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('[CNS-7b] two tabs that decide at once agree on what was said last', () => {
    const cookies = cookieJar();
    const messages: (() => void)[] = [];
    const tabs: ((decision: Decision) => void)[] = [];
    const [first, second] = [0, 1].map((index) =>
      createConsentStore({
        settings,
        cookies,
        broadcast: {
          post: (decision) => messages.push(() => tabs[1 - index]!(decision)),
          listen: (listener) => {
            tabs[index] = listener;
            return () => {};
          },
        },
      }),
    ) as [ConsentStore, ConsentStore];
    first.accept();
    second.decline();
    for (const arrive of messages) arrive();
    expect([first.decision(), second.decision()]).toEqual(['declined', 'declined']);
    expect(second.mayRun('tracking')).toBe(false);
  });

  it('[CNS-7b] reads a cookie that another tab changed', () => {
    const cookies = cookieJar();
    const store = createConsentStore({ settings, cookies });
    cookies.write('ss_cookieAllowed=true');
    store.refresh();
    expect(store.decision()).toBe('accepted');
  });

  it('[CNS-7b] follows another tab after a decision of its own', () => {
    const cookies = cookieJar();
    const store = createConsentStore({ settings, cookies });
    store.accept();
    cookies.write('ss_cookieAllowed=false');
    store.refresh();
    expect(store.decision()).toBe('declined');
  });

  it('[CNS-7b] notifies nobody of a decision that stays the same', () => {
    const store = createConsentStore({ settings, cookies: cookieJar() });
    const listener = vi.fn();
    store.subscribe(listener);
    store.accept();
    store.accept();
    store.refresh();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[CNS-3] forgets a decision, and asks again', () => {
    const cookies = cookieJar({ ss_cookieAllowed: 'true' });
    const saveDecision = vi.fn();
    const store = createConsentStore({ settings, cookies, saveDecision });
    store.reset();
    expect(store.decision()).toBe('none');
    expect(cookies.read()).toBe('');
    expect(saveDecision).toHaveBeenCalledExactlyOnceWith('none', undefined);
  });

  it('[CNS-7b] has decided nothing where the cookie cannot be read', () => {
    const cookies = {
      read: () => {
        throw new Error('SecurityError');
      },
      write: () => {},
    };
    expect(createConsentStore({ settings, cookies }).decision()).toBe('none');
  });

  it('[CNS-3] keeps the decision for this page where cookies are refused', () => {
    const refused = { read: () => '', write: () => {} };
    const throwing = {
      read: () => {
        throw new Error('SecurityError');
      },
      write: () => {
        throw new Error('SecurityError');
      },
    };
    for (const cookies of [refused, throwing]) {
      const store = createConsentStore({ settings, cookies });
      store.accept();
      store.refresh();
      expect(store.decision()).toBe('accepted');
    }
  });

  it('[CNS-3] keeps what another tab said for this page where cookies are refused', () => {
    let receive: (decision: Decision) => void = () => {};
    const store = createConsentStore({
      settings: {},
      cookies: { read: () => '', write: () => {} },
      broadcast: {
        post: () => {},
        listen(listener) {
          receive = listener;
          return () => {};
        },
      },
    });
    receive('declined');
    store.refresh();
    expect(store.decision()).toBe('declined');
    expect(store.mayRun('tracking')).toBe(false);
  });

  it.each([
    ['decline', 'true', 'declined'],
    ['accept', 'false', 'accepted'],
    ['reset', 'true', 'none'],
  ] as const)(
    '[CNS-3] %s holds although a cookie of a domain above said %s',
    (decide, before, after) => {
      // The browser lists the older one of two cookies of one name first; a script cannot tell them apart.
      const kept = new Map<string, string>([['; Domain=studio.example', before]]);
      const cookies = {
        read: () => [...kept.values()].map((value) => `ss_cookieAllowed=${value}`).join('; '),
        write(cookie: string) {
          const [, value = '', more = ''] = /^ss_cookieAllowed=(\w*)(.*)$/.exec(cookie) ?? [];
          const place = /; Domain=[^;]+/.exec(more)?.[0] ?? '';
          if (!/; Path=\/(?:;|$)/.test(more)) return;
          if (more.includes('Max-Age=0')) kept.delete(place);
          else kept.set(place, value);
        },
      };
      const location = { hostname: 'www.studio.example', pathname: '/shop/mug' };
      const store = createConsentStore({ settings, cookies, location });
      store[decide]();
      expect(store.decision()).toBe(after);
      expect(createConsentStore({ settings, cookies }).decision()).toBe(after);
    },
  );

  it('[CNS-7b] notifies every listener although one fails, and reports its error to the page', () => {
    vi.useFakeTimers();
    const store = createConsentStore({ settings, cookies: cookieJar() });
    const listener = vi.fn();
    store.subscribe(() => {
      throw new Error('broken listener');
    });
    store.subscribe(listener);
    store.accept();
    expect(listener).toHaveBeenCalledOnce();
    expect(() => vi.runAllTimers()).toThrow('broken listener');
    vi.useRealTimers();
  });

  it('[CNS-3] survives ports that throw or reject', async () => {
    const store = createConsentStore({
      settings,
      cookies: cookieJar(),
      saveDecision: () => Promise.reject(new Error('offline')),
      broadcast: {
        post() {
          throw new Error('closed');
        },
        listen: () => () => {},
      },
    });
    expect(() => store.accept()).not.toThrow();
    expect(store.decision()).toBe('accepted');
  });

  it('[CNS-7b] runs what waited for a permission once, and stops waiting on demand', () => {
    const store = createConsentStore({ settings, cookies: cookieJar() });
    const embed = vi.fn();
    const given = vi.fn();
    store.whenAllowed('embeds', embed);
    store.whenAllowed('embeds', given)();
    store.decline();
    expect(embed).not.toHaveBeenCalled();
    store.accept();
    store.decline();
    store.accept();
    expect(embed).toHaveBeenCalledOnce();
    expect(given).not.toHaveBeenCalled();
    const late = vi.fn();
    store.whenAllowed('embeds', late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('ends without a connection to other tabs', () => {
    const store = createConsentStore({ settings, cookies: cookieJar() });
    expect(() => store.destroy()).not.toThrow();
  });

  it('ends a subscription', () => {
    const store = createConsentStore({ settings, cookies: cookieJar() });
    const listener = vi.fn();
    store.subscribe(listener)();
    store.accept();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('attachConsentMode', () => {
  it.each<[string, object, object]>([
    ['has agreed before', settings, { ss_cookieAllowed: 'true' }],
    ['is not asked by an open policy', { isCookieBannerEnabled: true }, {}],
  ])('[CNS-7e] denies by default and then grants where the visitor %s', (_, given, jar) => {
    const view: { dataLayer?: unknown[] } = {};
    attachConsentMode(view, {
      store: createConsentStore({ settings: given, cookies: cookieJar(jar as never) }),
    });
    const commands = view.dataLayer!.map((entry) => Array.from(entry as ArrayLike<unknown>));
    expect(commands).toEqual([
      [
        'consent',
        'default',
        expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
      ],
      [
        'consent',
        'update',
        expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' }),
      ],
    ]);
  });

  it('[CNS-7e] pushes a default and each update as gtag commands', () => {
    const view: { dataLayer?: unknown[] } = {};
    const store = createConsentStore({ settings, cookies: cookieJar() });
    const stop = attachConsentMode(view, { store });
    store.accept();
    stop();
    store.decline();
    const commands = view.dataLayer!.map((entry) => Array.from(entry as ArrayLike<unknown>));
    expect(commands).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })],
    ]);
    expect(Object.prototype.toString.call(view.dataLayer![0])).toBe('[object Arguments]');
  });
});

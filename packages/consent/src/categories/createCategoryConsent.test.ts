import { describe, expect, it, vi } from 'vitest';
import { cookieJar } from '../__fixtures__/cookieJar';
import type { CookiePort } from '@plinth/site-model';
import { createConsentStore } from '../consentStore';
import { noPermissions } from '../whatMayRun';
import type { CookieSettings } from '../cookieSettings';
import { attachCategoryConsentMode } from './attachCategoryConsentMode';
import { categoryCookie, readCategoryChoice } from './categoryCookie';
import { choiceFromForm } from './categoryForm';
import { choiceOf, consentCategories } from './consentCategory';
import { createCategoryConsent, type CategoryConsentOptions } from './createCategoryConsent';
import { decisionLogKey, readDecisionLog } from './decisionLog';

const restrictive: CookieSettings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
};

function createStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

function open(
  {
    cookies = cookieJar(),
    ...options
  }: Partial<CategoryConsentOptions & { cookies: CookiePort }> = {},
  settings = restrictive,
) {
  const store = createConsentStore({ settings, cookies });
  return { cookies, store, consent: createCategoryConsent({ store, ...options }) };
}

describe('the choice', () => {
  it.each([
    [['statistics'], { tracking: true, storage: true, comments: false, fonts: false }],
    [['preferences'], { tracking: false, comments: true, fonts: true, embeds: false }],
    [['marketing'], { tracking: false, embeds: true, visitorData: true, comments: false }],
  ])('[CNS-9a] %j lets run what belongs to it', (names, expected) => {
    const { consent } = open();
    consent.choose(choiceOf(names));
    expect(consent.permissions()).toMatchObject({ ...expected, captcha: true });
    expect(consent.mayRun('tracking')).toBe(expected.tracking);
  });

  it('[CNS-9a] adds no permission to those of the policy', () => {
    const { consent } = open({}, { ...restrictive, isVisitorDataRestricted: true });
    expect(consent.permissions()).toMatchObject({ tracking: false, embeds: false });
    consent.choose(choiceOf(consentCategories));
    expect(consent.mayRun('visitorData')).toBe(false);
    const openPolicy = open({}, { isCookieBannerEnabled: true }).consent;
    expect(openPolicy.choice()).toEqual(choiceOf([]));
    expect(openPolicy.mayRun('tracking')).toBe(true);
  });

  it('[CNS-9b] is kept beside the decision and read by the next page', () => {
    const { consent, cookies } = open();
    consent.choose(choiceOf(['preferences', 'marketing']));
    expect(cookies.read()).toContain('ss_cookieAllowed=true');
    expect(cookies.read()).toContain('pl_consentCategories=preferences.marketing');
    const next = open({ cookies }).consent;
    expect(next.decision()).toBe('accepted');
    expect(next.choice()).toEqual(choiceOf(['preferences', 'marketing']));
    next.choose(choiceOf([]));
    expect(next.decision()).toBe('declined');
    expect(cookies.read()).toContain('pl_consentCategories=none');
    next.accept();
    expect(next.choice()).toEqual(choiceOf(consentCategories));
    next.reset();
    expect(cookies.read()).not.toContain('pl_consentCategories=');
    expect(next.decision()).toBe('none');
  });

  it('[CNS-9b] an older yes without categories is a yes to all', () => {
    const cookies = cookieJar();
    cookies.write('ss_cookieAllowed=true');
    expect(open({ cookies }).consent.choice()).toEqual(choiceOf(consentCategories));
  });

  it('[CNS-9b] holds for the page where cookies are refused', () => {
    const cookies = { read: () => '', write: () => {} };
    const { consent } = open({ cookies });
    consent.choose(choiceOf(['statistics']));
    consent.refresh();
    expect(consent.choice()).toEqual(choiceOf(['statistics']));
    expect(consent.mayRun('embeds')).toBe(false);
  });

  it('[CNS-9c] reports other categories of the same answer, here and from another tab', () => {
    const { consent, cookies } = open();
    consent.accept();
    const received = vi.fn();
    const stop = consent.subscribe(received);
    consent.choose(choiceOf(['statistics']));
    expect(received).toHaveBeenCalledOnce();
    expect(received.mock.lastCall![0]).toMatchObject({
      decision: 'accepted',
      previous: 'accepted',
      permissions: { tracking: true, embeds: false },
    });
    cookies.write(categoryCookie(choiceOf(['marketing'])));
    consent.refresh();
    expect(received).toHaveBeenCalledTimes(2);
    expect(consent.mayRun('embeds')).toBe(true);
    consent.refresh();
    expect(received).toHaveBeenCalledTimes(2);
    stop();
    consent.decline();
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('[CNS-9c] runs what waits once its category is agreed to', () => {
    const { consent } = open();
    const run = vi.fn();
    consent.whenAllowed('embeds', run);
    consent.choose(choiceOf(['statistics']));
    expect(run).not.toHaveBeenCalled();
    consent.choose(choiceOf(['statistics', 'marketing']));
    consent.accept();
    expect(run).toHaveBeenCalledOnce();
  });

  it('[CNS-31] binds the store of yes and no as well, which a plain answer frees again', () => {
    const { consent, store, cookies } = open();
    const received = vi.fn();
    store.subscribe(received);
    consent.choose(choiceOf(['statistics']));
    expect(store.permissions()).toMatchObject({ tracking: true, embeds: false });
    consent.choose(choiceOf(['marketing']));
    expect(received).toHaveBeenCalledTimes(2);
    expect(store.mayRun('tracking')).toBe(false);
    // A page whose owner no longer offers categories asks for all of them.
    store.accept();
    expect(cookies.read()).not.toContain('pl_consentCategories');
    expect(store.mayRun('tracking')).toBe(true);
    expect(received).toHaveBeenCalledTimes(3);
  });

  it('[CNS-31] writes the categories before the yes, so that no other tab reads a yes to all', () => {
    const cookies = cookieJar();
    open({ cookies }).consent.choose(choiceOf(['statistics']));
    expect(cookies.written.map((cookie) => cookie.split('=')[0])).toEqual([
      'pl_consentCategories',
      'ss_cookieAllowed',
    ]);
  });

  it('[CNS-31] sends other tabs no agreement whose categories they cannot read', () => {
    const post = vi.fn();
    const cookies = { read: () => '', write: () => {} };
    const store = createConsentStore({
      settings: restrictive,
      cookies,
      broadcast: { post, listen: () => () => {} },
    });
    const consent = createCategoryConsent({ store });
    consent.choose(choiceOf(['statistics']));
    expect(post).not.toHaveBeenCalled();
    consent.reset();
    expect(post).toHaveBeenCalledExactlyOnceWith('none');
  });

  it('lets go of its store', () => {
    const { consent, store } = open();
    const received = vi.fn();
    consent.subscribe(received);
    consent.destroy();
    store.accept();
    expect(received).not.toHaveBeenCalled();
  });
});

describe('the log', () => {
  it('[CNS-9d] holds time, categories and version of each decision, and hands each over', () => {
    const storage = createStorage();
    const saveDecision = vi.fn();
    let time = Date.UTC(2026, 10, 26, 9);
    const { consent } = open({ storage, saveDecision, version: '3', now: () => time });
    consent.choose(choiceOf(['statistics']));
    time += 1000;
    consent.decline();
    const logged = [
      { at: '2026-11-26T09:00:00.000Z', categories: ['statistics'], version: '3' },
      { at: '2026-11-26T09:00:01.000Z', categories: [], version: '3' },
    ];
    expect(consent.log()).toEqual(logged);
    expect(saveDecision.mock.calls).toEqual(logged.map((entry) => [entry]));
  });

  it('[CNS-9d] keeps the last twenty, and none where the storage refuses', () => {
    const storage = createStorage();
    const { consent } = open({ storage, now: () => 0 });
    for (let time = 0; time < 25; time += 1)
      consent.choose(choiceOf(time % 2 ? ['marketing'] : []));
    expect(consent.log()).toHaveLength(20);
    const refusing = { getItem: () => null, setItem: () => expect.fail('full') };
    const saveDecision = () => expect.fail('away');
    const other = open({ storage: refusing, saveDecision }).consent;
    other.choose(choiceOf(['statistics']));
    expect(other.log()).toEqual([]);
    expect(other.mayRun('tracking')).toBe(true);
  });

  it.each(['', '{', 'null', '7', '[null,7,{"at":7},{"at":"never"}]'])(
    '[CNS-9d] reads nothing out of %j',
    (text) => {
      const storage = createStorage();
      storage.setItem(decisionLogKey, text);
      expect(readDecisionLog(storage)).toEqual([]);
    },
  );
});

describe('cookie and form', () => {
  it.each(['', 'true', 'statistics,marketing', '%00', 'none'])(
    '[CNS-30] a stored choice of %j agrees to nothing',
    (value) => {
      const cookies = cookieJar();
      cookies.write('ss_cookieAllowed=true');
      cookies.write(`pl_consentCategories=${value}`);
      expect(readCategoryChoice(cookies.read())).toEqual(choiceOf([]));
      const { consent } = open({ cookies });
      expect(consent.decision()).toBe('accepted');
      expect(consent.permissions()).toEqual({ ...noPermissions, captcha: true });
    },
  );

  it('[CNS-9b] takes from two cookies what both agree to', () => {
    const two = 'pl_consentCategories=statistics.marketing; pl_consentCategories=marketing';
    expect(readCategoryChoice(two)).toEqual(choiceOf(['marketing']));
  });

  it('[CNS-9f] reads a posted choice, and leaves a yes or no to the banner', () => {
    const posted = new URLSearchParams('decision=choice&category=marketing&category=x');
    expect(choiceFromForm(posted)).toEqual(choiceOf(['marketing']));
    expect(choiceFromForm(new URLSearchParams('decision=choice'))).toEqual(choiceOf([]));
    expect(choiceFromForm(new URLSearchParams('decision=true&category=marketing'))).toBeUndefined();
  });
});

it('[CNS-9e] sends Consent Mode the choice by category, and before it what the policy allows', () => {
  const view: { dataLayer?: unknown[] } = {};
  const { consent } = open();
  const stop = attachCategoryConsentMode(view, { consent });
  const said = () =>
    view.dataLayer!.map((command) => Array.from(command as ArrayLike<unknown>)) as [
      string,
      string,
      Record<string, string>,
    ][];
  expect(said().map(([, kind]) => kind)).toEqual(['default']);
  consent.choose(choiceOf(['statistics']));
  expect(said().at(-1)).toMatchObject([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    },
  ]);
  consent.choose(choiceOf(['preferences', 'marketing']));
  expect(said().at(-1)![2]).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    personalization_storage: 'granted',
  });
  stop();
  consent.decline();
  expect(said()).toHaveLength(3);
});

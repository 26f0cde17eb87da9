import { describe, expect, it } from 'vitest';
import { readDecision } from './decision';
import { decisionCookie } from './decisionCookie';
import { decisionFromForm } from './decisionForm';
import { fromEditorCookieSettings, toEditorCookieSettings } from './editorCookieSettings';
import { hideBannerBeforePaint } from './hideBannerBeforePaint';
import { shouldShowBanner } from './shouldShowBanner';
import { consentModeSignals } from './consentModeSignals';
import { whatMayRun } from './whatMayRun';

describe('the decision', () => {
  it.each([
    ['ss_cookieAllowed=true', 'accepted'],
    ['a=b; ss_cookieAllowed=false; c=d', 'declined'],
    ['a=b;ss_cookieAllowed=true', 'accepted'],
    ['ss_cookieAllowed=', 'none'],
    ['ss_cookieAllowed=truest', 'none'],
    ['xss_cookieAllowed=true', 'none'],
    ['ss_cookieAllowed=true; ss_cookieAllowed=false', 'declined'],
    ['ss_cookieAllowed=false; ss_cookieAllowed=true', 'declined'],
    ['ss_cookieAllowed=; ss_cookieAllowed=true', 'accepted'],
    ['ss_cookieAllowed="false"', 'declined'],
    ['ss_cookieAllowed="true"; ss_cookieAllowed=false', 'declined'],
    ['', 'none'],
    [undefined, 'none'],
  ])('[CNS-3, A-129] reads %j as %s', (cookies, decision) => {
    expect(readDecision(cookies)).toBe(decision);
  });

  it('[CNS-3, A-288] stores true or false for 2,592,000,000 ms, and forgets', () => {
    expect(decisionCookie('accepted')).toBe(
      'ss_cookieAllowed=true; Max-Age=2592000; Path=/; SameSite=Lax',
    );
    expect(decisionCookie('declined', { isSecure: true, domain: 'shop.example' })).toBe(
      'ss_cookieAllowed=false; Max-Age=2592000; Path=/; SameSite=Lax; Domain=shop.example; Secure',
    );
    expect(decisionCookie('none')).toBe('ss_cookieAllowed=; Max-Age=0; Path=/; SameSite=Lax');
  });

  it.each([
    ['true', 'accepted'],
    ['false', 'declined'],
    ['none', 'none'],
    ['yes', undefined],
    [null, undefined],
  ])('[CNS-7h] reads the posted value %j as %s', (value, decision) => {
    expect(decisionFromForm(value)).toBe(decision);
  });
});

describe('shouldShowBanner', () => {
  const settings = { isCookieBannerEnabled: true };
  it.each([
    [{ settings, decision: 'none' }, true],
    [{ settings, decision: 'accepted' }, false],
    [{ settings, decision: 'declined' }, false],
    [{ settings, decision: 'none', isScreenshot: true }, false],
    [{ settings: {}, decision: 'none' }, false],
    [{ settings: null, decision: 'none' }, false],
    [{ settings: {}, decision: 'accepted', isScreenshot: true, isForced: true }, true],
  ] as const)('[CNS-4, A-154, A-156] %j → %s', (circumstances, isShown) => {
    expect(shouldShowBanner(circumstances)).toBe(isShown);
  });
});

describe('the editor', () => {
  it.each([true, false])('[CNS-5, A-113] sees the settings turned round and back: %s', (flag) => {
    const stored = { isVisitorDataRestricted: flag, isRestrictiveCookiePolicyEnabled: !flag };
    expect(toEditorCookieSettings(stored)).toEqual({
      isActivityLogEnabled: !flag,
      isAnalyticsCookiesDisabled: !flag,
    });
    expect(fromEditorCookieSettings(toEditorCookieSettings(stored))).toEqual(stored);
  });
});

describe('hideBannerBeforePaint', () => {
  it.each([
    ['ss_cookieAllowed=false', true],
    ['a=b; ss_cookieAllowed=true', true],
    ['a=b; ss_cookieAllowed="true"', true],
    ['a=b', false],
  ])('[CNS-4] marks the page for the cookies %j: %s', (cookie, isMarked) => {
    const marks: string[] = [];
    const documentElement = { setAttribute: (name: string) => marks.push(name) };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    new Function('document', hideBannerBeforePaint)({ cookie, documentElement });
    expect(marks).toEqual(isMarked ? ['data-consent-decided'] : []);
  });
});

describe('consentModeSignals', () => {
  const signals = (decision: 'accepted' | 'declined', isVisitorDataRestricted = false) =>
    consentModeSignals(whatMayRun({ settings: { isVisitorDataRestricted }, decision }));

  it('[CNS-7e] grants everything after Accept and only the necessary after Decline', () => {
    expect(new Set(Object.values(signals('accepted')))).toEqual(new Set(['granted']));
    expect(signals('declined')).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      personalization_storage: 'denied',
      security_storage: 'granted',
    });
  });

  it('[CNS-7e] keeps advertising away from visitors whose data is restricted', () => {
    expect(signals('accepted', true)).toMatchObject({
      ad_user_data: 'denied',
      analytics_storage: 'granted',
    });
  });
});

import { checkMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import * as banner from './banner';
import * as categories from './categories';
import * as dom from './index';
import { germanConsentMessages } from './messages.de';
import * as policy from './policy';
import * as react from './react';

it('exports exactly the public names of @plinth/consent', () => {
  expect(Object.keys(dom).sort()).toEqual([
    'attachConsentGate',
    'attachConsentMode',
    'attachConsentSync',
    'attachCookieBanner',
    'clearTrackingCookies',
    'consentMessages',
    'createConsentState',
    'createConsentStore',
    'createDecisions',
    'openDecisionChannel',
    'reopenSelector',
  ]);
});

it('exports exactly the public names of @plinth/consent/banner', () => {
  expect(Object.keys(banner).sort()).toEqual([
    'attachCookieBanner',
    'buildCookieBanner',
    'clearTrackingCookies',
    'createDecisions',
  ]);
});

it('exports exactly the public names of @plinth/consent/categories', () => {
  expect(Object.keys(categories).sort()).toEqual([
    'attachCategoryConsentMode',
    'attachConsentCategories',
    'categoryCookie',
    'categoryCookieName',
    'categoryOfKind',
    'categorySignals',
    'choiceFromForm',
    'choiceOf',
    'consentCategories',
    'createCategoryConsent',
    'decisionLogKey',
    'readCategoryChoice',
    'readDecisionLog',
  ]);
});

it('exports exactly the public names of @plinth/consent/policy', () => {
  expect(Object.keys(policy).sort()).toEqual([
    'bannerHtmlAllowlist',
    'barPositions',
    'consentModeSignals',
    'decisionCookie',
    'decisionCookieName',
    'decisionFieldName',
    'decisionFromForm',
    'decisionLifetimeMs',
    'fromEditorCookieSettings',
    'hideBannerBeforePaint',
    'popupPositions',
    'readDecision',
    'refusalCookieName',
    'resolveBannerSettings',
    'shouldShowBanner',
    'toEditorCookieSettings',
    'trackingCookieNames',
    'trackingStorageKeys',
    'whatMayRun',
  ]);
});

it('exports exactly the public names of @plinth/consent/react', () => {
  expect(Object.keys(react).sort()).toEqual([
    'ConsentCategories',
    'ConsentPlaceholder',
    'CookieBanner',
    'ReopenConsent',
    'useMayRun',
  ]);
});

it('[MOD-21i] says everything in German too, with the same places for values', () => {
  const { consentMessages } = dom;
  expect(checkMessages(consentMessages, { plain: true })).toEqual([]);
  expect(
    checkMessages(germanConsentMessages, { locale: 'de', defaults: consentMessages, plain: true }),
  ).toEqual([]);
});

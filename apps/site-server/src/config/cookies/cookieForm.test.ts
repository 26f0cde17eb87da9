import { expect, it } from 'vitest';
import { readCookieForm, switchesOf } from './cookieForm';

it('[SRV-3w] [CNS-5] reads what the owner switched into what is stored, and back', () => {
  const { settings } = readCookieForm(
    new URLSearchParams({
      isCookieBannerEnabled: 'true',
      isCookieCategoryChoiceEnabled: 'true',
      isActivityLogEnabled: 'true',
      cookieBannerText: ' <p>Hi</p>\r\n',
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_LEFT',
    }),
  );
  expect(settings).toMatchObject({
    isCookieBannerEnabled: true,
    isCookieCategoryChoiceEnabled: true,
    isVisitorDataRestricted: false,
    isRestrictiveCookiePolicyEnabled: false,
    isGlobalPrivacyControlHonored: false,
    cookieBannerText: '<p>Hi</p>',
    cookieBannerVariant: 'POPUP',
    cookieBannerTheme: 'DARK',
  });
  expect(switchesOf(settings)).toMatchObject({
    isActivityLogEnabled: true,
    isAnalyticsCookiesDisabled: false,
  });
  expect(switchesOf({})).toMatchObject({
    isCookieBannerEnabled: false,
    isCookieCategoryChoiceEnabled: false,
    isGlobalPrivacyControlHonored: true,
  });
});

it('[SRV-3w] names the field that holds what it cannot hold', () => {
  const { problems } = readCookieForm(
    new URLSearchParams({ cookieBannerTheme: 'PINK', cookieBannerCtaText: 'x'.repeat(101) }),
  );
  expect(problems).toEqual(
    expect.arrayContaining([
      { field: 'cookieBannerTheme', kind: 'unknown' },
      { field: 'cookieBannerCtaText', kind: 'too-long' },
    ]),
  );
});

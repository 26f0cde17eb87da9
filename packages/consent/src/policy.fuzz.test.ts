import { expectQuick, fuzz, hostileText, settingsOf } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPositions, popupPositions, type CookieSettings } from './cookieSettings';
import { decisionCookie } from './decisionCookie';
import { decisionFromForm } from './decisionForm';
import { readDecision } from './decision';
import { toEditorCookieSettings } from './editorCookieSettings';
import { resolveBannerSettings } from './resolveBannerSettings';
import { whatMayRun } from './whatMayRun';

const settings = settingsOf([
  ...([
    'isCookieBannerEnabled',
    'cookieBannerText',
    'cookieBannerCtaText',
    'cookieBannerTheme',
  ] as const),
  ...(['cookieBannerOptOutCtaText', 'cookieBannerCtaVariant', 'cookieBannerAcceptType'] as const),
  ...(['cookieBannerVariant', 'cookieBannerPosition', 'isRestrictiveCookiePolicyEnabled'] as const),
  ...(['isRestrictiveCookiePolicyAbsolute', 'isVisitorDataRestricted'] as const),
]) as fc.Arbitrary<CookieSettings>;

describe('consent', () => {
  it('[CNS-3] is read from any cookies as yes, no or nothing, and never made up', () => {
    fuzz(
      fc.property(hostileText(), hostileText(), (before, after) => {
        expect(['none', 'accepted', 'declined']).toContain(readDecision(`${before}; ${after}`));
        expect(['accepted', 'declined', 'none', undefined]).toContain(decisionFromForm(before));
        // A name that only ends or begins like ours is another cookie.
        expect(
          readDecision(`xss_cookieAllowed=true; ss_cookieAllowed2=true; ss_cookieAllowed=truex`),
        ).toBe('none');
        const bare = before.replace(/[;]|ss_cookieAllowed/g, '');
        expect(readDecision(`${bare}; ss_cookieAllowed=false; ss_cookieAllowed=true`)).toBe(
          'declined',
        );
      }),
    );
    for (const decision of ['accepted', 'declined'] as const)
      expect(readDecision(decisionCookie(decision).split('; ')[0])).toBe(decision);
    expectQuick(readDecision);
    expectQuick((text) => readDecision(`ss_cookieAllowed=${text}`));
  });

  it('[CNS-1] [CNS-2] any settings become a banner that there is', () => {
    fuzz(
      fc.property(fc.oneof(settings, fc.constantFrom(null, undefined)), (given) => {
        const banner = resolveBannerSettings(given);
        expect(typeof banner.isEnabled).toBe('boolean');
        for (const text of [banner.text, banner.ctaText, banner.optOutCtaText])
          expect(typeof text).toBe('string');
        const positions: readonly string[] =
          banner.variant === 'BAR' ? barPositions : popupPositions;
        expect(positions).toContain(banner.position);
        expect(['LIGHT', 'DARK']).toContain(banner.theme);
        const { isActivityLogEnabled } = toEditorCookieSettings(given ?? {});
        expect(typeof isActivityLogEnabled).toBe('boolean');
      }),
      { share: 2 },
    );
    expectQuick((text) => resolveBannerSettings({ cookieBannerText: text }));
    expectQuick((text) => resolveBannerSettings({ cookieBannerText: `<p ${text}` }));
  });

  it('[CNS-6] nothing that counts or comes from others runs after a no, whatever the settings hold', () => {
    fuzz(
      fc.property(settings, fc.boolean(), (given, globalPrivacyControl) => {
        const may = whatMayRun({ settings: given, decision: 'declined', globalPrivacyControl });
        const { captcha, ...others } = may;
        expect(typeof captcha).toBe('boolean');
        expect(Object.values(others)).toEqual(Object.values(others).map(() => false));
      }),
    );
  });
});

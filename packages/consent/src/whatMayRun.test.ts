import { describe, expect, it } from 'vitest';
import type { CookieSettings } from './cookieSettings';
import type { Decision } from './decision';
import { whatMayRun } from './whatMayRun';

const open: CookieSettings = { isCookieBannerEnabled: true };
const restrictive: CookieSettings = { ...open, isRestrictiveCookiePolicyEnabled: true };
const absolute: CookieSettings = { ...restrictive, isRestrictiveCookiePolicyAbsolute: true };
const unasked = { isCookieBannerEnabled: false };

it('[CNS-6] lets nothing track where the settings cannot be read, whatever was decided', () => {
  for (const decision of ['none', 'accepted', 'declined'] as const)
    expect(whatMayRun({ settings: undefined, areSettingsUnreadable: true, decision })).toEqual({
      tracking: false,
      storage: false,
      visitorData: false,
      embeds: false,
      comments: false,
      fonts: false,
      captcha: true,
    });
});

type Row = [name: string, CookieSettings, Decision, boolean, string];
/** The kinds that may run: t tracking, s storage, v visitor data, e embeds, o comments, f fonts, c captcha. */
const table: Row[] = [
  ['open, undecided', open, 'none', false, 'tsveofc'],
  ['open, undecided, privacy control', open, 'none', true, 'eofc'],
  ['open, accepted', open, 'accepted', false, 'tsveofc'],
  ['open, accepted, privacy control', open, 'accepted', true, 'tsveofc'],
  ['open, declined', open, 'declined', false, 'c'],
  ['open, declined, privacy control', open, 'declined', true, 'c'],
  ['restrictive, undecided', restrictive, 'none', false, 'c'],
  ['restrictive, undecided, privacy control', restrictive, 'none', true, 'c'],
  ['restrictive, undecided, no banner', { ...restrictive, ...unasked }, 'none', false, 'eofc'],
  ['restrictive, accepted', restrictive, 'accepted', false, 'tsveofc'],
  ['restrictive, accepted, privacy control', restrictive, 'accepted', true, 'tsveofc'],
  ['restrictive, declined', restrictive, 'declined', false, 'c'],
  ['absolute, undecided', absolute, 'none', false, ''],
  ['absolute, undecided, no banner', { ...absolute, ...unasked }, 'none', false, ''],
  ['absolute, accepted', absolute, 'accepted', false, 'tsveofc'],
  ['absolute, declined', absolute, 'declined', false, ''],
  [
    'absolute without restrictive, undecided',
    { ...open, isRestrictiveCookiePolicyAbsolute: true },
    'none',
    false,
    'tsveofc',
  ],
];

const letters = {
  tracking: 't',
  storage: 's',
  visitorData: 'v',
  embeds: 'e',
  comments: 'o',
  fonts: 'f',
  captcha: 'c',
};

function shorten(permissions: Record<string, boolean>): string {
  return Object.entries(letters)
    .filter(([kind]) => permissions[kind])
    .map(([, letter]) => letter)
    .join('');
}

describe('whatMayRun', () => {
  it.each(table)(
    '[CNS-6, A-112] %s',
    (_name, settings, decision, globalPrivacyControl, expected) => {
      expect(shorten(whatMayRun({ settings, decision, globalPrivacyControl }))).toBe(expected);
    },
  );

  it.each(['none', 'declined'] as const)(
    '[TRK-17a] never lets a tracker run without consent under the restrictive policy: %s',
    (decision) => {
      for (const isCookieBannerEnabled of [true, false, undefined]) {
        for (const isRestrictiveCookiePolicyAbsolute of [true, false, undefined]) {
          const settings = {
            isRestrictiveCookiePolicyEnabled: true,
            isRestrictiveCookiePolicyAbsolute,
            isCookieBannerEnabled,
          };
          const { tracking, storage, visitorData } = whatMayRun({ settings, decision });
          expect([tracking, storage, visitorData]).toEqual([false, false, false]);
        }
      }
    },
  );

  it('[TRK-18l] [CNS-7c] ignores the privacy control where the site says so', () => {
    const settings = { ...open, isGlobalPrivacyControlHonored: false };
    const circumstances = { settings, decision: 'none', globalPrivacyControl: true } as const;
    expect(whatMayRun(circumstances).tracking).toBe(true);
  });

  it('[CNS-1] keeps visitor data out where the site restricts it', () => {
    const settings = { ...open, isVisitorDataRestricted: true };
    const { tracking, visitorData } = whatMayRun({ settings, decision: 'accepted' });
    expect([tracking, visitorData]).toEqual([true, false]);
  });

  it('runs everything where a page brings no settings at all', () => {
    expect(shorten(whatMayRun({ settings: undefined, decision: 'none' }))).toBe('tsveofc');
  });
});

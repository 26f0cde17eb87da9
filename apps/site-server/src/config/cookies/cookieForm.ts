import { barPositions, popupPositions, type CookieSettings } from '@plinth/consent/policy';

/** The settings of a stored definition. */
export const cookieSettingsOf = ({
  cookieSettings,
}: Readonly<Record<string, unknown>> | { cookieSettings?: object }): CookieSettings =>
  Object(cookieSettings ?? {}) as CookieSettings;

/** Writes the settings into a definition; other fields stay, also within the cookie settings. */
export const withCookieSettings = (
  definition: Readonly<Record<string, unknown>>,
  settings: CookieSettings,
): Record<string, unknown> => ({
  ...definition,
  cookieSettings: { ...cookieSettingsOf(definition), ...settings },
});

/** The choices of [CNS-1]; the first replaces a missing value ([CNS-2]). */
export const cookieChoices = {
  cookieBannerVariant: ['BAR', 'POPUP'],
  cookieBannerPosition: [
    'BOTTOM',
    ...barPositions.filter((one) => one !== 'BOTTOM'),
    ...popupPositions,
  ],
  cookieBannerTheme: ['DARK', 'LIGHT'],
  cookieBannerCtaVariant: ['ICON', 'TEXT', 'BUTTON'],
  cookieBannerAcceptType: ['OPT_IN', 'OPT_IN_AND_OUT'],
} as const;

export type CookieChoice = keyof typeof cookieChoices;

export const cookieTexts = [
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
] as const satisfies readonly (keyof CookieSettings)[];

/** The switches that the owner sees; two of them are the inverse or another name of the stored setting ([CNS-5]). */
export const cookieSwitches = [
  'isCookieBannerEnabled',
  'isCookieCategoryChoiceEnabled',
  'isAnalyticsCookiesDisabled',
  'isRestrictiveCookiePolicyAbsolute',
  'isActivityLogEnabled',
  'isGlobalPrivacyControlHonored',
] as const;

export type CookieSwitch = (typeof cookieSwitches)[number];

const maxTextLength = 5000;
const maxLabelLength = 100;

export interface CookieFormProblem {
  field: string;
  kind: 'too-long' | 'unknown';
}

export interface CookieFormResult {
  /** The settings as they were typed, even if they are invalid. */
  settings: CookieSettings;
  problems: CookieFormProblem[];
}

/** Reads the settings from a posted form. A missing switch is off: a browser only sends checked ones. */
export function readCookieForm(posted: URLSearchParams): CookieFormResult {
  const problems: CookieFormProblem[] = [];
  const text = (field: string, max: number) => {
    const value = (posted.get(field) ?? '').replaceAll('\r\n', '\n').trim();
    if (value.length > max) problems.push({ field, kind: 'too-long' });
    return value;
  };
  const choice = (field: CookieChoice) => {
    const value = posted.get(field) ?? cookieChoices[field][0];
    if (!(cookieChoices[field] as readonly string[]).includes(value)) {
      problems.push({ field, kind: 'unknown' });
    }
    return value;
  };
  const isOn = (field: CookieSwitch) => posted.get(field) === 'true';
  const settings: CookieSettings = {
    isCookieBannerEnabled: isOn('isCookieBannerEnabled'),
    isCookieCategoryChoiceEnabled: isOn('isCookieCategoryChoiceEnabled'),
    cookieBannerText: text('cookieBannerText', maxTextLength),
    cookieBannerCtaText: text('cookieBannerCtaText', maxLabelLength),
    cookieBannerOptOutCtaText: text('cookieBannerOptOutCtaText', maxLabelLength),
    cookieBannerVariant: choice('cookieBannerVariant'),
    cookieBannerPosition: choice('cookieBannerPosition'),
    cookieBannerTheme: choice('cookieBannerTheme'),
    cookieBannerCtaVariant: choice('cookieBannerCtaVariant'),
    cookieBannerAcceptType: choice('cookieBannerAcceptType'),
    isRestrictiveCookiePolicyEnabled: isOn('isAnalyticsCookiesDisabled'),
    isRestrictiveCookiePolicyAbsolute: isOn('isRestrictiveCookiePolicyAbsolute'),
    isVisitorDataRestricted: !isOn('isActivityLogEnabled'),
    isGlobalPrivacyControlHonored: isOn('isGlobalPrivacyControlHonored'),
  };
  return { settings, problems };
}

/** The switches that are on for stored settings. */
export const switchesOf = (settings: CookieSettings): Readonly<Record<CookieSwitch, boolean>> => ({
  isCookieBannerEnabled: settings.isCookieBannerEnabled === true,
  isCookieCategoryChoiceEnabled: settings.isCookieCategoryChoiceEnabled === true,
  isAnalyticsCookiesDisabled: settings.isRestrictiveCookiePolicyEnabled === true,
  isRestrictiveCookiePolicyAbsolute: settings.isRestrictiveCookiePolicyAbsolute === true,
  isActivityLogEnabled: settings.isVisitorDataRestricted !== true,
  isGlobalPrivacyControlHonored: settings.isGlobalPrivacyControlHonored !== false,
});

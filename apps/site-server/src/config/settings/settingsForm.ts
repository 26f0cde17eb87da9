import { overlayStyle, safeHref, unitSystem } from '@plinth/site-model';
import {
  commentSettings,
  fontUses,
  isCommentName,
  isFontFamily,
  isFontKit,
  keyedMapSettings,
  readFontLine,
  trackingSettings,
  writeFontLine,
  type FontUse,
  type SiteDefinition,
  type WebFont,
} from '@plinth/site-renderer';
import { readPostedLink } from '../links/linkKinds';

/** The switches in the order of the page ([TRK-5], [TRK-9] to [TRK-13]). */
export const settingsSwitches = [
  'isCensusEnabled',
  'isLandingTracked',
  'areEventsTracked',
  'isMouseTracked',
] as const;

/** The text fields by their subject. */
export const settingsTexts = {
  /** The map provider that requires a key ([MED-12]). */
  maps: ['key', 'language', 'region'],
  /** Families of a font service, and those of the site's kit ([RUN-6]). */
  fonts: ['bodyFont', 'headingFont', 'typekitId', 'bodyFontOfKit', 'headingFontOfKit'],
  /** The comment service ([RUN-6]). */
  comments: ['disqusShortname'],
  /** The bar above every page ([RUN-11]). */
  announcement: ['announcementText', 'announcementUrl'],
} as const;

const maxTextLength = 5000;
const maxAddressLength = 2000;

export type SettingsSwitch =
  | (typeof settingsSwitches)[number]
  | 'isMemberSignUpEnabled'
  | 'expressCheckout'
  | 'developerMode'
  | 'commentsEnabled'
  | 'announcementShown'
  | 'announcementNewWindow';
export type SettingsGroup = keyof typeof settingsTexts;
export type SettingsText = (typeof settingsTexts)[SettingsGroup][number];

const allTexts: readonly SettingsText[] = Object.values(settingsTexts).flat();

/** The settings in the form of the page. */
export type SiteSettings = Record<SettingsSwitch, boolean> &
  Record<SettingsText, string> & {
    /** The number of the unit system, as in its field ([MOD-4]). */
    measurementStandard: '1' | '2';
  };

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The settings of a stored definition. */
export function settingsOf({
  isCensusDisabled,
  websiteSettings,
  theme,
  typekitId,
  measurementStandard,
  developerMode,
}: Pick<
  SiteDefinition,
  | 'isCensusDisabled'
  | 'websiteSettings'
  | 'theme'
  | 'typekitId'
  | 'measurementStandard'
  | 'developerMode'
>): SiteSettings {
  const maps = Object(websiteSettings?.['mapSettings']) as Record<string, unknown>;
  const bar = barOf(websiteSettings);
  const link = Object(bar['clickthroughUrl']) as Record<string, unknown>;
  const line = (use: FontUse) => {
    const font = Object(theme?.webFonts?.[use]) as WebFont;
    return isFontFamily(font.family) ? writeFontLine(font) : '';
  };
  return {
    isCensusEnabled: isCensusDisabled !== true,
    ...trackingSettings(websiteSettings),
    commentsEnabled: commentSettings(websiteSettings) !== undefined,
    isMemberSignUpEnabled: websiteSettings?.['isMemberSignUpEnabled'] === true,
    expressCheckout: storeOf(websiteSettings)['expressCheckout'] === true,
    developerMode: developerMode === true,
    key: textOr(maps['key']),
    language: textOr(maps['language']),
    region: textOr(maps['region']),
    bodyFont: line('body'),
    headingFont: line('heading'),
    typekitId: textOr(typekitId),
    bodyFontOfKit: textOr(theme?.kitFonts?.body),
    headingFontOfKit: textOr(theme?.kitFonts?.heading),
    disqusShortname: textOr(websiteSettings?.['disqusShortname']),
    measurementStandard: measurementStandard === unitSystem.imperial ? '1' : '2',
    announcementShown: textOr(bar['text']).trim() !== '' && bar['style'] !== overlayStyle.none,
    announcementText: textOr(bar['text']),
    announcementUrl: textOr(link['url']),
    announcementNewWindow: link['newWindow'] === true,
  };
}

const barOf = (website: Readonly<Record<string, unknown>> | undefined) =>
  Object(website?.['announcementBarSettings']) as Record<string, unknown>;

const storeOf = (website: Readonly<Record<string, unknown>> | undefined) =>
  Object(website?.['storeSettings']) as Record<string, unknown>;

/** Writes the settings into a definition; other fields stay. An earlier version may lack settings. */
export function withSettings(
  definition: Readonly<Record<string, unknown>>,
  settings: Partial<SiteSettings>,
): Record<string, unknown> {
  const {
    mapSettings: _maps,
    commentsEnabled: _enabled,
    isMemberSignUpEnabled: _signUp,
    disqusShortname: _name,
    storeSettings: _store,
    ...website
  } = Object(definition['websiteSettings']) as Record<string, unknown>;
  const {
    webFonts: _web,
    kitFonts: _kit,
    ...theme
  } = Object(definition['theme']) as object & {
    webFonts?: unknown;
    kitFonts?: unknown;
  };
  const {
    typekitId: _id,
    theme: _theme,
    measurementStandard: _units,
    developerMode: _mode,
    ...others
  } = definition;
  const { key, language, region, typekitId, disqusShortname } = settings;
  const { isLandingTracked, areEventsTracked, isMouseTracked } = settings;
  const written = {
    ...theme,
    ...filled('webFonts', {
      body: readFontLine(settings.bodyFont ?? ''),
      heading: readFontLine(settings.headingFont ?? ''),
    }),
    ...filled('kitFonts', { body: settings.bodyFontOfKit, heading: settings.headingFontOfKit }),
  };
  return {
    ...others,
    ...filled('theme', written),
    ...(typekitId ? { typekitId } : {}),
    ...(settings.measurementStandard === '1' ? { measurementStandard: unitSystem.imperial } : {}),
    ...(settings.developerMode ? { developerMode: true } : {}),
    isCensusDisabled: settings.isCensusEnabled === false,
    websiteSettings: {
      ...website,
      trackingSettings: {
        ...(Object(website['trackingSettings']) as object),
        isLandingTracked,
        areEventsTracked,
        isMouseTracked,
      },
      ...filled('storeSettings', {
        ...storeOf(definition['websiteSettings'] as Record<string, unknown> | undefined),
        expressCheckout: settings.expressCheckout || undefined,
      }),
      ...filled('mapSettings', { key, language, region }),
      ...(settings.commentsEnabled ? { commentsEnabled: true } : {}),
      ...(settings.isMemberSignUpEnabled ? { isMemberSignUpEnabled: true } : {}),
      ...(disqusShortname ? { disqusShortname } : {}),
      ...announcement(website, settings),
    },
  };
}

/** Writes the settings of the announcement bar; its other fields stay. */
function announcement(
  website: Readonly<Record<string, unknown>>,
  { announcementText, announcementUrl, ...settings }: Partial<SiteSettings>,
): Record<string, unknown> {
  const before = barOf(website);
  // An earlier version has no bar, and a site that never had one needs none.
  const isNothing = announcementText === '' && !announcementUrl && Object.keys(before).length === 0;
  if (announcementText === undefined || isNothing) return {};
  const { clickthroughUrl, ...others } = before;
  return {
    announcementBarSettings: {
      ...others,
      style: settings.announcementShown ? overlayStyle.show : overlayStyle.none,
      text: announcementText,
      ...filled('clickthroughUrl', {
        ...(announcementUrl && { ...(Object(clickthroughUrl) as object), url: announcementUrl }),
        ...(announcementUrl && { newWindow: settings.announcementNewWindow === true }),
      }),
    },
  };
}

/** A group with its entries; an empty group is left out. */
function filled(name: string, group: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(group).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0 ? { [name]: Object.fromEntries(entries) } : {};
}

/** Reads a posted form as it was typed. A missing switch is off: a browser only sends checked ones. */
export function readSettingsForm(posted: URLSearchParams): {
  settings: SiteSettings;
  /** Fields with invalid values. */
  problems: SettingsText[];
} {
  const isOn = (name: SettingsSwitch) => posted.get(name) === 'true';
  const settings = {
    isCensusEnabled: isOn('isCensusEnabled'),
    isLandingTracked: isOn('isLandingTracked'),
    areEventsTracked: isOn('areEventsTracked'),
    isMouseTracked: isOn('isMouseTracked'),
    commentsEnabled: isOn('commentsEnabled'),
    isMemberSignUpEnabled: isOn('isMemberSignUpEnabled'),
    expressCheckout: isOn('expressCheckout'),
    developerMode: isOn('developerMode'),
    announcementShown: isOn('announcementShown'),
    announcementNewWindow: isOn('announcementNewWindow'),
    measurementStandard: posted.get('measurementStandard') === '1' ? '1' : '2',
    ...Object.fromEntries(
      allTexts.map((name) => [name, (posted.get(name) ?? '').replaceAll('\r\n', '\n').trim()]),
    ),
    announcementUrl: readPostedLink(
      posted,
      'announcementUrl',
      posted.get('announcementUrl.before'),
    ).trim(),
  } as SiteSettings;
  return { settings, problems: allTexts.filter((name) => !canBe(name, settings)) };
}

/** Whether a text is valid, independent of other fields: the language is checked even if the key is invalid. */
function canBe(name: SettingsText, settings: SiteSettings): boolean {
  const value = settings[name];
  if (value === '') return !needed(name, settings);
  switch (name) {
    case 'key':
      return keyedMapSettings({ mapSettings: { key: value } }) !== undefined;
    case 'language':
    case 'region':
      return keyedMapSettings({ mapSettings: { key: 'any', [name]: value } })?.[name] === value;
    case 'bodyFont':
    case 'headingFont':
      return readFontLine(value) !== undefined;
    case 'typekitId':
      return isFontKit(value);
    case 'bodyFontOfKit':
    case 'headingFontOfKit':
      return isFontFamily(value);
    case 'disqusShortname':
      return isCommentName(value);
    case 'announcementText':
      return value.length <= maxTextLength;
    case 'announcementUrl':
      return value.length <= maxAddressLength && safeHref(value) !== undefined;
  }
}

/** Whether a text is required because of another setting. */
const needed = (name: SettingsText, settings: SiteSettings): boolean =>
  (name === 'disqusShortname' && settings.commentsEnabled) ||
  (name === 'announcementText' && settings.announcementShown) ||
  (name === 'typekitId' && fontUses.some((use) => settings[`${use}FontOfKit`] !== ''));

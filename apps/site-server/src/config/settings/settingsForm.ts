import { keyedMapSettings, trackingSettings } from '@plinth/site-runtime/render';
import type { SiteDefinition } from '@plinth/site-runtime/render';

/** What the owner may switch, in the order of the page ([TRK-5], [TRK-9] to [TRK-13]). */
export const settingsSwitches = [
  'isCensusEnabled',
  'isLandingTracked',
  'areEventsTracked',
  'isMouseTracked',
] as const;

/** The map provider that asks for a key ([MED-12]). */
export const settingsTexts = ['key', 'language', 'region'] as const;

export type SettingsSwitch = (typeof settingsSwitches)[number];
export type SettingsText = (typeof settingsTexts)[number];

/** The page's settings, as they stand in its form. */
export type SiteSettings = Record<SettingsSwitch, boolean> & Record<SettingsText, string>;

/** The settings of a stored definition. */
export function settingsOf({
  isCensusDisabled,
  websiteSettings,
}: Pick<SiteDefinition, 'isCensusDisabled' | 'websiteSettings'>): SiteSettings {
  const maps = Object(websiteSettings?.['mapSettings']) as Record<string, unknown>;
  const text = (name: SettingsText) => (typeof maps[name] === 'string' ? maps[name] : '');
  return {
    isCensusEnabled: isCensusDisabled !== true,
    ...trackingSettings(websiteSettings),
    ...{ key: text('key'), language: text('language'), region: text('region') },
  };
}

/** Writes them into a definition; what else stands there stays. */
export function withSettings(
  definition: Readonly<Record<string, unknown>>,
  { isCensusEnabled, key, language, region, ...tracking }: SiteSettings,
): Record<string, unknown> {
  const website = Object(definition['websiteSettings']) as Record<string, unknown>;
  const { mapSettings: _before, ...others } = website;
  const maps = Object.entries({ key, language, region }).filter(([, value]) => value !== '');
  return {
    ...definition,
    isCensusDisabled: !isCensusEnabled,
    websiteSettings: {
      ...others,
      trackingSettings: {
        ...(Object(website['trackingSettings']) as object),
        ...tracking,
      },
      ...(maps.length > 0 ? { mapSettings: Object.fromEntries(maps) } : {}),
    },
  };
}

/** Reads a posted form as it was typed. A switch that is not in it is off; a browser only sends what is checked. */
export function readSettingsForm(posted: URLSearchParams): {
  settings: SiteSettings;
  /** Fields with something that cannot be. */
  problems: SettingsText[];
} {
  const isOn = (name: SettingsSwitch) => posted.get(name) === 'true';
  const text = (name: SettingsText) => (posted.get(name) ?? '').trim();
  const settings: SiteSettings = {
    isCensusEnabled: isOn('isCensusEnabled'),
    isLandingTracked: isOn('isLandingTracked'),
    areEventsTracked: isOn('areEventsTracked'),
    isMouseTracked: isOn('isMouseTracked'),
    ...{ key: text('key'), language: text('language'), region: text('region') },
  };
  const { key, language, region } = settings;
  // Whatever else is wrong: with another key the language is judged all the same.
  const readable = {
    key: keyedMapSettings({ mapSettings: { key } })?.key,
    language: keyedMapSettings({ mapSettings: { key: 'any', language } })?.language,
    region: keyedMapSettings({ mapSettings: { key: 'any', region } })?.region,
  };
  return {
    settings,
    problems: settingsTexts.filter((name) => settings[name] !== '' && readable[name] === undefined),
  };
}

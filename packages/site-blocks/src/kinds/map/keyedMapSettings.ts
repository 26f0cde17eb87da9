/** The settings of the map provider with a key, in `websiteSettings.mapSettings` ([MED-12]). */
export interface KeyedMapSettings {
  key: string;
  /** Language of the map's labels, BCP 47. @default the page's */
  language?: string;
  /** Region whose borders and names are shown, two letters. */
  region?: string;
}

/** A site with a valid key uses the keyed provider; otherwise maps use open tiles. */
export function keyedMapSettings(websiteSettings: unknown): KeyedMapSettings | undefined {
  const { mapSettings } = Object(websiteSettings) as { mapSettings?: unknown };
  const given = Object(mapSettings) as Record<string, unknown>;
  const key = matching(given['key'], /^[\w-]{1,200}$/);
  const language = matching(given['language'], /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i);
  const region = matching(given['region'], /^[a-z]{2}$/i);
  return key === undefined
    ? undefined
    : { key, ...(language ? { language } : {}), ...(region ? { region } : {}) };
}

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

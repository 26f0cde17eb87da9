import { languageTag } from '@plinth/site-model';
import { siteLanguage, type SiteDefinition } from '@plinth/site-model/definition';

/** A language of the site; additions of an editor are kept. */
export interface Language {
  [more: string]: unknown;
  /** BCP 47. */
  code: string;
  name?: string | null | undefined;
  enabled: boolean;
}

/** The site with the further languages that are switched on, for pages that are in one of them. */
export function withLanguages(
  definition: SiteDefinition,
  languages: readonly Language[],
): SiteDefinition {
  const own = siteLanguage(definition);
  const shown = languages.filter(({ enabled, code }) => enabled && languageTag(code) !== own);
  const { languages: _stored, ...others } = definition;
  if (shown.length === 0) return others;
  return {
    ...others,
    languages: shown.map(({ code, name, texts }) => ({
      code,
      ...(name ? { name } : {}),
      ...(isTextRecord(texts) ? { texts } : {}),
    })),
  };
}

/** Translations of texts, as an editor or a call has stored them. */
export const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** The stored languages; a site without any has the language of its pages. */
export function readLanguages(stored: unknown, defaultLanguage: string): Language[] {
  const languages = (Array.isArray(stored) ? stored : []).filter(
    (entry): entry is Language =>
      typeof entry === 'object' && entry !== null && typeof (entry as Language).code === 'string',
  );
  return languages.length > 0 ? languages : [{ code: defaultLanguage, enabled: true }];
}

/** A site is multilingual once a second language is switched on. */
export const isMultilingual = (languages: readonly Language[]) =>
  languages.filter(({ enabled }) => enabled).length > 1;

/**
 * Writes the tag of a language for which this server has a name (`de-at` → `de-AT`); `undefined` for any other text,
 * also for a text in the shape of a tag, such as `Arabic`.
 */
export function knownLanguage(code: string): string | undefined {
  const tag = canonicalLanguage(code);
  if (tag === undefined) return undefined;
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return names.of(new Intl.Locale(tag).language) === undefined ? undefined : tag;
}

/** Writes a tag as `Intl` does (`de_at` → `de-AT`); `undefined` for a text that is no language, unlike [MOD-37]. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

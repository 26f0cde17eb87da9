/** A language of the site; additions of an editor are kept. */
export interface Language {
  [more: string]: unknown;
  /** BCP 47. */
  code: string;
  name?: string | null | undefined;
  enabled: boolean;
}

/** The stored languages; a site without any speaks the language of its pages. */
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

/** Writes a tag as `Intl` does (`de-at` → `de-AT`); `undefined` for what is no language. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

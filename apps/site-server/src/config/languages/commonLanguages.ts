/** The languages in which a page has messages ([RUN-35]), for lists to choose from. The tag of any other language is taken as well. */
export const commonLanguages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'tr',
  'zh',
];

/** The name of a language in the reader's language: `de` → German. */
export function languageNameIn(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

import { languageTag } from '@plinth/site-model';
/**
 * The languages with messages for pages ([RUN-35]), as suggestions. The tag of any other language is accepted as well.
 */
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
    return new Intl.DisplayNames([languageTag(locale)], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

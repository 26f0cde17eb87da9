import { languageTag } from './languageTag';

/**
 * The scripts that run from right to left by the Unicode Common Locale Data Repository: those in
 * use, and older ones that are still written.
 * @source https://github.com/unicode-org/cldr/blob/main/common/properties/scriptMetadata.txt
 */
const rightToLeftScripts = 'Adlm Arab Armi Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi';

/**
 * The writing direction of a language: that of its script, which a tag names (`uz-Arab`) or its
 * language and region imply (`ckb`, `uz-AF`). [MOD-37] reads its tag.
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(languageTag(locale)).maximize();
  return script && rightToLeftScripts.includes(script) ? 'rtl' : 'ltr';
}

/** Letters of the scripts that run from right to left. */
const rightToLeftLetter =
  /[\u05d0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a text within a sentence (U+2068, U+2069) if one of the two runs from right to left: a
 * product's name or an e-mail address would otherwise be reordered at its punctuation.
 */
export const isolate = (text: string, locale = 'en'): string =>
  directionOf(locale) === 'rtl' || rightToLeftLetter.test(text) ? `\u2068${text}\u2069` : text;

const rightToLeft = /^(?:ar|fa|he|ps|sd|ug|ur|yi)(?![a-z])/i;

/** The direction in which a language is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.test(locale) ? 'rtl' : 'ltr';

/** Letters of the scripts that run from right to left. */
const rightToLeftLetter = /[\u05d0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text to put into a sentence, set apart from it (U+2068, U+2069) where one of the two runs from right to left: a
 * product's name or an e-mail address would be reordered at its punctuation.
 */
export const isolate = (text: string, locale = 'en'): string =>
  rightToLeft.test(locale) || rightToLeftLetter.test(text) ? `\u2068${text}\u2069` : text;

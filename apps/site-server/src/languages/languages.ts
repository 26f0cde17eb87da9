import { arabicServerMessages } from './ar';
import { germanServerMessages } from './de';
import { spanishServerMessages } from './es';
import { frenchServerMessages } from './fr';
import { hebrewServerMessages } from './he';
import { italianServerMessages } from './it';
import { japaneseServerMessages } from './ja';
import { koreanServerMessages } from './ko';
import { dutchServerMessages } from './nl';
import { polishServerMessages } from './pl';
import { portugueseServerMessages } from './pt';
import { turkishServerMessages } from './tr';
import { chineseServerMessages } from './zh';
import type { ServerMessages } from './serverMessages';

/**
 * The languages of the server's messages for visitors, by BCP 47 tag. A site in another language defines its own
 * messages.
 */
export const languages: Readonly<Record<string, ServerMessages>> = {
  ar: arabicServerMessages,
  de: germanServerMessages,
  es: spanishServerMessages,
  fr: frenchServerMessages,
  he: hebrewServerMessages,
  it: italianServerMessages,
  ja: japaneseServerMessages,
  ko: koreanServerMessages,
  nl: dutchServerMessages,
  pl: polishServerMessages,
  pt: portugueseServerMessages,
  tr: turkishServerMessages,
  zh: chineseServerMessages,
};

import { createTranslate } from '@plinth/site-model';
import { inLanguage } from '@plinth/site-runtime/render';
import type { SiteWords } from '../pages/pageSentence';
import { mailMessages } from './mailMessages';
import { germanMailMessages } from './mailMessages.de';

/** A sentence of a mail in the site's own words where it has some, else in its language. */
export function translateMail(
  { locale, messages }: SiteWords,
  key: keyof typeof mailMessages,
  values?: Readonly<Record<string, string | number>>,
): string {
  const own = inLanguage(locale, { de: germanMailMessages });
  return createTranslate(mailMessages, { locale, overrides: { ...own, ...messages } })(key, values);
}

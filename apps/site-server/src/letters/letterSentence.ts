import { createTranslate } from '@plinth/site-model';
import type { SiteWords } from '../pages/pageSentence';
import { letterMessages } from './letterMessages';
import { germanLetterMessages } from './letterMessages.de';

/** A sentence of a letter in the site's own words where it has some, else in its language. */
export function letterSentence(
  { locale, messages }: SiteWords,
  key: keyof typeof letterMessages,
  values?: Readonly<Record<string, string | number>>,
): string {
  const own = locale?.split('-')[0] === 'de' ? germanLetterMessages : undefined;
  return createTranslate(letterMessages, { locale, overrides: { ...own, ...messages } })(
    key,
    values,
  );
}

import { createTranslate } from '@plinth/site-model';
import { inLanguage, type SiteDefinition } from '@plinth/site-runtime/render';
import { languages } from '../languages/languages';
import { pageMessages } from './pageMessages';

/** The words of a site: its own where it has some, else those of its language. */
export type SiteWords = Pick<SiteDefinition, 'locale' | 'messages'>;

export function pageSentence(
  { locale, messages }: SiteWords,
  key: keyof typeof pageMessages,
  values?: Readonly<Record<string, string | number>>,
): string {
  const own = inLanguage(locale, languages);
  return createTranslate(pageMessages, { locale, overrides: { ...own, ...messages } })(key, values);
}

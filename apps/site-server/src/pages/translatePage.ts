import { createTranslate } from '@plinth/site-model';
import { inLanguage, type SiteDefinition } from '@plinth/site-renderer';
import { languages } from '../languages/languages';
import { pageMessages } from '../languages/pageMessages';

/** A site's language, and its own messages, which take precedence over those of the language. */
export type SiteMessages = Pick<SiteDefinition, 'locale' | 'messages'>;

/** A message of the server's pages, by the site's own text or that of its language. */
export function translatePage(
  { locale, messages }: SiteMessages,
  key: keyof typeof pageMessages,
  values?: Readonly<Record<string, string | number>>,
): string {
  const own = inLanguage(locale, languages);
  return createTranslate(pageMessages, { locale, overrides: { ...own, ...messages } })(key, values);
}

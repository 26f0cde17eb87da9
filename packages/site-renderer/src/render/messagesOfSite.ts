import type { MessageCatalogue } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-blocks/rendering';
import { languages } from '../languages/languages';
import { inLanguage } from './inLanguage';

/**
 * The messages of a page: the site's own first, then those of its language. The English defaults
 * are in the packages.
 */
export function messagesOfSite({
  locale,
  messages,
}: Pick<SiteDefinition, 'locale' | 'messages'>): MessageCatalogue {
  return { ...inLanguage(locale, languages), ...messages };
}

/**
 * The part of the page's messages that its scripts use; `undefined` on an English site without its
 * own messages.
 * @param beginnings prefixes of the keys that the page's blocks and parts have requested
 */
export function messagesForBrowser(
  { locale, messages }: Pick<SiteDefinition, 'locale' | 'messages'>,
  beginnings: ReadonlySet<string>,
): MessageCatalogue | undefined {
  const all = inLanguage(locale, languages);
  if (!all) return messages;
  const wanted = [...beginnings];
  return {
    ...Object.fromEntries(
      Object.entries(all).filter(([key]) => wanted.some((beginning) => key.startsWith(beginning))),
    ),
    ...messages,
  };
}

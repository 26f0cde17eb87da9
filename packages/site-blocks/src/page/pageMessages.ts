import { languageTag, type MessageCatalogue } from '@plinth/site-model';
import type { Host } from '../host/host';
import { pageContext } from './pageContext';

/** The page's language, and the site's own messages that replace the packages' defaults. */
export function pageMessages(host: Host): { locale: string; messages: MessageCatalogue } {
  const { messages } = pageContext(host) as { messages?: unknown };
  return {
    locale: languageTag(host.document.documentElement.lang),
    messages: Object(messages) as MessageCatalogue,
  };
}

import { pageLanguage, siteInLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { PageDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from './loadSite';

/** A site in the language of one of its pages ([SRV-100]): for messages that answer a request from there. */
export function inLanguageOf(
  site: SiteSnapshot,
  page: Pick<PageDefinition, 'language'>,
): SiteSnapshot {
  const language = pageLanguage(site.definition, page);
  return language === siteLanguage(site.definition)
    ? site
    : { ...site, definition: siteInLanguage(site.definition, language) };
}

import {
  languagePrefix,
  pageLanguage,
  shownLanguages,
  siteInLanguage,
  siteLanguage,
} from '@plinth/site-model/definition';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';

/** The language of the pages around an address: that of its beginning (`de/…`), else the site's ([SRV-100]). */
function languageOfSlug(site: SiteDefinition, slug: string): string {
  const [first = ''] = slug.toLowerCase().split('/');
  const isMeant = (language: string) => languagePrefix(language) === first;
  return shownLanguages(site).find(isMeant) ?? siteLanguage(site);
}

interface SpecialPage {
  /** Number of [MOD-1]. */
  type: number;
  /** The address that it is shown at, without its first slash. */
  slug: string;
  /** Makes it where the site has none. */
  plain(site: SiteDefinition): PageDefinition;
}

/**
 * A page that is shown at another page's address, such as the page for missing addresses, in the language of that
 * address.
 */
export function specialPage(site: SiteDefinition, { type, slug, plain }: SpecialPage) {
  const language = languageOfSlug(site, slug);
  const own = site.pages.filter((page) => page.pageType === type);
  const found = own.find((page) => pageLanguage(site, page) === language) ?? own[0];
  if (found) return found;
  const page = plain(siteInLanguage(site, language));
  return language === siteLanguage(site) ? page : { ...page, language };
}

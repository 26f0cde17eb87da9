import { hrefInLanguage } from '@plinth/site-model/definition';
import { languageOfRequest } from '../site/languageOfRequest';
import type { ShopVisit } from '../shop/shopVisit';

/** The path of a page's version in the language of the page that was posted from; any other path stays. */
export function inLanguageOfPost({ c, site }: ShopVisit, path: string): string {
  const language = languageOfRequest(c, site);
  return language === undefined ? path : hrefInLanguage(site.definition, path, language);
}

import { pageVersions, type SiteDefinition } from '@plinth/site-model/definition';

/**
 * Title and address of a collection in a language ([SRV-185]): those of the version of its page, if any. A title that
 * its owner has set for the collection alone stays.
 */
export function collectionInLanguage(
  site: SiteDefinition,
  { slug, title }: { slug: string; title: string },
  language: string,
): { title: string; url: string } {
  const page = site.pages.find((one) => one.slug === slug);
  const version = page && pageVersions(site, page).find((one) => one.language === language)?.page;
  return version
    ? { title: page.title === title ? version.title : title, url: `/${version.slug}` }
    : { title, url: `/${slug}` };
}

import { pageLanguage } from '@plinth/site-model/definition';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';

/** The versions of a page by their languages, including those that visitors do not see yet. */
export function everyVersion(
  site: Pick<SiteDefinition, 'pages' | 'locale'>,
  page: PageDefinition,
): ReadonlyMap<string, PageDefinition> {
  const original = page.versionOf ?? page.id;
  const versions = new Map<string, PageDefinition>();
  for (const one of [page, ...site.pages]) {
    const language = pageLanguage(site, one);
    if ((one.versionOf ?? one.id) === original && !versions.has(language))
      versions.set(language, one);
  }
  return versions;
}

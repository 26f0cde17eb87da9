import { languageTag } from '../messaging/languageTag';
import { pageVersions, shownLanguages, type VersionedPage } from './pageVersions';
import type { SiteDefinition } from './siteSchema';

/** A link from a page to a language of its site. */
export interface LanguageLink {
  /** BCP 47 tag. */
  language: string;
  /** The language's name for itself, or the owner's name for it. */
  name: string;
  href: string;
  /** Whether it links to the page itself. */
  isCurrent: boolean;
  /** Whether it links to a version of the page, not to the home page in that language. */
  isVersion: boolean;
}

/**
 * The links from a page to the languages of its site: to its version in each, else to the home
 * page.
 */
export function languageLinks(site: SiteDefinition, page: VersionedPage): LanguageLink[] {
  const names = new Map(site.languages?.map(({ code, name }) => [languageTag(code), name]));
  const versions = new Map(pageVersions(site, page).map((one) => [one.language, one.page]));
  const home = site.pages.find(({ slug }) => slug === '');
  const homes = new Map(
    (home ? pageVersions(site, home) : []).map((one) => [one.language, one.page]),
  );
  return shownLanguages(site).flatMap((language) => {
    const target = versions.get(language) ?? homes.get(language);
    if (!target) return [];
    return {
      language,
      name: names.get(language) || nameOfLanguage(language),
      href: `/${target.slug}`,
      isCurrent: target.id === page.id,
      isVersion: versions.has(language),
    };
  });
}

/**
 * A language's name for itself, with a capital letter if its script has capitals: `de` → Deutsch.
 */
export function nameOfLanguage(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

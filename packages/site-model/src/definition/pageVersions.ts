import { languageTag } from '../messaging/languageTag';
import type { PageDefinition } from './pageSchema';
import type { SiteDefinition } from './siteSchema';

type Languages = Pick<SiteDefinition, 'locale' | 'languages'>;

/** A page in one of the languages of its site. */
export interface PageVersion {
  /** BCP 47 tag. */
  language: string;
  page: PageDefinition;
}

/**
 * A page that the site does not define itself, such as a post's page, carries its versions in other
 * languages.
 */
export type VersionedPage = PageDefinition & { versions?: readonly PageDefinition[] };

/** The language of a site's pages unless a page has its own. @default 'en' */
export const siteLanguage = ({ locale }: Pick<SiteDefinition, 'locale'>): string =>
  languageTag(locale);

/** The language of a page ([SRV-100]): its own, else the site's. */
export const pageLanguage = (
  site: Pick<SiteDefinition, 'locale'>,
  { language }: Pick<PageDefinition, 'language'>,
): string => languageTag(language || site.locale);

/** The languages in which a site shows pages, its own first. */
export function shownLanguages(site: Languages): string[] {
  const own = siteLanguage(site);
  return [
    own,
    ...(site.languages ?? []).map(({ code }) => languageTag(code)).filter((code) => code !== own),
  ];
}

/** Whether the site shows the language of a page. */
export const isLanguageShown = (
  site: Languages,
  { language }: Pick<PageDefinition, 'language'>,
): boolean => !language || shownLanguages(site).includes(languageTag(language));

/** The id that all versions of a page share: that of the original page. */
const originalOf = ({ id, versionOf }: PageDefinition): string => versionOf || id;

/**
 * The versions of a page, including itself, in the order of the site's languages. The first of two
 * versions in one language counts.
 * @returns one version if the page is in one language only
 */
export function pageVersions(
  site: Languages & Pick<SiteDefinition, 'pages'>,
  page: VersionedPage,
): PageVersion[] {
  if ((site.languages ?? []).length === 0) return [{ language: pageLanguage(site, page), page }];
  const original = originalOf(page);
  const family = page.versions ?? site.pages.filter((one) => originalOf(one) === original);
  return shownLanguages(site).flatMap((language) => {
    const isIn = (one: PageDefinition) => pageLanguage(site, one) === language;
    const found = isIn(page) ? page : family.find(isIn);
    return found ? [{ language, page: found }] : [];
  });
}

/** The prefix of addresses in a further language: `pt-BR` → `pt-br`. */
export const languagePrefix = (language: string): string => language.toLowerCase();

/** The usual address of a version: `about` in German is `de/about`, and the home page `de`. */
export const slugInLanguage = (slug: string, language: string): string =>
  [languagePrefix(language), slug].filter(Boolean).join('/');

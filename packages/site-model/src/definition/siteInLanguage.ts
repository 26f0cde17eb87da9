import { languageTag } from '../messaging/languageTag';
import type { PageDefinition } from './pageSchema';
import { pageVersions, siteLanguage } from './pageVersions';
import type { FooterDefinition, LinkDefinition, SiteDefinition } from './siteSchema';

type Translate = (text: string) => string;
type Settings = Readonly<Record<string, unknown>>;

/** Texts of the cookie banner ([CNS-2]). */
const bannerTexts = ['cookieBannerText', 'cookieBannerCtaText', 'cookieBannerOptOutCtaText'];

/**
 * The texts of a site that are on every page, each once, in their order on the page: title,
 * tagline, announcement, navigation, footer, cookie banner. A further language translates these.
 */
export function sharedTexts(site: SiteDefinition): string[] {
  const texts = new Set<string>();
  mapSharedTexts(site, (text) => {
    if (text.trim() !== '') texts.add(text);
    return text;
  });
  return [...texts];
}

/**
 * A site for a page in another language ([SRV-100]): with that language's texts, and links that
 * lead to the versions of pages in it. A text without a translation stays; a link that is labelled
 * with a page's title gets the title of that page's version. The site's own messages are in its own
 * language and are left out; so is the list of languages, because a page's language is found from
 * the original site.
 * @returns the site itself for its own language
 */
export function siteInLanguage(site: SiteDefinition, language: string): SiteDefinition {
  if (language === siteLanguage(site)) return site;
  const texts = site.languages?.find(({ code }) => languageTag(code) === language)?.texts ?? {};
  const {
    messages: _own,
    languages: _known,
    ...others
  } = mapSharedTexts(site, (text) => (Object.hasOwn(texts, text) && texts[text]) || text);
  const link = (one: LinkDefinition, at: LinkDefinition) =>
    linkInLanguage({ site, language }, one, at);
  return {
    ...others,
    locale: language,
    navigation: others.navigation.map((one, index) => link(one, site.navigation[index]!)),
    ...(others.footer && site.footer
      ? { footer: linkFooter(others.footer, site.footer, link) }
      : {}),
  };
}

/** The path of a page's version in a language; other addresses stay. */
export function hrefInLanguage(site: SiteDefinition, href: string, language: string): string {
  const version = linkedVersion(site, href, language);
  return version ? `/${version.slug}${/[?#].*$/.exec(href)?.[0] ?? ''}` : href;
}

function linkedVersion(
  site: SiteDefinition,
  href: string,
  language: string,
): PageDefinition | undefined {
  const page = linkedPage(site, href);
  return page && pageVersions(site, page).find((one) => one.language === language)?.page;
}

function linkedPage({ pages }: SiteDefinition, href: string): PageDefinition | undefined {
  if (!/^\/(?![/\\])/.test(href)) return undefined;
  const slug = href.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  return pages.find((page) => page.slug === slug);
}

function linkInLanguage(
  { site, language }: { site: SiteDefinition; language: string },
  link: LinkDefinition,
  original: LinkDefinition,
): LinkDefinition {
  const version = linkedVersion(site, link.href, language);
  if (!version) return link;
  const isUntranslated = link.label === original.label;
  const isNamedAsPage = linkedPage(site, original.href)?.title === original.label;
  return {
    ...link,
    href: hrefInLanguage(site, link.href, language),
    label: isUntranslated && isNamedAsPage ? version.title : link.label,
  };
}

const isLink = (line: string | LinkDefinition): line is LinkDefinition => typeof line !== 'string';

function linkFooter(
  footer: FooterDefinition,
  original: FooterDefinition,
  link: (one: LinkDefinition, at: LinkDefinition) => LinkDefinition,
): FooterDefinition {
  const columns = footer.columns.map((column, at) => ({
    ...column,
    lines: column.lines.map((line, index) => {
      const before = original.columns[at]?.lines[index];
      return isLink(line) && before !== undefined && isLink(before) ? link(line, before) : line;
    }),
  }));
  return { ...footer, columns };
}

/** Returns a site whose shared texts are translated. */
function mapSharedTexts(site: SiteDefinition, translate: Translate): SiteDefinition {
  const { tagline, footer, navigation, websiteSettings, cookieSettings } = site;
  const title = translate(site.title);
  const bar = websiteSettings?.['announcementBarSettings'];
  return {
    ...site,
    title,
    ...(tagline === undefined ? {} : { tagline: translate(tagline) }),
    ...(isSettings(bar)
      ? {
          websiteSettings: {
            ...websiteSettings,
            announcementBarSettings: mapTexts(bar, ['text'], translate),
          },
        }
      : {}),
    navigation: navigation.map((link) => ({ ...link, label: translate(link.label) })),
    ...(footer ? { footer: mapFooter(footer, translate) } : {}),
    ...(cookieSettings ? { cookieSettings: mapTexts(cookieSettings, bannerTexts, translate) } : {}),
  };
}

function mapFooter(footer: FooterDefinition, translate: Translate): FooterDefinition {
  const columns = footer.columns.map((column) => ({
    ...column,
    title: translate(column.title),
    lines: column.lines.map((line) =>
      isLink(line) ? { ...line, label: translate(line.label) } : translate(line),
    ),
  }));
  const { closing } = footer;
  return { ...footer, columns, ...(closing === undefined ? {} : { closing: translate(closing) }) };
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapTexts(settings: Settings, names: readonly string[], translate: Translate): Settings {
  const texts = names.flatMap((name) => {
    const text = settings[name];
    return typeof text === 'string' ? [[name, translate(text)] as const] : [];
  });
  return { ...settings, ...Object.fromEntries(texts) };
}

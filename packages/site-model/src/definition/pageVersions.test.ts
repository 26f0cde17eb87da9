import { describe, expect, it } from 'vitest';
import { languageLinks, nameOfLanguage } from './languageLinks';
import { isLanguageShown, pageLanguage, pageVersions, slugInLanguage } from './pageVersions';
import { hrefInLanguage, sharedTexts, siteInLanguage } from './siteInLanguage';
import type { SiteDefinition } from './siteSchema';

const page = (id: string, slug: string, more = {}) => ({
  id,
  slug,
  title: id,
  sections: [],
  ...more,
});

const site: SiteDefinition = {
  id: 'site',
  identifier: 'studio',
  title: 'Studio',
  tagline: 'Cups and bowls',
  locale: 'en',
  languages: [{ code: 'de', texts: { 'Cups and bowls': 'Tassen und Schalen', Shop: 'Laden' } }],
  messages: { 'runtime.skip': 'Jump' },
  navigation: [
    { label: 'About us', href: '/about' },
    { label: 'Shop', href: '/shop?sort=new#top' },
    { label: 'Elsewhere', href: 'https://elsewhere.test/about' },
  ],
  footer: { columns: [{ title: 'Shop', lines: ['Cups and bowls', { label: 'x', href: '/' }] }] },
  websiteSettings: { announcementBarSettings: { text: 'Shop', style: 2 }, other: 1 },
  cookieSettings: { cookieBannerText: '<p>May we?</p>', isCookieBannerEnabled: true },
  pages: [
    page('home', ''),
    page('about', 'about', { title: 'About us' }),
    page('shop', 'shop'),
    page('home-de', 'de', { language: 'de', versionOf: 'home', title: 'Start' }),
    page('about-de', 'de/about', { language: 'de', versionOf: 'about', title: 'Über uns' }),
    page('shop-de', 'de/laden', { language: 'de', versionOf: 'shop', title: 'Unser Laden' }),
    page('home-fr', 'fr', { language: 'fr', versionOf: 'home' }),
    page('alone', 'de/allein', { language: 'de' }),
  ],
};
const pageAt = (slug: string) => site.pages.find((one) => one.slug === slug)!;

describe('versions of a page', () => {
  it('[SRV-100a] a page is in its own language, else in that of the site', () => {
    expect(pageLanguage(site, pageAt('de'))).toBe('de');
    expect(pageLanguage(site, pageAt('about'))).toBe('en');
    expect(pageLanguage({}, pageAt('about'))).toBe('en');
  });

  it('[SRV-100c] they are found from each of them, in the order of the languages', () => {
    for (const slug of ['', 'de'])
      expect(pageVersions(site, pageAt(slug)).map((one) => [one.language, one.page.id])).toEqual([
        ['en', 'home'],
        ['de', 'home-de'],
      ]);
    expect(pageVersions(site, pageAt('de/allein'))).toHaveLength(1);
  });

  it('[SRV-100c] they stay a family when their original is gone', () => {
    const pages = site.pages.filter(({ id }) => id !== 'about');
    const more = page('about-fr', 'fr/about', { language: 'fr', versionOf: 'about' });
    const without = {
      ...site,
      languages: [{ code: 'de' }, { code: 'fr' }],
      pages: [...pages, more],
    };
    expect(pageVersions(without, more).map((one) => one.language)).toEqual(['de', 'fr']);
  });

  it('[SRV-100d] a language that is not among the shown ones has none', () => {
    expect(isLanguageShown(site, pageAt('fr'))).toBe(false);
    expect(isLanguageShown(site, pageAt('de'))).toBe(true);
    expect(pageVersions({ ...site, languages: [] }, pageAt(''))).toHaveLength(1);
  });

  it('[SRV-102c] fall back on the short form of their language', () => {
    expect(slugInLanguage('about', 'pt-BR')).toBe('pt-br/about');
    expect(slugInLanguage('', 'de')).toBe('de');
  });
});

describe('a site in another language', () => {
  // Within each test: what is calculated outside of them is the same whatever a mutation changes.
  const inGerman = () => siteInLanguage(site, 'de');

  it('[SRV-100a] has the translations of its texts, and the others as they are', () => {
    const german = inGerman();
    expect(german).toMatchObject({
      locale: 'de',
      title: 'Studio',
      tagline: 'Tassen und Schalen',
      websiteSettings: { announcementBarSettings: { text: 'Laden', style: 2 }, other: 1 },
      cookieSettings: { cookieBannerText: '<p>May we?</p>', isCookieBannerEnabled: true },
    });
    expect(german.footer?.columns[0]).toMatchObject({
      title: 'Laden',
      lines: ['Tassen und Schalen', { label: 'x', href: '/de' }],
    });
    expect(german.messages).toBeUndefined();
    expect(german.languages).toBeUndefined();
  });

  it('[SRV-100b] links lead to the versions, and are called as them or as translated', () => {
    expect(inGerman().navigation).toEqual([
      { label: 'Über uns', href: '/de/about' },
      { label: 'Laden', href: '/de/laden?sort=new#top' },
      { label: 'Elsewhere', href: 'https://elsewhere.test/about' },
    ]);
    expect(hrefInLanguage(site, '/about/', 'de')).toBe('/de/about');
    expect(hrefInLanguage(site, '//about', 'de')).toBe('//about');
    expect(hrefInLanguage(site, '/about', 'fr')).toBe('/about');
  });

  it('[SRV-100b] a link that has a translation of its own is called by that, and one that is not called as its page stays', () => {
    const languages = [
      { code: 'fr', texts: { 'About us': 'À propos' } },
      { code: 'de', texts: { 'About us': 'Wir' } },
    ];
    const navigation = [
      { label: 'About us', href: '/about' },
      { label: 'The studio', href: '/about' },
      { label: 'About us', href: '/shop' },
    ];
    expect(siteInLanguage({ ...site, languages, navigation }, 'de').navigation).toEqual([
      { label: 'Wir', href: '/de/about' },
      { label: 'The studio', href: '/de/about' },
      { label: 'Wir', href: '/de/laden' },
    ]);
  });

  it('[SRV-100a] stays without what it has not', () => {
    const { id, identifier, title, navigation, pages } = site;
    const languages = site.languages!;
    const bare = { id, identifier, title, locale: 'en', navigation, pages };
    const german = siteInLanguage(bare, 'de');
    expect(Object.keys(german).sort()).toEqual(Object.keys(bare).sort());
    expect(german.navigation[0]).toEqual({ label: 'About us', href: '/about' });
    const odd = { ...bare, languages, websiteSettings: { announcementBarSettings: null } };
    expect(siteInLanguage(odd, 'de').websiteSettings).toEqual({ announcementBarSettings: null });
  });

  it('[SRV-100b] translates the closing texts of the footer and its links', () => {
    const footer = {
      columns: [{ title: 'Shop', lines: [{ label: 'About us', href: '/about?a=1' }, 'Studio'] }],
      closing: 'Shop',
    };
    expect(siteInLanguage({ ...site, footer }, 'de').footer).toEqual({
      columns: [
        { title: 'Laden', lines: [{ label: 'Über uns', href: '/de/about?a=1' }, 'Studio'] },
      ],
      closing: 'Laden',
    });
  });

  it('[SRV-102b] lists no text that is empty', () => {
    const tagline = ' ';
    expect(sharedTexts({ ...site, tagline })).not.toContain(tagline);
  });

  it('[SRV-100a] is the site itself in its own language', () => {
    expect(siteInLanguage(site, 'en')).toBe(site);
  });

  it('[SRV-100a] a text named like a part of every object is only a text', () => {
    const odd = { ...site, tagline: 'constructor' };
    expect(siteInLanguage(odd, 'de').tagline).toBe('constructor');
  });

  it('[SRV-102b] lists the texts that are on every page, each once', () => {
    expect(sharedTexts(site)).toEqual([
      ...['Studio', 'Cups and bowls', 'Shop', 'About us', 'Elsewhere', 'x', '<p>May we?</p>'],
    ]);
  });
});

describe('links to languages', () => {
  it('[SRV-101] lead to the version, else to the home page in that language', () => {
    expect(languageLinks(site, page('late', 'late'))).toEqual([
      { language: 'en', name: 'English', href: '/late', isCurrent: true, isVersion: true },
      { language: 'de', name: 'Deutsch', href: '/de', isCurrent: false, isVersion: false },
    ]);
    expect(languageLinks(site, pageAt('de/about'))).toMatchObject([
      { href: '/about', isCurrent: false, isVersion: true },
      { href: '/de/about', isCurrent: true, isVersion: true },
    ]);
  });

  it('[SRV-101] call a language as the owner does, and leave out one without a home page', () => {
    const languages = [{ code: 'de', name: 'Züritüütsch' }, { code: 'it' }];
    expect(languageLinks({ ...site, languages }, pageAt('about'))).toMatchObject([
      { name: 'English' },
      { name: 'Züritüütsch' },
    ]);
    const { languages: _, ...one } = site;
    expect(languageLinks(one, pageAt('about'))).toMatchObject([{ language: 'en' }]);
    const pages = site.pages.filter(({ slug }) => slug !== '');
    expect(languageLinks({ ...site, pages }, page('late', 'late'))).toMatchObject([
      { language: 'en' },
    ]);
  });

  it('[SRV-101] call a language by its own name', () => {
    expect(nameOfLanguage('fr')).toBe('Français');
    expect(nameOfLanguage('pt-BR')).toBe('Português (Brasil)');
    expect(nameOfLanguage('no tag')).toBe('no tag');
  });
});

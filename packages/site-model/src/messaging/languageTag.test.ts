import { describe, expect, it } from 'vitest';
import { languageLinks } from '../definition/languageLinks';
import { isLanguageShown, pageVersions, siteLanguage } from '../definition/pageVersions';
import { siteInLanguage } from '../definition/siteInLanguage';
import type { SiteDefinition } from '../definition/siteSchema';
import { formatFileSize } from '../fileSize';
import { relativeTime } from '../relativeTime';
import { dateFormat } from '../time/dateFormat';
import { fillMessage } from './fillMessage';
import { formatMessage } from './formatMessage';
import { directionOf } from './isolate';
import { languageTag } from './languageTag';

it.each([
  ['pt_BR', 'pt-BR'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['DE-at', 'de-AT'],
  ['iw_IL', 'he-IL'],
  ['th-th-u-ca-gregory', 'th-TH-u-ca-gregory'],
])('[MOD-37] reads %s as %s', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

it.each([
  ['de_DE.UTF-8', 'de'],
  ['pt_PT_ao90', 'pt-PT'],
  ['en-', 'en'],
  ['fr-', 'fr'],
])('[MOD-37] reads the part of %s that is a tag', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

it.each(['', '_', 'C', 'not a tag', '*', '12', undefined, null])(
  '[MOD-37] reads %s as English',
  (text) => {
    expect(languageTag(text)).toBe('en');
  },
);

it('[MOD-37] reads a text of any length at once', () => {
  expect(languageTag('de-' + 'a-'.repeat(200_000))).toBe('de');
});

describe('formatting in a language that is written with an underscore', () => {
  it('[MOD-37] uses its plurals and its numbers', () => {
    const message = '{n, plural, one {# eins} few {# wenige} many {# viele} other {# andere}}';
    for (const format of [formatMessage, fillMessage]) {
      expect(format(message, { n: 3 }, 'pl_PL')).toBe('3 wenige');
      expect(format(message, { n: 12_345 }, 'pl_PL')).toBe('12\u00a0345 viele');
    }
    expect(formatMessage('{n, number}', { n: 1234.5 }, 'de_DE')).toBe('1.234,5');
  });

  it('[MOD-37] uses its dates, sizes and direction', () => {
    expect(dateFormat('de_DE', { month: 'long', timeZone: 'UTC' }).format(0)).toBe('Januar');
    expect(formatFileSize(1_500_000, { locale: 'de_DE' })).toBe('1,4 MB');
    expect(relativeTime(0, 1e9, { locale: 'de_DE', timeZone: 'UTC' })).toBe('01.01.1970');
    expect(formatFileSize(1_500_000, { locale: '?' })).toBe('1.4 MB');
    expect(relativeTime(0, 1e9, { locale: '?', timeZone: 'UTC' })).toBe('Jan 1, 1970');
    expect(directionOf('AR_eg')).toBe('rtl');
  });
});

it('[MOD-37] finds the versions of a page however its languages are written', () => {
  const page = { id: 'home', title: 'Home', slug: '', sections: [] };
  const site = {
    id: 'site',
    identifier: 'site',
    title: 'Site',
    locale: 'pt_BR',
    languages: [{ code: 'DE_at', name: 'Österreichisch', texts: { Site: 'Seite' } }],
    navigation: [],
    pages: [page, { ...page, id: 'de', slug: 'de', language: 'de-AT', versionOf: 'home' }],
  } as unknown as SiteDefinition;
  expect(siteLanguage(site)).toBe('pt-BR');
  expect(pageVersions(site, site.pages[0]!).map(({ language }) => language)).toEqual([
    'pt-BR',
    'de-AT',
  ]);
  expect(languageLinks(site, site.pages[1]!)).toMatchObject([
    { language: 'pt-BR', isCurrent: false },
    { language: 'de-AT', name: 'Österreichisch', isCurrent: true },
  ]);
  expect(isLanguageShown(site, { language: 'de_AT' })).toBe(true);
  expect(siteInLanguage(site, 'de-AT').title).toBe('Seite');
});

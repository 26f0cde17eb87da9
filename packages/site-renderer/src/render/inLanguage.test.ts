import { expect, it } from 'vitest';
import { inLanguage } from './inLanguage';

it('[RUN-35] reads the nearest language that there is, and none where none fits', () => {
  const languages = { de: 'German', pt: 'Portuguese', 'zh-hant': 'Traditional Chinese' };
  const found = (locale?: string) => inLanguage(locale, languages);
  expect(['de', 'DE-at', 'de_CH', 'pt-BR', 'zh-Hant-TW'].map(found)).toEqual([
    'German',
    'German',
    'German',
    'Portuguese',
    'Traditional Chinese',
  ]);
  expect(['en', 'den', 'zh-Hans', 'constructor', '', undefined].map(found)).toEqual(
    Array(6).fill(undefined),
  );
});

it('[RUN-35] takes no language in another script for the same', () => {
  const found = (locale: string) => inLanguage(locale, { zh: 'simplified', pa: 'Gurmukhi' });
  expect(['zh-CN', 'zh-SG', 'zh-Hans-HK', 'pa-IN'].map(found)).toEqual([
    'simplified',
    'simplified',
    'simplified',
    'Gurmukhi',
  ]);
  expect(['zh-TW', 'zh-HK', 'zh-Hant', 'pa-Arab', 'pa-PK'].map(found)).toEqual(
    Array(5).fill(undefined),
  );
});

it('[MOD-37] reads a tag as everything else does', () => {
  const found = (locale: string) => inLanguage(locale, { de: 'German' });
  expect(['de_DE.UTF-8', 'de_!!', '!!', 'deutsch'].map(found)).toEqual([
    'German',
    'German',
    undefined,
    undefined,
  ]);
});

import { expect, it } from 'vitest';
import { inLanguage } from './inLanguage';

it('[MOD-21] reads the nearest language that there is, and none where none fits', () => {
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

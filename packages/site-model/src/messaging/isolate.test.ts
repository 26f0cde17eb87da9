import { expect, it } from 'vitest';
import { directionOf, isolate } from './isolate';

it('[MOD-21g] keeps a text apart from a sentence that runs the other way', () => {
  expect(isolate('Mug (oat).', 'he-IL')).toBe('\u2068Mug (oat).\u2069');
  expect(isolate('Mug (oat).', 'de')).toBe('Mug (oat).');
  expect(isolate('Mug (oat).')).toBe('Mug (oat).');
  expect(isolate('ספל (קטן)!', 'en')).toBe('\u2068ספל (קטן)!\u2069');
  expect(isolate('كوب 3', 'de')).toBe('\u2068كوب 3\u2069');
});

it.each([
  ...[
    'ar',
    'fa-IR',
    'he',
    'iw',
    'ur_PK',
    'ps',
    'sd',
    'ug',
    'yi',
    'ckb',
    'dv',
    'syr',
    'nqo',
    'ff-Adlm',
  ],
  ...['pa-Arab', 'pa-PK', 'uz-Arab', 'uz-AF', 'az-IR', 'ku-IQ', 'ms-Arab', 'ks', 'rhg', 'AR-eg'],
])('[MOD-21h] knows that %s runs from right to left', (locale) => {
  expect(directionOf(locale)).toBe('rtl');
});

it.each([
  ...['en', 'arn', 'de-CH', 'pa', 'uz', 'az', 'ku', 'sd-Deva', 'ar-Latn', 'ug-Cyrl', 'ms', 'ja'],
  ...['', 'not a tag', '_', 'x'],
])('[MOD-21h] knows that %s runs from left to right', (locale) => {
  expect(directionOf(locale)).toBe('ltr');
});

it('[MOD-21h] keeps letters of every such script apart, those beyond the first plane too', () => {
  for (const text of ['ވެލި', 'ܟܬܒܐ', 'ߞߊߟߊ', '𞤀𞤣', '𐴀𐴞'])
    expect(isolate(text)).toBe(`\u2068${text}\u2069`);
});

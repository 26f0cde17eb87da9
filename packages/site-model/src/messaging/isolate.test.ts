import { expect, it } from 'vitest';
import { directionOf, isolate } from './isolate';

it('[MOD-21] keeps a text apart from a sentence that runs the other way', () => {
  expect(isolate('Mug (oat).', 'he-IL')).toBe('\u2068Mug (oat).\u2069');
  expect(isolate('Mug (oat).', 'de')).toBe('Mug (oat).');
  expect(isolate('Mug (oat).')).toBe('Mug (oat).');
  expect(isolate('ספל (קטן)!', 'en')).toBe('\u2068ספל (קטן)!\u2069');
  expect(isolate('كوب 3', 'de')).toBe('\u2068كوب 3\u2069');
});

it('knows which way a language runs', () => {
  for (const locale of ['ar', 'fa-IR', 'he', 'ur_PK']) expect(directionOf(locale)).toBe('rtl');
  for (const locale of ['en', 'arn', 'de-CH', '']) expect(directionOf(locale)).toBe('ltr');
});

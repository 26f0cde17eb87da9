import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { letterMessages } from './letterMessages';
import { germanLetterMessages } from './letterMessages.de';

it('[MOD-21] letters are readable in both languages, and no sentence is missing', () => {
  assertMessages(letterMessages, { locale: 'en' });
  assertMessages(germanLetterMessages, { locale: 'de' });
  expect(Object.keys(germanLetterMessages)).toEqual(Object.keys(letterMessages));
});

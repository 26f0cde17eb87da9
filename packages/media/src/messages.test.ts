import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { mediaMessages } from './mediaMessages';
import { germanMediaMessages } from './messages.de';

it('[MOD-21i] every sentence can be read in both languages, with the same places', () => {
  assertMessages(mediaMessages, { locale: 'en', plain: true });
  assertMessages(germanMediaMessages, { locale: 'de', plain: true });
  expect(placesOf(germanMediaMessages)).toEqual(placesOf(mediaMessages));
});

const placesOf = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []]);

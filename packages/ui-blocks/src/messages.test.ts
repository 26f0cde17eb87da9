import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { marqueeMessages } from './messages';
import { germanMarqueeMessages } from './messages.de';

it('[MOD-21i] every sentence can be read in both languages, with the same places', () => {
  assertMessages(marqueeMessages, { locale: 'en', plain: true });
  assertMessages(germanMarqueeMessages, { locale: 'de', plain: true });
  expect(placesOf(germanMarqueeMessages)).toEqual(placesOf(marqueeMessages));
});

const placesOf = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []]);

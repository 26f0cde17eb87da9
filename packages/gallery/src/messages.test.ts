import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { galleryMessages } from './messages';
import { germanGalleryMessages } from './messages.de';

it('[MOD-21i] every sentence can be read in both languages, with the same places', () => {
  assertMessages(galleryMessages, { locale: 'en', plain: true });
  assertMessages(germanGalleryMessages, { locale: 'de', plain: true });
  expect(placesOf(germanGalleryMessages)).toEqual(placesOf(galleryMessages));
});

const placesOf = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []]);

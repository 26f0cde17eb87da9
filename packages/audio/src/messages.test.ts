import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { albumMessages } from './messages';
import { germanAlbumMessages } from './messages.de';

it('[MOD-21i] every message can be read in both languages', () => {
  assertMessages(albumMessages, { locale: 'en', plain: true });
  assertMessages(germanAlbumMessages, { locale: 'de', plain: true });
  expect(Object.keys(germanAlbumMessages)).toEqual(Object.keys(albumMessages));
});

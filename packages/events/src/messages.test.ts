import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { eventMessages } from './messages';
import { germanEventMessages } from './messages.de';

it('[MOD-21i] every message can be read in both languages', () => {
  assertMessages(eventMessages, { locale: 'en', plain: true });
  assertMessages(germanEventMessages, { locale: 'de', plain: true });
  expect(Object.keys(germanEventMessages)).toEqual(Object.keys(eventMessages));
});

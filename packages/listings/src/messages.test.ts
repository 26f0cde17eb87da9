import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { listMessages } from './messages';
import { germanListMessages } from './messages.de';

it('[MOD-21i] every message can be read in both languages', () => {
  assertMessages(listMessages, { locale: 'en', plain: true });
  assertMessages(germanListMessages, { locale: 'de', plain: true });
  expect(Object.keys(germanListMessages)).toEqual(Object.keys(listMessages));
});

import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { configMessages } from './messages';
import { germanConfigMessages } from './messages.de';

it('[MOD-21i] the area’s messages are readable in both languages, and none is missing', () => {
  assertMessages(configMessages, { locale: 'en' });
  assertMessages(germanConfigMessages, { locale: 'de', defaults: configMessages });
  expect(Object.keys(germanConfigMessages)).toEqual(Object.keys(configMessages));
});

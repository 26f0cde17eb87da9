import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { mailMessages } from './mailMessages';
import { germanMailMessages } from './mailMessages.de';

it('[MOD-21] mails are readable in both languages, and no sentence is missing', () => {
  assertMessages(mailMessages, { locale: 'en' });
  assertMessages(germanMailMessages, { locale: 'de' });
  expect(Object.keys(germanMailMessages)).toEqual(Object.keys(mailMessages));
});

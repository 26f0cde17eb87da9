import { expect, it } from 'vitest';
import { german } from '../languages/de';
import { messagesForBrowser } from './messagesOfSite';

it('[RUN-35] a page in German brings the messages of its blocks, and no others', () => {
  const messages = messagesForBrowser({ locale: 'de' }, new Set(['listing.code.']))!;
  expect(messages['listing.code.copied']).toBe(german['listing.code.copied']);
  expect(Object.keys(messages).every((key) => key.startsWith('listing.code.'))).toBe(true);
  expect(messagesForBrowser({ locale: 'en' }, new Set(['listing.code.']))).toBeUndefined();
});

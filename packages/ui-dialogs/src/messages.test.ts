import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { dialogMessages } from './messages';
import { germanDialogMessages } from './messages.de';

it('[MOD-21i] every sentence can be read in both languages, with the same places', () => {
  assertMessages(dialogMessages, { locale: 'en', plain: true });
  assertMessages(germanDialogMessages, { locale: 'de', plain: true });
  expect(placesOf(germanDialogMessages)).toEqual(placesOf(dialogMessages));
});

const placesOf = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []]);

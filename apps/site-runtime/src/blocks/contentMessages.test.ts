import { assertMessages } from '@plinth/site-model/check-messages';
import { interfaceMessages } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { contentMessages } from './contentMessages';
import { germanContentMessages } from './contentMessages.de';

it('[MOD-21] has readable words for posts, dates, numbers and the search in both languages', () => {
  assertMessages(contentMessages, { locale: 'en', plain: true });
  assertMessages(germanContentMessages, { locale: 'de', plain: true });
  expect(Object.keys(germanContentMessages)).toEqual(Object.keys(contentMessages));
});

it('[MOD-22] says what could not be loaded in the specification’s words', () => {
  expect(contentMessages['runtime.content.away']).toBe(interfaceMessages['interface.notLoaded']);
  expect(contentMessages['runtime.content.unknown']).toBe(
    interfaceMessages['interface.contentNotFound'],
  );
  expect(contentMessages['runtime.search.failed']).toBe(
    interfaceMessages['interface.resultsNotLoaded'],
  );
});

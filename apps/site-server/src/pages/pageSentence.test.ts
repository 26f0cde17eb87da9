import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { pageMessages } from './pageMessages';
import { germanPageMessages } from './pageMessages.de';
import { pageSentence } from './pageSentence';

it('[MOD-21] are readable in both languages, and none is missing', () => {
  assertMessages(pageMessages, { locale: 'en' });
  assertMessages(germanPageMessages, { locale: 'de' });
  expect(Object.keys(germanPageMessages)).toEqual(Object.keys(pageMessages));
});

it('[MOD-21] speak the site’s language, and the site’s own words before it', () => {
  expect(pageSentence({ locale: 'en-GB' }, 'page.first')).toBe('Go to the first page');
  expect(pageSentence({ locale: 'de-AT' }, 'page.first')).toBe('Zur ersten Seite');
  const messages = { 'page.first': 'Nach Hause' };
  expect(pageSentence({ locale: 'de', messages }, 'page.first')).toBe('Nach Hause');
});

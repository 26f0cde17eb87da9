import { expect, it } from 'vitest';
import { pageSentence } from './pageSentence';

it('[MOD-21] speak the site’s language, and the site’s own words before it', () => {
  expect(pageSentence({ locale: 'en-GB' }, 'page.first')).toBe('Go to the first page');
  expect(pageSentence({ locale: 'de-AT' }, 'page.first')).toBe('Zur ersten Seite');
  const messages = { 'page.first': 'Nach Hause' };
  expect(pageSentence({ locale: 'de', messages }, 'page.first')).toBe('Nach Hause');
});

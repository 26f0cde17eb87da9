import { expect, it } from 'vitest';
import { translatePage } from './translatePage';

it('[MOD-21e] use the site’s language, and the site’s own messages before it', () => {
  expect(translatePage({ locale: 'en-GB' }, 'page.first')).toBe('Go to the first page');
  expect(translatePage({ locale: 'de-AT' }, 'page.first')).toBe('Zur ersten Seite');
  const messages = { 'page.first': 'Nach Hause' };
  expect(translatePage({ locale: 'de', messages }, 'page.first')).toBe('Nach Hause');
});

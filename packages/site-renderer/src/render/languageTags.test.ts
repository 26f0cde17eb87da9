import type { RenderContext } from '@plinth/site-blocks/rendering';
import { expect, it } from 'vitest';
import { languageTags } from './languageTags';

const english = { language: 'en', name: '', href: '/a', isVersion: true, isCurrent: true };
const german = { language: 'de', name: '', href: '/de/a', isVersion: true, isCurrent: false };
const french = { language: 'fr', name: '', href: '/fr', isVersion: false, isCurrent: false };

const tagsOf = (languageLinks: object[], request: object = {}, parameters: string[] = []) =>
  languageTags({
    languageLinks,
    request: { url: new URL('http://site.example/a?b=1'), ...request },
    wanted: { addressParameters: new Set(parameters) },
  } as unknown as RenderContext);

const link = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${href}">`;

it('[SRV-100c] names the versions of a page, and the site’s own language for everybody else', () => {
  expect(tagsOf([english, german, french])).toBe(
    link('en', 'http://site.example/a') +
      link('de', 'http://site.example/de/a') +
      link('x-default', 'http://site.example/a'),
  );
  const request = { origin: 'https://clay.example' };
  expect(tagsOf([{ ...english, href: '/a&b' }, german], request)).toBe(
    link('en', 'https://clay.example/a&amp;b') +
      link('de', 'https://clay.example/de/a') +
      link('x-default', 'https://clay.example/a&amp;b'),
  );
});

it('[SRV-100c] names none of a page that has one version, is none of them, is turned to or is one of a list', () => {
  expect(tagsOf([english, french])).toBe('');
  expect(tagsOf([{ ...english, isCurrent: false }, german])).toBe('');
  expect(tagsOf([{ ...english, isCurrent: false }, german, { ...french, isCurrent: true }])).toBe(
    '',
  );
  expect(tagsOf([english, german], { isTurned: true })).toBe('');
  expect(tagsOf([english, german], {}, ['page'])).toBe('');
});

import { expect, it } from 'vitest';
import { areaAddress, pagePath, previewAddress, withParameter } from './siteAddress';

it('[RUN-8] names a page by its path and its own query', () => {
  expect(pagePath({ pathname: '/work', search: '' })).toBe('/work');
  expect(pagePath({ pathname: '/work', search: '?page=2&preview=banner' })).toBe('/work?page=2');
  expect(pagePath({ pathname: '/work', search: '?preview=banner' })).toBe('/work');
});

it('[RUN-8] lays previews over a page, beside a query of its own', () => {
  expect(previewAddress({ path: '/work', preview: '' })).toBe('/work');
  expect(previewAddress({ path: '/work', preview: 'banner,popup' })).toBe(
    '/work?preview=banner,popup',
  );
  expect(previewAddress({ path: '/work?page=2', preview: 'banner' })).toBe(
    '/work?page=2&preview=banner',
  );
  expect(withParameter('/', 'noredirect')).toBe('/?noredirect');
});

it('[RUN-8] keeps in the area’s address what is not as usual', () => {
  const usual = { path: '/work?page=2', preview: '', width: 'full', isPanelOpen: true };
  expect(areaAddress(usual)).toBe('/config/?frameUrl=%2Fwork%3Fpage%3D2');
  const url = new URL(
    areaAddress({ ...usual, preview: 'a,b', width: 'phone', isPanelOpen: false }),
    'https://site.invalid',
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    frameUrl: '/work?page=2',
    preview: 'a,b',
    width: 'phone',
    panel: 'closed',
  });
});

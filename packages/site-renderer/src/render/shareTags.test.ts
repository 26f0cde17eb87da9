import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { pageType } from '@plinth/site-model';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type { PageRequest, PageDefinition, SiteDefinition } from '@plinth/site-blocks/rendering';
import { createPageRenderer } from './createPageRenderer';

interface Given {
  page?: Partial<PageDefinition>;
  site?: Partial<SiteDefinition>;
  request?: Partial<PageRequest>;
}

/** The values of a page's card, by their names. */
function cardOf({ page, site, request }: Given = {}) {
  const input = renderInput(pageWith([], page), { locale: 'de', ...site });
  const { html } = createPageRenderer({ assets: fakeAssets }).renderPage({
    ...input,
    request: { ...input.request, ...request },
  });
  const { document } = new JSDOM(html).window;
  const tags = [...document.head.querySelectorAll('meta[property], meta[name^="twitter:"]')];
  const nameOf = (tag: Element) => tag.getAttribute('property') ?? tag.getAttribute('name')!;
  return {
    values: Object.fromEntries(tags.map((tag) => [nameOf(tag), tag.getAttribute('content')])),
    feed: document.head.querySelector('link[rel="alternate"]')?.getAttribute('href'),
  };
}

const glaze = { src: '/pictures/glaze.jpg', alt: 'A "glaze"', width: 1200, height: 630 };

describe('the card of a page', () => {
  it('[RUN-33] contains title, site, description, address and language', () => {
    expect(
      cardOf({ page: { title: 'Mugs & "bowls"', description: '<b>Fired</b>' } }).values,
    ).toEqual({
      'og:type': 'website',
      'og:site_name': 'Site',
      'og:title': 'Mugs & "bowls"',
      'og:description': '<b>Fired</b>',
      'og:url': 'http://site.example/page',
      'og:locale': 'de_DE',
      'twitter:card': 'summary',
    });
  });

  it('[RUN-33] has the picture of the page, else that of the site, by its whole address', () => {
    expect(
      cardOf({ page: { socialImage: glaze }, site: { socialImage: { src: '/a.jpg' } } }).values,
    ).toMatchObject({
      'og:image': 'http://site.example/pictures/glaze.jpg',
      'og:image:alt': 'A "glaze"',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const { values } = cardOf({ site: { socialImage: { src: 'https://cdn.example/a.jpg' } } });
    expect(values['og:image']).toBe('https://cdn.example/a.jpg');
    expect(values).not.toHaveProperty('og:image:width');
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'https://'])(
    '[RUN-33] leaves out a picture that nobody could load: %s',
    (src) => {
      const { values } = cardOf({ page: { socialImage: { src } }, site: { socialImage: glaze } });
      expect(values['og:image']).toBe('http://site.example/pictures/glaze.jpg');
    },
  );

  it('[RUN-33] names the site by its public address, and the first page by the site', () => {
    const request = { origin: 'https://clay.example' };
    const { values } = cardOf({ page: { slug: '', title: 'Home' }, request });
    expect(values).toMatchObject({ 'og:url': 'https://clay.example/', 'og:title': 'Site' });
  });

  it.each([
    ['shop/mug', pageType.item, 'product'],
    ['journal/glaze', pageType.item, 'article'],
    ['shop', pageType.collection, 'website'],
  ])('[RUN-33] says of /%s that it is of its kind', (slug, type, kind) => {
    expect(cardOf({ page: { slug, pageType: type } }).values['og:type']).toBe(kind);
  });

  it('[RUN-33] is in no page of a soft navigation, and in none of a failure', () => {
    expect(cardOf({ request: { isTurned: true } }).values).toEqual({});
    expect(cardOf({ page: { pageType: pageType.lockScreen } }).values).toEqual({});
  });

  it('[SRV-18] names the feed of what the page lists', () => {
    expect(cardOf({ request: { feed: '/journal?format=rss' } }).feed).toBe('/journal?format=rss');
    expect(cardOf().feed).toBeUndefined();
  });
});

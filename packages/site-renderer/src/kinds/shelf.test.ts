import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import {
  isShelfOfPage,
  shelfNeed,
  shelfPageSize,
  type ContentAnswer,
  type BlockDefinition,
  type PageDefinition,
  type SiteDefinition,
} from '@plinth/site-blocks/rendering';
import { createPageRenderer } from '../render/createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });
const collection = { id: 'shop', title: 'Shop', fullUrl: '/shop' };
const shelf = (id = 'shelf', settings: Record<string, unknown> = {}): BlockDefinition => ({
  id,
  type: 1337,
  definitionName: 'products',
  settings,
});
const product = (number: number) => ({
  id: `p${number}`,
  slug: `p${number}`,
  title: `Bowl ${number}`,
  productType: 'PHYSICAL' as const,
  variants: [],
});

interface Shown {
  answer?: ContentAnswer;
  query?: string;
  site?: Partial<SiteDefinition>;
  page?: Partial<PageDefinition>;
}

function show({ query = '', site = {}, page = { collection }, ...given }: Shown = {}) {
  const {
    answer = { kind: 'shelf', products: [product(1)], total: 230, offset: 96, ratings: {} },
  } = given;
  const input = renderInput(pageWith([shelf()], page), site);
  const url = new URL(`http://site.example/shop${query}`);
  const { html } = renderer.renderPage({
    ...input,
    request: {
      ...input.request,
      url,
      shop: { key: 'k', products: {}, labels: {}, countries: [], payments: [] },
      content: { now: 0, answers: { shelf: answer } },
    },
  });
  const { document } = new JSDOM(html).window;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.pl-pages a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);
  return { document, links };
}

it('[COM-18b] leads to the pages before and after, to the nearest by number, and keeps the rest of the address', () => {
  const { document, links } = show({ query: '?page=5&from=letter' });
  const to = (page: number) => `/shop?from=letter&page=${page}#block-shelf`;
  expect(links).toEqual([
    ['Previous', to(4)],
    ['Page 1', '/shop?from=letter#block-shelf'],
    ...[4, 5, 6, 10].map((page) => [`Page ${page}`, to(page)]),
    ['Next', to(6)],
  ]);
  const nav = document.querySelector('nav.pl-pages')!;
  expect(nav.getAttribute('aria-label')).toBe('Pages');
  expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('5');
  expect(nav.querySelector('[rel=prev]')?.textContent).toBe('Previous');
  expect(nav.querySelector('[rel=next]')?.textContent).toBe('Next');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://site.example/page?page=5',
  );
  expect(document.title).toContain(' — Page 5 — ');
});

it('[COM-18b] says it in the messages and digits of the page', () => {
  expect(show({ site: { locale: 'de' } }).links[1]?.[0]).toBe('Seite 1');
  const { document } = show({ site: { locale: 'ar-EG' } });
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.querySelector('.pl-pages [aria-current=page]')?.textContent).toBe('٥');
  expect(show({ site: { locale: 'de' } }).document.title).toContain(' — Seite 5 — ');
});

it('[COM-18b] has no page links where all products fit on one page', () => {
  const { document } = show({
    answer: { kind: 'shelf', products: [product(1)], total: 1, offset: 0, ratings: {} },
  });
  expect(document.querySelector('.pl-pages')).toBeNull();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://site.example/page',
  );
});

it('[COM-18h] calls no shelf empty that could not be read, and says so of an empty one', () => {
  const away = show({ answer: { kind: 'missing', reason: 'away' } }).document;
  expect(away.querySelector('#block-shelf')?.textContent).toBe('Unable to load. Try again.');
  const empty = show({
    answer: { kind: 'shelf', products: [], total: 0, offset: 0, ratings: {} },
  }).document;
  expect(empty.querySelector('#block-shelf')?.textContent).toBe('There is nothing here yet.');
});

it('[COM-18c] requests the page by its own parameter, or by the plain one where the page is the shop’s', () => {
  const url = new URL('http://site.example/shop?page=3&shelf-page=2&second-page=4');
  const own = pageWith([shelf(), shelf('second')], { collection });
  expect(shelfNeed({}, { url, page: own }, 'shelf')).toEqual({
    kind: 'shelf',
    offset: 24,
    limit: 24,
  });
  url.searchParams.delete('shelf-page');
  expect(shelfNeed({}, { url, page: own }, 'shelf').offset).toBe(48);
  expect(shelfNeed({}, { url, page: own }, 'second').offset).toBe(72);
  expect(shelfNeed({}, { url, page: pageWith([shelf()]) }, 'shelf').offset).toBe(0);
  const item = { ...own, item: { id: 'i', title: 'I' } };
  expect(isShelfOfPage(item, 'shelf')).toBe(false);
});

it('[COM-18a] keeps the size of a page within bounds', () => {
  const sizes = [undefined, 12, '12', 0, -3, 1e9, Number.NaN, 'many', 2.4].map((pageSize) =>
    shelfPageSize({ pageSize }),
  );
  expect(sizes).toEqual([24, 12, 12, 1, 1, 60, 24, 24, 2]);
});

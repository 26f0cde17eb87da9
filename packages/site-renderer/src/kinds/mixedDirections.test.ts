import { emptyCart, type Cart } from '@plinth/commerce/cart';
import { blockType, pageType } from '@plinth/site-model';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type {
  ContentAnswer,
  ContentItem,
  PageRequest,
  ShopView,
  BlockDefinition,
} from '@plinth/site-blocks/rendering';
import { createPageRenderer } from '../render/createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });
const now = Date.parse('2026-11-21T12:00:00Z');
const name = 'ספל חדש (קטן), 3!';

const item: ContentItem = {
  id: 'i',
  title: name,
  url: '/journal/i',
  excerpt: '',
  categories: [name],
  tags: [],
  isFeatured: false,
  startsAt: now,
  endsAt: now,
  location: name,
};
const items: ContentAnswer = {
  kind: 'items',
  items: [item],
  total: 1,
  facets: [{ name, count: 1 }],
  collection: { id: 'c', title: 'Journal', url: '/journal', kind: 'events' },
};
const cart: Cart = {
  ...emptyCart(),
  entries: [
    {
      id: 'l',
      itemId: 'p',
      title: name,
      productType: 'PHYSICAL',
      quantity: 1,
      unitPrice: { amount: 100, currencyCode: 'USD' },
      choices: [{ name, value: name }],
    },
  ],
};
const shop: ShopView = {
  cart,
  checkout: { kind: 'cart', action: '/checkout', fields: [], cart },
  key: 'k',
  labels: {},
  countries: [],
  payments: [],
  products: {
    p: {
      id: 'p',
      slug: 'p',
      title: name,
      productType: 'PHYSICAL',
      variants: [
        {
          id: 's',
          sku: 's',
          onSale: false,
          unlimited: true,
          qtyInStock: 0,
          optionValues: [],
          price: { amount: 100, currencyCode: 'USD' },
        },
      ],
    },
  },
};
const hit = { url: '/p', title: [{ text: name, isMatch: false }] };
const found: ContentAnswer = {
  kind: 'search',
  total: 1,
  hits: [{ ...hit, passage: [{ text: name, isMatch: true }] }],
};
const collected = { collectionId: 'c', primaryMetadata: 'location', secondaryMetadata: 'category' };

interface Row {
  type: number;
  definitionName?: string;
  settings?: Record<string, unknown>;
  answer?: ContentAnswer;
  /** Times that the name is shown. */
  times: number;
}

it.each<[string, Row]>([
  ['a product', { type: 1337, definitionName: 'product', settings: { productId: 'p' }, times: 1 }],
  [
    'a shelf',
    {
      type: 1337,
      definitionName: 'products',
      times: 1,
      settings: { hasQuickView: false },
      answer: {
        kind: 'shelf',
        total: 1,
        offset: 0,
        ratings: {},
        products: Object.values(shop.products),
      },
    },
  ],
  ['a cart', { type: 1337, definitionName: 'cart', times: 3 }],
  ['a checkout', { type: 1337, definitionName: 'checkout', times: 2 }],
  [
    'social links',
    {
      type: blockType.socialAccountLinks,
      times: 1,
      settings: { links: [{ url: 'https://clay.example/', label: name }] },
    },
  ],
  [
    'a summary',
    {
      type: blockType.summaryV2,
      answer: items,
      times: 5,
      settings: { ...collected, headerText: name, filterBy: 'category' },
    },
  ],
  ['a calendar', { type: blockType.calendar, settings: collected, answer: items, times: 3 }],
  [
    'a post’s own page',
    {
      type: 1337,
      definitionName: 'item',
      times: 3,
      settings: {
        item: { ...item, startsAt: undefined },
        collectionUrl: '/journal',
        collectionTitle: name,
      },
    },
  ],
  ['search results', { type: blockType.search, answer: found, times: 2 }],
  [
    'a map’s address',
    {
      type: blockType.map,
      times: 2,
      settings: { location: { addressTitle: name, addressLine1: name } },
    },
  ],
  [
    'tour dates',
    {
      type: blockType.tourDates,
      times: 2,
      settings: { dates: [{ title: name, venue: name, date: '2026-12-04' }] },
    },
  ],
  [
    'a collection link',
    { type: blockType.collectionLink, settings: { title: name, url: '/p' }, times: 1 },
  ],
  ['a member area', { type: blockType.memberArea, settings: { title: name }, times: 1 }],
])('[RUN-16c] in %s a name that runs from right to left is kept apart', (_, given) => {
  const { type, definitionName, settings = {}, answer, times } = given;
  const block: BlockDefinition = {
    id: 'only',
    type,
    settings,
    ...(definitionName ? { definitionName } : {}),
  };
  const input = renderInput(
    pageWith([block], type === blockType.search ? { pageType: pageType.search } : {}),
  );
  const request: PageRequest = {
    ...input.request,
    shop,
    url: new URL('http://site.example/search?q=clay'),
    content: { now, answers: answer ? { only: answer } : {} },
  };
  const { html } = renderer.renderPage({ ...input, request });
  const { document } = new JSDOM(html).window;
  expectKeptApart(document.getElementById('block-only')!, times);
});

it('[RUN-16c] in head and foot of the page a name that runs from right to left is kept apart', () => {
  const { html } = renderer.renderPage(
    renderInput(pageWith([]), {
      title: name,
      navigation: [{ label: name, href: '/p' }],
      footer: {
        columns: [{ title: name, lines: [name, { label: name, href: '/p' }] }],
        closing: name,
      },
    }),
  );
  const { document } = new JSDOM(html).window;
  expectKeptApart(document.querySelector('header')!, 2);
  expectKeptApart(document.querySelector('footer')!, 4);
});

function expectKeptApart(root: Element, times: number): void {
  const { document, NodeFilter } = root.ownerDocument.defaultView!;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let shown = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode;
    // A machine-readable description of the page is not visible.
    if (!text.textContent!.includes(name) || text.parentElement!.closest('script')) continue;
    shown += 1;
    expect(text.parentElement!.closest('bdi')?.textContent).toBe(name);
  }
  expect(shown).toBe(times);
}

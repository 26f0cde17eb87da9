import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import {
  isReviewFormId,
  reviewForm,
  reviewFormMessages,
  starsOf,
  type ContentAnswer,
  type ReviewedProduct,
  type ReviewRequestView,
  type SiteDefinition,
} from '@plinth/site-blocks/rendering';
import { contentNeeds } from '../render/contentNeeds';
import { createPageRenderer } from '../render/createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });
const english = { locale: 'en', messages: {} };
const mug: ReviewedProduct = { id: 'product-mug', title: 'Mug', href: '/shop/mug', place: 0 };
const jug: ReviewedProduct = { id: 'product-jug', title: 'كوب.', place: 1 };

interface Shown {
  reviewRequest?: ReviewRequestView;
  answer?: ContentAnswer;
  site?: Partial<SiteDefinition>;
  settings?: Record<string, unknown>;
}

function render(definitionName: string, { reviewRequest, answer, site, settings = {} }: Shown) {
  const block = { id: 'it', type: 1337, definitionName, settings } as const;
  const input = renderInput(pageWith([block]), site);
  const { html, problems } = renderer.renderPage({
    ...input,
    request: {
      ...input.request,
      ...(reviewRequest ? { reviewRequest } : {}),
      content: { now: 0, answers: answer ? { it: answer } : {} },
    },
  });
  expect(problems).toEqual([]);
  return new JSDOM(html).window.document.getElementById('block-it')!;
}

const request = (state: ReviewRequestView['state'], products = [mug]): ReviewRequestView => ({
  state,
  number: 7,
  products,
  action: '/commerce/review?request=x',
});

describe('the form of a review request', () => {
  it('[RUN-23g] [FRM-21a] is a form that the browser can post, and gets its behaviour as any form', () => {
    const block = render('reviews', { reviewRequest: request('open', [mug, jug]) });
    expect(block.dataset['blockType']).toBe('9');
    const form = block.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/commerce/review?request=x');
    expect(form.dataset['formId']).toBe('reviews:7');
    expect(isReviewFormId(form.dataset['formId']!)).toBe(true);
    expect(isReviewFormId('contact')).toBe(false);
    const groups = [...block.querySelectorAll('[role="radiogroup"]')];
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Your rating of Mug',
      'Your rating of \u2068كوب.\u2069',
    ]);
    const bought = block.querySelector('ul')!;
    expect(bought.querySelector('a')?.getAttribute('href')).toBe('/shop/mug');
    expect(bought.querySelectorAll('a')).toHaveLength(1);
    expect(groups[0]!.textContent).toContain('1 star2 stars3 stars4 stars5 stars');
  });

  it('[RUN-23g, B-217, B-268] [MOD-22] has its own messages instead of those of other forms', () => {
    const block = render('reviews', { reviewRequest: request('open') });
    const { messages } = JSON.parse(block.dataset['blockJson']!) as {
      messages: Record<string, string>;
    };
    expect(messages).toEqual(reviewFormMessages(english));
    expect(messages['forms.status.500']).toBe('Try submitting your review again.');
    expect(messages['forms.connection']).toBe('Try submitting your review again.');
    expect(messages['forms.required']).toBe('Please select a star rating.');
    // The time to wait is said as everywhere.
    expect(messages).not.toHaveProperty('forms.status.429');
  });

  it('[RUN-23b] must have stars where there is one product, and may leave out one of several', () => {
    const isRequired = (products: ReviewedProduct[]) =>
      reviewForm({ number: 7, products }, english)
        .fields.filter(({ type }) => type === 'radio')
        .map(({ required }) => required);
    expect(isRequired([mug])).toEqual([true]);
    expect(isRequired([mug, jug])).toEqual([false, false]);
  });

  it('[RUN-23b] reads stars as the form sends them, and nothing else', () => {
    expect(
      ['1 star', '5 stars', '6 stars', '5', '', undefined, 5].map((value) =>
        starsOf(value, english),
      ),
    ).toEqual([1, 5, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['reviewed', 'You have already reviewed this purchase.'],
    ['expired', 'Your review request has expired.'],
    ['unpaid', 'This order was not completed, so there is nothing to review.'],
    ['gone', 'This product is not sold any more, so it cannot be reviewed.'],
    ['unknown', 'This link leads to no review request.'],
    ['none', 'To write a review, open the link that the shop has sent you.'],
  ] as const)(
    '[RUN-23f, B-266, B-267] [MOD-22] says why it does not ask: %s',
    (state, sentence) => {
      const block = render('reviews', { reviewRequest: request(state) });
      expect(block.textContent).toContain(sentence);
      expect(block.querySelector('form')).toBeNull();
      // Without a form there is nothing to attach.
      expect(block.dataset['blockType']).toBe('1337');
    },
  );

  it('[RUN-23f] says what to do on a page that was opened without a request', () => {
    expect(render('reviews', {}).textContent).toContain('open the link');
  });
});

describe('the reviews of a product', () => {
  const review = {
    id: 'a',
    rating: 4,
    headline: 'Holds',
    text: 'Well.',
    author: 'Ada',
    writtenAt: 0,
  };
  const answer = (more: object = {}): ContentAnswer => ({
    kind: 'reviews',
    average: 4,
    count: 1,
    offset: 0,
    items: [review],
    ...more,
  });
  const show = (shown: ContentAnswer, site: Partial<SiteDefinition> = {}) =>
    render('product-reviews', { answer: shown, site, settings: { productId: 'mug' } });

  it('[RUN-23i] are asked for by the block, five at a time, and not by one that names no product', () => {
    const needOf = (query: string, settings: Record<string, unknown>) => {
      const block = { id: 'it', type: 1337, definitionName: 'product-reviews', settings } as const;
      const { site, page } = renderInput(pageWith([block]));
      const url = new URL(`http://site.example/page${query}`);
      return contentNeeds({ site, page, url, now: 0 }).get('it');
    };
    const need = { kind: 'reviews', productId: 'mug', limit: 5 };
    expect(needOf('', { productId: 'mug' })).toEqual({ ...need, offset: 0 });
    expect(needOf('?it-reviews=3', { productId: 'mug' })).toEqual({ ...need, offset: 10 });
    for (const odd of ['0', '-1', '1.5', 'x', '1e9'])
      expect(needOf(`?it-reviews=${odd}`, { productId: 'mug' })).toEqual({ ...need, offset: 0 });
    expect(needOf('', {})).toBeUndefined();
  });

  it.each([
    [4.2, 4, '4.2 of 5 stars'],
    [4.25, 5, '4.3 of 5 stars'],
    [4.74, 5, '4.7 of 5 stars'],
    [1, 1, '1 of 5 stars'],
  ])('[RUN-23i] draw an average of %s to the nearest half', (average, filled, name) => {
    const stars = show(answer({ average })).querySelector('.pl-rating [role="img"]')!;
    expect(stars.querySelectorAll('.pl-star-fill')).toHaveLength(filled);
    expect(stars.getAttribute('aria-label')).toBe(name);
  });

  it('[RUN-23k] [RUN-16c] keep names and texts in their own direction, and leave out what was not written', () => {
    const block = show(answer());
    expect([...block.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'Holds',
      'Well.',
      'Ada',
    ]);
    const bare = show(answer({ items: [{ ...review, headline: '', text: '', author: '' }] }));
    expect(bare.querySelector('h3, .pl-review-text')).toBeNull();
    expect(bare.textContent).toContain('A buyer');
  });

  it('[RUN-23i] show their day by the clock and in the language of the site', () => {
    const late = answer({ items: [{ ...review, writtenAt: Date.UTC(2026, 2, 1, 23, 30) }] });
    expect(show(late).querySelector('time')?.textContent).toBe('March 1, 2026');
    const berlin = show(late, { locale: 'de', timeZone: 'Europe/Berlin' });
    expect(berlin.querySelector('time')?.textContent).toBe('2. März 2026');
    expect(berlin.textContent).toContain('1 Bewertung');
  });

  it('[RUN-23i] say nothing before there is one, and nothing while they are away', () => {
    expect(show(answer({ count: 0, average: 0, items: [] })).textContent).toBe('');
    expect(show({ kind: 'missing', reason: 'away' }).textContent).toBe('');
  });
});

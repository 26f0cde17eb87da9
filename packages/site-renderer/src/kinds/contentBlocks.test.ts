import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type {
  ContentAnswer,
  ContentItem,
  BlockDefinition,
  PageDefinition,
} from '@plinth/site-blocks/rendering';
import { contentNeeds } from '../render/contentNeeds';
import { createPageRenderer } from '../render/createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });
const now = Date.parse('2026-11-21T12:00:00Z');

interface Circumstances {
  query?: string;
  page?: Partial<PageDefinition>;
  roles?: number[];
}

function render(
  block: BlockDefinition,
  answer?: ContentAnswer,
  { query = '', page = {}, roles }: Circumstances = {},
) {
  const input = renderInput(pageWith([block], page), { timeZone: 'Europe/London' });
  const result = renderer.renderPage({
    ...input,
    request: {
      ...input.request,
      url: new URL(`http://site.example/page${query}`),
      content: { now, answers: answer ? { [block.id]: answer } : {} },
      ...(roles ? { account: { id: 'a', email: 'a@b.example', roles } } : {}),
    },
  });
  const { document } = new JSDOM(result.html).window;
  return { ...result, block: document.getElementById(`block-${block.id}`)! };
}

const item = (title: string, more: Partial<ContentItem> = {}): ContentItem => ({
  id: title,
  title,
  url: `/journal/${title}`,
  excerpt: `<p>About ${title}</p>`,
  categories: ['Kiln'],
  tags: [],
  isFeatured: false,
  publishedAt: now,
  ...more,
});
const collection = { id: 'c', title: 'Journal', url: '/journal', kind: 'blog' } as const;
const items = (list: ContentItem[], more = {}): ContentAnswer => ({
  kind: 'items',
  collection,
  items: list,
  total: list.length,
  facets: [],
  ...more,
});
const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe('summary', () => {
  const block = (settings = {}): BlockDefinition => ({
    id: 's',
    type: 55,
    settings: { collectionId: 'c', ...settings },
  });

  it('[RUN-20a] [RUN-16a] is finished HTML: items with one link each, pictures with their space', () => {
    const image = { src: '/a.svg', width: 300, height: 200, alt: 'A bowl' };
    const { block: element } = render(
      block({ design: 'list', headerText: 'Latest', primaryMetadata: 'date' }),
      items([item('one', { image }), item('two')]),
    );
    expect(words(element.querySelectorAll('h3 a'))).toEqual(['one', 'two']);
    expect(element.querySelectorAll('li a')).toHaveLength(2);
    const picture = element.querySelector('img')!;
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '200']);
    // Its title says the same: a second time would only be read twice.
    expect(picture.getAttribute('alt')).toBe('');
    expect(element.querySelector('time')?.getAttribute('datetime')).toBe(
      '2026-11-21T12:00:00.000Z',
    );
    expect(element.querySelector('section')?.getAttribute('aria-labelledby')).toBe('summary-s');
    expect(element.querySelector('[data-state-heading]')?.localName).toBe('h2');
    // Without a heading the list itself takes the focus of a control that is gone.
    const { block: bare } = render(block({}), items([item('one')]));
    const place = bare.querySelector<HTMLElement>('[data-state-heading]')!;
    expect([place.localName, place.getAttribute('tabindex')]).toEqual(['section', '-1']);
  });

  it('[RUN-20d] offers words, dates and pages as links with an accessible position', () => {
    const facets = [
      { name: 'Clay', count: 1 },
      { name: 'Kiln', count: 8 },
    ];
    const { block: element } = render(
      block({ filterBy: 'category', showPages: true, pageSize: 2, offersPastEvents: true }),
      items([item('one'), item('two')], { total: 9, facets }),
      { query: '?s-category=Kiln&s-page=2' },
    );
    expect(words(element.querySelectorAll('[aria-current]'))).toEqual(['Upcoming', 'Kiln']);
    const links = Object.fromEntries(
      [...element.querySelectorAll('a[data-state]')].map((link) => [
        link.getAttribute('data-state'),
        link.getAttribute('href'),
      ]),
    );
    expect(links).toMatchObject({
      newer: '/page?s-category=Kiln#block-s',
      'word:': '/page#block-s',
      older: '/page?s-category=Kiln&s-page=3#block-s',
      'word:Clay': '/page?s-category=Clay#block-s',
    });
    expect(element.querySelector('[role=status]')?.textContent).toBe('9 items');
  });

  it('[RUN-20h] [RUN-20d] offers the orders of the settings as links beside the chosen word', () => {
    const { block: element, html } = render(
      block({ filterBy: 'category', sortBy: ['title', 'oldest', 'dearest'], showPages: true }),
      items([item('one')], { facets: [{ name: 'Kiln', count: 1 }] }),
      { query: '?s-category=Kiln&s-sort=title&s-page=2' },
    );
    const orders = [...element.querySelectorAll('.pl-summary-orders a')];
    expect(words(orders)).toEqual(['Default order', 'Oldest first', 'A to Z']);
    expect(orders.map((link) => link.getAttribute('href'))).toEqual([
      '/page?s-category=Kiln#block-s',
      '/page?s-category=Kiln&s-sort=oldest#block-s',
      '/page?s-category=Kiln&s-sort=title#block-s',
    ]);
    expect(orders[2]?.getAttribute('aria-current')).toBe('true');
    expect(html).toContain('rel="canonical" href="http://site.example/page"');
  });

  it('[RUN-20f] has an address of its own for each page of all items, and for nothing picked out of them', () => {
    const htmlOf = (query: string) =>
      render(
        block({ filterBy: 'category', showPages: true, pageSize: 2 }),
        items([item('one')], { total: 9 }),
        { query, page: { collection: { id: 'c', title: 'C', fullUrl: '/page' } } },
      ).html;
    const canonical = (query: string) => /rel="canonical" href="([^"]+)"/.exec(htmlOf(query))?.[1];
    const title = (query: string) => /<title>(.*?)<\/title>/.exec(htmlOf(query))?.[1];
    const page = 'http://site.example/page';
    expect(canonical('')).toBe(page);
    expect(canonical('?page=1')).toBe(page);
    expect(canonical('?page=3&from=letter')).toBe(`${page}?page=3`);
    expect(canonical('?page=900')).toBe(`${page}?page=5`);
    expect(canonical('?page=2&category=Kiln')).toBe(page);
    expect(title('?page=1')).not.toContain('Page 1');
    expect(title('?page=3')).toContain(' — Page 3 — ');
    expect(title('?page=2&category=Kiln')).toBe(title(''));
  });

  it('[RUN-2a] never executes an item’s texts or address', () => {
    const hostile = item('<img onerror=x>', {
      url: 'javascript:alert(1)',
      excerpt: '<p onclick="x()">a<script>x()</script></p>',
    });
    const { block: element } = render(block(), items([hostile]));
    expect(element.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(element.querySelector('script, [onclick], img')).toBeNull();
    expect(element.querySelector('h2')?.textContent).toBe('<img onerror=x>');
  });

  it('[RUN-20a, B-253, B-258] [MOD-22] says what is missing: nothing yet, no collection, no database', () => {
    const text = (answer: ContentAnswer | undefined, more: Circumstances = {}) =>
      render(block(), answer, more).block.querySelector('.pl-summary-empty')?.textContent;
    expect(text(items([]))).toBe('There is nothing here yet.');
    expect(text(items([], { collection: { ...collection, kind: 'events' } }))).toBe(
      'No dates are planned at the moment.',
    );
    expect(text(items([]), { query: '?s-category=None' })).toBe('Nothing fits this choice.');
    expect(text({ kind: 'missing', reason: 'away' })).toBe('Unable to load. Try again.');
    expect(text({ kind: 'missing', reason: 'unknown' })).toBe('Unable to locate content.');
  });

  it('[RUN-21a] shows a day as a leaf, and the hours beside it in the site’s zone', () => {
    const summer = Date.parse('2026-07-23T17:30:00Z');
    const date = item('evening', { startsAt: summer, endsAt: summer + 9_000_000 });
    const { block: element } = render(
      block({ design: 'list', primaryMetadata: 'date' }),
      items([date]),
    );
    expect(element.querySelector('.pl-summary-day')?.textContent).toBe('Jul23');
    expect(element.querySelector('time')?.textContent.replace(/\s/g, ' ')).toBe(
      'Thursday, 6:30 – 9:00 PM',
    );
  });
});

describe('calendar', () => {
  const block: BlockDefinition = { id: 'cal', type: 26, settings: { collectionId: 'c' } };
  const firing = item('firing', {
    startsAt: Date.parse('2026-11-21T23:30:00Z'),
    endsAt: Date.parse('2026-11-22T01:00:00Z'),
  });
  const cell = (element: Element, date: string) => element.querySelector(`[data-date="${date}"]`);

  it('[RUN-21a] is a table of the month with its dates, today marked, and links to its neighbours', () => {
    const { block: element } = render(block, items([firing]));
    expect(element.querySelector('h2')?.textContent).toBe('November 2026');
    expect(words(element.querySelectorAll('th'))[0]).toBe('Sun');
    expect(cell(element, '2026-11-21')?.getAttribute('aria-current')).toBe('date');
    expect(cell(element, '2026-11-21')?.textContent).toContain('firing');
    expect(cell(element, '2026-11-22')?.textContent).toContain('continued');
    expect(cell(element, '2026-11-20')?.textContent).toContain('Friday, November 20, no dates');
    const href = (state: string) =>
      element.querySelector(`[data-state="${state}"]`)?.getAttribute('href');
    expect(href('next')).toBe('/page?cal-month=2026-12#block-cal');
    expect(href('previous')).toBe('/page?cal-month=2026-10#block-cal');
    expect(href('view:list')).toBe('/page?cal-view=list#block-cal');
  });

  it('[RUN-21c, B-269] shows its times in another zone, and reports one that it does not know', () => {
    const berlin = render(block, items([firing]), { query: '?cal-zone=Europe/Berlin' }).block;
    expect(cell(berlin, '2026-11-21')?.textContent).not.toContain('firing');
    expect(cell(berlin, '2026-11-22')?.textContent).toContain('firing');
    expect(berlin.textContent).toContain('Times are those of Berlin.');
    const unknown = render(block, items([]), { query: '?cal-zone=Mars/Base' }).block;
    expect(unknown.querySelector('[role=alert]')?.textContent).toBe(
      'Failed to load timezone Mars/Base.',
    );
  });

  it('[RUN-21a] is a list by day where that is asked for', () => {
    const { block: element } = render(block, items([firing]), { query: '?cal-view=list' });
    expect(element.querySelector('table')).toBeNull();
    expect(words(element.querySelectorAll('ol h3'))).toEqual([
      ...['Saturday, November 21', 'Sunday, November 22'],
    ]);
  });

  it('[RUN-21a] asks the server for everything that touches its grid', () => {
    const { site, page } = renderInput(pageWith([block]), { timeZone: 'Europe/London' });
    const url = new URL('http://site.example/page?cal-month=2026-07');
    expect(contentNeeds({ site, page, url, now }).get('cal')).toMatchObject({
      kind: 'items',
      collectionId: 'c',
      when: 'all',
      from: Date.parse('2026-06-26T23:00:00Z'),
      to: Date.parse('2026-08-02T23:00:00Z'),
    });
  });
});

describe('chart', () => {
  const block = (chartType: unknown, more = {}): BlockDefinition => ({
    id: 'c',
    type: 62,
    settings: {
      chartType,
      title: 'Pots',
      columns: ['Month', 'Bowls', 'Cups'],
      rows: [
        ['May', 10, 20],
        ['June', 30, null],
      ],
      ...more,
    },
  });

  it('[RUN-2o] draws bars on the server, and says the same in a table', () => {
    const { block: element, html } = render(block('bar'));
    expect(element.querySelectorAll('.pl-chart-bar')).toHaveLength(3);
    const [first, second] = [...element.querySelectorAll('.pl-chart-bar')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(second! / first!).toBeCloseTo(3, 1);
    expect(words(element.querySelectorAll('tbody td'))).toEqual(['10', '20', '30', 'no value']);
    expect(element.querySelector('caption')?.textContent).toBe('The numbers of “Pots”');
    expect(element.querySelector('svg')?.getAttribute('aria-labelledby')).toBe('chart-c');
    expect(html).not.toContain(' style=');
  });

  it('[RUN-2o] tells small numbers apart, beside the scale and in the table', () => {
    const columns = ['Month', 'Share'];
    const rows = [
      ['May', 0.0125],
      ['June', 0.02],
      ['July', 1234.567],
    ];
    const { block: small } = render(block('bar', { columns, rows: rows.slice(0, 2) }));
    expect(words(small.querySelectorAll('tbody td'))).toEqual(['0.0125', '0.02']);
    expect(words(small.querySelectorAll('.pl-chart-values span'))).toEqual([
      ...['0', '0.005', '0.01', '0.015', '0.02'],
    ]);
    const { block: large } = render(block('bar', { columns, rows }));
    expect(words(large.querySelectorAll('tbody td')).at(-1)).toBe('1,234.57');
  });

  it('[RUN-2o] leaves a gap in a line, and draws a pie of the first column', () => {
    const gaps = [1, 2, null, 4].map((value, at) => [`n${at}`, value]);
    const line = render(block('line', { columns: ['N', 'V'], rows: gaps })).block;
    const path = line.querySelector('.pl-chart-line')!.getAttribute('d')!;
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/L/g)).toHaveLength(1);
    const pie = render(block(1011)).block;
    expect(words(pie.querySelectorAll('.pl-chart-share'))).toEqual(['25%', '75%']);
  });

  it.each([
    [1009, '.pl-chart-bar'],
    [1010, '.pl-chart-line'],
    [1011, '.pl-chart-share'],
  ])(
    '[RUN-2o] [MOD-8, B-106] draws the variant %i of a published page: %s',
    (variantType, part) => {
      const chart = render(block(undefined, { variantType })).block;
      const drawn = ['.pl-chart-bar', '.pl-chart-line', '.pl-chart-share'];
      expect(drawn.filter((one) => chart.querySelector(one))).toEqual([part]);
    },
  );

  it('[RUN-2p] [MOD-22] shows accounts of the site what is wrong with the numbers, and no visitor', () => {
    const problem = 'One or more rows was missing data.';
    const visitor = render(block('bar'));
    expect(visitor.block.textContent).not.toContain(problem);
    expect(visitor.problems.join(' ')).toContain(problem);
    expect(render(block('bar'), undefined, { roles: [1] }).block.textContent).toContain(problem);
    const empty = render(block('bar', { columns: [], rows: [] }), undefined, { roles: [1] });
    expect(empty.block.textContent).toContain('Your dataset must have at least one column.');
    expect(empty.block.textContent).toContain('Your dataset must have at least one row.');
    expect(empty.block.querySelector('svg')).toBeNull();
    const many = Array.from({ length: 201 }, (_, at) => [at, at, at]);
    const large = render(block('bar', { rows: many }), undefined, { roles: [1] });
    expect(large.block.textContent).toContain(
      'The dataset is truncated to 200 rows or 12 columns.',
    );
  });
});

describe('search', () => {
  const block: BlockDefinition = { id: 'find', type: 33, settings: {} };
  const hit = {
    url: '/journal/one',
    imageUrl: '/one.svg',
    title: [{ text: 'One', isMatch: true }],
    passage: [
      { text: 'a <b>', isMatch: false },
      { text: 'bowl', isMatch: true },
    ],
  };
  const found: ContentAnswer = { kind: 'search', hits: [hit], total: 21 };
  const page = { pageType: 102, slug: 'search' };

  it('[RUN-22a] is a form that leads to the results, with or without a script', () => {
    const { block: element } = render(block);
    const form = element.querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    expect(element.querySelector('input')?.name).toBe('q');
    expect(element.querySelector('label')?.textContent).toBe('Search this site');
  });

  it('[RUN-22f] shows results with what was found marked, and pages', () => {
    const { block: element } = render(block, found, { query: '?q=bowl&page=2', page });
    expect(element.querySelector('h2')?.textContent).toBe('21 results for “bowl”');
    expect(words(element.querySelectorAll('mark'))).toEqual(['One', 'bowl']);
    expect(element.querySelector('li p')?.textContent).toBe('a <b>bowl');
    expect(element.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/search?q=bowl');
    expect(element.querySelector('[rel=next]')?.getAttribute('href')).toBe('/search?q=bowl&page=3');
    expect(element.querySelector('input')?.defaultValue).toBe('bowl');
  });

  it('[RUN-22f] [MOD-22] says when nothing was found, and when it could not look', () => {
    const none = { kind: 'search', hits: [], total: 0 } as const;
    expect(render(block, none, { query: '?q=xyz', page }).block.textContent).toContain(
      'Nothing was found for “xyz”.',
    );
    const away = render(block, { kind: 'missing', reason: 'away' }, { query: '?q=xyz', page });
    expect(away.block.querySelector('[role=alert]')?.textContent).toBe('Unable to load results.');
  });

  it('[RUN-22d] renders a preview as options for the field', () => {
    const { block: element } = render(block, found, { query: '?q=bo&preview=1' });
    expect(words(element.querySelectorAll('[role=option]'))).toEqual([
      'Onea <b>bowl',
      'All results for “bo”',
    ]);
  });
});

describe('archive', () => {
  it('[RUN-20g] leads to the months of a collection, and marks the one that is shown', () => {
    const groups = [
      { name: '2026-11', count: 2 },
      { name: '2026-09', count: 1 },
    ];
    const answer: ContentAnswer = { kind: 'archive', collection, groups };
    const block = (settings = {}): BlockDefinition => ({
      id: 'a',
      type: 61,
      settings: { collectionId: 'c', ...settings },
    });
    const { block: element } = render(block(), answer, { query: '?month=2026-09' });
    expect(words(element.querySelectorAll('a'))).toEqual(['November 2026', 'September 2026']);
    expect(element.querySelector('a')?.getAttribute('href')).toBe('/journal?month=2026-11');
    expect(element.querySelector('[aria-current]')?.textContent).toBe('September 2026');
    const dropdown = render(block({ layout: 'dropdown' }), answer).block;
    expect(dropdown.querySelector('form')?.getAttribute('action')).toBe('/journal');
    expect(words(dropdown.querySelectorAll('option'))[0]).toBe('November 2026 (2)');
  });
});

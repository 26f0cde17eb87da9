import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as feed from '../feed';
import * as root from '../index';
import * as react from '../react';

const now = Date.parse('2026-11-21T12:00:00Z');
const posts = [
  { id: 'one', title: 'One <b>', url: '/one', excerpt: '<i>first</i>', tags: ['clay'] },
  { id: 'two', title: 'Two', url: 'javascript:alert(1)', tags: ['kiln'], publishedAt: now },
];
const list = (more: Partial<react.SummaryProps> = {}) =>
  renderToStaticMarkup(<react.Summary id="l" items={posts} now={now} {...more} />);

it('[LST-1] a list is finished HTML: one link each, excerpts as text, no address that runs', () => {
  const html = list({ headerText: 'Journal', facts: ['date'] });
  expect(html).toMatch(
    /^<section class="pl-summary" data-design="grid" aria-labelledby="summary-l"/,
  );
  expect(html).toContain('<h3 class="pl-summary-title"><a href="/one"><bdi>One &lt;b&gt;</bdi>');
  expect(html).toContain('&lt;i&gt;first&lt;/i&gt;');
  expect(html).toContain('November 21, 2026</time>');
  expect(html).not.toContain('javascript:');
  expect(list({ sanitizeHtml: (text) => text.replaceAll('i>', 'em>') })).toContain(
    '<div class="pl-summary-excerpt"><em>first</em></div>',
  );
});

it('[LST-1] marks an item in another language than its list', () => {
  const [post] = posts;
  const html = list({ items: [{ ...post!, language: 'de' }] });
  expect(html).toContain('<bdi lang="de">One');
  expect(html).toContain('<p class="pl-summary-excerpt" lang="de">');
  expect(list()).not.toContain('lang=');
});

it('[LST-1] shows what its user draws beside an item', () => {
  const html = list({
    renderPrice: ({ id }) => (id === 'one' ? '$1' : undefined),
    renderFact: ({ id }) => <a href={`#${id}`}>Comments</a>,
  });
  expect(html.match(/pl-summary-price/g)).toHaveLength(1);
  expect(html).toContain('<p class="pl-summary-facts"><a href="#one">Comments</a></p>');
});

it('[LST-1] says why nothing is shown', () => {
  const text = (more: Partial<react.SummaryProps>) =>
    />([^<]*)<\/p><p class="pl-unseen"/.exec(list({ items: [], ...more }))?.[1];
  expect(text({})).toBe('There is nothing here yet.');
  expect(text({ hasDates: true })).toBe('No dates are planned at the moment.');
  expect(text({ choice: { tag: 'x' } })).toBe('Nothing fits this choice.');
});

it('[LST-2] every choice is an address, beside what is chosen already', () => {
  const html = list({
    filterBy: 'tag',
    sortBy: ['title'],
    hasPages: true,
    pageSize: 1,
    choice: { sort: 'title', page: '2' },
  });
  expect(html).toContain('href="?l-tag=clay&amp;l-sort=title"');
  expect(html).toContain('rel="prev" data-state="newer"');
  expect(html).toMatch(/aria-current="true"><bdi>A to Z/);
  expect(html).toContain('Two');
  expect(html).not.toContain('One &lt;b&gt;</bdi>');
  expect(list({ filterBy: 'tag', href: ({ tag }) => `/j/${tag ?? ''}` })).toContain('"/j/kiln"');
});

it('[LST-5] page links name pages or say the count, and a list of one page has none', () => {
  const links = (more: Partial<react.PageLinksProps>) =>
    renderToStaticMarkup(
      <react.PageLinks page={2} pages={3} href={(page) => `?p=${page}`} {...more} />,
    );
  expect(links({})).toContain('<span>Page 2 of 3</span>');
  expect(links({ hasNumbers: true })).toContain('aria-label="Page 2" aria-current="page">2</a>');
  expect(links({ pages: 1 })).toBe('');
});

it('[LST-6] an archive is a list of links, or a field with a button', () => {
  const groups = [{ name: '2026-11', count: 2 }];
  const archive = (more: Partial<react.ArchiveProps> = {}) =>
    renderToStaticMarkup(
      <react.Archive id="a" groups={groups} groupBy="month" url="/journal" {...more} />,
    );
  expect(archive()).toContain('<a href="/journal?month=2026-11"><bdi>November 2026</bdi></a>');
  expect(archive({ layout: 'dropdown' })).toContain('<form class="pl-archive-form"');
});

it('[LST-10] an archive names the months by which it counts, where a language has others', () => {
  const archive = (locale: string) =>
    renderToStaticMarkup(
      <react.Archive
        id="a"
        groups={[{ name: '2026-11', count: 2 }]}
        groupBy="month"
        url="/journal"
        locale={locale}
      />,
    );
  expect(archive('fa')).toContain('نوامبر');
  expect(archive('th')).toContain('พฤศจิกายน 2569');
});

it('[LST-7] the head of an item says when, where and by whom', () => {
  const head = (item: react.ItemHeaderProps['item']) =>
    renderToStaticMarkup(
      <react.ItemHeader
        item={item}
        collection={{ title: 'Journal', url: '/journal' }}
        calendarHref="/fair?format=ical"
      />,
    );
  expect(head({ title: 'One', author: 'Ines', categories: ['Kiln & co'] })).toContain(
    'href="/journal?category=Kiln%20%26%20co"',
  );
  const date = head({ title: 'Fair', startsAt: now, location: 'Yard' });
  expect(date).toContain('<a href="/fair?format=ical" download="">Add to calendar</a>');
  expect(date).toContain('<bdi>Yard</bdi>');
});

it('[LST-8] a search is a form, and its results mark what was found', () => {
  const field = renderToStaticMarkup(<react.SearchField id="s" query="bowl" collectionId="j" />);
  expect(field).toContain('action="/search" method="get"');
  expect(field).toContain('<input type="hidden" name="in" value="j"/>');
  const hits = [{ url: '/one', title: [{ text: 'One', isMatch: true }], passage: [] }];
  const results = (found: root.SearchFound | undefined) =>
    renderToStaticMarkup(
      <react.SearchResults query="one" found={found} page={1} pages={1} href={String} />,
    );
  expect(results({ hits, total: 1 })).toContain('<mark>One</mark>');
  expect(results({ hits: [], total: 0 })).toContain('Nothing was found');
  expect(results(undefined)).toContain('role="alert">Unable to load results.');
});

it('lists the public names of each entry', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect(names(root)).toEqual([
    'archiveGroups',
    'attachCarousel',
    'attachSearchPreview',
    'attachStateLinks',
    'chooseItems',
    'facetsOf',
    'isFiltered',
    'listMessages',
    'pageCount',
    'readPageNumber',
    'readSummaryState',
    'sortItems',
    'sortOrders',
    'spanOfMonth',
  ]);
  expect(names(react)).toEqual([
    'Archive',
    'ItemHeader',
    'PageLinks',
    'SearchField',
    'SearchResults',
    'Summary',
  ]);
  expect(names(feed)).toEqual(['atomFeed', 'rssFeed']);
});

it('[LST-6] a category that was cut in the middle of a character still has its link', () => {
  const groups = [{ name: 'Cups \ud83d', count: 1 }];
  const html = renderToStaticMarkup(
    <react.Archive id="a" groups={groups} groupBy="category" url="/journal" />,
  );
  expect(html).toContain('href="/journal?category=Cups%20%EF%BF%BD"');
});

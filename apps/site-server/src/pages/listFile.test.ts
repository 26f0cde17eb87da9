import { JSDOM } from 'jsdom';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { pageType } from '@plinth/site-model';
import { collectionItems, collections } from '../database/schema/index';
import { seedCollections } from '../collections/seedCollections';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testCollections } from '../../testing/testCollections';
import { testSite } from '../../testing/testSite';

const list = (slug: string, collection: string, more: object = {}) => ({
  id: slug,
  slug,
  title: slug === 'journal' ? 'Journal & more' : slug,
  pageType: pageType.collection,
  collection: { id: collection, title: collection, fullUrl: `/${slug}`, type: 1 },
  sections: [],
  ...more,
});

const site = {
  ...testSite,
  pages: [
    ...testSite.pages,
    list('journal', 'journal'),
    list('dates', 'dates'),
    list('inside', 'journal', { pageType: pageType.protectedContent }),
  ],
};

describeOnEmbeddedDatabase('a page’s list as a file', (get) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(get(), { site });
    await seedCollections(test.db, site.id, testCollections);
  });

  async function feed() {
    const answer = await test.browser().get('/journal?format=rss');
    const { document } = new JSDOM(await answer.text(), { contentType: 'text/xml' }).window;
    const values = (name: string) =>
      [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
    return { answer, document, values };
  }

  it('[SRV-18] gives the latest posts of a page to feed readers', async () => {
    const { answer, document, values } = await feed();
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(document.documentElement.tagName).toBe('rss');
    expect(values('title')).toEqual(['Journal & more — Test Studio', 'A glaze', 'Firing the kiln']);
    expect(values('guid')).toEqual([
      'http://studio.test/journal/a-glaze',
      'http://studio.test/journal/the-kiln',
    ]);
    expect(values('pubDate')[0]).toBe('Sat, 28 Feb 2026 23:30:00 GMT');
    expect(values('description')).toEqual(
      ['Only for tests', '', 'Fourteen hours & no sleep'].filter(Boolean),
    );
    expect(values('dc:creator')).toEqual(['Ida']);
    expect(values('category')).toEqual(['Glaze', 'Kiln', 'Kiln']);
  });

  it('[SRV-18] gives the same as Atom', async () => {
    const answer = await test.browser().get('/journal?format=atom');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { document } = new JSDOM(await answer.text(), { contentType: 'text/xml' }).window;
    const values = (name: string) =>
      [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(values('title')).toEqual(['Journal & more — Test Studio', 'A glaze', 'Firing the kiln']);
    expect(values('id').slice(1)).toEqual([
      'http://studio.test/journal/a-glaze',
      'http://studio.test/journal/the-kiln',
    ]);
    expect(values('updated')).toEqual([
      '2026-02-28T23:30:00.000Z',
      '2026-02-28T23:30:00.000Z',
      '2026-01-10T08:00:00.000Z',
    ]);
    expect(values('name')).toEqual(['Journal & more — Test Studio', 'Ida']);
    expect(values('summary')).toEqual(['Fourteen hours & no sleep']);
  });

  it('[SRV-18] keeps a feed well-formed whatever a post contains', async () => {
    await test.db.insert(collectionItems).values({
      siteId: site.id,
      id: 'odd',
      collectionId: 'journal',
      slug: 'odd',
      title: 'A\u0007 ]]> <b>\u{1f3fa}\ud800</b> & "that"',
      excerpt: '<script>alert(1)</script><p>1 &lt; 2</p>',
      publishedAt: new Date('2026-02-28T23:59:00Z'),
    });
    const { values } = await feed();
    expect(values('title')[1]).toMatch(/^A \]\]> <b>\u{1f3fa}.?<\/b> & "that"$/u);
    expect(values('description')[1]).toBe('1 < 2');
  });

  it('[SRV-18] names the feed on the page', async () => {
    const { document } = new JSDOM(await (await test.browser().get('/journal')).text()).window;
    const link = document.querySelector('link[type="application/rss+xml"]');
    expect(link?.getAttribute('href')).toBe('/journal?format=rss');
    const other = new JSDOM(await (await test.browser().get('/dates')).text()).window.document;
    expect(other.querySelector('link[type="application/rss+xml"]')).toBeNull();
  });

  it('[SRV-18] gives all dates of a page to calendars', async () => {
    const answer = await test.browser().get('/dates?format=ical');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="dates.ics";',
    );
    const lines = (await answer.text()).split('\r\n');
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:Winter course',
      'SUMMARY:Market',
      String.raw`SUMMARY:Kiln opening\, at last`,
    ]);
    expect(lines).toContain('X-WR-CALNAME:dates');
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it.each([
    '/inside?format=rss',
    '/contact?format=rss',
    '/dates?format=rss',
    '/dates?format=atom',
    '/journal?format=ical',
  ])(
    '[SRV-18] shows the page itself where it has no such file for everybody: %s',
    async (address) => {
      const answer = await test.browser().get(address);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  it('[RUN-33, RUN-34] a post is described for cards and for search engines', async () => {
    const html = await (await test.browser().get('/journal/the-kiln')).text();
    const { document } = new JSDOM(html).window;
    expect(document.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe(
      'article',
    );
    const data = document.querySelector('script[type="application/ld+json"]')!.textContent;
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Firing the kiln',
      url: 'http://studio.test/journal/the-kiln',
      description: 'Fourteen hours & no sleep',
      datePublished: '2026-01-10T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Ida' },
      keywords: ['heat', 'wood'],
    });
  });

  it('[RUN-34] a date is described for search engines', async () => {
    const html = await (await test.browser().get('/dates/market')).text();
    const { document } = new JSDOM(html).window;
    const data = document.querySelector('script[type="application/ld+json"]')!.textContent;
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Event',
      name: 'Market',
      startDate: '2026-02-28',
      endDate: '2026-03-01',
    });
    expect(JSON.parse(data)).not.toHaveProperty('location');
  });

  it('[RUN-34] a piece of work is described as one, and the home page names the site', async () => {
    await test.db
      .update(collections)
      .set({ kind: 'portfolio' })
      .where(eq(collections.slug, 'journal'));
    const dataAt = async (path: string) => {
      const { document } = new JSDOM(await (await test.browser().get(path)).text()).window;
      return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as object,
      );
    };
    expect(await dataAt('/journal/the-kiln')).toMatchObject([
      { '@type': 'CreativeWork', name: 'Firing the kiln', inLanguage: 'en' },
    ]);
    expect(await dataAt('/')).toMatchObject([
      { '@type': 'WebSite', name: 'Test Studio', url: 'http://studio.test/', inLanguage: 'en' },
    ]);
    expect(await dataAt('/contact')).toEqual([]);
  });
});

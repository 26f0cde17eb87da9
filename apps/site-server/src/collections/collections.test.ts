import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ContentNeed, ItemsAnswer } from '@plinth/site-renderer';
import { collectionItems } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { testCollections } from '../../testing/testCollections';
import { testSite } from '../../testing/testSite';
import { itemLanguages } from './itemLanguages';
import { readArchive } from './readArchive';
import { readItems } from './readItems';
import { seedCollections } from './seedCollections';

const journal = { id: 'journal', title: 'Journal', url: '/journal', kind: 'blog' } as const;
const dates = { id: 'dates', title: 'Dates', url: '/dates', kind: 'events' } as const;

describeOnEachDatabase('collections', (get) => {
  async function start(site = testSite) {
    const test = await createTestApp(get(), { site });
    await seedCollections(test.db, testSite.id, testCollections);
    const read = (
      collection: typeof journal | typeof dates,
      need: Partial<Extract<ContentNeed, { kind: 'items' }>> = {},
    ): Promise<ItemsAnswer> =>
      readItems(test.db, {
        siteId: testSite.id,
        collection,
        now: new Date(test.time.now),
        timeZone: 'Europe/London',
        need: { kind: 'items', collectionId: collection.id, offset: 0, limit: 10, ...need },
      });
    return { ...test, read };
  }
  const ids = ({ items }: ItemsAnswer) => items.map(({ id }) => id);

  it('[RUN-20e] [MOD-2] shows what is published, the latest first, and a scheduled post in its time', async () => {
    const test = await start();
    expect(ids(await test.read(journal))).toEqual(['glaze', 'kiln']);
    test.time.now = Date.parse('2026-03-09T12:00:00Z');
    expect(ids(await test.read(journal))).toEqual(['later', 'glaze', 'kiln']);
  });

  it('[RUN-20c] filters by search word, author and feature, counts all, and returns the words with their counts', async () => {
    const { read } = await start();
    const answer = await read(journal, { category: 'Kiln', limit: 1, facet: 'category' });
    expect(ids(answer)).toEqual(['glaze']);
    expect(answer.total).toBe(2);
    expect(answer.facets).toEqual([
      { name: 'Glaze', count: 1 },
      { name: 'Kiln', count: 2 },
    ]);
    expect(ids(await read(journal, { category: 'Kiln', offset: 1 }))).toEqual(['kiln']);
    const behind = await read(journal, { category: 'Kiln', offset: 90, limit: 1 });
    expect([ids(behind), behind.total]).toEqual([['kiln'], 2]);
    expect(ids(await read(journal, { tag: 'wood' }))).toEqual(['kiln']);
    expect(ids(await read(journal, { featuredOnly: true }))).toEqual(['kiln']);
    expect(ids(await read(journal, { author: 'Ida', excludeId: 'kiln' }))).toEqual([]);
    expect(ids(await read(journal, { category: "'; drop table sites; --" }))).toEqual([]);
  });

  it('[RUN-20h] is in the order that a visitor chose, page by page, and by title as the language sorts', async () => {
    const { db, read } = await start();
    expect(ids(await read(journal, { sort: 'oldest' }))).toEqual(['kiln', 'glaze']);
    expect(ids(await read(journal, { sort: 'newest' }))).toEqual(['glaze', 'kiln']);
    await db.update(collectionItems).set({ title: 'Zinc' }).where(eq(collectionItems.id, 'glaze'));
    await db.update(collectionItems).set({ title: 'Öfen' }).where(eq(collectionItems.id, 'kiln'));
    const byTitle = await read(journal, { sort: 'title', limit: 1 });
    expect([ids(byTitle), byTitle.total]).toEqual([['kiln'], 2]);
    expect(ids(await read(journal, { sort: 'title', limit: 1, offset: 1 }))).toEqual(['glaze']);
    expect(ids(await read(journal, { sort: 'title', limit: 1, offset: 9 }))).toEqual(['glaze']);
    expect(ids(await read(journal, { sort: 'title', category: 'Glaze' }))).toEqual(['glaze']);
    expect(ids(await read(journal, { sort: 'title', category: 'none' }))).toEqual([]);
  });

  it('[RUN-20c] [RUN-4] parts dates that come from those that are over; an all-day date lasts its day', async () => {
    const { read, time } = await start();
    expect(ids(await read(dates))).toEqual(['market', 'opening']);
    expect(ids(await read(dates, { when: 'past' }))).toEqual(['over']);
    // The market's second day ends at midnight of the site's zone.
    time.now = Date.parse('2026-03-01T23:59:00Z');
    expect(ids(await read(dates))).toEqual(['market', 'opening']);
    time.now = Date.parse('2026-03-02T00:00:01Z');
    expect(ids(await read(dates))).toEqual(['opening']);
    const month = { from: Date.parse('2026-02-01'), to: Date.parse('2026-03-01') };
    expect(ids(await read(dates, month))).toEqual(['over', 'market']);
    // It is over when the second of March begins.
    const after = { from: Date.parse('2026-03-02'), to: Date.parse('2026-03-03') };
    expect(ids(await read(dates, after))).not.toContain('market');
  });

  it('[RUN-20g] groups an archive by the site’s months, by years and by words', async () => {
    const { db, time } = await start();
    const group = async (groupBy: 'month' | 'year' | 'category' | 'author', timeZone: string) => {
      const { groups } = await readArchive(db, {
        siteId: testSite.id,
        collection: journal,
        timeZone,
        now: new Date(time.now),
        need: { kind: 'archive', collectionId: 'journal', groupBy },
      });
      return groups.map(({ name, count }) => `${name} ${count}`);
    };
    expect(await group('month', 'UTC')).toEqual(['2026-02 1', '2026-01 1']);
    expect(await group('month', 'Europe/Berlin')).toEqual(['2026-03 1', '2026-01 1']);
    expect(await group('year', 'UTC')).toEqual(['2026 2']);
    expect(await group('category', 'UTC')).toEqual(['Glaze 1', 'Kiln 2']);
    expect(await group('author', 'UTC')).toEqual(['Ida 1']);
  });

  it('[RUN-20g] [LST-6] has the words in the order of the language, whatever the database sorts by', async () => {
    const { db, time } = await start();
    const categories = ['Zinc', 'apple', 'Öfen', 'Form 10', 'Form 9', 'Äpfel'];
    await db.update(collectionItems).set({ categories }).where(eq(collectionItems.id, 'glaze'));
    await db.update(collectionItems).set({ categories: [] }).where(eq(collectionItems.id, 'kiln'));
    const input = {
      siteId: testSite.id,
      collection: journal,
      now: new Date(time.now),
      timeZone: 'UTC',
      languages: itemLanguages({ locale: 'de' }),
    };
    const of = { collectionId: 'journal', offset: 0, limit: 10 };
    const wanted = ['Äpfel', 'apple', 'Form 9', 'Form 10', 'Öfen', 'Zinc'];
    const { facets } = await readItems(db, {
      ...input,
      need: { kind: 'items', ...of, facet: 'category' },
    });
    expect(facets?.map(({ name }) => name)).toEqual(wanted);
    const { groups } = await readArchive(db, {
      ...input,
      need: { kind: 'archive', collectionId: 'journal', groupBy: 'category' },
    });
    expect(groups.map(({ name }) => name)).toEqual(wanted);
  });

  it.each([
    // At eight in the evening before, and in the morning of the same day.
    ['America/New_York', '2026-03-01T01:00:00Z', ['opening', 'market']],
    ['Pacific/Kiritimati', '2026-02-28T18:00:00Z', ['market', 'opening']],
  ])(
    '[RUN-21b] gives an all-day date its place and its month in %s',
    async (zone, opens, order) => {
      const { db, time } = await start();
      const startsAt = new Date('2026-03-01T00:00:00Z');
      const of = (id: string) => eq(collectionItems.id, id);
      await db.update(collectionItems).set({ startsAt, endsAt: startsAt }).where(of('market'));
      await db
        .update(collectionItems)
        .set({ startsAt: new Date(opens), endsAt: new Date(opens) })
        .where(of('opening'));
      const site = { siteId: testSite.id, collection: dates, now: new Date(time.now) };
      const answer = await readItems(db, {
        ...site,
        timeZone: zone,
        need: { kind: 'items', collectionId: 'dates', when: 'all', offset: 1, limit: 10 },
      });
      expect(ids(answer)).toEqual(order);
      const { groups } = await readArchive(db, {
        ...site,
        timeZone: zone,
        need: { kind: 'archive', collectionId: 'dates', groupBy: 'month' },
      });
      const marches = order[0] === 'market' ? 2 : 1;
      expect(groups[0]).toEqual({ name: '2026-03', count: marches });
    },
  );

  it('[RUN-6o] puts a thread of comments below posts where the site has them, and below no date', async () => {
    const site = {
      ...testSite,
      websiteSettings: { commentsEnabled: true, disqusShortname: 'marlow-clay' },
    };
    const visitor = (await start(site)).browser();
    const post = await (await visitor.get('/journal/the-kiln')).text();
    expect(post).toContain('id="comments"');
    expect(post).toContain('href="#comments" data-comments="kiln"');
    expect(await (await visitor.get('/dates/opening')).text()).not.toContain('comments"');
    const without = (await start()).browser();
    expect(await (await without.get('/journal/the-kiln')).text()).not.toContain('comments"');
  });

  it('[RUN-20e] gives each post and date a page, and a draft none', async () => {
    const visitor = (await start()).browser();
    const post = await visitor.get('/journal/the-kiln');
    expect(post.status).toBe(200);
    const html = await post.text();
    expect(html).toContain('<h1 class="pl-item-title"><bdi>Firing the kiln</bdi></h1>');
    expect(html).toContain('the <em>bowl</em>s came out blue');
    expect((await visitor.get('/journal/draft')).status).toBe(404);
    expect((await visitor.get('/journal/later')).status).toBe(404);
    expect((await visitor.get('/nowhere/the-kiln')).status).toBe(404);
    const sitemap = await (await visitor.get('/sitemap.xml')).text();
    expect(sitemap).toMatch(
      /<loc>http:\/\/studio\.test\/journal\/the-kiln<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
    );
    expect(sitemap).not.toContain('draft');
  });

  it('[RUN-21a] gives a calendar every date of a month with thirty classes a day', async () => {
    const { read, db } = await start();
    const hour = 3_600_000;
    const first = Date.parse('2026-05-01T06:00:00Z');
    await db.insert(collectionItems).values(
      Array.from({ length: 900 }, (_, number) => {
        const startsAt = new Date(
          first + Math.floor(number / 30) * 24 * hour + (number % 15) * hour,
        );
        return {
          siteId: testSite.id,
          collectionId: 'dates',
          publishedAt: new Date(0),
          startsAt,
          id: `class-${number}`,
          slug: `class-${number}`,
          title: `Class ${number}`,
          endsAt: new Date(startsAt.getTime() + hour),
        };
      }),
    );
    // The query of a calendar's month.
    const month = { when: 'all', from: first - 24 * hour, to: first + 31 * 24 * hour } as const;
    const { items, total } = await read(dates, { ...month, limit: 1000 });
    expect([items.length, total]).toEqual([900, 900]);
  });

  it.each(['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])(
    '[RUN-21b] an all-day date of a site in %s has one day, on its page and in its file',
    async (timeZone) => {
      const visitor = (await start({ ...testSite, timeZone })).browser();
      const page = await (await visitor.get('/dates/market')).text();
      expect(page).toMatch(/datetime="2026-02-28"/i);
      const file = await (await visitor.get('/dates/market?format=ical')).text();
      expect(file).toContain('DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260302\r\n');
    },
  );

  it('[RUN-21e] gives a date as a file for calendars', async () => {
    const { browser, db } = await start();
    const answer = await browser().get('/dates/opening?format=ical');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('filename="opening.ics";');
    const text = await answer.text();
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20260305T100000Z',
        'DTEND:20260305T170000Z',
        String.raw`SUMMARY:Kiln opening\, at last`,
        String.raw`LOCATION:The yard\; behind the mill`,
        'URL:http://studio.test/dates/opening',
      ]),
    );
    await db
      .update(collectionItems)
      .set({ slug: 'öffnung' })
      .where(eq(collectionItems.id, 'opening'));
    const named = await browser().get('/dates/%C3%B6ffnung?format=ical');
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="offnung.ics"; filename*=UTF-8''%C3%B6ffnung.ics`,
    );
  });

  it('[RUN-4] [API-16] renders the dates again in the state of the address', async () => {
    const test = await start();
    const visitor = test.browser();
    await visitor.get('/');
    const settings = {
      collectionId: 'dates',
      design: 'list',
      showPastOrUpcomingEvents: 'upcoming',
      offersPastEvents: true,
    };
    const render = async (address: string) => {
      const widgetJSON = { type: 55, id: 'block-coming', value: settings, address };
      const { body } = await visitor.call('widgetRendering', { widgetJSON, collectionId: 'home' });
      return String(body['html']);
    };
    expect(await render('/?from=letter')).toContain('Kiln opening');
    const past = await render('/?from=letter&coming-when=past');
    expect(past).toContain('Winter course');
    expect(past).not.toContain('Kiln opening');
    expect(past).toContain('href="/?from=letter#block-coming"');
    // Another site's address is not taken as the page's.
    expect(await render('https://evil.example/?coming-when=past')).not.toContain('evil.example');
  });

  it('[RUN-21a] shows the dates of a site whose time zone is none, in UTC', async () => {
    const visitor = (await start({ ...testSite, timeZone: 'Atlantis' })).browser();
    await visitor.get('/');
    const value = { collectionId: 'dates', design: 'list' };
    const widgetJSON = { type: 55, id: 'block-coming', value, address: '/' };
    const { body } = await visitor.call('widgetRendering', { widgetJSON, collectionId: 'home' });
    expect(String(body['html'])).toContain('Kiln opening');
  });
});

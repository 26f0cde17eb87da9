import { describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { SearchAnswer, SearchNeed } from '@plinth/site-renderer';
import { collectionItems, pages, searchDocuments } from '../database/schema/index';
import { seedCollections } from '../collections/seedCollections';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { testCollections } from '../../testing/testCollections';
import { testSite } from '../../testing/testSite';
import { pageDocument } from './pageDocument';
import { plainText } from '../site/plainText';
import { partialQuery, readQuery } from './searchQuery';
import { searchSite } from './searchSite';

describeOnEachDatabase('search', (get) => {
  async function start(site = testSite) {
    const test = await createTestApp(get(), { site });
    await seedCollections(test.db, site.id, testCollections);
    const search = async (query: string, need: Partial<SearchNeed> = {}): Promise<SearchAnswer> =>
      searchSite(test.services, {
        site: await test.services.site.read(),
        now: new Date(test.time.now),
        need: { kind: 'search', query, offset: 0, limit: 10, ...need },
      });
    return { ...test, search };
  }
  const urls = ({ hits }: SearchAnswer) => hits.map(({ url }) => url);
  const marked = (texts: readonly { text: string; isMatch: boolean }[] = []) =>
    texts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

  it('[RUN-22b] finds pages, posts and dates by the stem of a word, and marks it', async () => {
    const { search } = await start();
    const answer = await search('bowl');
    expect(urls(answer)).toEqual(['/journal/the-kiln']);
    expect(marked(answer.hits[0]?.passage)).toContain('the [bowls] came out blue');
    expect(urls(await search('welcoming'))).toEqual(['/']);
    expect(urls(await search('kilns'))).toContain('/dates/opening');
  });

  it('[RUN-22b] holds the title for more than the text', async () => {
    const { search, db, time } = await start();
    await db
      .update(collectionItems)
      .set({ body: `<p>${'Glaze by glaze. '.repeat(20)}</p>`, updatedAt: new Date(time.now) })
      .where(eq(collectionItems.id, 'kiln'));
    expect(urls(await search('glaze'))).toContain('/journal/the-kiln');
    expect(urls(await search('glaze'))[0]).toBe('/journal/a-glaze');
    expect(marked((await search('glaze')).hits[0]?.title)).toBe('A [glaze]');
  });

  it('[RUN-22b] understands quotes and minus, and takes everything else as words', async () => {
    const { search } = await start();
    expect(urls(await search('"fired the kiln"'))).toEqual(['/journal/the-kiln']);
    expect(urls(await search('kiln -opening'))).not.toContain('/dates/opening');
    for (const odd of ["'", '\\', '!!! & |', ':*', '<b>', '%', '\u0000kiln', '((']) {
      expect((await search(odd)).total).toBeTypeOf('number');
      expect((await search(odd, { isPartial: true })).total).toBeTypeOf('number');
    }
  });

  it('[RUN-22d] finds the beginning of a word while a visitor types', async () => {
    const { search } = await start();
    expect(urls(await search('kil', { isPartial: true }))).toContain('/journal/the-kiln');
    expect(urls(await search('felds', { isPartial: true }))).toEqual(['/journal/a-glaze']);
    expect(urls(await search('felds'))).toEqual([]);
  });

  it.each([
    ['a vowel sign', 'हिन्दी कहानी', 'हिन्दी कहा'],
    ['a capital with a dot', 'İstanbul çanakları', 'İstan'],
    ['a last sigma', 'ΟΔΟΣ ΚΕΡΑΜΙΚΗΣ', 'ΟΔΟ'],
    ['a joiner', 'می\u200cخواهم کاسه', 'می\u200cخو'],
    ['a soft hyphen', 'Keramik\u00adwerk\u00adstatt', 'Keramikwerk'],
    ['an accent of its own', 'Cafe\u0301 bowls', 'café'],
    ['an entity', '<p>Die K&auml;seglocke</p>', 'käsegl'],
  ])('[RUN-22d] finds words with %s', async (_name, text, query) => {
    const { search, db } = await start();
    await db
      .update(collectionItems)
      .set({ body: text, updatedAt: new Date() })
      .where(eq(collectionItems.id, 'kiln'));
    expect(urls(await search(query, { isPartial: true }))).toEqual(['/journal/the-kiln']);
    const [word = ''] = text.replace(/<p>Die |<\/p>/g, '').split(' ');
    expect(urls(await search(word.replace('&auml;', 'ä')))).toEqual(['/journal/the-kiln']);
  });

  it('[RUN-22f] pages through what was found, and stays within a collection', async () => {
    const { search } = await start();
    const all = await search('kiln');
    expect(all.total).toBe(all.hits.length);
    const second = await search('kiln', { offset: 1, limit: 1 });
    expect(second.total).toBe(all.total);
    expect(urls(second)).toEqual([urls(all)[1]]);
    // After the last page comes the last page again, and no spelling hint.
    const behind = await search('kiln', { offset: 90, limit: 1 });
    expect([urls(behind), behind.total]).toEqual([[urls(all).at(-1)], all.total]);
    expect(await search('porcelain', { offset: 90 })).toMatchObject({ hits: [], total: 0 });
    expect(urls(await search('kiln', { collectionId: 'dates' }))).toEqual(['/dates/opening']);
  });

  it('[RUN-22c] follows every change, whatever made it', async () => {
    const { search, db, time } = await start();
    expect(urls(await search('teapot'))).toEqual([]);
    await db
      .update(collectionItems)
      .set({ title: 'A teapot', updatedAt: new Date(time.now) })
      .where(eq(collectionItems.id, 'glaze'));
    expect(urls(await search('teapot'))).toEqual(['/journal/a-glaze']);
    await db.delete(collectionItems).where(eq(collectionItems.id, 'glaze'));
    expect(urls(await search('teapot'))).toEqual([]);
    const definition = {
      sections: [{ id: 's', blocks: [{ id: 'b', type: 2, settings: { html: '<p>Teapot</p>' } }] }],
    };
    await db.update(pages).set({ definition }).where(eq(pages.id, 'home'));
    expect(urls(await search('teapot'))).toEqual(['/']);
  });

  it('[RUN-22c] shows no draft, no post of tomorrow, and no page of another type', async () => {
    const site = {
      ...testSite,
      pages: [
        ...testSite.pages,
        { ...testSite.pages[0]!, id: 'lock', slug: 'lock', title: 'Bowls behind', pageType: 103 },
      ],
    };
    const { search, time } = await start(site);
    expect(urls(await search('bowls'))).toEqual(['/journal/the-kiln']);
    time.now = Date.parse('2026-03-09T12:00:00Z');
    expect(urls(await search('bowls'))).toContain('/journal/later');
  });

  it('[RUN-22b] knows the messages of the site’s language, and loads them again when it changes', async () => {
    const german = { ...testSite, locale: 'de' };
    const { search, db } = await start(german);
    await db
      .update(collectionItems)
      .set({ title: 'Häuser aus Ton', updatedAt: new Date() })
      .where(eq(collectionItems.id, 'kiln'));
    expect(urls(await search('haus'))).toEqual(['/journal/the-kiln']);
    const [row] = await db
      .select({ configuration: sql<string>`${searchDocuments.configuration}::text` })
      .from(searchDocuments);
    expect(row?.configuration).toBe('german');
  });

  it('[RUN-22a] answers on /search without JavaScript, also where the site has no such page', async () => {
    const { browser } = await start();
    const empty = await (await browser().get('/search')).text();
    expect(empty).toContain('role="search"');
    const html = await (await browser().get('/search?q=bowl')).text();
    expect(html).toContain('href="/journal/the-kiln"');
    expect(html).toContain('<mark>bowls</mark>');
    const hostile = await (await browser().get('/search?q=%3Cscript%3Ealert(1)')).text();
    expect(hostile).not.toContain('<script>alert(1)');
  });

  it('[SRV-13h] has a queue of its own: a flood of searches is refused, pages go on, and it is free again', async () => {
    const { browser, services, lines } = await start();
    const searched = async () => (await browser().get('/search?q=bowl')).text();
    const found = '<mark>bowls</mark>';
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const flood = Array.from({ length: 104 }, () => services.inSearchQueue(() => held));
    const refused = await searched();
    expect(refused).toContain('role="search"');
    expect(refused).not.toContain(found);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'content.away' }));
    expect((await browser().get('/contact')).status).toBe(200);
    release();
    await Promise.all(flood);
    expect(await searched()).toContain(found);
  });
});

describe('texts that are searched', () => {
  it('[RUN-22c] leaves out what a page shows only once its form was sent', () => {
    const settings = {
      fields: [{ id: 'name', type: 'text', title: 'Your name' }],
      formSubmissionMessage: { html: '<p>Thank you. We answer soon.</p>' },
    };
    const form = { id: 'form', type: 9, settings };
    const { body } = pageDocument({
      id: 'contact',
      slug: 'contact',
      title: 'Contact',
      sections: [{ id: 'main', blocks: [form] }],
    });
    expect(body).toBe('Your name.');
  });

  it('[RUN-22c] is text without tags, scripts and entities', () => {
    expect(plainText('<h1>Bowls</h1><p>of <b>c</b>lay &amp; a&nbsp;sh&#8230;</p>')).toBe(
      'Bowls of clay & a sh…',
    );
    expect(plainText('<script>let a = 1</script>x<style>p{}</style><!-- y -->z')).toBe('x z');
    expect(plainText('&#xD800; &#0; &unknown;')).toBe('\ufffd \ufffd &unknown;');
    // As browsers read it, pages of the nineties included.
    expect(plainText('K&auml;se &Eacute;t&eacute; &szlig; &#146;s &copy 2 &amp;lt;')).toBe(
      'Käse Été ß ’s © 2 &lt;',
    );
  });

  it('[RUN-22b] is never an operator of the database', () => {
    expect(partialQuery("tea'); drop & pots:*")).toBe('tea & drop & pots:*');
    expect(partialQuery('  ?! ')).toBe('');
    expect(readQuery(`  a\u0000b \n c${'x'.repeat(300)}`)).toHaveLength(200);
  });
});

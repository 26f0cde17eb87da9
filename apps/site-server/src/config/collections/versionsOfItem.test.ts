import { blockType, pageType } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';
import { testSite } from '../../../testing/testSite';
import { collectionItems } from '../../database/schema/index';
import { searchSite } from '../../search/searchSite';

const journalPage = {
  id: 'journal-page',
  slug: 'journal',
  title: 'Journal',
  description: 'News of the kiln',
  pageType: pageType.collection,
  collection: { id: 'journal', title: 'Journal', fullUrl: '/journal', type: 1 },
  sections: [
    { id: 'posts', blocks: [{ id: 'list', type: 55, settings: { collectionId: 'journal' } }] },
    {
      id: 'archive',
      blocks: [
        {
          id: 'words',
          type: blockType.archive,
          settings: { collectionId: 'journal', groupBy: 'category' },
        },
      ],
    },
  ],
};
const site = { ...testSite, pages: [...testSite.pages, journalPage] };
const kiln = '/config/collections/journal/items/kiln';

describeOnEmbeddedDatabase('the versions of an item', (get) => {
  /** A site with German, a German page of the journal, and a German version of a post, which is a draft. */
  const enter = async (roles = [1]) => {
    const test = await enterConfig(get(), { site });
    const press = (address: string, fields: Record<string, string> = {}) =>
      test.owner.postForm(address, { crumb: test.crumb(), ...fields });
    await press('/config/languages/add', { code: 'de' });
    await press('/config/pages/journal-page/version', { language: 'de' });
    const made = await press(`${kiln}/version`, { language: 'de' });
    const german = new URL(made.headers.get('location')!, 'http://studio.test').pathname;
    if (roles[0] !== 1) await test.addAccount('eve@example.test', 'clay and water', roles);
    const remove = async (address: string) => {
      const base = (await test.formAt(address)).get('base')!;
      expect((await press(`${address}/delete`, { base })).status).toBe(303);
    };
    const publish = () =>
      test.send(german, { title: 'Der Ofen brennt', tags: 'Feuer', visibility: 'published' });
    const showGerman = () => press('/config/languages/de/shown', { shown: 'true' });
    const visit = async (path: string) => {
      const answer = await test.browser().get(path);
      return { status: answer.status, page: await test.document(answer) };
    };
    const titles = async (path: string) =>
      [...(await visit(path)).page.querySelectorAll('.pl-summary-title bdi')].map((title) => [
        title.textContent,
        title.getAttribute('lang'),
      ]);
    const text = async (path: string) => (await test.browser().get(path)).text();
    return { ...test, press, german, remove, publish, showGerman, visit, titles, text };
  };

  it('[SRV-186a] are made as drafts by a button, once, and edited like any item', async () => {
    const { german, press, visit, document, owner, db, publish, showGerman } = await enter();
    const page = await document(owner.get(`${german}?done=version`));
    expect(page.querySelector('[role="status"]')?.textContent).toContain('made as a draft');
    const form = page.querySelector('form[data-editor]')!;
    expect(form.querySelector('[name="title"]')?.getAttribute('value')).toBe('Firing the kiln');
    const [row] = await db
      .select()
      .from(collectionItems)
      .where(eq(collectionItems.id, german.split('/').at(-1)!));
    expect(row).toMatchObject({
      language: 'de',
      versionOf: 'kiln',
      slug: 'de/the-kiln',
      status: 4,
      author: 'Ida',
      categories: ['Kiln'],
      tags: ['heat', 'wood'],
    });
    const languages = (at: Document) =>
      [...at.querySelectorAll('[aria-labelledby="versions-by-language"] li')].map((line) =>
        line.textContent.trim(),
      );
    expect(languages(page)).toEqual(['EnglishFiring the kiln', 'Deutschthis one']);
    expect(languages(await document(owner.get(kiln)))).toEqual([
      'Englishthis one',
      'DeutschFiring the kiln',
    ]);
    const again = await press(`${kiln}/version`, { language: 'de' });
    expect(again.headers.get('location')).toBe(`${german}?done=version`);
    expect(await db.$count(collectionItems, eq(collectionItems.versionOf, 'kiln'))).toBe(1);
    await showGerman();
    expect((await visit('/journal/de/the-kiln')).status).toBe(404);
    expect((await publish()).status).toBe(303);
    expect((await visit('/journal/de/the-kiln')).status).toBe(200);
    expect((await press(`${kiln}/version`, { language: 'fr' })).status).toBe(404);
  });

  it('[SRV-185a] [SRV-185b] a version is a page in its language, which names the others', async () => {
    const { publish, showGerman, visit } = await enter();
    await publish();
    await showGerman();
    const { page } = await visit('/journal/de/the-kiln');
    expect(page.documentElement.lang).toBe('de');
    expect(page.querySelector('h1')?.textContent).toBe('Der Ofen brennt');
    expect(page.querySelector('.pl-skip')?.textContent).toBe('Zum Inhalt springen');
    const alternates = (at: Document) =>
      [...at.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    const both = [
      ['en', 'http://studio.test/journal/the-kiln'],
      ['de', 'http://studio.test/journal/de/the-kiln'],
      ['x-default', 'http://studio.test/journal/the-kiln'],
    ];
    expect(alternates(page)).toEqual(both);
    const english = (await visit('/journal/the-kiln')).page;
    expect(alternates(english)).toEqual(both);
    const links = [...english.querySelectorAll('.pl-languages a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/journal/the-kiln', '/journal/de/the-kiln']);
    // A post in one language has no alternates.
    expect(alternates((await visit('/journal/a-glaze')).page)).toEqual([]);
    expect(page.querySelector('a[href="/de/journal"]')?.textContent).toContain('Journal');
  });

  it('[SRV-185c] a list shows each post once: in the language of its page, else as it was written first', async () => {
    const { publish, showGerman, titles, visit, remove, german } = await enter();
    await publish();
    await showGerman();
    expect(await titles('/journal')).toEqual([
      ['A glaze', null],
      ['Firing the kiln', null],
    ]);
    // It was published a moment ago.
    expect(await titles('/de/journal')).toEqual([
      ['Der Ofen brennt', null],
      ['A glaze', 'en'],
    ]);
    const words = async (path: string) =>
      [...(await visit(path)).page.querySelectorAll('.pl-archive a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(await words('/de/journal')).toContainEqual(expect.stringMatching(/^\/de\/journal\?/));
    await remove(german);
    expect(await titles('/de/journal')).toEqual([
      ['A glaze', 'en'],
      ['Firing the kiln', 'en'],
    ]);
  });

  it('[SRV-185d] the feed of a page is in the language of that page', async () => {
    const { publish, showGerman, text } = await enter();
    await publish();
    await showGerman();
    const german = await text('/de/journal?format=rss');
    expect(german).toContain('<language>de</language>');
    expect(german).toContain('<title>Der Ofen brennt</title>');
    expect(german).not.toContain('Firing the kiln');
    expect(german.match(/<item>/g)).toHaveLength(2);
    const english = await text('/journal?format=atom');
    expect(english).toContain('xml:lang="en"');
    expect(english).toContain('Firing the kiln');
    expect(english).not.toContain('Der Ofen');
  });

  it('[SRV-185e] the sitemap names the versions of a post, and a search finds one of them', async () => {
    const { publish, showGerman, text, services, time } = await enter();
    await publish();
    await showGerman();
    expect(await text('/sitemap.xml')).toMatch(
      /<loc>http:\/\/studio\.test\/journal\/de\/the-kiln<\/loc><lastmod>[^<]+<\/lastmod><xhtml:link rel="alternate" hreflang="en" href="http:\/\/studio\.test\/journal\/the-kiln"\/><xhtml:link rel="alternate" hreflang="de" href="http:\/\/studio\.test\/journal\/de\/the-kiln"\/><xhtml:link rel="alternate" hreflang="x-default" href="http:\/\/studio\.test\/journal\/the-kiln"\/>/,
    );
    const find = async (language: string, query: string) => {
      const { hits } = await searchSite(services, {
        site: await services.site.read(),
        now: new Date(time.now),
        language,
        need: { kind: 'search', query, limit: 10, offset: 0, collectionId: 'journal' },
      });
      return hits.map(({ url }) => url);
    };
    // The body of the version is still that of its original.
    expect(await find('de', 'fired')).toEqual(['/journal/de/the-kiln']);
    expect(await find('en', 'fired')).toEqual(['/journal/the-kiln']);
    expect(await find('de', 'Feldspar')).toEqual(['/journal/a-glaze']);
  });

  it('[SRV-185f] in a language that is switched off they are nowhere', async () => {
    const { publish, showGerman, press, visit, titles, text } = await enter();
    await publish();
    expect((await visit('/journal/de/the-kiln')).status).toBe(404);
    expect(await titles('/journal')).toEqual([
      ['A glaze', null],
      ['Firing the kiln', null],
    ]);
    await showGerman();
    await press('/config/languages/de/shown', { shown: 'false' });
    expect((await visit('/journal/de/the-kiln')).status).toBe(404);
    expect(await text('/sitemap.xml')).not.toContain('/de/');
    expect(await text('/search?q=Ofen')).not.toContain('/journal/de/');
  });

  it('[SRV-186b] follow their original in an order by hand', async () => {
    const { publish, showGerman, press, titles, document, owner } = await enter();
    await publish();
    await showGerman();
    await press('/config/collections/journal/settings', { title: 'Journal', orderBy: 'hand' });
    await press('/config/collections/journal/order', { item: 'kiln', move: 'first' });
    expect((await titles('/de/journal')).map(([title]) => title)).toEqual([
      'Der Ofen brennt',
      'A glaze',
    ]);
    const list = await document(owner.get('/config/collections/journal'));
    const lines = [...list.querySelectorAll('.pl-config-list > li')];
    expect(lines[0]?.textContent).toContain('Firing the kiln');
    expect(lines[1]?.textContent).toContain('Deutsch');
    // Only an item with a position of its own can be moved.
    expect(lines[1]?.querySelector('[name="move"]')).toBeNull();
    expect(lines[0]?.querySelector('[name="move"][value="up"]')).toBeNull();
  });

  it('[SRV-186c] one that was deleted comes back only where no other has taken its place', async () => {
    const { press, german, remove, document } = await enter();
    await remove(german);
    const other = await press(`${kiln}/version`, { language: 'de' });
    expect(other.headers.get('location')).not.toContain(german);
    const refused = await press(`${german}/bring-back`);
    expect(refused.status).toBe(422);
    expect((await document(refused)).body.textContent).toContain(
      'There is a version in this language already.',
    );
  });
});

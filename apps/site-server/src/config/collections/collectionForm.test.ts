import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';
import { testSite } from '../../../testing/testSite';
import { collectionItems, collections } from '../../database/schema/index';

const site = {
  ...testSite,
  pages: [
    ...testSite.pages,
    {
      id: 'journal-page',
      slug: 'journal',
      title: 'Journal',
      pageType: 1,
      collection: { id: 'journal', title: 'Journal', fullUrl: '/journal', type: 1 },
      sections: [
        {
          id: 'posts',
          blocks: [{ id: 'list', type: 55, settings: { collectionId: 'journal' } }],
        },
      ],
    },
  ],
};
const journal = '/config/collections/journal';

describeOnEmbeddedDatabase('a collection and its order', (get) => {
  const enter = async (roles = [1]) => {
    const test = await enterConfig(get(), { roles, site });
    const post = (address: string, fields: Record<string, string>) =>
      test.owner.postForm(address, { crumb: test.crumb(), ...fields });
    const titles = async () => {
      const page = await test.document(test.owner.get(journal));
      return [...page.querySelectorAll('main li .pl-config-item-title > bdi')].map(
        ({ textContent }) => textContent,
      );
    };
    const shown = async (address = '/journal') => {
      const html = await (await test.browser().get(address)).text();
      return [...html.matchAll(/\/journal\/(a-glaze|the-kiln)/g)].map(([, slug]) => slug)[0];
    };
    const fill = (count: number) =>
      test.db.insert(collectionItems).values(
        Array.from({ length: count }, (_, index) => ({
          siteId: testSite.id,
          collectionId: 'journal',
          id: `more-${index}`,
          slug: `more-${index}`,
          title: `More ${index}`,
          status: 4,
          publishedAt: new Date('2026-01-01T00:00:00Z'),
        })),
      );
    return { ...test, post, titles, shown, fill };
  };

  it('[SRV-23] puts items into an order by hand, which visitors see, and feeds do not', async () => {
    const { post, titles, shown, document, owner } = await enter();
    expect(await shown()).toBe('a-glaze');
    const saved = await post(`${journal}/settings`, { title: 'Notes', orderBy: 'hand' });
    expect(saved.headers.get('location')).toBe(`${journal}/settings?saved`);
    const [later, glaze, kiln, draft] = ['Bowls of next week', 'A glaze', 'Firing the kiln'].concat(
      'Bowls not yet written',
    );
    expect(await titles()).toEqual([later, glaze, kiln, draft]);
    const moved = await post(`${journal}/order`, { item: 'kiln', move: 'up' });
    const list = moved.headers.get('location')!;
    expect(list).toBe(`${journal}?moved=kiln&move=up#item-kiln`);
    expect(await titles()).toEqual([later, kiln, glaze, draft]);
    expect(await shown()).toBe('the-kiln');
    expect(await shown('/journal?format=rss')).toBe('a-glaze');
    // Pressing the same key moves it further.
    const page = await document(owner.get(list));
    expect(page.querySelector('[autofocus]')?.textContent).toBe('Up Firing the kiln');
    await post(`${journal}/order`, { item: 'kiln', move: 'first' });
    await post(`${journal}/order`, { item: 'later', move: 'last' });
    expect(await titles()).toEqual([kiln, glaze, draft, later]);
    const first = (await document(owner.get(journal))).querySelector('#item-kiln')!;
    expect([...first.querySelectorAll('button')].map(({ value }) => value)).toEqual([
      'down',
      'last',
    ]);
    expect((await post(`${journal}/order`, { item: 'none', move: 'up' })).status).toBe(404);
    await post(`${journal}/settings`, { title: 'Notes', orderBy: 'time' });
    expect(await titles()).toEqual([later, glaze, kiln, draft]);
    expect((await post(`${journal}/order`, { item: 'kiln', move: 'up' })).status).toBe(404);
  });

  it('[SRV-23, B-324, MOD-12] holds 250 items in an order of its own, and says so', async () => {
    const { post, fill, db, send } = await enter();
    await fill(247);
    const full = await post(`${journal}/settings`, { title: 'Journal', orderBy: 'hand' });
    expect(full.status).toBe(422);
    expect(await full.text()).toContain('It holds more than 250 items');
    await db.delete(collectionItems).where(eq(collectionItems.id, 'more-0'));
    const fits = await post(`${journal}/settings`, { title: 'Journal', orderBy: 'hand' });
    expect(fits.status).toBe(303);
    const added = await send(`${journal}/new`, { title: 'One more', body: '<p>Kept</p>' });
    expect(added.status).toBe(422);
    const html = await added.text();
    expect(html).toContain('holds 250 items, which is the most');
    expect(html).toContain('&lt;p&gt;Kept&lt;/p&gt;');
    const rows = await db
      .select({ position: collectionItems.position })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, 'journal'))
      .orderBy(asc(collectionItems.position));
    expect(rows.map(({ position }) => position)).toEqual([...Array(250).keys()]);
  });

  it('[SRV-23] adds a collection whose address is not taken', async () => {
    const { post, db, owner } = await enter();
    const fields = { title: 'Our Work', slug: '', kind: 'portfolio', orderBy: 'hand' };
    const added = await post('/config/new-collection', fields);
    const id = /[\da-f]{24}$/.exec(added.headers.get('location')!)![0];
    const [row] = await db.select().from(collections).where(eq(collections.id, id));
    expect(row).toMatchObject({ slug: 'our-work', kind: 'portfolio', orderBy: 'hand' });
    expect((await owner.get(`/config/collections/${id}`)).status).toBe(200);
    const problems = {
      titleless: { ...fields, title: ' ', slug: 'x' },
      taken: { ...fields, slug: 'Our work' },
      reserved: { ...fields, slug: 'config' },
      empty: { ...fields, slug: '???' },
    };
    for (const wrong of Object.values(problems)) {
      const answer = await post('/config/new-collection', wrong);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toMatch(/aria-invalid="true"/);
    }
    expect(await db.select().from(collections)).toHaveLength(3);
  });

  it('[SRV-23, A-51, MOD-15] leads from the panel that a collection had among the pages', async () => {
    const { post, owner } = await enter();
    const added = await post('/config/new-collection', { title: 'Work', kind: 'gallery' });
    const address = added.headers.get('location')!;
    const panel = await owner.get(address.replace('collections', 'pages'));
    expect([panel.status, panel.headers.get('location')]).toEqual([303, address]);
    expect((await owner.get('/config/pages/journal')).status).toBe(404);
    expect((await owner.get(`/config/pages/${'0'.repeat(24)}`)).status).toBe(404);
  });

  it('[SRV-23, SRV-3c] is changed by those alone who may', async () => {
    const { post, owner } = await enter([10]);
    expect((await owner.get(`${journal}/settings`)).status).toBe(200);
    expect((await post(`${journal}/settings`, { title: 'X' })).status).toBe(403);
    expect((await post(`${journal}/order`, { item: 'kiln', move: 'up' })).status).toBe(403);
    expect((await post('/config/new-collection', { title: 'X' })).status).toBe(403);
  });
});

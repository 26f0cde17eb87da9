import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { collectionItems, collections, sites } from '../../database/schema/index';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';

describeOnEmbeddedDatabase('tags of all items', (get) => {
  const enter = async () => {
    const test = await createTestApp(get());
    await test.addAccount('ida@example.test', 'clay and water', [1]);
    const owner = test.browser();
    await owner.get('/config/');
    const crumb = () => owner.cookies.get('crumb')!;
    await owner.postForm('/config/login', {
      crumb: crumb(),
      email: 'ida@example.test',
      password: 'clay and water',
    });
    const [site] = await test.db.select({ id: sites.id }).from(sites);
    const siteId = site!.id;
    const collection = { siteId, id: 'notes', slug: 'notes', title: 'Notes', kind: 'blog' };
    await test.db.insert(collections).values(collection);
    const item = (id: string, tags: string[]) => ({
      siteId,
      id,
      tags,
      collectionId: 'notes',
      slug: id,
      title: id,
      publishedAt: new Date(test.time.now),
    });
    await test.db
      .insert(collectionItems)
      .values([item('first', ['Glaze', 'Kiln', 'glazes']), item('second', ['Kiln'])]);
    const tagsOf = async (id: string) => {
      const [row] = await test.db
        .select({ tags: collectionItems.tags })
        .from(collectionItems)
        .where(eq(collectionItems.id, id));
      return row!.tags;
    };
    const send = (action: string, names: string[], to = '') => {
      const form = new URLSearchParams({ crumb: crumb(), of: 'tags', do: action, to });
      for (const name of names) form.append('name', name);
      return owner.postForm('/config/tags', form);
    };
    const tags = async () => [await tagsOf('first'), await tagsOf('second')];
    return { ...test, owner, send, tags };
  };

  it('[SRV-76] renames, puts together and takes away tags in every item', async () => {
    const { owner, send, tags } = await enter();
    const html = await (await owner.get('/config/tags')).text();
    expect(html).toMatch(/<bdi>Kiln<\/bdi> <span[^>]*>2 items/);
    expect((await send('rename', ['Kiln'], 'Kilns')).status).toBe(303);
    expect(await tags()).toEqual([['Glaze', 'Kilns', 'glazes'], ['Kilns']]);
    expect((await send('merge', ['Glaze', 'glazes'], 'Glazes')).status).toBe(303);
    expect(await tags()).toEqual([['Glazes', 'Kilns'], ['Kilns']]);
    expect((await send('delete', ['Kilns'])).status).toBe(303);
    expect(await tags()).toEqual([['Glazes'], []]);
  });

  it.each([
    ['İstanbul', 'Istanbul'],
    ['ΟΔΟΣ', 'Odos'],
    ['ÖFEN', 'Öfen'],
  ])(
    '[SRV-76] renames and takes away %s, whose small letters two languages disagree on',
    async (name, to) => {
      const { db, send, tags } = await enter();
      await db.update(collectionItems).set({ tags: [name] });
      expect((await send('rename', [name], to)).status).toBe(303);
      expect(await tags()).toEqual([[to], [to]]);
      expect((await send('rename', [to], name)).status).toBe(303);
      expect((await send('delete', [name])).status).toBe(303);
      expect(await tags()).toEqual([[], []]);
    },
  );

  it('[SRV-76] [B-274] says what taking away does before its button is there', async () => {
    const { owner } = await enter();
    const { document } = new JSDOM(await (await owner.get('/config/tags')).text()).window;
    const button = document.querySelector('button[value=delete]')!;
    const box = button.closest('details')!;
    expect(box.open).toBe(false);
    expect(box.textContent).toContain('All items with it will be updated.');
  });

  it('[SRV-76] [B-213] renames one at a time, and keeps what was chosen and typed', async () => {
    const { send, tags } = await enter();
    const before = await tags();
    const told = await send('rename', ['Glaze', 'Kiln'], 'Fire');
    expect(told.status).toBe(422);
    const html = await told.text();
    expect(html).toContain('You may only edit one tag at a time.');
    expect(html).toContain('value="Fire"');
    const [box = ''] = /<input[^>]*value="Kiln"[^>]*>/.exec(html) ?? [];
    expect(box).toContain('checked');
    const taken = await send('rename', ['Glaze'], 'kiln');
    expect(await taken.text()).toContain('This tag already exists.');
    expect((await send('rename', ['Glaze'], 'x'.repeat(51))).status).toBe(422);
    expect(await tags()).toEqual(before);
  });
});

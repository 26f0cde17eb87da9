import { pageType } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';
import { testSite } from '../../../testing/testSite';
import { auditEntries, collectionItems } from '../../database/schema/index';

const journalPage = {
  id: 'journal-page',
  slug: 'journal',
  title: 'Journal',
  pageType: pageType.collection,
  collection: { id: 'journal', title: 'Journal', fullUrl: '/journal', type: 1 },
  sections: [
    { id: 'posts', blocks: [{ id: 'list', type: 55, settings: { collectionId: 'journal' } }] },
  ],
};
const site = {
  ...testSite,
  timeZone: 'Europe/Berlin',
  pages: [...testSite.pages, journalPage],
};

const added = '/config/collections/journal/new';
const kiln = '/config/collections/journal/items/kiln';

describeOnEmbeddedDatabase('the form of an item', (get) => {
  const enter = async (roles = [1]) => {
    const test = await enterConfig(get(), { roles, site });
    const read = async (id: string) =>
      (await test.db.select().from(collectionItems).where(eq(collectionItems.id, id)))[0]!;
    const bySlug = async (slug: string) =>
      (await test.db.select().from(collectionItems).where(eq(collectionItems.slug, slug)))[0];
    const visitor = test.browser();
    /** The places that show an address or a title to a visitor. */
    const seen = async (slug: string, title: string) => {
      const has = async (address: string, text: string) =>
        (await (await visitor.get(address)).text()).includes(text);
      return {
        page: (await visitor.get(`/journal/${slug}`)).status,
        list: await has('/journal', `/journal/${slug}"`),
        feed: await has('/journal?format=rss', `/journal/${slug}<`),
        sitemap: await has('/sitemap.xml', `/journal/${slug}<`),
        search: await has(`/search?q=${encodeURIComponent(title)}`, `/journal/${slug}"`),
      };
    };
    const press = (address: string, fields: Record<string, string> = {}) =>
      test.owner.postForm(address, { crumb: test.crumb(), ...fields });
    return { ...test, read, bySlug, seen, press, visitor };
  };
  const everywhere = { page: 200, list: true, feed: true, sitemap: true, search: true };
  const nowhere = { page: 404, list: false, feed: false, sitemap: false, search: false };

  it('[SRV-22, A-135] saves a draft that no visitor sees, and publishes it at the next request', async () => {
    const { send, seen, bySlug, time, visitor } = await enter();
    const made = await send(added, {
      title: 'Blue slip & ash',
      body: '<p>Quietly blue.</p>',
      tags: 'slip\r\n\r\nash ',
    });
    expect(made.status).toBe(303);
    const row = (await bySlug('blue-slip-ash'))!;
    expect(row).toMatchObject({ status: 4, tags: ['slip', 'ash'], body: '<p>Quietly blue.</p>' });
    expect(row.id).toMatch(/^[\da-f]{24}$/);
    expect(await seen('blue-slip-ash', 'Blue slip')).toEqual(nowhere);
    time.now += 60_000;
    const address = `/config/collections/journal/items/${row.id}`;
    expect(made.headers.get('location')).toBe(`${address}?done=saved`);
    expect((await send(address, { visibility: 'needs-review' })).status).toBe(303);
    expect((await bySlug('blue-slip-ash'))!.status).toBe(3);
    expect(await seen('blue-slip-ash', 'Blue slip')).toEqual(nowhere);
    time.now += 60_000;
    expect((await send(address, { visibility: 'published' })).status).toBe(303);
    expect(await seen('blue-slip-ash', 'Blue slip')).toEqual(everywhere);
    // A draft gets its date when it is published, whenever it was created.
    expect((await bySlug('blue-slip-ash'))!.publishedAt).toEqual(new Date(time.now));
    expect(await (await visitor.get('/sitemap.xml')).text()).toContain(
      `/journal/blue-slip-ash</loc><lastmod>${new Date(time.now).toISOString()}</lastmod>`,
    );
    time.now += 60_000;
    expect((await send(address, { visibility: 'draft' })).status).toBe(303);
    expect(await seen('blue-slip-ash', 'Blue slip')).toEqual(nowhere);
  });

  it('[SRV-22, A-135] keeps a scheduled post back until its moment by the site’s clock', async () => {
    const { send, seen, time, formAt } = await enter();
    const scheduled = { visibility: 'scheduled', publishDate: '2026-03-01', publishTime: '14:30' };
    expect((await send(kiln, scheduled)).status).toBe(303);
    expect(await seen('the-kiln', 'Firing')).toEqual(nowhere);
    time.now = Date.parse('2026-03-01T13:29:59Z');
    expect(await seen('the-kiln', 'Firing')).toEqual(nowhere);
    time.now = Date.parse('2026-03-01T13:30:00Z');
    expect(await seen('the-kiln', 'Firing')).toEqual(everywhere);
    expect((await formAt(kiln)).get('visibility')).toBe('published');
  });

  it.each([
    [{ visibility: 'scheduled', publishDate: '' }, 'Enter the day on which it is to appear.'],
    [{ visibility: 'scheduled', publishDate: '2026-02-01' }, 'This moment has passed.'],
    [{ visibility: 'published', publishDate: '2026-04-01' }, 'This moment is yet to come.'],
  ])('[SRV-22] a moment that does not fit its visibility is told: %j', async (fields, message) => {
    const { send, read } = await enter();
    const before = await read('kiln');
    const answer = await send(kiln, { publishTime: '', ...fields });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect(await read('kiln')).toEqual(before);
  });

  it('[SRV-22, A-196, B-117, MOD-17] makes an address from what is typed, or from the title', async () => {
    const { send, bySlug } = await enter();
    const slugs = [
      ['Grüße aus Łódź!', '', 'grüße-aus-łódź'],
      ['Grüße aus Łódź', '', 'grüße-aus-łódź-2'],
      ['★', '', 'item'],
      ['A glaze of ash', '  My Glaze? ', 'my-glaze'],
      ['Second  firing', '%y/%m/%t', '2026/02/second-firing'],
    ] as const;
    for (const [title, slug, expected] of slugs) {
      const published = { visibility: 'published', publishDate: '2026-02-07' };
      const answer = await send(added, { title, slug, ...published });
      expect([expected, answer.status]).toEqual([expected, 303]);
      expect((await bySlug(expected))?.title).toBe(title);
    }
    const taken = await send(added, { title: 'Another', slug: 'A glaze' });
    expect(taken.status).toBe(422);
    const html = await taken.text();
    expect(html).toMatch(/id="slug"[^>]*aria-invalid="true"/);
    expect(html).toContain('Another item or page has this address.');
    expect(await (await send(added, { title: 'T', slug: '100%c3' })).text()).toContain(
      'Behind a percent sign only',
    );
  });

  it('[SRV-22, SRV-10c] leads from an address that an item had', async () => {
    const { send, visitor } = await enter();
    await send(kiln, { slug: '2026/kiln' });
    expect((await visitor.get('/journal/2026/kiln')).status).toBe(200);
    await send(kiln, { slug: 'kiln' });
    for (const former of ['/journal/the-kiln', '/journal/2026/kiln']) {
      const answer = await visitor.get(former);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/journal/kiln']);
    }
    // A draft is shown nowhere, whatever its state before.
    await send(kiln, { visibility: 'draft' });
    expect((await visitor.get('/journal/the-kiln')).status).toBe(404);
  });

  it('[SRV-22, B-214, B-326, MOD-12, MOD-22] names at its field what cannot be used, and loses nothing', async () => {
    const { send, document, read } = await enter();
    const before = await read('kiln');
    const answer = await send(kiln, {
      title: ' ',
      body: '<p>New</p>',
      tags: `one\n${'t'.repeat(51)}`,
      categories: 'Kiln\nkiln',
      imageSrc: 'javascript:alert(1)',
      excerpt: '<p>Hm</p><script>x()</script>',
    });
    expect(answer.status).toBe(422);
    const page = await document(answer);
    const problem = (field: string) => page.querySelector(`#${field}-problem`)?.textContent;
    expect(problem('title')).toBe('Something is required here.');
    expect(problem('tags')).toMatch(/is longer than 50 characters\.$/);
    expect(problem('categories')).toBe('This category already exists.');
    expect(problem('imageSrc')).toContain('This is no address of a picture');
    expect(page.querySelector('#excerpt-removed')?.textContent).toContain('<script>');
    expect(page.querySelector<HTMLTextAreaElement>('#body')!.value).toBe('<p>New</p>');
    expect(page.querySelector<HTMLTextAreaElement>('#categories')!.value).toBe('Kiln\nkiln');
    expect([...page.querySelectorAll('[role=alert] a')].map((link) => link.textContent)).toEqual([
      ...(['Title', 'Picture', 'Categories', 'Tags'] as const),
    ]);
    expect(await read('kiln')).toEqual(before);
    const long = await send(kiln, { categories: 'c'.repeat(26), tags: 't'.repeat(50) });
    expect(await long.text()).toContain('is longer than 25 characters.');
    expect((await send(kiln, { categories: 'c'.repeat(25), tags: 't'.repeat(50) })).status).toBe(
      303,
    );
  });

  it('[SRV-22] shows the second of two who save the other’s version, and keeps both', async () => {
    const { formAt, owner, read, document } = await enter();
    const [first, second] = [await formAt(kiln), await formAt(kiln)];
    first.set('title', 'Theirs');
    second.set('title', 'Mine');
    expect((await owner.postForm(kiln, first)).status).toBe(303);
    // Sending the same form twice is not a conflict.
    expect((await owner.postForm(kiln, first)).status).toBe(303);
    const told = await owner.postForm(kiln, second);
    expect(told.status).toBe(409);
    const page = await document(told);
    expect(page.querySelector('.pl-config-conflict dd')?.textContent).toBe('Theirs');
    expect(page.querySelector<HTMLInputElement>('#title')!.value).toBe('Mine');
    expect((await read('kiln')).title).toBe('Theirs');
    second.set('base', page.querySelector<HTMLInputElement>('input[name=base]')!.value);
    expect((await owner.postForm(kiln, second)).status).toBe(303);
    expect((await read('kiln')).title).toBe('Mine');
    const versions = await (await owner.get(kiln)).text();
    expect(versions).toContain('Version 3');
    const shown = await formAt(`${kiln}/versions/1`);
    expect(shown.get('title')).toBe('Firing the kiln');
  });

  it('[SRV-22] deletes without asking, restores, and erases from the bin alone', async () => {
    const { press, formAt, seen, document, owner, read, send, db } = await enter();
    const base = (await formAt(kiln)).get('base')!;
    const deleted = await press(`${kiln}/delete`, { base });
    const list = deleted.headers.get('location')!;
    expect(list).toBe('/config/collections/journal?deleted=kiln');
    expect(await seen('the-kiln', 'Firing')).toEqual(nowhere);
    const page = await document(owner.get(list));
    const undo = page.querySelector('form[action$="/bring-back"]')!;
    expect(undo.textContent).toContain('Undo');
    // Another item may take its address meanwhile, and it gets the address back only when that item has left it.
    expect((await send(added, { title: 'T', slug: 'the-kiln' })).status).toBe(303);
    expect((await press(`${kiln}/bring-back`)).status).toBe(422);
    await db.update(collectionItems).set({ slug: 'other' }).where(eq(collectionItems.title, 'T'));
    expect((await press(`${kiln}/bring-back`)).status).toBe(303);
    expect(await seen('the-kiln', 'Firing')).toEqual(everywhere);
    expect((await press(`${kiln}/bin/delete`)).status).toBe(404);
    await press(`${kiln}/delete`, { base: (await formAt(kiln)).get('base')! });
    expect((await press(`${kiln}/bin/delete`)).status).toBe(303);
    expect(await read('kiln')).toBeUndefined();
    const log = await db.select().from(auditEntries).where(eq(auditEntries.action, 'deleted'));
    expect(log.map(({ subject }) => subject)).toContain(`${kiln}/delete`);
  });

  it('[SRV-22] copies an item as a draft, and previews what is not saved', async () => {
    const { press, bySlug, formAt, owner, db } = await enter();
    expect((await press(`${kiln}/copy`)).status).toBe(303);
    expect(await bySlug('the-kiln-2')).toMatchObject({
      title: 'Firing the kiln (copy)',
      status: 4,
      tags: ['heat', 'wood'],
    });
    const form = await formAt(kiln);
    form.set('body', '<p>Only tried</p><script>run()</script>');
    const preview = await owner.postForm(`${kiln}/preview`, form);
    const html = await preview.text();
    expect(html).toContain('<p>Only tried</p>');
    expect(html).not.toContain('run()');
    const stored = await db.select().from(collectionItems).where(eq(collectionItems.id, 'kiln'));
    expect(stored[0]!.body).not.toContain('Only tried');
  });

  it('[SRV-22] keeps a date in the zone in which it was written', async () => {
    const { send, read, formAt, press } = await enter();
    const opening = '/config/collections/dates/items/opening';
    const times = { startDate: '2026-03-29', startTime: '18:00', endTime: '21:00' };
    const tokyo = { ...times, endDate: '2026-03-29', timeZone: 'Asia/Tokyo' };
    expect((await send(opening, tokyo)).status).toBe(303);
    expect(await read('opening')).toMatchObject({
      startsAt: new Date('2026-03-29T09:00:00Z'),
      endsAt: new Date('2026-03-29T12:00:00Z'),
      timeZone: 'Asia/Tokyo',
    });
    const form = await formAt(opening);
    expect([form.get('startTime'), form.get('timeZone')]).toEqual(['18:00', 'Asia/Tokyo']);
    const wrong = await send(opening, { endDate: '2026-03-28', startTime: '' });
    const html = await wrong.text();
    expect(html).toContain('It would end before it begins.');
    expect(html).toContain('Enter the time, or say that it lasts whole days.');
    expect((await send(opening, { isAllDay: 'true', startTime: '', endTime: '' })).status).toBe(
      303,
    );
    expect(await read('opening')).toMatchObject({
      startsAt: new Date('2026-03-29T00:00:00Z'),
      isAllDay: true,
    });
    expect((await press('/config/collections/dates/items/kiln/copy')).status).toBe(404);
  });

  it('[SRV-22, SRV-3c] lets those who only look change nothing', async () => {
    const { owner, press, read, document } = await enter([10]);
    const page = await document(owner.get(kiln));
    expect(page.querySelector('[data-save], form[action$="/delete"]')).toBeNull();
    for (const action of ['', '/delete', '/copy', '/restore'])
      expect((await press(`${kiln}${action}`, { title: 'X' })).status).toBe(403);
    expect((await read('kiln')).title).toBe('Firing the kiln');
  });
});

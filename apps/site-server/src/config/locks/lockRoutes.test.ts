import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seedCollections } from '../../collections/seedCollections';
import { locks } from '../../database/schema/index';
import { createTestApp, type TestApp } from '../../../testing/createTestApp';
import type { TestBrowser } from '../../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testCollections } from '../../../testing/testCollections';
import { testSite } from '../../../testing/testSite';
import { problemOfPassword } from '../../security/passwordRule';

const password = 'slip and grog';

async function signIn(test: TestApp, roles: number[]): Promise<TestBrowser> {
  const email = `role-${roles.join('-')}@example.test`;
  await test.addAccount(email, 'clay and water', roles);
  const browser = test.browser();
  await browser.get('/config/');
  await post(browser, '/config/login', { email, password: 'clay and water' });
  return browser;
}

const post = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
  browser.postForm(path, { crumb: browser.cookies.get('crumb') ?? '', ...fields });

const read = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();

/** Everything that is stored, but for the hashes where they belong. */
async function allButLocks({ db }: TestApp): Promise<string> {
  const tables = ['sites', 'pages', 'revisions', 'header_footer', 'search_documents'];
  const rows = await Promise.all(
    tables.map((table) => db.execute(sql.raw(`select * from ${table}`))),
  );
  return JSON.stringify(rows.map((found) => (found as { rows: unknown }).rows));
}

describeOnEmbeddedDatabase('passwords in the configuration area', (get) => {
  it('[RUN-24k] sets, changes and removes the site’s password, and shows it to nobody', async () => {
    const test = await createTestApp(get());
    const owner = await signIn(test, [1]);
    const visitor = test.browser();
    const address = '/config/settings';
    expect(await read(owner, address)).toContain('None is set: everybody sees the site.');
    expect((await visitor.get('/contact')).status).toBe(200);

    const answer = await post(owner, `${address}/password`, { password });
    const place = `${address}?password=set#password`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, place]);
    const shown = await read(owner, place);
    expect(shown).toContain('The site is locked.');
    expect(shown).toContain('A password is set, since');
    const [row] = await test.db.select().from(locks);
    expect(row).toMatchObject({ subject: 'site' });
    expect(row!.passwordHash).toMatch(/^scrypt\$/);
    for (const text of [
      shown,
      await allButLocks(test),
      JSON.stringify(row),
      ...test.lines.map((line) => JSON.stringify(line)),
    ])
      expect(text).not.toContain(password);
    expect(shown + (await allButLocks(test))).not.toContain(row!.passwordHash);

    expect((await visitor.get('/contact')).status).toBe(403);
    // The owner and the preview see the site as it is.
    expect((await owner.get('/contact')).status).toBe(200);
    expect(await read(owner, '/config/pages/contact/preview')).toContain('data-form-id="contact"');

    await post(owner, `${address}/password`, { remove: 'true' });
    expect(await test.db.select().from(locks)).toEqual([]);
    expect((await visitor.get('/contact')).status).toBe(200);
  });

  it('[RUN-24k] stores a page’s password beside the page, in no version, and keeps it when its address changes', async () => {
    const test = await createTestApp(get());
    const owner = await signIn(test, [4]);
    const address = '/config/pages/studio%2Fvisit';
    await post(owner, `${address}/password`, { password });
    expect(await read(owner, `${address}?password=set`)).toContain('The page is locked.');
    expect(await read(owner, '/config/pages')).toContain('With a password');
    const visitor = test.browser();
    expect((await visitor.get('/studio/visit')).status).toBe(403);
    expect((await visitor.get('/contact')).status).toBe(200);

    const html = await read(owner, address);
    const base = /name="base" value="([^"]*)"/.exec(html)![1]!;
    const moved = { ...testSite.pages[2]!, slug: 'studio/come', title: 'Come' };
    await post(owner, address, { source: JSON.stringify(moved), base });
    expect((await visitor.get('/studio/come')).status).toBe(403);
    const [row] = await test.db.select().from(locks);
    expect(await allButLocks(test)).not.toContain(row!.passwordHash);
    expect(await allButLocks(test)).toContain('studio/come');
  });

  it('[RUN-24i] pages below a locked page stay locked when it moves and when it is deleted', async () => {
    const journal = { id: 'journal-page', slug: 'journal', title: 'Journal', sections: [] };
    const site = { ...testSite, pages: [...testSite.pages, journal] };
    const test = await createTestApp(get(), { site });
    await seedCollections(test.db, site.id, testCollections);
    const owner = await signIn(test, [1]);
    const visitor = test.browser();
    const address = '/config/pages/journal-page';
    const statusOfPost = async () => (await visitor.get('/journal/a-glaze')).status;
    const baseNow = async () => /name="base" value="([^"]*)"/.exec(await read(owner, address))![1]!;
    const save = async (page: object) =>
      post(owner, address, { source: JSON.stringify(page), base: await baseNow() });

    expect(await statusOfPost()).toBe(200);
    // Its address before it was locked is public.
    await save({ ...journal, slug: 'diary' });
    await post(owner, `${address}/password`, { password });
    expect(await statusOfPost()).toBe(200);
    await save(journal);
    expect(await statusOfPost()).toBe(403);
    expect(await read(owner, address)).toContain('The page has left /diary.');

    await save({ ...journal, slug: 'notes' });
    expect((await visitor.get('/notes')).status).toBe(403);
    expect(await statusOfPost()).toBe(403);
    expect(await read(owner, address)).toContain('The page has left /diary, /journal.');
    // Another password changes nothing of that.
    await post(owner, `${address}/password`, { password: 'another word' });
    expect(await statusOfPost()).toBe(403);

    await post(owner, `${address}/delete`, { base: await baseNow() });
    expect(await statusOfPost()).toBe(403);
    expect(await read(visitor, '/sitemap.xml')).not.toContain('/journal');
    expect(await read(visitor, '/search?q=Feldspar')).not.toContain('A glaze');
    expect(await read(owner, '/config/pages')).toContain('With a password');
    const unlocked = await visitor.postForm('/unlock', {
      crumb: visitor.cookies.get('crumb') ?? '',
      password: 'another word',
      returnTo: '/journal/a-glaze',
    });
    expect(unlocked.headers.get('location')).toBe('/journal/a-glaze');
    expect(await statusOfPost()).toBe(200);

    // Another page at the address has its own lock, and removing the password opens it.
    visitor.cookies.clear();
    expect(await statusOfPost()).toBe(403);
    const next = { ...journal, id: 'next-page' };
    await post(owner, '/config/new-page', { source: JSON.stringify(next), base: 'new' });
    expect(await statusOfPost()).toBe(200);
    const nextBase = /name="base" value="([^"]*)"/.exec(
      await read(owner, '/config/pages/next-page'),
    )![1]!;
    await post(owner, '/config/pages/next-page/delete', { base: nextBase });
    expect(await statusOfPost()).toBe(403);
    await post(owner, `${address}/restore`, { number: '1', base: 'new' });
    await post(owner, `${address}/password`, { remove: 'true' });
    expect(await statusOfPost()).toBe(200);
  });

  it('[SRV-3v] asks again for a password that was sent without a session, or too late, and never renders it', async () => {
    const test = await createTestApp(get());
    const owner = await signIn(test, [1]);
    const action = '/config/settings/password';
    const staleCrumb = owner.cookies.get('crumb') ?? '';
    test.time.now += 13 * 3_600_000;
    const asked = await post(owner, action, { password });
    expect(asked.status).toBe(401);
    const signInPage = await asked.text();
    expect(signInPage).not.toContain(password);
    const kept = /name="kept" value="([^"]*)"/.exec(signInPage)![1]!.replaceAll('&quot;', '"');
    const account = { email: 'role-1@example.test', password: 'clay and water' };
    const goOn = await (await post(owner, '/config/login', { ...account, kept })).text();
    expect(goOn).toContain(`action="${action}"`);
    expect(goOn).toMatch(
      /<label[^>]*>Password<input type="password"[^>]*required="" name="password"\/>/,
    );

    test.time.now += 8 * 86_400_000;
    await post(owner, '/config/login', account);
    await owner.get('/config/');
    await post(owner, '/config/login', account);
    const stale = await owner.postForm(action, { password, crumb: staleCrumb });
    expect(stale.status).toBe(400);
    const onceMore = await stale.text();
    expect(onceMore).not.toContain(password);
    expect(onceMore).toMatch(
      /<label[^>]*>Password<input type="password"[^>]*required="" name="password"\/>/,
    );
    expect(await test.db.select().from(locks)).toEqual([]);
    await post(owner, action, { password });
    expect(await test.db.select().from(locks)).toHaveLength(1);
  });

  it('[SRV-3v] says at the field what is wrong with a password, and changes nothing', async () => {
    const test = await createTestApp(get());
    const owner = await signIn(test, [1]);
    for (const [given, problem] of [
      ['', 'short'],
      ['7 signs', 'short'],
      ['         ', 'short'],
      ['x'.repeat(201), 'long'],
    ] as const) {
      const answer = await post(owner, '/config/settings/password', { password: given });
      expect(answer.headers.get('location')).toBe(`/config/settings?password=${problem}#password`);
    }
    const html = await read(owner, '/config/settings?password=short');
    expect(html).toContain('At least 8 characters are needed; nothing was changed.');
    expect(html).toMatch(/aria-invalid="true" aria-describedby="lock-what lock-problem"/);
    expect(await read(owner, '/config/settings?password=<b>')).not.toContain('<b>');
    expect(await test.db.select().from(locks)).toEqual([]);
  });

  it('[SRV-3c] is for those who may change the site, and for pages that have an address', async () => {
    const sorry = { id: 'sorry', slug: 'sorry', title: 'Sorry', pageType: 101, sections: [] };
    const leave = { id: 'leave', slug: 'leave', title: 'Leave', pageType: 300, sections: [] };
    const test = await createTestApp(get(), {
      site: { ...testSite, pages: [...testSite.pages, sorry, leave] },
    });
    const viewer = await signIn(test, [10]);
    const looked = await read(viewer, '/config/settings');
    expect(looked).toContain('None is set: everybody sees the site.');
    expect(looked).not.toContain('/config/settings/password');
    expect((await post(viewer, '/config/settings/password', { password })).status).toBe(403);
    expect((await post(viewer, '/config/pages/contact/password', { password })).status).toBe(403);

    const owner = await signIn(test, [1]);
    expect(await read(owner, '/config/pages/sorry')).not.toContain('/password"');
    expect(await read(owner, '/config/pages/leave')).not.toContain('/password"');
    for (const id of ['sorry', 'leave', 'no-such'])
      expect((await post(owner, `/config/pages/${id}/password`, { password })).status).toBe(404);
    expect(await test.db.select().from(locks)).toEqual([]);
    // A password that was set before the page became of such a kind can be removed.
    await test.lock(password, 'sorry');
    expect(await read(owner, '/config/pages/sorry')).toContain('/config/pages/sorry/password"');
    await post(owner, '/config/pages/sorry/password', { remove: 'true' });
    expect(await test.db.select().from(locks)).toEqual([]);
  });
});

it('[SRV-3v] counts the characters of a password as a person does', () => {
  expect(problemOfPassword('🏺🏺🏺🏺🏺🏺🏺')).toBe('short');
  expect(problemOfPassword('🏺🌾🔥🍵🏺🌾🔥🥣')).toBeUndefined();
  expect(problemOfPassword(`${'long '.repeat(39)}words`)).toBeUndefined();
});

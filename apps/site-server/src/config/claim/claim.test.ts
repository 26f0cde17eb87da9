import { siteSchema } from '@plinth/site-model/definition';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { accounts, pages, sites } from '../../database/schema/index';
import { emptySite } from '../../seed/emptySite';
import type { TestBrowser } from '../../../testing/createBrowser';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEachDatabase, describeOnEmbeddedDatabase } from '../../../testing/databases';
import { claimLink } from './claimSite';

const site = emptySite('Europe/Berlin');
const email = 'mara@mill.example';
const fields = {
  title: 'Mill Bakery',
  email,
  locale: 'de',
  timeZone: 'Europe/Vienna',
  password: 'bread and salt 12',
};

it('[SRV-120a] an empty site keeps to the schema, with a home page that says so', () => {
  expect(v.safeParse(siteSchema, site).issues).toBeUndefined();
  expect(site.pages.map(({ slug }) => slug)).toEqual(['']);
});

describeOnEachDatabase('the claim of a site', (get) => {
  async function openEmpty() {
    const test = await createTestApp(get(), { site });
    const link = claimLink(test.services.signer, site.id);
    const key = new URL(link, 'http://site.test').searchParams.get('key')!;
    const claim = (browser: TestBrowser, changed: Partial<typeof fields & { key: string }> = {}) =>
      browser.postForm('/config/claim', {
        crumb: browser.cookies.get('crumb') ?? '',
        key,
        ...fields,
        ...changed,
      });
    const visitor = async () => {
      const browser = test.browser();
      await browser.get(link);
      return browser;
    };
    return { ...test, link, claim, visitor };
  }

  it('[SRV-120b] makes an account the owner by its link, signs it in, and expires the link', async () => {
    const { link, claim, visitor, db, browser } = await openEmpty();
    const owner = await visitor();
    const answer = await claim(owner);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/config/begin']);
    expect((await owner.get('/config/begin')).status).toBe(200);
    const [account] = await db.select().from(accounts);
    expect(account).toMatchObject({ email, roles: [1] });
    const [row] = await db.select().from(sites);
    expect(row).toMatchObject({
      title: 'Mill Bakery',
      definition: { title: 'Mill Bakery', locale: 'de', timeZone: 'Europe/Vienna' },
    });
    expect(await (await browser().get('/')).text()).toContain('<html lang="de"');
    expect((await browser().get(link)).status).toBe(404);
    const other = browser();
    await other.get('/config/');
    expect((await claim(other, { email: 'eve@evil.example' })).status).toBe(404);
    expect(await db.select().from(accounts)).toHaveLength(1);
  });

  it('[SRV-120b] one of two who claim at once becomes the owner', async () => {
    const { claim, visitor, db } = await openEmpty();
    const both = [await visitor(), await visitor()];
    const answers = await Promise.all(
      both.map((browser, at) => claim(browser, { email: `person${at}@mill.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
    expect(await db.select().from(accounts)).toHaveLength(1);
  });

  it('[SRV-120c] another key, a foreign page and an old crumb claim nothing', async () => {
    const { claim, visitor, db } = await openEmpty();
    const browser = await visitor();
    for (const key of ['', 'guessed', 'A'.repeat(22)])
      expect((await claim(browser, { key })).status).toBe(404);
    const before = browser.cookies.get('crumb')!;
    browser.cookies.set('crumb', 'old');
    const answer = await claim(browser);
    expect(answer.status).toBe(400);
    // No entry is lost, except the password, which no page contains.
    const html = await answer.text();
    expect(html).toContain('value="Mill Bakery"');
    expect(html).not.toContain(fields.password);
    browser.cookies.set('crumb', before);
    expect(await db.select().from(accounts)).toHaveLength(0);
  });

  it('[SRV-120d] reports an invalid entry at its field, and keeps the others', async () => {
    const { claim, visitor, db } = await openEmpty();
    const browser = await visitor();
    for (const [name, value] of [
      ['title', ''],
      ['title', 'x'.repeat(501)],
      ['locale', 'tlh'],
      ['timeZone', 'Middle/Earth'],
      ['email', 'nobody'],
      ['password', 'password'],
    ] as const) {
      const answer = await claim(browser, { [name]: value });
      expect(answer.status).toBe(422);
      const { document } = new JSDOM(await answer.text()).window;
      const invalid = [...document.querySelectorAll('[aria-invalid]')];
      expect(invalid.map((field) => field.getAttribute('name'))).toEqual([name]);
      if (name !== 'title')
        expect(document.querySelector('[name=title]')?.getAttribute('value')).toBe('Mill Bakery');
    }
    expect(await db.select().from(accounts)).toHaveLength(0);
  });

  it('[SRV-120e] the sign-in of a site without an owner says where to find its link', async () => {
    const { claim, visitor, browser } = await openEmpty();
    const text = async () => (await browser().get('/config/')).text();
    expect(await text()).toContain('This site has no owner yet.');
    await claim(await visitor());
    expect(await text()).not.toContain('This site has no owner yet.');
  });
});

describeOnEmbeddedDatabase('the first steps', (get) => {
  async function openClaimed() {
    const test = await createTestApp(get(), { site });
    await test.addAccount(email, fields.password, [1]);
    const owner = test.browser();
    await owner.get('/config/');
    const post = (address: string, entries: Record<string, string>) =>
      owner.postForm(address, { crumb: owner.cookies.get('crumb')!, ...entries });
    await post('/config/login', { email, password: fields.password });
    const page = async () =>
      new JSDOM(await (await owner.get('/config/begin')).text()).window.document;
    const done = async () =>
      [...(await page()).querySelectorAll('.pl-config-step[data-done] strong')].map(
        ({ textContent }) => textContent,
      );
    return { ...test, owner, post, page, done };
  }

  it('[SRV-121a] each step leads to its form, and is done once something is saved there', async () => {
    const { owner, post, page, done } = await openClaimed();
    expect(await done()).toEqual([]);
    for (const link of (await page()).querySelectorAll<HTMLAnchorElement>('.pl-config-step'))
      expect([200, 303]).toContain((await owner.get(link.href)).status);
    const made = await post('/config/new-collection', { title: 'Journal & more' });
    const list = made.headers.get('location')!;
    await post(`${list}/new`, {
      base: 'new',
      id: 'a'.repeat(24),
      title: 'One',
      visibility: 'draft',
    });
    expect(await done()).toEqual(['Posts, dates or works']);
  });

  it('[SRV-121b] shows its link in the menu until its owner hides it, and restores it by one press', async () => {
    const { post, page } = await openClaimed();
    const isInMenu = async () =>
      (await page()).querySelector('.pl-config-menu a[href="/config/begin"]') !== null;
    expect(await isInMenu()).toBe(true);
    const hidden = await post('/config/begin', { shown: '' });
    expect(hidden.headers.get('location')).toBe('/config/begin?hidden');
    expect(await isInMenu()).toBe(false);
    await post('/config/begin', { shown: 'true' });
    expect(await isInMenu()).toBe(true);
  });

  it('[SRV-123a] a new collection has a page that lists its items, unless its address has one', async () => {
    const { post, browser, db } = await openClaimed();
    await post('/config/new-collection', { title: 'Journal & <more>', slug: 'journal' });
    const shown = await browser().get('/journal');
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('<h1>Journal &amp; &lt;more&gt;</h1>');
    await db.update(pages).set({ slug: 'own-list' }).where(eq(pages.slug, 'journal'));
    const own = { id: 'own-dates', slug: 'dates', title: 'Our dates', pageType: 2, position: 9 };
    await db.insert(pages).values({ siteId: site.id, ...own, definition: { sections: [] } });
    await post('/config/new-collection', { title: 'Dates', kind: 'events' });
    const rows = await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, 'dates'));
    expect(rows).toEqual([{ id: 'own-dates' }]);
  });

  it('[SRV-123b] the first product opens a shop with a shelf, a cart, a checkout and its end, in the language of the site', async () => {
    const { post, browser, db } = await openClaimed();
    await db.update(sites).set({ definition: { ...site, locale: 'de' } });
    const slugs = async () =>
      (await db.select({ slug: pages.slug, title: pages.title }).from(pages)).map(
        ({ slug, title }) => `${slug}: ${title}`,
      );
    await post('/config/products/new', {
      base: 'new',
      kind: 'PHYSICAL',
      title: 'Rye loaf',
      price: '8.50',
      stock: '5',
      currencyCode: 'EUR',
      stockRead: '0',
      sku: '',
      was: '',
    });
    expect(await slugs()).toEqual([
      ': Home',
      'shop: Shop',
      'cart: Warenkorb',
      'checkout: Kasse',
      'order-confirmed: Vielen Dank',
    ]);
    expect(await (await browser().get('/shop')).text()).toContain('Rye loaf');
    expect((await browser().get('/cart')).status).toBe(200);
    // Pages that their owner deletes are not added again with the next product.
    await db.delete(pages).where(eq(pages.slug, 'shop'));
    await post('/config/products/new', {
      base: 'new',
      kind: 'PHYSICAL',
      title: 'Roll',
      price: '1',
    });
    expect(await slugs()).toHaveLength(4);
  });
});

import { expect, it } from 'vitest';
import { accounts, sites } from '../../database/schema/index';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';
import { savePage } from '../pages/pageStore';
import { stateOf } from '../revisions/saveRevision';
import { checkRedirects } from './checkRedirects';
import { readRedirectForm } from './redirectForm';

it.each([
  ['prices', '/prices'],
  [' /prices ', '/prices'],
  ['हिन्दी/कहानी', '/हिन्दी/कहानी'],
  ['shop.example/a', 'shop.example/a'],
])('[SRV-16a] takes %j for %j', (typed, path) => {
  const posted = new URLSearchParams([
    ['from', typed],
    ['to', typed],
  ]);
  expect(readRedirectForm(posted).redirects).toEqual([{ from: path, to: path }]);
});

it.each([
  ['page', 'prices/2026.html', '/prices/2026.html'],
  ['web', 'shop.example/a', 'https://shop.example/a'],
  ['file', 'Preise 2026.pdf', '/s/Preise%202026.pdf'],
  ['page', 'https://shop.example/a', 'https://shop.example/a'],
  ['page', '', ''],
])('[SRV-16d] takes the new address %s %j for %j', (kind, typed, to) => {
  const posted = new URLSearchParams([
    ['from', '/old'],
    ['to', typed],
    ['to.kind', kind],
  ]);
  expect(readRedirectForm(posted).redirects).toEqual([{ from: '/old', to }]);
});

type Row = [from: string, to: string, kind?: '302'];

const problemsOf = async (rows: readonly Row[]) => {
  const shown = ['/', '/contact', '/prices'];
  const found = await checkRedirects(
    rows.map(([from, to]) => ({ from, to })),
    {
      origins: ['https://studio.example'],
      isShown: (path) =>
        Promise.resolve(shown.includes(path.toLowerCase().split(/[?#]/)[0]!.replace(/.\/$/, ''))),
    },
  );
  return found.map(({ row, field, kind }) => `${row} ${field} ${kind}`);
};

it.each<[name: string, rows: Row[], problems: string[]]>([
  ['a page', [['/old', '/contact']], []],
  ['a page in another case, with a query', [['/old', '/Contact?a=1#b']], []],
  ['another site', [['/old', 'https://shop.example/a?b=1']], []],
  [
    'its own address, written whole',
    [['https://studio.example/old', 'https://studio.example/']],
    [],
  ],
  [
    'by a second row',
    [
      ['/a', '/b'],
      ['/b', '/contact'],
    ],
    [],
  ],
  ['nothing', [['/old', '/gone']], ['0 to nowhere']],
  [
    'nothing, by a second row',
    [
      ['/a', '/b'],
      ['/b', '/gone'],
    ],
    ['0 to nowhere', '1 to nowhere'],
  ],
  ['nothing of its own', [['/old', 'https://studio.example/gone']], ['0 to nowhere']],
  ['itself', [['/old', '/OLD/']], ['0 to loop']],
  ['itself, written otherwise', [['/caf%C3%A9', '/cafe\u0301']], ['0 to loop']],
  [
    'round in a circle',
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
      ['/d', '/a'],
    ],
    ['0 to loop', '1 to loop', '2 to loop', '3 to loop'],
  ],
  ['from a page', [['/contact', '/prices']], ['0 from taken']],
  ['from the first page', [['/', '/prices']], ['0 from taken']],
  ['from what is the server’s', [['/config/pages', '/prices']], ['0 from reserved']],
  [
    'twice',
    [
      ['/old', '/prices'],
      ['/Old/', '/contact'],
    ],
    ['1 from doubled'],
  ],
  [
    'without the one or the other',
    [
      ['', '/prices'],
      ['/a', ''],
    ],
    ['0 from missing', '1 to missing'],
  ],
  [
    'by what is no path',
    [
      ['//evil.example', '//evil.example'],
      ['https://other.example/a', 'javascript:x()'],
      ['/a b', '/\\evil.example'],
    ],
    [0, 1, 2].flatMap((row) => [`${row} from noAddress`, `${row} to noAddress`]),
  ],
  ['by a query', [['/old?a=1', '/prices']], ['0 from query']],
  ['by what is too long', [[`/${'x'.repeat(1000)}`, '/prices']], ['0 from long']],
])('[SRV-16b] a redirect that leads to %s', async (_name, rows, problems) => {
  expect(await problemsOf(rows)).toEqual(problems);
});

describeOnEmbeddedDatabase('redirects in the owner’s area', (get) => {
  const enter = async (roles = [1]) => {
    const test = await createTestApp(get());
    await test.addAccount('ida@example.test', 'clay and water', roles);
    const browser = test.browser();
    await browser.get('/config/');
    const crumb = () => ({ crumb: browser.cookies.get('crumb')! });
    await browser.postForm('/config/login', {
      ...crumb(),
      email: 'ida@example.test',
      password: 'clay and water',
    });
    const base = async () =>
      /name="base" value="([^"]*)"/.exec(
        await (await browser.get('/config/redirects')).text(),
      )![1]!;
    const save = async (rows: readonly Row[], read?: string) => {
      const fields = new URLSearchParams({ ...crumb(), base: read ?? (await base()) });
      for (const [from, to, kind = '301'] of rows) {
        fields.append('from', from);
        fields.append('to', to);
        fields.append('kind', kind);
      }
      return browser.postForm('/config/redirects', fields);
    };
    const stored = async () => (await test.db.select().from(sites))[0]!.definition['redirects'];
    const asked = async (path: string) => {
      const { status, headers } = await test.app.request(`http://studio.test${path}`);
      return [status, headers.get('location')];
    };
    return { ...test, owner: browser, base, save, stored, asked };
  };

  it('[SRV-16a] are written row by row, and lead on at once', async () => {
    const { save, stored, asked, owner } = await enter();
    const saved = await save([
      [' old-prices ', '/contact'],
      ['', ''],
      ['/Shop Window', 'https://shop.example/'],
      ['/Été/', '/pictures/cup.svg', '302'],
    ]);
    // A space is no part of an address.
    expect(saved.status).toBe(422);
    expect(await saved.text()).toMatch(/id="from-1"[^>]*aria-invalid="true"/);
    const again = await save([
      ['old-prices', '/contact'],
      ['/Été/', '/pictures/cup.svg', '302'],
    ]);
    expect(again.headers.get('location')).toBe('/config/redirects?saved');
    expect(await stored()).toEqual([
      { from: '/old-prices', to: '/contact' },
      { from: '/été', to: '/pictures/cup.svg', isPermanent: false },
    ]);
    expect(await asked('/Old-Prices?a=1')).toEqual([301, '/contact?a=1']);
    expect(await asked('/%C3%A9t%C3%A9')).toEqual([302, '/pictures/cup.svg']);
    // A missing row is removed, and its target with it.
    const without = await save([['/even-older', '/old-prices']]);
    const html = await without.text();
    expect(html).toContain('This site has nothing at this address.');
    expect(html).toMatch(/<a href="#to-0">New address, redirect 1<\/a>/);
    expect((await save([])).status).toBe(303);
    expect(await stored()).toBeUndefined();
    expect(await asked('/old-prices')).toEqual([404, null]);
    expect(await (await owner.get('/config/redirects')).text()).toContain('Version 3');
  });

  it('[SRV-16a] warn the second of two who save, and show read-only accounts no empty rows', async () => {
    const { save, base, stored } = await enter();
    const read = await base();
    expect((await save([['/a', '/contact']], read)).status).toBe(303);
    const second = await save([['/b', '/contact']], read);
    expect(second.status).toBe(409);
    expect((await second.text()).replace(/[\u2066-\u2069]/g, '')).toContain('/a → /contact');
    expect(await stored()).toEqual([{ from: '/a', to: '/contact' }]);
    const viewer = await enter([10]);
    expect(await (await viewer.owner.get('/config/redirects')).text()).not.toContain('id="from-0"');
    expect((await viewer.save([['/a', '/contact']])).status).toBe(403);
  });

  it('[SRV-16c] [SRV-10b] lead where the owner says, also from where a page was', async () => {
    const { save, asked, db, time } = await enter();
    const [author] = await db.select().from(accounts);
    const page = testSite.pages.find(({ slug }) => slug === 'contact')!;
    const renamed = { ...page, slug: 'write-to-us' };
    await savePage(db, {
      siteId: testSite.id,
      base: stateOf(page),
      page: renamed,
      author: author!,
      source: JSON.stringify(renamed),
      now: new Date(time.now),
    });
    expect(await asked('/contact')).toEqual([301, '/write-to-us']);
    expect((await save([['/contact', '/']])).status).toBe(303);
    expect(await asked('/contact')).toEqual([301, '/']);
  });
});

import { expect, it } from 'vitest';
import { savePage } from '../config/pages/pageStore';
import { stateOf } from '../config/revisions/saveRevision';
import { accounts } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const [first] = testSite.pages;
const site = {
  ...testSite,
  redirects: [
    { from: '/old-prices', to: '/contact' },
    { from: '/Shop-Elsewhere/', to: 'https://shop.example/a?b=1', isPermanent: false },
    { from: '/contact', to: '/nowhere' },
    { from: '/loop', to: '/LOOP' },
  ],
  pages: [...testSite.pages, { ...first!, id: 'ete', slug: 'été', title: 'Été' }],
};

describeOnEmbeddedDatabase('addresses', (get) => {
  it('[SRV-10a] lead to the one address of a page, and by the site’s own list elsewhere', async () => {
    const { app } = await createTestApp(get(), { site });
    const asked = async (path: string) => {
      const { status, headers } = await app.request(`http://studio.test${path}`);
      return [status, headers.get('location')];
    };
    const ete = `/${encodeURIComponent('été')}`;
    expect(await asked('/Contact?a=1')).toEqual([301, '/contact?a=1']);
    expect(await asked('/CONTACT/')).toEqual([301, '/CONTACT']);
    expect(await asked('//contact')).toEqual([301, '/contact']);
    expect(await asked(`/${encodeURIComponent('été'.normalize('NFD'))}`)).toEqual([301, ete]);
    expect(await asked('/%C3%89T%C3%89')).toEqual([301, ete]);
    expect((await asked(ete))[0]).toBe(200);
    expect(await asked('/Search?q=a')).toEqual([301, '/search?q=a']);
    expect(await asked('/old-prices?a=1')).toEqual([301, '/contact?a=1']);
    expect(await asked('/Old-Prices')).toEqual([301, '/contact']);
    expect(await asked('/shop-elsewhere')).toEqual([302, 'https://shop.example/a?b=1']);
    // An existing page takes precedence, and nothing redirects to itself.
    expect((await asked('/contact'))[0]).toBe(200);
    expect(await asked('/loop')).toEqual([404, null]);
    expect(await asked('/%00')).toEqual([404, null]);
    expect(await asked('/%2F%2Fevil.test')).toEqual([404, null]);
  });

  it('[SRV-10d] lead from the sign-in of other systems to that of the owner, unless a page has them', async () => {
    const login = { ...first!, id: 'login', slug: 'login', title: 'Login' };
    const asked = async (pages: typeof testSite.pages, path: string) => {
      const { app } = await createTestApp(get(), { site: { ...testSite, pages } });
      const { status, headers } = await app.request(`http://studio.test${path}`);
      return [status, headers.get('location')];
    };
    for (const path of ['/login', '/admin', '/Admin'])
      expect(await asked(testSite.pages, path)).toEqual([302, '/config/']);
    expect(await asked([...testSite.pages, login], '/login')).toEqual([200, null]);
    expect(await asked(testSite.pages, '/admin/x')).toEqual([404, null]);
  });

  it('[SRV-10c] lead on from where a page was', async () => {
    const { app, db, time, addAccount } = await createTestApp(get());
    await addAccount('ida@example.test', 'clay and water', [1]);
    const [author] = await db.select().from(accounts);
    const rename = async (from: string, to: string) => {
      const page = testSite.pages.find(({ slug }) => slug === 'contact')!;
      const named = (slug: string) => ({ ...page, slug });
      const { outcome } = await savePage(db, {
        siteId: testSite.id,
        base: stateOf(named(from)),
        page: named(to),
        source: JSON.stringify(named(to)),
        author: author!,
        now: new Date(time.now),
      });
      expect(outcome).toBe('saved');
    };
    const asked = async (path: string) => {
      const { status, headers } = await app.request(`http://studio.test${path}`);
      return [status, headers.get('location')];
    };
    await rename('contact', 'write-to-us');
    expect(await asked('/contact?a=1')).toEqual([301, '/write-to-us?a=1']);
    expect(await asked('/Contact')).toEqual([301, '/write-to-us']);
    await rename('write-to-us', 'hello');
    expect(await asked('/contact')).toEqual([301, '/hello']);
    expect(await asked('/write-to-us')).toEqual([301, '/hello']);
    await rename('hello', 'contact');
    expect((await asked('/contact'))[0]).toBe(200);
    expect(await asked('/hello')).toEqual([301, '/contact']);
  });
});

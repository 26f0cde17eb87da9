import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases';
import { openShop } from '../../testing/openShop';
import { testSite } from '../../testing/testSite';

const page = (id: string, definitionName: string, settings: object = {}) =>
  ({
    id,
    slug: id,
    title: id,
    sections: [{ id: 's', blocks: [{ id: `${id}-block`, type: 1337, definitionName, settings }] }],
  }) as PageDefinition;

const site: SiteDefinition = {
  ...testSite,
  pages: [
    ...testSite.pages,
    page('everything', 'products'),
    page('trade', 'product', { productId: 'product-moon-jar' }),
    // A site without a cart sells nothing.
    { ...page('cart', 'cart'), pageType: 200 },
  ],
};

const visitors = 50;

describeOnEachDatabase('visitors at the same moment', (get) => {
  async function open() {
    // The same state of the site for all of them.
    const test = await openShop(get(), { site, siteMaxAge: 60_000 });
    const atOnce = (address: string) =>
      Promise.all(
        Array.from({ length: visitors }, async () => {
          const answer = await test.app.request(`http://studio.test${address}`);
          expect(answer.status).toBe(200);
          return answer.text();
        }),
      );
    /** @returns the questions to the database meanwhile */
    async function count(work: () => Promise<unknown>): Promise<number> {
      const query = vi.spyOn((test.db as unknown as { $client: Pool }).$client, 'query');
      await work();
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    }
    return { ...test, atOnce, count };
  }

  it('[SRV-20] ask the database for a shelf as often as a few of them', async () => {
    const { app, atOnce, count } = await open();
    const one = await count(async () => {
      const answer = await app.request('http://studio.test/everything');
      expect(await answer.text()).toContain('pl-shelf-item');
    });
    expect(await count(() => atOnce('/everything'))).toBeLessThan((visitors * one) / 4);
  });

  it('[SRV-20] never see an older stock than there was when they asked', async () => {
    const { app, atOnce, setStock } = await open();
    const read = async () => (await app.request('http://studio.test/trade')).text();
    for (const stock of [0, 3, 0]) {
      const before = atOnce('/trade');
      await setStock('MOON-1', stock);
      const html = await read();
      expect(html.includes('Sold out')).toBe(stock === 0);
      await before;
    }
  });

  it('[SRV-20] [RUN-24h] share nothing where one of them may see less', async () => {
    const { app, browser, lock, services } = await open();
    await lock('slip and grog', 'trade');
    services.site.forget();
    const guest = browser();
    await guest.get('/trade');
    await guest.postForm('/unlock', {
      crumb: guest.cookies.get('crumb') ?? '',
      password: 'slip and grog',
      returnTo: '/trade',
    });
    const [shown, hidden] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, async () => (await guest.get('/everything')).text())),
      Promise.all(
        Array.from({ length: 5 }, async () =>
          (await app.request('http://studio.test/everything')).text(),
        ),
      ),
    ]);
    for (const html of shown) expect(html).toContain('Moon jar');
    for (const html of hidden) expect(html).not.toContain('Moon jar');
  });
});

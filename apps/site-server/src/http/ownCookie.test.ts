import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { mug, openShop } from '../../testing/openShop';
import { domainsAbove } from './ownCookie';

it('[MOD-31] names the domains whose cookies a host is sent, and none for a number', () => {
  expect(domainsAbove('www.studio.example')).toEqual(['www.studio.example', 'studio.example']);
  expect(domainsAbove('localhost')).toEqual([]);
  expect(domainsAbove('10.0.0.1')).toEqual([]);
});

describeOnEmbeddedDatabase('cookies of a domain above', (get) => {
  it('[MOD-31] [API-2] [COM-14] have no say beside a crumb and a cart of this host, and are removed', async () => {
    const { enter } = await openShop(get(), { site: sampleSite });
    const visitor = await enter();
    await visitor.get('/');
    const crumb = visitor.cookies.get('crumb')!;
    const shadowed = (more = '') => ({
      cookie: `crumb=BdeLkzq%3Dolder; CART=0123~older; crumb=${crumb}; ${more}`,
    });
    const added = await visitor.call(
      'addCartLine',
      { ...mug, key: 'a'.repeat(24) },
      { crumb: decodeURIComponent(crumb), headers: shadowed() },
    );
    expect([added.status, added.body['crumbFail']]).toEqual([200, undefined]);
    const token = visitor.cookies.get('CART')!;

    const cookie = shadowed(`CART=${token}`);
    const { body } = await visitor.call('readCart', {}, { headers: cookie });
    expect((body['cart'] as { entries: unknown[] }).entries).toHaveLength(1);

    const page = await visitor.get('/shop', cookie);
    expect(page.headers.getSetCookie().join('\n')).toMatch(
      /crumb=; Max-Age=0; Domain=studio\.test; Path=\//,
    );
    // A single cookie, as before: nothing is removed that does not exist.
    const plain = await visitor.get('/shop', { cookie: `crumb=${crumb}; CART=${token}` });
    expect(plain.headers.getSetCookie().join('\n')).not.toContain('Domain=');
  });
});

import type { OpenDatabase } from '../src/database/openDatabase';
import { siteHosts } from '../src/database/schema/index';
import { createAccount } from '../src/seed/createAccount';
import { insertSite } from '../src/seed/seedSite';
import { seedShop } from '../src/shop/seedShop';
import { sampleShop } from '@plinth/marlow-clay';
import { testOrigin } from './createBrowser';
import { openShop, type ShopOptions } from './openShop';
import { testSite } from './testSite';

/** The origin of the second site. */
export const otherOrigin = 'http://other.test';
export const otherSiteId = 'site-other';
const password = 'clay and water';

/** Two sites of one database, with the same shop and the same owner's address, separate from each other. */
export async function openTwoSites(database: OpenDatabase, options: ShopOptions = {}) {
  const test = await openShop(database, { origins: [testOrigin], ...options });
  const { db } = test;
  await insertSite(db, { ...testSite, id: otherSiteId, title: 'Other Studio' });
  await db.insert(siteHosts).values({
    siteId: otherSiteId,
    host: new URL(otherOrigin).hostname,
    origin: otherOrigin,
    addedAt: new Date(test.time.now),
  });
  await seedShop(db, otherSiteId, sampleShop);
  for (const siteId of [testSite.id, otherSiteId])
    await createAccount(db, {
      siteId,
      email: 'ida@example.test',
      password,
      roles: [1],
      displayName: 'Ida',
      cost: { n: 2, r: 1, p: 1 },
    });
  /** A browser that is signed in to the owner's area of a site. */
  const signIn = async (at: string) => {
    const owner = test.browser(at);
    await owner.get('/config/');
    const crumb = owner.cookies.get('crumb')!;
    const fields = { crumb, email: 'ida@example.test', password };
    await owner.postForm('/config/login', fields);
    return owner;
  };
  return { ...test, signIn };
}

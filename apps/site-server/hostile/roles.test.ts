import {
  configurationParts,
  configurationRights,
  type ConfigurationPart,
} from '@plinth/site-model';
import { expect, it } from 'vitest';
import { testOrigin, type TestBrowser } from '../testing/createBrowser';
import type { TestApp } from '../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../testing/databases';
import { openShop } from '../testing/openShop';

/** Numbers of [MOD-3], and an account without a role. There is no role 5. */
const roles = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, undefined] as const;

/** Parts whose addresses have other names. */
const partOfName: Readonly<Record<string, ConfigurationPart>> = {
  '': 'site',
  'new-page': 'pages',
  'page-at': 'pages',
  'new-collection': 'collections',
  pictures: 'files',
  tags: 'collections',
  shop: 'products',
  languages: 'settings',
  begin: 'settings',
};

/** Parts of every account, whatever its role; `*` is for unknown addresses. */
const ownNames = new Set([
  ...['account', 'login', 'logout', 'forgotten', 'password', 'assets', 'claim', 'rich-text'],
  ...['*'],
]);

/** Forms that only show their input: the right to look is enough. */
const showsOnly = /\/(?:preview|check)$/;

interface Route {
  method: string;
  path: string;
  part: ConfigurationPart | undefined;
}

function areaRoutes({ app }: TestApp): Route[] {
  return app.routes
    .filter(({ method, path }) => /^(?:GET|POST)$/.test(method) && path.startsWith('/config/'))
    .map(({ method, path }) => ({
      method,
      path,
      name: (path.split('/')[2] ?? '').replace(/\.csv$/, ''),
    }))
    .filter(({ name }) => !ownNames.has(name))
    .map(({ method, path, name }) => ({
      method,
      path,
      part: partOfName[name] ?? configurationParts.find((part) => part === name),
    }));
}

async function ask(
  test: TestApp,
  { cookies }: TestBrowser,
  { method, path }: Route,
): Promise<number> {
  const crumb = cookies.get('crumb') ?? '';
  const address = path.replace(/:\w+(?:\{[^}]*\})?/g, 'nothing');
  const answer = await test.app.request(testOrigin + address, {
    method,
    headers: {
      origin: testOrigin,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(method === 'POST' ? { body: new URLSearchParams({ crumb }).toString() } : {}),
  });
  await answer.body?.cancel();
  return answer.status;
}

describeOnEmbeddedDatabase('roles', (get) => {
  it('[SRV-3c, A-136] every address of the area belongs to a part that roles have rights to', async () => {
    const test = await openShop(get());
    const unknown = areaRoutes(test).filter(({ part }) => part === undefined);
    expect(unknown).toEqual([]);
  });

  it.each(roles)(
    '[SRV-3c, A-136, B-109] role %s gets every address that it has a right to, and no other',
    async (role) => {
      const test = await openShop(get());
      const given = role === undefined ? [] : [role];
      await test.addAccount('ida@example.test', 'clay', given);
      const browser = await test.enter();
      await browser.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
      const { look, change } = configurationRights(given);
      const wrong: string[] = [];
      for (const route of areaRoutes(test)) {
        const { method, path, part } = route;
        const rights = method === 'GET' || showsOnly.test(path) ? look : change;
        const may = rights.includes(part!);
        const status = await ask(test, browser, route);
        if ((status === 403) === may || status === 401 || status >= 500)
          wrong.push(`${method} ${path}: ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

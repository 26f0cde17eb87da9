import { rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApp } from '../../app';
import { runCommand } from '../../cli/runCommand';
import { createLog } from '../../log';
import { createServices } from '../../services';
import { openDatabase } from '../../database/openDatabase';
import { accounts, auditEntries } from '../../database/schema/index';
import { createAccount } from '../../seed/createAccount';
import { seedSite } from '../../seed/seedSite';
import { passwordLinkLifetime } from '../../security/passwordLink';
import { createTestApp, testRenderer, type TestApp } from '../../../testing/createTestApp';
import { createBrowser, type TestBrowser } from '../../../testing/createBrowser';
import { describeOnEachDatabase } from '../../../testing/databases';
import { makeMigratedFolder } from '../../../testing/makeMigratedFolder';
import { testSite } from '../../../testing/testSite';

const email = 'ida@example.test';
const password = 'clay and water';
const next = 'fire and a long night';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

const post = (browser: TestBrowser, address: string, fields: Record<string, string> = {}) =>
  browser.postForm(address, { crumb: browser.cookies.get('crumb') ?? '', ...fields });

async function enter(
  test: Pick<TestApp, 'browser'>,
  word = password,
  address = email,
): Promise<TestBrowser> {
  const browser = test.browser();
  await browser.get('/config/');
  await browser.postForm(
    '/config/login',
    { crumb: browser.cookies.get('crumb')!, email: address, password: word },
    { 'user-agent': firefox },
  );
  return browser;
}
const statusOf = async (browser: TestBrowser, address = '/config/account') =>
  (await browser.get(address)).status;
const textOf = async (browser: TestBrowser, address: string) => (await browser.get(address)).text();
const sessionIds = (html: string) =>
  [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id!);

describeOnEachDatabase('accounts', (get) => {
  it('[SRV-9b] a changed password ends every other session, and the old one opens nothing', async () => {
    const test = await createTestApp(get());
    await test.addAccount(email, password, [1]);
    const [mine, other] = [await enter(test), await enter(test)];
    const change = (fields: Record<string, string>) =>
      post(mine, '/config/account/password', fields);
    const wrong = await change({ current: 'not it', password: next });
    expect([wrong.status, await statusOf(other)]).toEqual([403, 200]);
    for (const easy of ['x', 'password', 'aaaaaaaaaa']) {
      expect((await change({ current: password, password: easy })).status).toBe(400);
    }
    const changed = await change({ current: password, password: next });
    expect(changed.headers.get('location')).toBe('/config/account?done=changed');
    expect(await statusOf(mine)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(await enter(test))).toBe(401);
    expect(await statusOf(await enter(test, next))).toBe(200);
  });

  it('[SRV-9c] lists the account’s sessions, and ends one of them or all others', async () => {
    const test = await createTestApp(get());
    await test.addAccount(email, password);
    await test.addAccount('eve@example.test', password, [1]);
    const [mine, second, third] = [await enter(test), await enter(test), await enter(test)];
    const eve = await enter(test, password, 'eve@example.test');
    // Also for a member, who has no other part here.
    const html = await textOf(mine, '/config/account');
    expect(html).toContain('Firefox, Windows');
    expect(html).toContain('this browser');
    const ids = sessionIds(html);
    expect(ids).toHaveLength(3);
    // An account cannot end a session of another account.
    for (const id of ids) await post(eve, '/config/account/end', { session: id });
    expect(await Promise.all([mine, second, third].map((one) => statusOf(one)))).toEqual(
      Array(3).fill(200),
    );
    // A token that was replaced meanwhile is the same session.
    test.time.now += 3_700_000;
    await second.get('/config/account');
    const again = await textOf(mine, '/config/account');
    expect(sessionIds(again).sort()).toEqual(ids.sort());
    await post(mine, '/config/account/end-others');
    expect(await statusOf(mine)).toBe(200);
    expect(await statusOf(second)).toBe(401);
    expect(await statusOf(third)).toBe(401);
    expect(await statusOf(eve)).toBe(200);
  });

  it('[SRV-9d] a link from an administrator makes a member, once, and writes down who did what', async () => {
    const test = await createTestApp(get());
    await test.addAccount(email, password, [1]);
    await test.addAccount('ed@example.test', password, [4]);
    const owner = await enter(test);
    const made = await post(owner, '/config/people', { email: ' Mo@Example.test ' });
    const link = /value="http:\/\/studio\.test(\/config\/password\?key=[^"]+)"/.exec(
      await made.text(),
    )![1]!;
    const member = test.browser();
    const form = await textOf(member, link);
    expect(form).toContain('mo@example.test');
    const key = new URL(link, 'http://x').searchParams.get('key')!;
    const set = (browser: TestBrowser, word: string) =>
      post(browser, '/config/password', { key, password: word });
    expect((await set(member, 'short')).status).toBe(400);
    expect((await set(member, next)).status).toBe(200);
    // The link works once: it was made for the previous password.
    expect(await statusOf(member, link)).toBe(404);
    expect((await set(member, 'something else entirely')).status).toBe(404);
    const in1 = await enter(test, next, 'mo@example.test');
    expect(await statusOf(in1)).toBe(200);
    expect(await statusOf(in1, '/config/pages')).toBe(403);

    expect((await post(owner, '/config/people', { email: 'mo@example.test' })).status).toBe(400);
    const log = await textOf(owner, '/config/people/log');
    for (const intl of ['Account made', 'Link to a new password made', 'Password set by a link'])
      expect(log).toContain(intl);
    // Administrators only.
    const editor = await enter(test, password, 'ed@example.test');
    expect(await statusOf(editor, '/config/people')).toBe(403);
    expect((await post(editor, '/config/people', { email: 'x@example.test' })).status).toBe(403);
  });

  it('[SRV-9f] a link ends with its time, and a forged one opens nothing', async () => {
    const test = await createTestApp(get());
    await test.addAccount(email, password, [1]);
    const owner = await enter(test);
    const [row] = await test.db.select().from(accounts);
    const made = await (await post(owner, `/config/people/${row!.id}/link`)).text();
    const link = /(\/config\/password\?key=[^"]+)"/.exec(made)![1]!;
    const visitor = test.browser();
    expect(await statusOf(visitor, link)).toBe(200);
    expect(await statusOf(visitor, `${link}x`)).toBe(404);
    expect(await statusOf(visitor, link.replace(/[0-9a-f](?=\.)/, 'g'))).toBe(404);
    expect(await statusOf(visitor, '/config/password')).toBe(404);
    test.time.now += passwordLinkLifetime;
    expect(await statusOf(visitor, link)).toBe(404);
  });

  it('[SRV-9h] writes down sign-ins, deletions and locks', async () => {
    const test = await createTestApp(get());
    await test.addAccount(email, password, [1]);
    await enter(test, 'a wrong one');
    const owner = await enter(test);
    await post(owner, '/config/settings/password', { password: 'weir and wheel' });
    const html = await textOf(owner, '/config/pages/contact');
    const base = /name="base" value="([^"]*)"/.exec(html)![1]!;
    await post(owner, '/config/pages/contact/delete', { base });
    const log = await textOf(owner, '/config/people/log');
    for (const intl of [
      ...['Signed in', 'Sign-in with a wrong password', 'Password of the site or a page set'],
      '/config/pages/contact/delete',
    ])
      expect(log).toContain(intl);
  });
});

it('[SRV-9e] the server’s operator makes a link by a command, which ends every session once it is used', async () => {
  const dataFolder = await makeMigratedFolder();
  const serve = async <T>(look: (app: Pick<TestApp, 'browser' | 'services'>) => Promise<T>) => {
    const database = await openDatabase({ dataFolder });
    try {
      await database.migrate();
      const log = createLog({ level: 'silent' });
      const services = await createServices({
        database,
        log,
        renderer: testRenderer(),
        clock: Date.now,
        random: randomBytes,
      });
      const app = createApp({ services, clientFiles: new Map(), files: new Map() });
      return await look({ services, browser: () => createBrowser(app) });
    } finally {
      await database.close();
    }
  };
  try {
    const database = await openDatabase({ dataFolder });
    await database.migrate();
    await seedSite(database.db, testSite);
    await createAccount(database.db, {
      siteId: testSite.id,
      email,
      password,
      displayName: 'Ida',
      cost: { n: 2, r: 1, p: 1 },
    });
    await database.close();
    const before = await serve((test) => enter(test));
    const ports = {
      env: { PLINTH_DATA: dataFolder, PLINTH_ORIGIN: 'https://studio.example' },
      random: randomBytes,
      now: () => new Date(),
    };
    const command = (address: string) => runCommand(['account', 'reset', address], ports);
    expect(await command('nobody@example.test')).toMatchObject({
      exitCode: 1,
      error: 'There is no account with the address nobody@example.test.',
    });
    const { output } = await command(' IDA@example.test');
    expect(output).toMatch(/^https:\/\/studio\.example\/config\/password\?key=[\w.-]+$/);
    await serve(async ({ services, browser }) => {
      const link = new URL(output);
      const stranger = browser();
      // Until it is used, nothing changes.
      const old = browser();
      for (const [name, value] of before.cookies) old.cookies.set(name, value);
      expect(await statusOf(old)).toBe(200);
      expect(await textOf(stranger, link.pathname + link.search)).toContain(email);
      const key = link.searchParams.get('key')!;
      await post(stranger, link.pathname, { key, password: next });
      expect(await statusOf(old)).toBe(401);
      expect((await stranger.get(link.pathname + link.search)).status).toBe(404);
      const actions = await services.db.select().from(auditEntries);
      expect(actions.map(({ action }) => action)).toEqual([
        'signed-in',
        'link-made',
        'password-set',
      ]);
    });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

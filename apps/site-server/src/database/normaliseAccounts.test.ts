import { expect, it } from 'vitest';
import { accounts, auditEntries, sessions } from './schema/index';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';
import { hashPassword } from '../security/passwords';
import { normaliseAccounts } from './normaliseAccounts';

const before = 'info@müller.de';
const today = 'info@xn--mller-kva.de';
const password = 'clay and water';
const cost = { n: 2, r: 1, p: 1 };

describeOnEachDatabase('accounts of an earlier version', (get) => {
  const store = async (test: TestApp, more: Partial<typeof accounts.$inferInsert> = {}) => {
    const [row] = await test.db
      .insert(accounts)
      .values({
        siteId: testSite.id,
        email: before,
        displayName: 'Info',
        roles: [1],
        passwordHash: await hashPassword(password, cost),
        createdAt: new Date(0),
        ...more,
      })
      .returning();
    return row!;
  };
  const signIn = async (test: TestApp, email: string) => {
    const browser = test.browser();
    await browser.get('/config/');
    const crumb = browser.cookies.get('crumb')!;
    return (await browser.postForm('/config/login', { crumb, email, password })).status;
  };
  const stored = (test: TestApp) => test.db.select().from(accounts);

  it('[SRV-9g] sign in by any spelling of an address whose domain was stored in Unicode', async () => {
    const test = await createTestApp(get());
    await store(test);
    await test.db.insert(auditEntries).values({
      siteId: testSite.id,
      at: new Date(0),
      action: 'signed-in',
      actor: before,
    });
    expect(await signIn(test, before)).toBe(401);
    // The step of every start.
    await get().migrate();
    for (const email of [before, today, 'INFO@Müller.de', 'info@MÜLLER.DE'])
      expect([email, await signIn(test, email)]).toEqual([email, 303]);
    expect((await stored(test)).map(({ email }) => email)).toEqual([today]);
    const log = await test.db.select().from(auditEntries);
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set([today]));
  });

  it('[SRV-9g] merge the two accounts that one address had meanwhile', async () => {
    const test = await createTestApp(get());
    const old = await store(test, { roles: [4] });
    const invited = await store(test, { email: today, roles: [6], passwordHash: '' });
    await test.db.insert(sessions).values({
      tokenHash: 'a',
      accountId: old.id,
      xsrfHash: 'x',
      rememberMe: false,
      createdAt: new Date(0),
      expiresAt: new Date(1),
    });
    await normaliseAccounts(test.db);
    await normaliseAccounts(test.db);
    const rows = await stored(test);
    expect(rows.map(({ id, email }) => ({ id, email }))).toEqual([
      { id: invited.id, email: today },
    ]);
    expect(rows[0]!.roles.toSorted()).toEqual([4, 6]);
    // The new one had no password yet.
    expect(rows[0]!.passwordHash).toBe(old.passwordHash);
    const [session] = await test.db.select().from(sessions);
    expect(session!.accountId).toBe(invited.id);
  });
});

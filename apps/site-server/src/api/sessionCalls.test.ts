import { expect, it } from 'vitest';
import { sessions } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';

const login = { email: 'Ida@Example.test ', password: 'clay and water', rememberMe: true };
const cookie = 'plinth_session';

async function signIn(
  get: Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0],
  roles = [1],
) {
  const test = await createTestApp(get());
  await test.addAccount('ida@example.test', 'clay and water', roles);
  const visitor = test.browser();
  await visitor.get('/');
  const answer = await visitor.call('memberLogin', login);
  return { test, visitor, answer, xsrf: String(answer.body['xsrfToken']) };
}

describeOnEachDatabase('sessions', (get) => {
  it('[SRV-2d] signs in with a cookie that no script can read, and stores neither token', async () => {
    const { test, visitor, answer, xsrf } = await signIn(get);
    expect(answer.status).toBe(200);
    const line = answer.headers.getSetCookie().find((one) => one.startsWith(cookie));
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    expect(line).toContain('Max-Age=2592000');
    const stored = JSON.stringify(await test.db.select().from(sessions));
    expect(stored).not.toContain(visitor.cookies.get(cookie));
    expect(stored).not.toContain(xsrf);
  });

  it('[SRV-2d] keeps a session that is not to be remembered only as long as the browser runs', async () => {
    const { visitor } = await signIn(get);
    const answer = await visitor.call('memberLogin', { ...login, rememberMe: false });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith(cookie));
    expect(line).not.toContain('Max-Age');
  });

  it('[SRV-2d] marks the cookie for https alone where the visitor came by https', async () => {
    const test = await createTestApp(get(), { trustProxy: true });
    await test.addAccount('ida@example.test', 'clay and water');
    const visitor = test.browser();
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'public.test',
      origin: 'https://public.test',
    };
    await visitor.get('/', headers);
    const answer = await visitor.call('memberLogin', login, { headers });
    const line = answer.headers.getSetCookie().find((one) => one.includes('plinth_session'));
    expect(line).toMatch(/^__Host-plinth_session=/);
    expect(line).toContain('Secure');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('[SRV-2d] answers a wrong password and an unknown address alike', async () => {
    const { visitor } = await signIn(get);
    const wrong = await visitor.call('memberLogin', { ...login, password: 'x' });
    const unknown = await visitor.call('memberLogin', { ...login, email: 'nobody@example.test' });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('[SRV-2d] gives a new session at every login and ends the old one', async () => {
    const { test, visitor } = await signIn(get);
    const first = visitor.cookies.get(cookie)!;
    await visitor.call('memberLogin', login);
    expect(visitor.cookies.get(cookie)).not.toBe(first);
    expect(await test.services.sessions.find(first)).toBeUndefined();
    // Nor does a token count that was planted before the login.
    visitor.cookies.set(cookie, 'planted');
    await visitor.call('memberLogin', login);
    expect(visitor.cookies.get(cookie)).not.toBe('planted');
  });

  it('[SRV-2d] replaces a token after an hour; the old one serves calls under way and then ends', async () => {
    const { test, visitor, xsrf } = await signIn(get);
    const first = visitor.cookies.get(cookie)!;
    test.time.now += 3_600_000;
    await Promise.all([visitor.get('/'), visitor.get('/contact')]);
    const second = visitor.cookies.get(cookie)!;
    expect(second).not.toBe(first);
    expect(await test.db.select().from(sessions)).toHaveLength(2);
    expect((await test.services.sessions.find(first))?.account.email).toBe('ida@example.test');
    test.time.now += 10 * 60_000 + 1;
    expect(await test.services.sessions.find(first)).toBeUndefined();
    const found = await test.services.sessions.find(second);
    expect(found?.isXsrfRight(xsrf)).toBe(true);
    await test.services.sessions.sweep();
    expect(await test.db.select().from(sessions)).toHaveLength(1);
  });

  it('[SRV-2d] a browser to which the new token never came gets another one', async () => {
    const { test, visitor } = await signIn(get);
    const first = visitor.cookies.get(cookie)!;
    test.time.now += 3_600_000;
    await visitor.get('/');
    const lost = visitor.cookies.get(cookie)!;
    // The connection went with the answer, and is back after some minutes.
    visitor.cookies.set(cookie, first);
    test.time.now += 8 * 60_000;
    await visitor.get('/');
    const third = visitor.cookies.get(cookie)!;
    expect([first, lost]).not.toContain(third);
    test.time.now += 11 * 60_000;
    expect(await test.services.sessions.find(first)).toBeUndefined();
    expect((await test.services.sessions.find(third))?.account.email).toBe('ida@example.test');
  });

  it('[SRV-2d] signing out ends the tokens that were replaced as well', async () => {
    const { test, visitor, xsrf } = await signIn(get);
    const first = visitor.cookies.get(cookie)!;
    test.time.now += 3_600_000;
    await visitor.get('/');
    expect(await test.services.sessions.find(first)).toBeDefined();
    await visitor.call('logout', {}, { headers: { 'x-xsrf-token': xsrf } });
    expect(await test.services.sessions.find(first)).toBeUndefined();
    expect(await test.db.select().from(sessions)).toEqual([]);
  });

  it('[SRV-2d] forgets a session after half a day, a remembered one after thirty days', async () => {
    const { test, visitor } = await signIn(get);
    const remembered = visitor.cookies.get(cookie)!;
    visitor.cookies.delete(cookie);
    await visitor.call('memberLogin', { ...login, rememberMe: false });
    const short = visitor.cookies.get(cookie)!;
    test.time.now += 12 * 3_600_000;
    expect(await test.services.sessions.find(short)).toBeUndefined();
    expect(await test.services.sessions.find(remembered)).toBeDefined();
    test.time.now += 30 * 86_400_000;
    expect(await test.services.sessions.find(remembered)).toBeUndefined();
  });

  it.each(['logout', 'memberLogout'] as const)(
    '[SRV-2d] %s ends the session, also twice',
    async (name) => {
      const { test, visitor, xsrf } = await signIn(get);
      const token = visitor.cookies.get(cookie)!;
      const headers = { 'x-xsrf-token': xsrf };
      expect((await visitor.call(name, {}, { headers })).status).toBe(200);
      expect(visitor.cookies.has(cookie)).toBe(false);
      expect(await test.services.sessions.find(token)).toBeUndefined();
      expect((await visitor.call(name, {})).status).toBe(200);
    },
  );

  it('[SRV-2d] refuses the token of another session', async () => {
    const { visitor } = await signIn(get);
    const headers = { 'x-xsrf-token': 'another' };
    expect((await visitor.call('logout', undefined, { headers })).status).toBe(403);
    expect(visitor.cookies.has(cookie)).toBe(true);
  });

  it('[SRV-2d] marks the page as that of a signed-in account', async () => {
    const { visitor } = await signIn(get);
    const html = await (await visitor.get('/')).text();
    expect(html).toContain('"authenticatedAccount":{"id":"');
    expect(html).not.toContain('scrypt');
  });
});

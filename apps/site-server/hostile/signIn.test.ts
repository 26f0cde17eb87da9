import { expect, it } from 'vitest';
import { standardPasswordCost } from '../src/security/passwords';
import { createAccount } from '../src/seed/createAccount';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { testOrigin, type TestBrowser } from '../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../testing/databases';
import { testSite } from '../testing/testSite';

const right = { email: 'ida@example.test', password: 'clay and water' };
const wrong = { ...right, password: 'guessed' };
const session = 'plinth_session';

async function open(get: Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0]) {
  const test = await createTestApp(get(), { trustProxy: true });
  await test.addAccount(right.email, right.password, [1]);
  return test;
}

let lastAddress = 0;
/** Each call returns another network. */
const elsewhere = () => ({
  'x-forwarded-for': `203.0.${(lastAddress += 1) >> 8}.${lastAddress & 255}`,
});

async function visit(test: TestApp): Promise<TestBrowser> {
  const visitor = test.browser();
  await visitor.get('/');
  return visitor;
}

const signIn = (visitor: TestBrowser, payload: typeof right, headers = elsewhere()) =>
  visitor.call('memberLogin', payload, { headers });

/** Whether a session opens the owner's area. */
async function isSignedIn(test: TestApp, token: string): Promise<boolean> {
  const { status } = await test.app.request(`${testOrigin}/config/pages`, {
    headers: { cookie: `${session}=${token}` },
  });
  return status === 200;
}

describeOnEmbeddedDatabase('a sign-in', (get) => {
  it('[API-15] [SRV-2d] never continues a session id that another party has chosen', async () => {
    const test = await open(get);
    for (const planted of ['planted-by-somebody-else', 'a'.repeat(43)]) {
      const visitor = await visit(test);
      visitor.cookies.set(session, planted);
      expect((await signIn(visitor, right)).status).toBe(200);
      expect(visitor.cookies.get(session)).not.toBe(planted);
      expect(await isSignedIn(test, planted)).toBe(false);
      expect(await isSignedIn(test, visitor.cookies.get(session)!)).toBe(true);
    }
  });

  it('[API-15] [SRV-2d] ends the session that the browser carried, also an attacker’s own', async () => {
    const test = await open(get);
    await test.addAccount('eve@example.test', 'mine', [10]);
    const attacker = await visit(test);
    await signIn(attacker, { email: 'eve@example.test', password: 'mine' });
    const planted = attacker.cookies.get(session)!;
    const victim = await visit(test);
    victim.cookies.set(session, planted);
    await signIn(victim, right);
    expect(await isSignedIn(test, planted)).toBe(false);
    expect(victim.cookies.get(session)).not.toBe(planted);
  });

  it('[API-15] [SRV-2d] leaves nothing behind after signing out', async () => {
    const test = await open(get);
    const visitor = await visit(test);
    await signIn(visitor, right);
    const token = visitor.cookies.get(session)!;
    await visitor.call('logout');
    expect(visitor.cookies.has(session)).toBe(false);
    expect(await isSignedIn(test, token)).toBe(false);
  });

  it('[SRV-2e] is stopped after ten guesses from one address, by the call and by the form together', async () => {
    const test = await open(get);
    const visitor = await visit(test);
    const here = elsewhere();
    const crumb = visitor.cookies.get('crumb')!;
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const email = `some-${guess}@example.test`;
      await test.addAccount(email, 'mine');
      const answer =
        guess % 2 === 0
          ? await signIn(visitor, { email, password: 'x' }, here)
          : await visitor.postForm('/config/login', { email, password: 'x', crumb }, here);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    // Other visitors can still sign in.
    expect((await signIn(await visit(test), right)).status).toBe(200);
  });

  it('[SRV-8d] is not shut out of a new browser by a guesser, whatever network of theirs they use', async () => {
    const test = await open(get);
    for (const from of ['203.0.113.7', '2001:db8:1:', '2001:db8:2:']) {
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const address = from.includes(':') ? `${from}${guess}::1` : from;
        const headers = { 'x-forwarded-for': address };
        statuses.push((await signIn(await visit(test), wrong, headers)).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    }
    expect((await signIn(await visit(test), right)).status).toBe(200);
  });

  it('[SRV-8d] is let in from the guesser’s own address in a browser that is known', async () => {
    const test = await open(get);
    const here = elsewhere();
    const owner = await visit(test);
    expect((await signIn(owner, right, here)).status).toBe(200);
    await owner.call('logout');
    for (let guess = 0; guess < 12; guess += 1) await signIn(await visit(test), wrong, here);
    expect((await signIn(await visit(test), right, here)).status).toBe(429);
    expect((await signIn(owner, right, here)).status).toBe(200);
  });

  it('[SRV-2e] stops guesses from many addresses after a hundred, for unknown browsers', async () => {
    const test = await open(get);
    const owner = await visit(test);
    expect((await signIn(owner, right)).status).toBe(200);
    await owner.call('logout');
    const guesser = await visit(test);
    const statuses: number[] = [];
    for (let guess = 0; guess < 101; guess += 1)
      statuses.push((await signIn(guesser, wrong)).status);
    // The owner's own sign-in was the first.
    expect(statuses.indexOf(429)).toBe(99);
    expect((await signIn(await visit(test), right)).status).toBe(429);
    const forged = await visit(test);
    forged.cookies.set('plinth_browser', `${'a'.repeat(22)}.${'b'.repeat(22)}`);
    expect((await signIn(forged, right)).status).toBe(429);
    // The owner's own browser has its own attempts.
    expect((await signIn(owner, right)).status).toBe(200);
  });

  it('[SRV-2e] a known browser has no more guesses than any other, and is known for its own account alone', async () => {
    const test = await open(get);
    await test.addAccount('bob@example.test', 'mine');
    const bob = await visit(test);
    const here = elsewhere();
    await signIn(bob, { email: 'bob@example.test', password: 'mine' }, here);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await signIn(bob, wrong, here)).status);
    expect(statuses.at(-1)).toBe(429);
    const own: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      own.push((await signIn(bob, { email: 'bob@example.test', password: 'x' }, here)).status);
    expect(own.indexOf(429)).toBe(10);
  });
});

describeOnEmbeddedDatabase('many sign-ins at once', (get) => {
  it('[SRV-2e] [SRV-13f] are answered in a short queue; pages and the right password come through', async () => {
    // A third of the real cost is longer than the time in which all of them arrive.
    const passwordCost = { ...standardPasswordCost, p: 1 };
    const test = await createTestApp(get(), { trustProxy: true, passwordCost });
    await createAccount(get().db, {
      siteId: testSite.id,
      cost: passwordCost,
      ...right,
      roles: [1],
      displayName: 'Ida',
    });
    const visitor = await visit(test);
    const storm = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        signIn(visitor, { ...wrong, email: `stranger${at}@example.test` }),
      ),
    );
    const statuses = storm.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const refused = storm.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(30);
    expect((await signIn(visitor, right)).status).toBe(200);
  });

  it('[SRV-2n] leave threads for the compression of pages', async () => {
    // A third of the real cost is more than a page's.
    const passwordCost = { ...standardPasswordCost, p: 1 };
    const test = await createTestApp(get(), { trustProxy: true, passwordCost });
    const visitor = await visit(test);
    const storm = Array.from({ length: 60 }, (_, at) =>
      signIn(visitor, { ...wrong, email: `stranger${at}@example.test` }),
    );
    let isOver = false;
    void Promise.allSettled(storm).then(() => (isOver = true));
    const page = await test.app.request(`${testOrigin}/`, {
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
    });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(isOver).toBe(false);
    await Promise.all(storm);
  });
});

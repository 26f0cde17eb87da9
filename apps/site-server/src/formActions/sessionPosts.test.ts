import { pageType } from '@plinth/site-model';
import { expect, it } from 'vitest';
import type { TestBrowser } from '../../testing/createBrowser';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const mia = { email: 'mia@example.test', password: 'clay and water' };
const denied = {
  id: 'members',
  slug: 'members',
  title: 'Members',
  pageType: pageType.memberAreaAccessDenied,
  sections: [],
};
const german = { ...testSite, locale: 'de', pages: [...testSite.pages, denied] };

const post = (browser: TestBrowser, path: string, fields: Record<string, string>, headers = {}) =>
  browser.postForm(path, { crumb: browser.cookies.get('crumb') ?? '', ...fields }, headers);

describeOnEmbeddedDatabase('logging in without a script', (get) => {
  it('[RUN-10b] [SRV-2g] leads back to the page that asked, and out again', async () => {
    const test = await createTestApp(get(), { site: german });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    const asked = await (await browser.get('/members?from=shelf')).text();
    expect(asked).toContain('action="/session/login"');
    expect(asked).toContain('value="/members?from=shelf"');
    const wrong = await post(browser, '/session/login', {
      ...mia,
      password: 'wrong',
      returnTo: '/members?from=shelf',
    });
    expect(wrong.status).toBe(401);
    const told = await wrong.text();
    // In the site's language, with the entries except the password.
    expect(told).toContain('E-Mail oder Passwort stimmt nicht.');
    expect(told).toContain(`value="${mia.email}"`);
    expect(told).toContain('value="/members?from=shelf"');
    expect(told).not.toContain('wrong');

    const answer = await post(browser, '/session/login', {
      ...mia,
      returnTo: '/members?from=shelf',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/members?from=shelf']);
    const inside = await (await browser.get('/members')).text();
    expect(inside).toContain('action="/session/logout"');
    const out = await post(browser, '/session/logout', {});
    expect(out.headers.get('location')).toBe('/?logout=true');
    expect(await (await browser.get('/members')).text()).toContain('action="/session/login"');
    expect((await browser.get('/session/login')).headers.get('location')).toBe('/members');
  });

  it('[RUN-10b] [SRV-2c] refuses a form of another site, or one without our crumb', async () => {
    const test = await createTestApp(get(), { site: german });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    await browser.get('/members');
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const answer of [
      await post(browser, '/session/login', mia, foreign),
      await browser.postForm('/session/login', { ...mia, crumb: 'x' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie().join()).not.toContain('session');
    }
    await post(browser, '/session/login', mia);
    await post(browser, '/session/logout', {}, foreign);
    await browser.postForm('/session/logout', { crumb: 'x' });
    expect(await (await browser.get('/members')).text()).toContain('action="/session/logout"');
  });

  it('[RUN-10b] [SRV-2e] slows down guesses, in the messages of the site', async () => {
    const rateLimits = { memberLogin: { calls: 1, window: 60_000 } };
    const test = await createTestApp(get(), { site: german, rateLimits });
    const browser = test.browser();
    await browser.get('/members');
    await post(browser, '/session/login', mia);
    const waiting = await post(browser, '/session/login', mia);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await waiting.text()).toContain('Zu viele Versuche.');
    const call = await browser.call('memberLogin', { ...mia, rememberMe: false });
    expect([call.status, call.body['error']]).toEqual([
      429,
      'Zu viele Versuche. Bitte versuchen Sie es in 60 s noch einmal.',
    ]);
  });

  it('[RUN-10b] [SRV-2t] goes to a page of this site alone, whatever the form says', async () => {
    const test = await createTestApp(get(), { site: german });
    await test.addAccount(mia.email, mia.password);
    for (const returnTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/%E0%A4%A',
    ]) {
      const browser = test.browser();
      await browser.get('/members');
      const wrong = await post(browser, '/session/login', { ...mia, password: 'x', returnTo });
      expect(wrong.status).toBe(401);
      const answer = await post(browser, '/session/login', { ...mia, returnTo });
      expect(answer.headers.get('location')).toBe(returnTo.includes('%') ? returnTo : '/');
    }
  });
});

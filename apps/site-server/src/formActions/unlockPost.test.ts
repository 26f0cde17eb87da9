import { pageType } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { type TestBrowser, testOrigin } from '../../testing/createBrowser';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const password = 'slip and grog';
const words = 'Ten mugs cost what seven do.';
const trade = {
  id: 'trade',
  slug: 'trade',
  title: 'For shops',
  sections: [
    {
      id: 'words',
      blocks: [{ id: 'trade-words', type: 2 as const, settings: { html: `<p>${words}</p>` } }],
    },
  ],
};
const site = { ...testSite, pages: [...testSite.pages, trade] };

const unlock = (browser: TestBrowser, given: string, returnTo = '/trade', headers = {}) =>
  browser.postForm(
    '/unlock',
    { crumb: browser.cookies.get('crumb') ?? '', password: given, returnTo },
    headers,
  );

const seen = async (browser: TestBrowser, path = '/trade') => {
  const answer = await browser.get(path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

const context = (html: string) =>
  JSON.parse(/id="plinth-page-context">([^<]*)/.exec(html)![1]!) as Record<string, unknown>;

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 86_400_000;

describeOnEmbeddedDatabase('the password of a page', (get) => {
  async function openTrade(more: Parameters<typeof createTestApp>[1] = {}) {
    const test = await createTestApp(get(), { site, ...more });
    await test.lock(password, 'trade');
    const browser = test.browser();
    await browser.get('/');
    return { test, browser };
  }

  it('[RUN-24a] [MOD-1] asks at the address, and leads back to it with all of its query', async () => {
    const { browser } = await openTrade();
    const asked = await seen(browser, '/trade?from=mail');
    expect(asked.status).toBe(403);
    expect(asked.html).not.toContain(words);
    expect(asked.html).not.toContain('For shops');
    expect(asked.html).toContain('value="/trade?from=mail"');
    expect(asked.headers.get('cache-control')).toBe('private, no-store');
    expect(asked.headers.get('x-robots-tag')).toBe('noindex');

    const wrong = await unlock(browser, 'Slip and grog', '/trade?from=mail');
    expect(wrong.status).toBe(403);
    const told = await wrong.text();
    expect(told).toContain('This password is not right.');
    expect(told).toContain('value="/trade?from=mail"');
    expect(told).not.toContain('Slip and grog');
    expect(wrong.headers.getSetCookie().join()).not.toContain('plinth_key');

    const right = await unlock(browser, password, '/trade?from=mail');
    expect([right.status, right.headers.get('location')]).toEqual([303, '/trade?from=mail']);
    expect(right.headers.getSetCookie().join()).toMatch(
      /plinth_key_[\w-]{10}=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const shown = await seen(browser);
    expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(shown.html).toContain(words);
    expect((await browser.get('/unlock')).headers.get('location')).toBe('/');
  });

  it('[RUN-24b] [TRK-5] a lock screen has nothing around it, and its kind says that nothing is counted', async () => {
    const { browser } = await openTrade();
    const { html } = await seen(browser);
    expect(html).not.toMatch(/<header|<footer|data-popup-template|data-consent-banner|pl-info-bar/);
    expect(context(html)['pageType']).toBe(pageType.lockScreen);
    expect(html).not.toMatch(/rel="canonical"|data-navigation/);
  });

  it('[RUN-24b] is rendered in the site’s own page, which has no address', async () => {
    const own = {
      id: 'door',
      slug: 'door',
      title: 'Ring the bell',
      pageType: pageType.lockScreen,
      sections: [
        {
          id: 'bell',
          blocks: [{ id: 'bell', type: 2 as const, settings: { html: '<h1>Ring the bell</h1>' } }],
        },
      ],
    };
    const { browser } = await openTrade({
      site: { ...site, locale: 'de', pages: [...site.pages, own] },
    });
    const { html } = await seen(browser);
    expect(html).toContain('<h1>Ring the bell</h1>');
    expect(html).not.toContain('Passwort nötig</h');
    expect(html).toContain('>Passwort</label>');
    expect((await seen(browser, '/door')).status).toBe(404);
    expect(await (await unlock(browser, 'x')).text()).toContain('Dieses Passwort stimmt nicht.');
  });

  it('[RUN-24g] admits accounts of the site, and no member without the password', async () => {
    const { test, browser } = await openTrade();
    await test.addAccount('mia@example.test', 'clay and water');
    await test.addAccount('ida@example.test', 'clay and water', [10]);
    const signIn = (who: TestBrowser, email: string) =>
      who.call('memberLogin', { email, password: 'clay and water', rememberMe: false });
    await signIn(browser, 'mia@example.test');
    expect((await seen(browser)).status).toBe(403);
    const owner = test.browser();
    await owner.get('/');
    await signIn(owner, 'ida@example.test');
    expect((await seen(owner)).html).toContain(words);
  });

  it('[RUN-24e] locks again when the password is changed, when two weeks are over, and for another lock', async () => {
    const { test, browser } = await openTrade();
    await test.lock('another word', 'contact');
    await unlock(browser, password);
    expect((await seen(browser)).status).toBe(200);
    expect((await seen(browser, '/contact')).status).toBe(403);
    // A key is valid for its own lock only, whatever the name of its cookie.
    const [name, value] = [...browser.cookies].find(([key]) => key.startsWith('plinth_key'))!;
    await unlock(browser, 'another word', '/contact');
    for (const key of [...browser.cookies.keys()])
      if (key.startsWith('plinth_key') && key !== name) browser.cookies.set(key, value);
    expect((await seen(browser, '/contact')).status).toBe(403);

    test.time.now += days(14);
    expect((await seen(browser)).status).toBe(200);
    test.time.now += minutes(1);
    expect((await seen(browser)).status).toBe(403);
    await browser.get('/');
    await unlock(browser, password);
    expect((await seen(browser)).status).toBe(200);
    // The same text again is another password.
    await test.lock(password, 'trade');
    expect((await seen(browser)).status).toBe(403);
  });

  it('[RUN-24e] takes no key that was made up, or made long before its time', async () => {
    const { test, browser } = await openTrade();
    await unlock(browser, password);
    const [name, value] = [...browser.cookies].find(([key]) => key.startsWith('plinth_key'))!;
    const [time, signature] = value.split('.') as [string, string];
    const later = (Number.parseInt(time, 36) + 1).toString(36);
    for (const forged of [
      `${later}.${signature}`,
      `${time}.${'A'.repeat(22)}`,
      `${time}.`,
      signature,
      '',
    ]) {
      browser.cookies.set(name, forged);
      expect((await seen(browser)).status, forged).toBe(403);
    }
    browser.cookies.set(name, value);
    expect((await seen(browser)).status).toBe(200);
    test.time.now -= minutes(2);
    expect((await seen(browser)).status).toBe(403);
  });

  it('[RUN-24f] [SRV-2e] slows down guesses, counts no right password, and slows down nobody else', async () => {
    const rateLimits = { unlock: { calls: 2, window: minutes(10) } };
    const { test, browser } = await openTrade({
      rateLimits,
      trustProxy: true,
    });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    // A class behind one address, each with the password.
    for (let guest = 0; guest < 4; guest += 1) {
      const visitor = test.browser();
      await visitor.get('/');
      expect((await unlock(visitor, password, '/trade', from('203.0.113.7'))).status).toBe(303);
    }
    for (let guess = 0; guess < 2; guess += 1)
      expect((await unlock(browser, `guess ${guess}`, '/trade', from('203.0.113.8'))).status).toBe(
        403,
      );
    const waiting = await unlock(browser, password, '/trade', from('203.0.113.8'));
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '300']);
    expect(await waiting.text()).toContain('Too many attempts. Please try again in 300 s.');
    expect((await unlock(browser, password, '/trade', from('203.0.113.9'))).status).toBe(303);
  });

  it('[RUN-24c] [SRV-2c] opens nothing by a form of another site, or without our crumb', async () => {
    const { browser } = await openTrade();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const answer of [
      await unlock(browser, password, '/trade', foreign),
      await browser.postForm('/unlock', { password, returnTo: '/trade', crumb: 'x' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie().join()).not.toContain('plinth_key');
      expect(await answer.text()).toContain('Please enter the password once more.');
    }
  });

  it('[RUN-24d] [SRV-2t] leads to this site alone, whatever the form says', async () => {
    const { browser } = await openTrade();
    for (const returnTo of [
      'https://evil.example/trade',
      '//evil.example/trade',
      '/\\evil.example',
    ])
      expect((await unlock(browser, password, returnTo)).headers.get('location'), returnTo).toBe(
        '/',
      );
    const answer = await unlock(browser, password, `${testOrigin}/trade?x=1`);
    expect(answer.headers.get('location')).toBe('/trade?x=1');
  });
});

import { gzipSync } from 'node:zlib';
import { calls, type CallName } from '@plinth/site-api/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { testOrigin } from '../../testing/createBrowser';
import { describeOnEachDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const withCrumb = (Object.keys(calls) as CallName[]).filter((name) => calls[name].crumb !== 'none');

describeOnEachDatabase('every call', (get) => {
  it('[SRV-2b] is answered: none of the table leads to a missing address', async () => {
    const { browser } = await createTestApp(get());
    for (const name of Object.keys(calls) as CallName[]) {
      const { status } = await browser().call(name, { id: '1' });
      expect([name, status]).not.toEqual([name, 404]);
      expect([name, status]).not.toEqual([name, 405]);
      expect([name, status >= 500]).toEqual([name, false]);
    }
  });

  it('[API-19, A-228, B-236] answers under /api/rest/ as under /api/, with the same locks and refusals', async () => {
    const { browser } = await createTestApp(get());
    const visitor = browser();
    const at = async (path: string) => {
      const answer = await visitor.get(path);
      return [answer.status, await answer.json()];
    };
    expect(await at('/api/rest/multilingual/status')).toEqual(await at('/api/multilingual/status'));
    expect(await at('/api/rest/form/SaveFormSubmission')).toEqual(
      await at('/api/form/SaveFormSubmission'),
    );
    expect(await at('/api/rest/nothing')).toEqual([404, expect.anything()]);

    const locked = await createTestApp(get(), {
      site: { ...testSite, siteStatus: { value: 1 } },
    });
    const refused = await locked.browser().get('/api/rest/multilingual/status');
    expect(refused.status).toBe(410);
  });

  it('[MOD-20, A-306] reads the first 1000 names of a query and no more', async () => {
    const { browser } = await createTestApp(get());
    const names = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=`).join('&');
    const ask = async (query: string) =>
      (await browser().get(`/api/google-maps/places/autocomplete?${query}`)).status;
    expect(await ask(`${names(999)}&input=zuri`)).toBe(200);
    expect(await ask(`${names(1000)}&input=zuri`)).toBe(400);
  });

  it.each(withCrumb)('[SRV-2c] %s is refused without a crumb, with a new one', async (name) => {
    const { browser, services } = await createTestApp(get());
    const visitor = browser();
    const payloads: Partial<Record<CallName, unknown>> = {
      saveFormSubmission: { key: 'k', formId: 'contact', form: '{}' },
      memberLogin: { email: 'a@b.test', password: 'x' },
      widgetRendering: { widgetJSON: { type: 2, id: 'welcome' } },
      saveLanguages: { languages: [] },
      saveSiteHeaderFooter: { header: {}, footer: {} },
      recordJavascriptErrors: [{ event: 'error', data: {}, timestamp: 1 }],
      recordEvent: { event: 'e', data: {} },
      addCartLine: { key: 'k', itemId: 'p', sku: 's', quantity: 1 },
      updateCartLine: { key: 'k', lineId: 'l', quantity: 1 },
      removeCartLine: { key: 'k', lineId: 'l' },
      applyCoupon: { key: 'k', code: 'c' },
      removeCoupon: { key: 'k', code: 'c' },
      selectShipping: { key: 'k', shippingOptionId: 's' },
      placeOrder: {
        key: 'k',
        email: 'a@b.test',
        paymentToken: 't',
        shownTotal: 0,
        address: { name: 'A', street: 'B', city: 'C', postalCode: 'D', country: 'DE' },
      },
    };
    const answer = await visitor.call(name, payloads[name]);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ crumbFail: true });
    expect(services.crumbs.check(String(answer.body['crumb']))).toBe('valid');
    expect(visitor.cookies.get('crumb')).toBe(answer.body['crumb']);

    const second = await visitor.call(name, payloads[name]);
    expect(second.body).not.toHaveProperty('crumbFail');
  });

  it('[SRV-2c] a crumb counts only with its cookie, unchanged, not too old and from our own pages', async () => {
    const { browser, time } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    const good = visitor.cookies.get('crumb')!;
    const fails = async (options: Parameters<typeof visitor.call>[2]) =>
      (await visitor.call('formSubmissionKey', undefined, options)).body['crumbFail'] === true;

    expect(await fails({})).toBe(false);
    expect(await fails({ crumb: `${good}x` })).toBe(true);
    visitor.cookies.set('crumb', good);
    expect(await fails({ headers: { origin: 'https://elsewhere.test' } })).toBe(true);
    visitor.cookies.set('crumb', good);
    expect(await fails({ headers: { 'sec-fetch-site': 'cross-site' } })).toBe(true);
    visitor.cookies.clear();
    expect(await fails({ crumb: good })).toBe(true);
    // Not signed by the server, in cookie and query alike: a subdomain could set it.
    visitor.cookies.set('crumb', 'planted');
    expect(await fails({ crumb: 'planted' })).toBe(true);
    visitor.cookies.set('crumb', good);
    time.now += 8 * 86_400_000;
    expect(await fails({})).toBe(true);
  });

  it('[SRV-2c] two tabs whose crumb is too old request a new one once, not twice', async () => {
    const { browser, time } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    const old = visitor.cookies.get('crumb')!;
    time.now += 8 * 86_400_000;
    const ask = async (crumb: string, cookie = crumb) => {
      const headers = { cookie: `crumb=${cookie}` };
      return (await visitor.call('formSubmissionKey', undefined, { crumb, headers })).body;
    };
    // Both are sent before either is answered.
    const [one, other] = await Promise.all([ask(old), ask(old)]);
    const cookie = visitor.cookies.get('crumb')!;
    for (const { crumb } of [one, other]) {
      expect(crumb).not.toBe(old);
      expect(await ask(String(crumb), cookie)).not.toHaveProperty('crumbFail');
    }
    // A third call was built before the cookie arrived, and sent after.
    const late = await ask(old, cookie);
    expect(late).toMatchObject({ crumbFail: true, crumb: cookie });
    expect(visitor.cookies.get('crumb')).toBe(cookie);
  });

  it('[SRV-2b] names the field that does not fit the contract', async () => {
    const { browser } = await createTestApp(get());
    const answer = await browser().call('recordButtonClick', { id: 'b', context: 3 });
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(/^recordButtonClick: context: /);
    const broken = await browser().call('recordHit', { event: 'View', data: '{"half":' });
    expect(broken.body['error']).toMatch(/^recordHit: data: /);
  });

  it('[SRV-2b] says so when a body is not JSON, when it is too large, and when the method is wrong', async () => {
    const { app } = await createTestApp(get());
    const post = (body: string) =>
      app.request(`${testOrigin}/api/census/button-click`, { method: 'POST', body });
    expect(await (await post('{"id":')).json()).toEqual({
      error: 'The body of the request is not JSON.',
    });
    const large = await post(JSON.stringify({ id: 'x'.repeat(300_000) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({
      error: 'This is larger than 256 kB and cannot be sent. Please shorten it.',
    });
    const posted = await app.request(`${testOrigin}/form/contact`, {
      method: 'POST',
      headers: { accept: 'text/html,*/*;q=0.8' },
      body: 'x'.repeat(300_000),
    });
    expect(posted.status).toBe(413);
    expect(await posted.text()).toContain('your entries are still there');
    const german = await createTestApp(get(), { site: { ...testSite, locale: 'de-DE' } });
    const sent = await german.app.request(`${testOrigin}/api/census/button-click`, {
      method: 'POST',
      body: 'x'.repeat(300_000),
    });
    expect(await sent.json()).toEqual({
      error: 'Das ist größer als 256 kB und kann nicht gesendet werden. Bitte kürzen Sie es.',
    });
    const wrong = await app.request(`${testOrigin}/api/census/button-click`);
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
    const unknown = await app.request(`${testOrigin}/api/census/nothing`, { method: 'POST' });
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/json',
    ]);
  });

  it('[SRV-2b] says so when a body is compressed, and reads one that only names its character set', async () => {
    const { app } = await createTestApp(get());
    const send = (body: BodyInit, encoding: string) =>
      app.request(`${testOrigin}${calls.recordOverlay.path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      });
    const body = '{"event":"shown"}';
    const refused = await send(new Uint8Array(gzipSync(body)), 'gzip');
    expect([refused.status, refused.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    expect((await send(body, 'utf-8')).status).toBe(200);
  });

  it('[SRV-2e] answers 429 with Retry-After, and lets the visitor in again after it', async () => {
    const { browser, time } = await createTestApp(get(), {
      rateLimits: { formSubmissionKey: { calls: 2, window: 20_000 } },
    });
    const visitor = browser();
    await visitor.get('/');
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await visitor.call('formSubmissionKey')).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await visitor.call('formSubmissionKey');
    expect(refused.headers.get('retry-after')).toBe('10');
    time.now += 10_000;
    expect((await visitor.call('formSubmissionKey')).status).toBe(200);
  });

  it('[SRV-2e] trusts a proxy about the visitor only where it is configured to', async () => {
    const limits = { rateLimits: { formSubmissionKey: { calls: 1, window: 60_000 } } };
    const tries = async (trustProxy: boolean) => {
      const { browser } = await createTestApp(get(), { ...limits, trustProxy });
      const visitor = browser();
      await visitor.get('/');
      const statuses = [];
      for (const address of ['203.0.113.1', '203.0.113.2']) {
        const headers = { 'x-forwarded-for': `198.51.100.9, ${address}` };
        statuses.push((await visitor.call('formSubmissionKey', undefined, { headers })).status);
      }
      return statuses;
    };
    expect(await tries(true)).toEqual([200, 200]);
    expect(await tries(false)).toEqual([200, 429]);
  });
});

import { expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp';
import { testOrigin } from '../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../testing/databases';

/** Addresses of another site, as they are hidden in a redirect parameter. */
const elsewhere = [
  ...[
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '//evil.example/%2e%2e',
    '/.//evil.example',
    '/x/..//evil.example',
  ],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'http://studio.test@evil.example/',
    'javascript:alert(1)',
  ],
  ...[
    'data:text/html,x',
    '//evil%E3%80%82example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/%2f/evil.example',
  ],
  ...[
    'http://studio.test.evil.example/',
    '/config/..//evil.example',
    '/config/%2e%2e//evil.example',
    '?//evil.example',
  ],
];

const host = new URL(testOrigin).host;
/** As it is in the first line of a request. */
const at = (path: string) => testOrigin + path;

describeOnEmbeddedDatabase('redirects', (get) => {
  it('[SRV-2t] none leads to another server, whatever its parameter says', async () => {
    const test = await createTestApp(get());
    await test.addAccount('ida@example.test', 'clay', [1]);
    const owner = test.browser();
    await owner.get('/');
    await owner.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
    const limited = { 'x-forwarded-for': '203.0.113.1' };
    const away: string[] = [];
    let leading = 0;
    const check = (what: string, answer: Response) => {
      const location = answer.headers.get('location');
      if (location === null) return;
      leading += 1;
      const target = new URL(location, answer.url || `${testOrigin}/`);
      if (target.host !== host) away.push(`${what} → ${location}`);
    };
    for (const address of elsewhere) {
      const encoded = encodeURIComponent(address);
      check('consent', await owner.postForm('/consent', { decision: 'accept', returnTo: address }));
      check('page', await owner.get(at(`/${address.replace(/^\/*/, '//')}/`)));
      check('frame', await owner.get(`/config?frameUrl=${encoded}`));
      check('page-at', await owner.get(`/config/page-at?path=${encoded}`));
      check(
        'preview',
        await owner.get(at(`//evil.example/${encoded}`), {
          referer: `${testOrigin}/?preview=banner`,
        }),
      );
      check(
        'form',
        await owner.get(`/form/contact?returnTo=${encoded}&successRedirect=${encoded}`),
      );
      check('cart', await owner.get(`/commerce/cart/add?returnTo=${encoded}`));
      check('checkout', await owner.get(`/commerce/goto-checkout?returnTo=${encoded}`));
    }
    for (const returnTo of elsewhere.slice(0, 8)) {
      const browser = test.browser();
      await browser.get('/');
      const crumb = browser.cookies.get('crumb')!;
      test.time.now += 10 * 60_000;
      check(
        'sign-in',
        await browser.postForm(
          '/config/login',
          { email: 'ida@example.test', password: 'clay', crumb, returnTo },
          limited,
        ),
      );
    }
    expect(away).toEqual([]);
    expect(leading).toBeGreaterThan(80);
  });

  it('[SRV-2t] a sent form leads where its owner says, never where its visitor says', async () => {
    const test = await createTestApp(get());
    const visitor = test.browser();
    await visitor.get('/contact');
    const key = test.services.submissionKeys.issue();
    test.time.now += 10_000;
    const answer = await visitor.postForm('/form/contact', {
      key,
      email: 'ada@example.test',
      message: 'x',
      name: 'Ada',
      successRedirect: 'https://evil.example',
      returnTo: 'https://evil.example',
      action: '//evil.example',
    });
    expect(answer.headers.get('location')).toBeNull();
  });
});

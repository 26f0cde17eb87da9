import { JSDOM } from 'jsdom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts, formSubmissions, mails, orderEntries, orders } from '../database/schema/index';
import type { PaymentProvider } from '../shop/paymentProvider';
import { sendDueMails } from '../mail/queue/sendDueMails';
import type { TestBrowser } from '../../testing/createBrowser';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, openShop, order } from '../../testing/openShop';
import { openSmtpServer } from '../../testing/openSmtpServer';
import { testSite } from '../../testing/testSite';

const password = 'clay and water';
const email = 'mia@example.test';
const day = 86_400_000;

const site = {
  ...testSite,
  websiteSettings: { isMemberSignUpEnabled: true },
  pages: [
    ...testSite.pages,
    { id: 'inside', slug: 'inside', title: 'Inside', pageType: 105, sections: [] },
    {
      id: 'shelf',
      slug: 'shelf',
      title: 'Shelf',
      pageType: 105,
      sections: [],
      memberPlans: ['plan-tea'],
    },
  ],
};

/** A provider that records which subscriptions it was requested to end. */
const endingAt = (asked: string[]) => ({
  charge: () => Promise.resolve('paid' as const),
  cancel: () => Promise.resolve(),
  refund: () => Promise.resolve('refunded' as const),
  cancelSubscription: (reference: string): Promise<void> =>
    Promise.resolve(void asked.push(reference)),
});

describeOnEmbeddedDatabase('members', (get) => {
  async function open(more: Partial<typeof site> = {}, payments?: PaymentProvider) {
    const smtp = await openSmtpServer();
    const mailTransport = smtp.transport();
    const test = await createTestApp(get(), {
      site: { ...site, ...more },
      mailTransport,
      ...(payments ? { payments } : {}),
      origins: ['http://studio.test'],
      rateLimits: { forgotten: { calls: 100, window: 1000 } },
    });
    const post = async (
      browser: TestBrowser,
      path: string,
      fields: Record<string, string> = {},
    ) => {
      if (!browser.cookies.has('crumb')) await browser.get('/inside');
      return browser.postForm(path, { crumb: browser.cookies.get('crumb') ?? '', ...fields });
    };
    const page = async (answer: Response | Promise<Response>) =>
      new JSDOM(await (await answer).text()).window.document;
    /** The path of the link in the next mail. */
    const nextLink = async () => {
      const before = smtp.received.length;
      await expect
        .poll(async () => {
          await sendDueMails(test.services, mailTransport);
          return smtp.received.length;
        })
        .toBeGreaterThan(before);
      const { mail, recipients } = smtp.received.at(-1)!;
      const [, path = ''] = /http:\/\/studio\.test(\/\S*key=[^\s)]+)/.exec(mail.text ?? '') ?? [];
      return { path, subject: mail.subject, recipients, text: mail.text ?? '' };
    };
    const keyOf = (path: string) => new URL(path, 'http://x.test').searchParams.get('key')!;
    /** A visitor who has signed up and is logged in. */
    const join = async (address = email, name = 'Mia') => {
      const browser = test.browser();
      await post(browser, '/session/join', { name, email: address, returnTo: '/inside' });
      const { path } = await nextLink();
      await post(browser, '/session/join/confirm', { key: keyOf(path), password });
      return browser;
    };
    /** The member's own browser, later. */
    const enter = async () => {
      const later = test.browser();
      await post(later, '/session/login', { email, password });
      return later;
    };
    const buy = (more: Partial<typeof orders.$inferInsert> = {}) =>
      test.db.insert(orders).values({
        siteId: site.id,
        idempotencyKey: crypto.randomUUID(),
        kind: 'subscription',
        status: 'paid',
        email: 'Mia@Example.test',
        address: { name: 'Mia', street: 'Mill Lane 1', city: 'Bonn', country: 'DE' },
        cart: { entries: [planLine(12)] },
        grandTotal: 600,
        currencyCode: 'EUR',
        placedAt: new Date(test.time.now),
        ...more,
      });
    return { ...test, post, page, nextLink, keyOf, join, enter, buy, received: smtp.received };
  }

  const planLine = (numBillingCycles: number) => ({
    itemId: 'plan-tea',
    title: 'Thursday shelf',
    subscription: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles },
  });

  it('[SRV-103a, A-3] a visitor signs up by a mail, chooses a password and is where they wanted to be', async () => {
    const { browser, post, page, nextLink, keyOf, db } = await open();
    const visitor = browser();
    const denied = await page(visitor.get('/inside'));
    const link = denied.querySelector<HTMLAnchorElement>('.pl-access-denied a[href*="join"]')!;
    expect(link.getAttribute('href')).toBe('/session/join?returnTo=%2Finside');
    const form = await page(visitor.get(link.getAttribute('href')!));
    expect(form.querySelector<HTMLInputElement>('main [name="returnTo"]')?.value).toBe('/inside');
    const asked = await post(visitor, '/session/join', {
      name: 'Mia',
      email: 'Mia@Example.test',
      returnTo: '/inside',
    });
    expect(asked.status).toBe(200);
    expect((await page(asked)).body.textContent).toContain('mia@example.test');
    expect(await db.select().from(accounts)).toEqual([]);

    const { path, subject, recipients } = await nextLink();
    expect([subject, recipients]).toEqual(['Your account at Test Studio', [email]]);
    const confirm = await page(visitor.get(path));
    expect(confirm.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe(email);
    const short = await post(visitor, '/session/join/confirm', { key: keyOf(path), password: 'x' });
    expect(short.status).toBe(400);
    const field = (await page(short)).querySelector('[name="password"]')!;
    expect(field.getAttribute('aria-invalid')).toBe('true');

    const done = await post(visitor, '/session/join/confirm', { key: keyOf(path), password });
    expect(done.headers.get('location')).toBe('/inside');
    expect((await visitor.get('/inside')).status).toBe(200);
    const [account] = await db.select().from(accounts);
    expect(account).toMatchObject({ email, displayName: 'Mia', roles: [] });
    expect((await visitor.get('/config/')).status).toBe(403);
    // The link has done its work.
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('[SRV-103b] says the same whether there is an account, and mails its owner a way to a new password', async () => {
    const { browser, post, page, nextLink, addAccount } = await open();
    await addAccount(email, password);
    const visitor = browser();
    const textOf = async (address: string) =>
      (await page(await post(visitor, '/session/join', { name: 'X', email: address })))
        .querySelector('main')!
        .textContent.replace(address, '');
    const known = await textOf(email);
    const { path, subject } = await nextLink();
    expect([subject, path]).toEqual([
      'A new password for Test Studio',
      expect.stringMatching(/^\/session\/password\?key=/),
    ]);
    expect(await textOf('new@example.test')).toBe(known);
  });

  it.each([
    [{ name: ' ', email }, 'name'],
    [{ name: 'Mia', email: 'mia' }, 'email'],
  ])('[SRV-103a] %j is told at its field, and nothing typed is lost', async (fields, wrong) => {
    const { browser, post, page } = await open();
    const answer = await post(browser(), '/session/join', fields);
    expect(answer.status).toBe(400);
    const form = await page(answer);
    const invalid = form.querySelector<HTMLInputElement>('[aria-invalid="true"]')!;
    expect(invalid.name).toBe(wrong);
    expect(form.querySelector<HTMLInputElement>('[name="email"]')!.value).toBe(fields.email);
    expect(form.getElementById(invalid.getAttribute('aria-describedby')!)).not.toBeNull();
  });

  it('[SRV-103a] offers no sign-up where the owner has not opened it', async () => {
    const { browser, post, page } = await open({ websiteSettings: {} as never });
    const visitor = browser();
    expect((await visitor.get('/session/join')).status).toBe(404);
    expect((await post(visitor, '/session/join', { name: 'Mia', email })).status).toBe(404);
    expect((await page(visitor.get('/inside'))).querySelector('a[href*="join"]')).toBeNull();
  });

  it('[SRV-103a] a link that was changed, or that is three days old, opens nothing', async () => {
    const { browser, post, nextLink, time } = await open();
    const visitor = browser();
    await post(visitor, '/session/join', { name: 'Mia', email });
    const { path } = await nextLink();
    expect((await visitor.get(`${path}x`)).status).toBe(404);
    expect((await visitor.get(path.replace('key=e', 'key=f'))).status).toBe(404);
    time.now += 3 * day;
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('[SRV-103c] a member who has forgotten the password gets another by a mail', async () => {
    const { browser, post, nextLink, keyOf, addAccount } = await open();
    await addAccount(email, 'the old one');
    const other = browser();
    await post(other, '/session/login', { email, password: 'the old one' });
    const visitor = browser();
    await post(visitor, '/session/forgotten', { email });
    const { path } = await nextLink();
    const done = await post(visitor, '/session/password', { key: keyOf(path), password });
    expect(done.headers.get('location')).toBe('/session/account?done=password');
    expect((await visitor.get('/session/account')).status).toBe(200);
    expect((await other.get('/session/account')).status).toBe(403);
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('[SRV-104a] the account is its owner’s alone', async () => {
    const { browser, join, page } = await open();
    const stranger = await browser().get('/session/account');
    expect(stranger.status).toBe(403);
    expect((await page(stranger)).querySelector('[data-login-form]')).not.toBeNull();
    const mia = await join();
    const answer = await mia.get('/session/account');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  });

  it('[SRV-104b] name and password are changed, and every other browser is out', async () => {
    const { browser, post, join, page, db } = await open();
    const mia = await join();
    const other = browser();
    await post(other, '/session/login', { email, password });
    expect((await other.get('/session/account')).status).toBe(200);
    await post(mia, '/session/account/name', { name: ' Mia Kern ' });
    expect(await db.select({ name: accounts.displayName }).from(accounts)).toEqual([
      { name: 'Mia Kern' },
    ]);
    const change = (current: string, next: string) =>
      post(mia, '/session/account/password', { current, password: next });
    const wrong = await change('no', 'fire and a long night');
    expect(wrong.status).toBe(403);
    expect((await page(wrong)).querySelector('#member-current')?.getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect((await change(password, 'fire and a long night')).headers.get('location')).toBe(
      '/session/account?done=password',
    );
    expect((await mia.get('/session/account')).status).toBe(200);
    expect((await other.get('/session/account')).status).toBe(403);
  });

  it('[SRV-104c] another address is taken when its own mail was opened, once', async () => {
    const { post, join, nextLink, db, addAccount } = await open();
    const mia = await join();
    await addAccount('taken@example.test', password);
    await post(mia, '/session/account/email', { email: 'taken@example.test' });
    await post(mia, '/session/account/email', { email: 'kern@example.test' });
    const { path, recipients } = await nextLink();
    expect(recipients).toEqual(['kern@example.test']);
    const emails = async () => (await db.select().from(accounts)).map((one) => one.email).sort();
    expect(await emails()).toEqual([email, 'taken@example.test']);
    expect((await mia.get(path)).headers.get('location')).toBe('/session/account?done=email');
    expect(await emails()).toEqual(['kern@example.test', 'taken@example.test']);
    expect((await mia.get(path)).status).toBe(404);
  });

  it('[SRV-104d] browsers are listed and logged out', async () => {
    const { browser, post, join, page } = await open();
    const mia = await join();
    const other = browser();
    await post(other, '/session/login', { email, password });
    const ids = async () =>
      [...(await page(mia.get('/session/account'))).querySelectorAll('[name="session"]')].map(
        (field) => (field as HTMLInputElement).value,
      );
    const [id = ''] = await ids();
    await post(mia, '/session/account/end', { session: id });
    expect((await other.get('/session/account')).status).toBe(403);
    expect(await ids()).toEqual([]);
  });

  it('[SRV-104e] orders, memberships and everything else that is kept are shown and handed out', async () => {
    const { post, join, page, buy } = await open();
    const mia = await join();
    await buy();
    await buy({ email: 'other@example.test' });
    const account = await page(mia.get('/session/account'));
    const partOf = (id: string) =>
      account.querySelector(`[aria-labelledby="member-${id}"]`)?.textContent;
    expect(partOf('orders')).toMatch(/Order \d+.*€6\.00.*Thursday shelf.*Mill Lane 1/s);
    expect(partOf('plans')).toContain('Thursday shelf');
    expect(account.querySelectorAll('[aria-labelledby="member-orders"] li')).toHaveLength(1);
    const file = await post(mia, '/session/account/export');
    expect(file.headers.get('content-disposition')).toContain('account.json');
    expect(JSON.parse(await file.text())).toMatchObject({
      email,
      accounts: [{ displayName: 'Mia' }],
      orders: [{ grandTotal: 600 }],
    });
  });

  it('[SRV-104f] an account is deleted by its password; orders stay without the person', async () => {
    const { post, join, buy, db } = await open();
    const mia = await join();
    await buy();
    await db.insert(formSubmissions).values({
      siteId: site.id,
      submissionKey: 'k',
      contentDigest: '',
      formId: 'contact',
      formName: 'Contact',
      values: { email },
      pageContext: {},
      channel: 'page',
      receivedAt: new Date(),
    });
    expect((await post(mia, '/session/account/delete', { current: 'no' })).status).toBe(403);
    const done = await post(mia, '/session/account/delete', { current: password });
    expect(done.headers.get('location')).toBe('/?logout=true');
    expect(await db.select().from(accounts)).toEqual([]);
    expect(await db.select().from(formSubmissions)).toEqual([]);
    expect(await db.select().from(mails)).toEqual([]);
    expect(await db.select().from(orders)).toMatchObject([
      { email: 'erased@invalid', address: { country: 'DE' }, grandTotal: 600 },
    ]);
    expect((await mia.get('/session/account')).status).toBe(403);
  });

  it('[SRV-104f] an account that works on the site is not deleted by its own page', async () => {
    const { browser, post, addAccount, db } = await open();
    await addAccount(email, password, [1]);
    const owner = browser();
    await post(owner, '/session/login', { email, password });
    expect((await post(owner, '/session/account/delete', { current: password })).status).toBe(403);
    expect(await db.select().from(accounts)).toHaveLength(1);
  });

  it('[SRV-105a] a bought plan opens its area, and its end closes it', async () => {
    const { join, enter, buy, db, time, addAccount, browser, post } = await open();
    const mia = await join();
    const status = async () => (await mia.get('/shelf')).status;
    expect(await status()).toBe(403);
    await buy({ email: 'other@example.test' });
    await buy({ cart: { entries: [{ ...planLine(0), itemId: 'plan-other' }] } });
    await buy({ status: 'declined' });
    expect(await status()).toBe(403);
    await buy({ cart: { entries: [planLine(1)] } });
    expect(await status()).toBe(200);
    await db.update(orders).set({ status: 'refunded' }).where(eq(orders.status, 'paid'));
    expect(await status()).toBe(403);
    await buy({ cart: { entries: [planLine(1)] } });
    expect(await status()).toBe(200);
    time.now += 40 * day;
    const later = await enter();
    expect((await later.get('/inside')).status).toBe(200);
    expect((await later.get('/shelf')).status).toBe(403);
    await addAccount('ida@example.test', password, [4]);
    const editor = browser();
    await post(editor, '/session/login', { email: 'ida@example.test', password });
    expect((await editor.get('/shelf')).status).toBe(200);
  });

  it('[SRV-107a, SRV-105b] a member ends a subscription once, and keeps what is paid for', async () => {
    const asked: string[] = [];
    const { join, enter, buy, db, time, page, post } = await open({}, endingAt(asked));
    await join();
    await buy({ cart: { entries: [planLine(0)] } });
    await buy({ email: 'other@example.test', cart: { entries: [planLine(0)] } });
    const [own, other] = await db.select().from(orders).orderBy(orders.number);
    time.now += 40 * day;
    const mia = await enter();
    const plans = async () =>
      (await page(mia.get('/session/account'))).querySelector('[aria-labelledby="member-plans"]')!;
    const before = await plans();
    expect(before.textContent).toContain('until it is cancelled');
    const end = (id: string) => post(mia, '/session/account/end-plan', { order: id });
    expect((await end(other!.id)).status).toBe(404);
    expect(asked).toEqual([]);

    const { value } = before.querySelector<HTMLInputElement>('[name="order"]')!;
    const done = await end(value);
    expect(done.headers.get('location')).toBe('/session/account?done=planEnded');
    await end(value);
    expect(asked).toEqual([own!.id]);
    expect(await db.select().from(orderEntries)).toMatchObject([
      { orderId: own!.id, kind: 'ended', actor: email },
    ]);
    const after = await plans();
    expect(after.textContent).toContain('nothing is charged any more');
    expect(after.querySelector('form')).toBeNull();
    expect((await mia.get('/shelf')).status).toBe(200);
    // The second month is paid for, and a third one never begins.
    time.now += 15 * day;
    expect((await (await enter()).get('/shelf')).status).toBe(200);
    time.now += 10 * day;
    const late = await enter();
    expect((await late.get('/inside')).status).toBe(200);
    expect((await late.get('/shelf')).status).toBe(403);
  });

  it('[SRV-105b] a subscription that could not be renewed is over when its provider ends it', async () => {
    const { join, buy, db, time } = await open();
    const mia = await join();
    await buy({ cart: { entries: [planLine(0)] } });
    const [{ id: orderId = '' } = {}] = await db.select({ id: orders.id }).from(orders);
    expect((await mia.get('/shelf')).status).toBe(200);
    const entry = { orderId, at: new Date(time.now), actor: 'Stripe' };
    await db.insert(orderEntries).values({ ...entry, kind: 'not-renewed' });
    expect((await mia.get('/shelf')).status).toBe(200);
    await db.insert(orderEntries).values({ ...entry, kind: 'ended' });
    expect((await mia.get('/shelf')).status).toBe(403);
  });

  it('[SRV-107b, SRV-107c] ends nothing and deletes nobody while the provider does not answer', async () => {
    const asked: string[] = [];
    const provider = endingAt(asked);
    const { join, buy, db, page, post } = await open({}, provider);
    const mia = await join();
    await buy({ cart: { entries: [planLine(0)] } });
    const [{ id = '' } = {}] = await db.select({ id: orders.id }).from(orders);
    const { cancelSubscription } = provider;
    provider.cancelSubscription = () => Promise.reject(new Error('no answer'));
    const failed = await post(mia, '/session/account/end-plan', { order: id });
    expect(failed.status).toBe(503);
    expect((await page(failed)).querySelector('main [role="alert"]')?.textContent).toContain(
      'could not be ended',
    );
    const erase = () => post(mia, '/session/account/delete', { current: password });
    expect((await erase()).status).toBe(503);
    expect(await db.select().from(accounts)).toHaveLength(1);
    expect(await db.select().from(orderEntries)).toEqual([]);

    provider.cancelSubscription = cancelSubscription;
    expect((await erase()).headers.get('location')).toBe('/?logout=true');
    expect(asked).toEqual([id]);
    expect(await db.select().from(accounts)).toEqual([]);
  });
});

describeOnEmbeddedDatabase('a member who buys', (get) => {
  it('[SRV-104g] finds the address of the last order in the checkout', async () => {
    const checkout = { id: 'checkout', slug: 'checkout', title: 'Checkout', pageType: 201 };
    const cart = { id: 'cart', slug: 'cart', title: 'Cart', pageType: 200, sections: [] };
    const block = { id: 'pay', type: 1337, definitionName: 'checkout' };
    const shop = await openShop(get(), {
      site: {
        ...testSite,
        pages: [...testSite.pages, cart, { ...checkout, sections: [{ id: 's', blocks: [block] }] }],
      },
    });
    await shop.addAccount('ada@example.test', password);
    const visitor = await shop.enter();
    await visitor.call('memberLogin', { email: 'ada@example.test', password });
    const { cart: first } = await add(visitor);
    await order(visitor, first.grandTotalCents);
    await add(visitor);
    const page = new JSDOM(await (await visitor.get('/checkout')).text()).window.document;
    const valueOf = (name: string) =>
      page.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value;
    expect(['email', 'street', 'city', 'country'].map(valueOf)).toEqual([
      ...['ada@example.test', 'Mill Lane 1', 'Bonn', 'DE'],
    ]);
  });
});

import { pageType } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { orders } from '../database/schema/index';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { openShop, type ShopOptions } from '../../testing/openShop';
import { mailPageAddress } from './mailPageAddress';

const euro = (amount: number) => ({ amount, currencyCode: 'EUR' });

const soldCart = {
  entries: [
    {
      id: 'l',
      itemId: 'product-mug',
      title: 'Mug',
      sku: 'MUG-OAT',
      quantity: 2,
      unitPrice: euro(3400),
      choices: [{ name: 'Glaze', value: 'Oat' }],
      imageUrl: '/pictures/mug.svg',
    },
  ],
  subtotalAmount: euro(6800),
  shippingCostCents: 900,
  taxCents: 1229,
  discountCents: 0,
  selectedShippingOption: { id: 'post', name: 'By post', cost: euro(900) },
};
const home = {
  name: 'Ada Moss',
  street: 'Mill Lane 1',
  city: 'Bonn',
  postalCode: '53111',
  country: 'DE',
};

type NewOrder = Partial<typeof orders.$inferInsert>;

async function openMails(database: Parameters<typeof openShop>[0], options: ShopOptions = {}) {
  const test = await openShop(database, { site: sampleSite, ...options });
  let keys = 0;
  const addOrder = async (more: NewOrder = {}) => {
    const [row] = await test.db
      .insert(orders)
      .values({
        siteId: sampleSite.id,
        idempotencyKey: `k${(keys += 1)}`,
        status: 'paid',
        email: 'ada@example.test',
        address: home,
        cart: soldCart,
        grandTotal: 7700,
        currencyCode: 'EUR',
        placedAt: new Date('2026-03-01T10:00:00Z'),
        ...more,
      })
      .returning();
    return row!;
  };
  const enter = async (roles: number[], email = 'ida@example.test') => {
    await test.addAccount(email, 'clay and water', roles);
    const browser = test.browser();
    await browser.get('/config/');
    await browser.postForm('/config/login', {
      email,
      password: 'clay and water',
      returnTo: '/config/',
      crumb: browser.cookies.get('crumb')!,
    });
    return browser;
  };
  return { ...test, addOrder, enter };
}

const read = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();

/** A mail as a program reads it. */
async function readMail(file: string) {
  const [head = ''] = file.split('\r\n\r\n');
  const { html, text = '' } = await simpleParser(file);
  return { head: head.replace(/\r\n(?=[ \t])/g, ''), text, html: html || '' };
}

describeOnEmbeddedDatabase('the mails of the shop', (get) => {
  it('[COM-13n] [SRV-3o] are shown at their orders, to accounts that may see those', async () => {
    const { addOrder, enter, browser } = await openMails(get());
    const { number } = await addOrder();
    const address = `/config/orders/${number}/mail`;
    for (const suffix of ['', '.html', '.eml'])
      expect((await browser().get(address + suffix)).status).toBe(401);
    const moderator = await enter([6], 'mo@example.test');
    expect((await moderator.get(`${address}.html`)).status).toBe(403);

    const owner = await enter([1]);
    expect(await read(owner, `/config/orders/${number}`)).toContain(`href="${address}"`);
    const page = await read(owner, address);
    expect(page).toContain(`Your order ${number}, Marlow Clay`);
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-same-origin"[^>]*mail\.html/);
    expect(page).toContain('Ada Moss &lt;ada@example.test&gt;');
    expect(page).toContain('2 × Mug, Oat: €68.00');

    const frame = await owner.get(`${address}.html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(frame.headers.get('cache-control')).toBe('private, no-store');
    const html = await frame.text();
    expect(html).not.toMatch(/<script|<link|javascript:/i);
    expect(html).toContain(`src="${testOrigin}/pictures/mug.svg?format=300w"`);
    for (const words of [
      'Dear Ada Moss,',
      'Shipping (By post)',
      'Tax, included',
      '€77.00',
      'Germany',
    ])
      expect(html).toContain(words);
    expect((await owner.get('/config/orders/999999/mail.html')).status).toBe(404);
  });

  it('[COM-13n] open in a mail program, ready to be sent', async () => {
    const { addOrder, enter } = await openMails(get());
    const { number } = await addOrder({ address: { ...home, name: 'Łucja Müller' } });
    const owner = await enter([1]);
    const answer = await owner.get(`/config/orders/${number}/mail.eml`);
    expect(answer.headers.get('content-type')).toBe('message/rfc822');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="order-${number}.eml"`,
    );
    const file = await answer.text();
    expect(file).not.toMatch(/[^\r]\n/);
    expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    const { head, text, html } = await readMail(file);
    const fields = head.split('\r\n').map((line) => line.split(':')[0]);
    expect(fields.toSorted()).toEqual([
      ...['Content-Language', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'],
      ...['Subject', 'To', 'X-Unsent'],
    ]);
    expect(head).toContain('From: Marlow Clay <ida@example.test>\r\n');
    expect(head).toMatch(/\r\nTo: =\?UTF-8\?\w\?[^?]+\?= <ada@example\.test>\r\n/);
    expect(head).toContain(`Subject: Your order ${number}, Marlow Clay\r\n`);
    expect(head).toContain('Date: Sun, 01 Mar 2026 12:00:00 +0000');
    expect(text).toContain('Dear Łucja Müller,');
    expect(text).toContain('Total: €77.00');
    expect(html).toMatch(/^<!doctype html>.*<\/html>\s*$/s);
    expect(html).toContain('Dear Łucja Müller,');
  });

  it('[COM-13q] are text, whatever name a buyer enters', async () => {
    const { addOrder, enter, db } = await openMails(get());
    const evil =
      'Ada\r\nBcc: all@evil.test\r\n\r\n<script>alert(1)</script>"><img src=x onerror=y>';
    const { number, id } = await addOrder({
      email: 'ada@example.test\r\nBcc: all@evil.test',
      address: { ...home, name: evil, street: evil },
    });
    const title = '</td><style>*{}</style>';
    const [line] = soldCart.entries;
    const cart = { ...soldCart, entries: [{ ...line, title, imageUrl: 'javascript:alert(1)' }] };
    await db.update(orders).set({ cart }).where(eq(orders.id, id));
    const owner = await enter([1]);
    const { head, html: sent } = await readMail(
      await read(owner, `/config/orders/${number}/mail.eml`),
    );
    expect(head).not.toMatch(/^(?:Bcc|To):/m);
    for (const html of [
      sent,
      await read(owner, `/config/orders/${number}/mail.html`),
      await read(owner, `/config/orders/${number}/mail`),
    ]) {
      expect(html).not.toMatch(/<script>alert|<img src=x|<style>\*|src="javascript/i);
      expect(html).toContain('&lt;script&gt;');
    }
    expect(await read(owner, `/config/orders/${number}/mail`)).toContain(
      'A mail cannot be addressed to',
    );
  });

  it('[COM-13o, A-48] [MOD-1] are seen in a browser by their own address alone, within the site’s page for them', async () => {
    const { addOrder, browser, services } = await openMails(get());
    const { id, number } = await addOrder();
    const address = mailPageAddress(services.signer, id);
    const visitor = browser();
    const answer = await visitor.get(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const page = await answer.text();
    expect(page).toContain('<h1>Our letter to you</h1>');
    expect(page).toContain(
      `Order ${number}, 1 March 2026`.replace('1 March 2026', 'March 1, 2026'),
    );
    // There it is already.
    expect(page).not.toContain('in a browser');
    expect(page).toMatch(/pl-mail"><table[^>]*role="presentation"/);
    // Its styles are in the place that the page's policy allows.
    expect(page).not.toMatch(/<td[^>]* style=/);
    expect(page).toContain('.plm-text{color:#ece8df!important}');
    // An old mail links to the former address of the page.
    const former = await visitor.get(address.replace('/mail/', '/letters/'));
    expect([former.status, (await former.text()).includes('<h1>Our letter to you</h1>')]).toEqual([
      200,
      true,
    ]);
    for (const other of [`${address}x`, '/mail/order', '/letter/ours'])
      expect([other, (await visitor.get(other)).status]).toEqual([other, 404]);
    // The id that opens the page after the order opens no mail, and a mail no subscription.
    expect((await visitor.get(`/mail/order?token=${id}`)).status).toBe(404);
    expect((await visitor.get(address.replace('order', 'unsubscribe'))).status).toBe(404);
  });

  it('[COM-13o] are shown alone where the site has no page for them', async () => {
    const pages = sampleSite.pages.filter(
      (page) => page.pageType !== pageType.commerceEmailPreview,
    );
    const { addOrder, browser, services } = await openMails(get(), {
      site: { ...sampleSite, pages },
    });
    const { id } = await addOrder();
    const answer = await browser().get(mailPageAddress(services.signer, id));
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await answer.text()).toMatch(/<h1[^>]*>Thank you for your order<\/h1>/);
  });

  it('[COM-13p] give the code of a gift card to who may change orders, and to its buyer', async () => {
    const { addOrder, enter, browser, services } = await openMails(get());
    const { number, id } = await addOrder({ kind: 'gift-card', grandTotal: 5000 });
    const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/;
    const owner = await enter([1]);
    const whole = code.exec(await read(owner, `/config/orders/${number}/mail.html`))![0];
    expect(await read(browser(), mailPageAddress(services.signer, id))).toContain(whole);
    expect(await read(owner, `/config/orders/${number}/mail.eml`)).toContain(whole);
    const storeManager = await enter([8], 'store@example.test');
    expect(await read(storeManager, `/config/orders/${number}/mail.eml`)).toContain(whole);
    for (const roles of [[2], [10]]) {
      const looker = await enter(roles, `looks${roles[0]}@example.test`);
      for (const suffix of ['', '.html']) {
        const page = await read(looker, `/config/orders/${number}/mail${suffix}`);
        expect(page).toContain(`••••-••••-••••-${whole.slice(-4)}`);
        expect(page).not.toMatch(code);
        // Nor the link to it.
        expect(page).not.toContain('/mail/order');
      }
      expect((await looker.get(`/config/orders/${number}/mail.eml`)).status).toBe(404);
    }
  });

  it.each([
    [{ kind: 'donation' }, 'Thank you for your gift'],
    [{ kind: 'subscription' }, 'Your subscription has begun'],
    [{ status: 'pending' }, 'We have your order'],
    [{ status: 'declined' }, 'Your order was not paid'],
    [{ status: 'timed-out', kind: 'gift-card' }, 'Your order was not paid'],
  ])('[COM-13n] say what became of %o', async (more, words) => {
    const { addOrder, enter } = await openMails(get());
    const { number } = await addOrder(more);
    const html = await read(await enter([1]), `/config/orders/${number}/mail.html`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
    expect(html).not.toMatch(/([0-9A-Z]{4}-){3}/);
  });

  it('[COM-13n] know a member by the plan, and write in the language of the site', async () => {
    const { addOrder, enter } = await openMails(get(), {
      site: { ...sampleSite, locale: 'de' },
    });
    const [line] = soldCart.entries;
    const plan = { billingPeriod: { value: 1, unit: 'year' } };
    const entry = { ...line, itemId: 'product-friend-yearly', quantity: 1, subscription: plan };
    const { number } = await addOrder({
      kind: 'subscription',
      cart: { ...soldCart, entries: [entry] },
    });
    const html = await read(await enter([1]), `/config/orders/${number}/mail.html`);
    for (const words of [
      'lang="de"',
      'Sie sind jetzt Mitglied',
      'Guten Tag Ada Moss,',
      '1. März 2026',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/77,00\s€/);
    expect(html).toMatch(/jedes Jahr/);
    expect(html).toMatch(/Lieferadresse.*Deutschland/s);
  });
});

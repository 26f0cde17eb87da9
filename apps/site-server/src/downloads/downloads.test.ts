import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleSite, sampleSoldFiles } from '@plinth/marlow-clay';
import { orderFiles, orders, sites } from '../database/schema/index';
import { createSiteFolder, seedSiteFolder, type SiteFolder } from '../files/siteFolder';
import { orderMail } from '../mail/orderMail';
import { mailText } from '../mail/mailText';
import { seedSite } from '../seed/seedSite';
import type { TestBrowser } from '../../testing/createBrowser';
import { describeOnEachDatabase } from '../../testing/databases';
import { add, newKey, openShop, order } from '../../testing/openShop';

const buyer = { email: 'ada@example.test', name: 'Ada', payment: 'test-card', step: 'place' };
const parcel = { street: 'Mill Lane 1', postalCode: '53111', city: 'Bonn', country: 'DE' };
const templates = { itemId: 'product-cup-templates', sku: 'TEMPLATES-CUP', quantity: 1 };
const day = 86_400_000;
const [firstFile] = Object.values(sampleSoldFiles) as [string];

let folder: string;
let siteFolder: SiteFolder;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plinth-files-'));
  await seedSiteFolder(folder, 'sold', sampleSoldFiles);
  await seedSiteFolder(folder, 'public', { 'Übersicht 1.pdf': '%PDF-1.7', 'note.svg': '<svg/>' });
  siteFolder = createSiteFolder(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const locationOf = (answer: Response): string => answer.headers.get('location') ?? '';
const linksOf = (page: string): string[] =>
  [...page.matchAll(/href="(\/downloads\/file\?token=[\w.-]+)"/g)].map(([, href]) => href!);

describeOnEachDatabase('digital products', (get) => {
  const open = async (settings = {}) => {
    const shop = await openShop(get(), { site: sampleSite, siteFolder, settings });
    const buy = async (visitor: TestBrowser, shownTotal = 1200, more = {}) => {
      const to = locationOf(
        await visitor.postForm('/commerce/checkout', {
          ...buyer,
          ...more,
          key: newKey(),
          shownTotal: String(shownTotal),
        }),
      );
      return { to, page: await (await visitor.get(to)).text() };
    };
    return { ...shop, buy };
  };
  const noMinimum = { minimumSubtotal: { amount: 0, currencyCode: 'EUR' as const } };

  it('[COM-19] [A-2] [A-71] [A-74] are bought by forms alone, without an address, and downloaded', async () => {
    const { enter, buy } = await open(noMinimum);
    const visitor = await enter();
    const product = await (await visitor.get('/shop/cup-templates')).text();
    expect(product).toContain('Digital: a file to download');
    expect(product).toContain('data-product-type="DIGITAL"');
    expect(product).not.toContain('Profil Weidenröschen.svg');
    expect(
      locationOf(
        await visitor.postForm('/commerce/cart/add', {
          ...templates,
          quantity: '1',
          key: newKey(),
        }),
      ),
    ).toBe('/cart');
    expect(await (await visitor.get('/cart')).text()).toContain('Digital: a file to download');
    const { body } = await visitor.call('readCart', {});
    expect(body['cart']).toMatchObject({
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
    });
    const checkout = await (await visitor.get('/checkout')).text();
    expect(checkout).not.toContain('name="street"');
    const { to, page } = await buy(visitor);
    expect(to).toMatch(/order=/);
    expect(page).toContain('Weidenröschen, Profil für 0,2 l.svg');
    const links = linksOf(page);
    expect(links).toHaveLength(2);
    const file = await visitor.get(links[0]!);
    expect(file.status).toBe(200);
    expect(await file.text()).toBe(firstFile);
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="Weidenroschen, Profil fur 0,2 l.svg"; ' +
        "filename*=UTF-8''Weidenr%C3%B6schen%2C%20Profil%20f%C3%BCr%200%2C2%20l.svg",
    );
    expect(file.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('[COM-19] [A-71] beside a cup need the address of the cup, and both are paid', async () => {
    const { enter, buy } = await open();
    const visitor = await enter();
    await add(visitor, templates);
    const { cart } = await add(visitor);
    expect(cart).toMatchObject({ hasDigital: true, purelyDigital: false, requiresShipping: true });
    const refused = await buy(visitor, cart.grandTotalCents);
    expect(refused.to).toBe('');
    const { page } = await buy(visitor, cart.grandTotalCents, parcel);
    expect(linksOf(page)).toHaveLength(2);
  });

  it('[COM-19] that cost nothing, by a gift of the shop, ask no bank', async () => {
    const { enter, buy } = await open({
      ...noMinimum,
      coupons: [{ code: 'GIFT', discount: { kind: 'percent', percent: 100 } }],
    });
    const visitor = await enter();
    await add(visitor, templates);
    await visitor.call('applyCoupon', { code: 'GIFT', key: newKey() });
    const { page } = await buy(visitor, 0, { payment: '' });
    expect(linksOf(page)).toHaveLength(2);
  });

  it('[COM-19] are in the mail of the order, for those who may read all of it', async () => {
    const { enter, buy, db, services } = await open(noMinimum);
    const visitor = await enter();
    await add(visitor, templates);
    const { page } = await buy(visitor);
    const [row] = await db.select().from(orders);
    const circumstances = { services, site: sampleSite, origin: 'https://site.example' };
    const text = mailText(await orderMail(row!, circumstances));
    for (const link of linksOf(page)) expect(text).toContain(`https://site.example${link}`);
    expect(text).toContain('Each can be downloaded 5 times, until March 31, 2026:');
    const masked = await orderMail(row!, { ...circumstances, isWhole: false });
    expect(mailText(masked)).not.toContain('/downloads/');
  });

  it('[COM-19] are downloaded as often as the shop says, of many at once no more often', async () => {
    const { enter, buy, db } = await open({ ...noMinimum, downloads: { times: 3, days: 2 } });
    const visitor = await enter();
    await add(visitor, templates);
    const { to, page } = await buy(visitor);
    const [link] = linksOf(page) as [string];
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.get(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...[200, 200, 200],
      ...[410, 410, 410, 410, 410],
    ]);
    const refusal = await visitor.get(link);
    expect(await refusal.text()).toContain('downloaded as often as it may be');
    expect(refusal.headers.get('cache-control')).toBe('private, no-store');
    expect((await db.select().from(orderFiles)).map(({ downloads }) => downloads).sort()).toEqual([
      ...[0, 3],
    ]);
    expect(await (await visitor.get(to)).text()).toContain('Can no longer be downloaded.');
  });

  it('[COM-19] go on where they were cut off, and are not counted again for it', async () => {
    const { enter, buy, db, time } = await open({ ...noMinimum, downloads: { times: 1, days: 9 } });
    const visitor = await enter();
    await add(visitor, templates);
    const [link] = linksOf((await buy(visitor)).page) as [string];
    const ask = (headers: Record<string, string>) => visitor.get(link, headers);
    const begun = await ask({ range: 'bytes=0-9' });
    expect([begun.status, await begun.text()]).toEqual([206, firstFile.slice(0, 10)]);
    const etag = begun.headers.get('etag')!;
    const rest = await ask({ range: 'bytes=10-', 'if-range': etag });
    expect(rest.status).toBe(206);
    const size = Buffer.byteLength(firstFile);
    expect(rest.headers.get('content-range')).toBe(`bytes 10-${size - 1}/${size}`);
    expect((await ask({ range: `bytes=${size}-` })).status).toBe(416);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ 'if-modified-since': begun.headers.get('last-modified')! })).status).toBe(
      304,
    );
    // Another file than the one that was begun: sent from the start, which is counted.
    expect((await ask({ range: 'bytes=10-', 'if-range': '"other"' })).status).toBe(410);
    const [first] = await db.select().from(orderFiles).where(eq(orderFiles.position, 0));
    expect(first!.downloads).toBe(1);
    time.now += 2 * day;
    expect((await ask({ range: 'bytes=10-' })).status).toBe(410);
  });

  it('[COM-19] a link that is tampered with, foreign, expired, not paid or paid back says so', async () => {
    const { enter, buy, db, time, services } = await open(noMinimum);
    const visitor = await enter();
    await add(visitor, templates);
    const [link] = linksOf((await buy(visitor)).page) as [string];
    const sees = async (address: string, status: number, words: string) => {
      const answer = await visitor.get(address);
      expect([answer.status, await answer.text()]).toEqual([
        status,
        expect.stringContaining(words) as string,
      ]);
    };
    const unknown = 'This link is not one of ours';
    const flipped = link.slice(0, -3) + (link.at(-3) === 'A' ? 'B' : 'A') + link.slice(-2);
    await sees(flipped, 404, unknown);
    await sees('/downloads/file', 404, unknown);
    await sees(`${link.slice(0, -1)}`, 404, unknown);
    const [row] = await db.select().from(orders);
    const mail = await orderMail(row!, { services, site: sampleSite, origin: '' });
    const mailToken = mail.browser!.href.split('token=')[1]!;
    await sees(`/downloads/file?token=${mailToken}`, 404, unknown);
    for (const [status, code, words] of [
      ['pending', 403, 'has not been confirmed yet'],
      ['timed-out', 410, 'was not paid'],
      ['refunded', 410, 'paid back'],
    ] as const) {
      await db.update(orders).set({ status });
      await sees(link, code, words);
    }
    await db.update(orders).set({ status: 'paid' });
    await seedSite(db, { ...sampleSite, id: 'other-site' });
    if ((await db.$count(sites)) > 1) {
      await db.update(orders).set({ siteId: 'other-site' });
      await sees(link, 404, unknown);
      await db.update(orders).set({ siteId: sampleSite.id });
    }
    time.now += 30 * day;
    await sees(link, 410, 'has expired');
    expect((await db.select().from(orderFiles)).every(({ downloads }) => downloads === 0)).toBe(
      true,
    );
  });

  it('[COM-19] a file that is not there costs no download', async () => {
    const { enter, buy, db } = await open(noMinimum);
    const visitor = await enter();
    await add(visitor, templates);
    const [link] = linksOf((await buy(visitor)).page) as [string];
    await db.update(orderFiles).set({ file: 'gone.pdf' });
    const answer = await visitor.get(link);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('not counted as a download') as string,
    ]);
    expect((await db.select().from(orderFiles)).every(({ downloads }) => downloads === 0)).toBe(
      true,
    );
  });

  it('[COM-19] [A-72] [A-74] are priced by the shop: another price or sum is refused, a sale counts', async () => {
    const { enter } = await open(noMinimum);
    const visitor = await enter();
    expect((await add(visitor, { ...templates, shownPrice: 1 })).status).toBe(409);
    await add(visitor, templates);
    expect((await order(visitor, 1)).status).toBe(409);
    expect((await order(visitor, 1200)).status).toBe(200);
  });

  it('[SRV-52a, SRV-52b, A-52] public files are at /s/, with umlauts, and nothing else of the folder is', async () => {
    const { enter } = await open();
    const visitor = await enter();
    const file = await visitor.get('/s/%C3%9Cbersicht%201.pdf');
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7']);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const drawing = await visitor.get('/s/note.svg');
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
    for (const name of ['foot-ring.svg', '..%2Fsold%2Ffoot-ring.svg', 'a%00b'])
      expect((await visitor.get(`/s/${name}`)).status).not.toBe(200);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { websiteRole } from '@plinth/site-model';
import { sampleSite } from '@plinth/marlow-clay';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditEntries, products, productVariants, soldFiles } from '../../database/schema/index';
import { sweepSoldFiles } from '../../shop/soldFiles';
import { createFolderStorage } from '../../uploads/folderStorage';
import { sweepFiles } from '../../uploads/sweepFiles';
import type { TestBrowser } from '../../../testing/createBrowser';
import { describeOnEachDatabase } from '../../../testing/databases';
import { newKey, openShop } from '../../../testing/openShop';

const folder = mkdtempSync(path.join(tmpdir(), 'plinth-sold-files-'));
beforeEach(() => rmSync(path.join(folder, 'uploads'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Get = Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0];
const day = 86_400_000;
const guide = (edition: string) => `%PDF-1.7\n% ${edition}\n%%EOF\n`;
const place = '/config/products/files';
const onDisk = () => {
  try {
    return readdirSync(path.join(folder, 'uploads'));
  } catch {
    return [];
  }
};

async function openSale(get: Get) {
  const test = await openShop(get(), {
    site: sampleSite,
    settings: { minimumSubtotal: { amount: 0, currencyCode: 'EUR' } },
    fileStorage: createFolderStorage(folder),
  });
  await test.addAccount('mo@example.test', 'clay', [websiteRole.storeManager]);
  const signIn = async () => {
    const seller = await test.enter();
    await seller.call('memberLogin', { email: 'mo@example.test', password: 'clay' });
    return seller;
  };
  let seller = await signIn();
  /** The fields of the product's form in a page, as a browser sends them. */
  const fieldsOf = (html: string): FormData => {
    const { window } = new JSDOM(html);
    const form = window.document.querySelector<HTMLFormElement>('form[data-editor]')!;
    const fields = new FormData();
    for (const [name, value] of new window.FormData(form))
      if (typeof value === 'string') fields.append(name, value);
    return fields;
  };
  const open = async (address: string) => fieldsOf(await (await seller.get(address)).text());
  /** The whole form with files, as the button beside the field sends it. */
  const sendFiles = async (fields: FormData, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files))
      fields.append('upload', new Blob([text]), name);
    return seller.postFiles(place, fields);
  };
  const save = (fields: FormData, more: Record<string, string> = {}) => {
    const sent = new URLSearchParams(
      [...fields].filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
    for (const [name, value] of Object.entries(more)) sent.set(name, value);
    return seller.postForm(
      sent.get('id') ? `/config/products/${sent.get('id')}` : '/config/products/new',
      sent,
    );
  };
  /** A product `Field guide` with the first edition. */
  const makeGuide = async () => {
    const fields = await open('/config/products/new?kind=DIGITAL');
    fields.set('title', 'Field guide');
    fields.set('price', '9');
    const shown = fieldsOf(await (await sendFiles(fields, { 'guide.pdf': guide('first') })).text());
    expect((await save(shown)).status).toBe(303);
    const [row] = await test.db.select().from(products).where(eq(products.slug, 'field-guide'));
    return row!;
  };
  return {
    ...test,
    get seller() {
      return seller;
    },
    async signInAgain() {
      seller = await signIn();
    },
    open,
    fieldsOf,
    sendFiles,
    save,
    makeGuide,
  };
}

describeOnEachDatabase('the files of a download', (get) => {
  it('[SRV-141a] come with the whole form without a script, and nothing that was typed is lost', async () => {
    const { open, fieldsOf, sendFiles, db } = await openSale(get);
    const fields = await open('/config/products/new?kind=DIGITAL');
    fields.set('title', 'Field guide');
    fields.set('price', 'nine');
    const answer = await sendFiles(fields, { 'guide.pdf': guide('first'), 'run.exe': 'MZ' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('run.exe');
    const shown = fieldsOf(html);
    expect([shown.get('title'), shown.get('price')]).toEqual(['Field guide', 'nine']);
    const [row] = await db.select().from(soldFiles);
    expect(row).toMatchObject({ name: 'guide.pdf', size: guide('first').length });
    expect([shown.getAll('file'), shown.getAll('fileName')]).toEqual([[row!.id], ['guide.pdf']]);
    expect(onDisk()).toEqual([row!.id]);
    expect(
      await db
        .select({ action: auditEntries.action, subject: auditEntries.subject })
        .from(auditEntries),
    ).toContainEqual({
      action: 'file-uploaded',
      subject: 'guide.pdf',
    });
  });

  it('[SRV-141b] are nowhere public, and reach a buyer by the signed link of a paid order alone', async () => {
    const { makeGuide, browser, enter, db } = await openSale(get);
    const { id, files } = await makeGuide();
    const [{ file }] = files as [{ file: string }];
    const stranger = browser();
    for (const address of [`/s/${file}`, '/s/guide.pdf', `/downloads/file?token=${file}`])
      expect((await stranger.get(address)).status, address).toBe(404);
    expect(await (await stranger.get('/shop/field-guide')).text()).not.toContain(file);
    const { visitor, links } = await buyGuide({ enter, db }, id);
    const sent = await visitor.get(links[0]!);
    expect(sent.status).toBe(200);
    expect(await sent.text()).toBe(guide('first'));
    expect(sent.headers.get('content-disposition')).toContain('filename="guide.pdf"');
    expect((await visitor.get(`${links[0]}x`)).status).toBe(404);
    const part = await visitor.get(links[0]!, { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  });

  it('[SRV-141c] stay those of earlier buyers when the owner puts others in their place', async () => {
    const { makeGuide, open, fieldsOf, sendFiles, save, enter, db, services, time, signInAgain } =
      await openSale(get);
    const { id } = await makeGuide();
    const before = await buyGuide({ enter, db }, id);
    const fields = await open(`/config/products/${id}`);
    fields.delete('file');
    fields.delete('fileName');
    const shown = fieldsOf(
      await (await sendFiles(fields, { 'guide.pdf': guide('second') })).text(),
    );
    expect((await save(shown)).status).toBe(303);
    const after = await buyGuide({ enter, db }, id);
    const read = async ({ visitor, links }: Awaited<ReturnType<typeof buyGuide>>) =>
      (await visitor.get(links[0]!)).text();
    // The sweeps of five days leave both alone.
    time.now += 5 * day;
    await sweepSoldFiles(services);
    await sweepFiles(services);
    expect([await read(before), await read(after)]).toEqual([guide('first'), guide('second')]);
    // When no buyer may come any more, the first edition goes, and an earlier version of the product says so.
    time.now += 40 * day;
    await sweepSoldFiles(services);
    expect((await db.select().from(soldFiles)).map(({ name }) => name)).toEqual(['guide.pdf']);
    expect(onDisk()).toHaveLength(1);
    await signInAgain();
    const restored = await save(await open(`/config/products/${id}/versions/1`));
    expect(restored.status).toBe(422);
    expect(await restored.text()).toContain('There is no such file. Please upload it.');
  });

  it('[SRV-141d] are swept away after two days where their form was never saved', async () => {
    const { open, sendFiles, services, time, db } = await openSale(get);
    await sendFiles(await open('/config/products/new?kind=DIGITAL'), { 'a.pdf': guide('a') });
    time.now += 2 * day - 1000;
    await sweepSoldFiles(services);
    expect(onDisk()).toHaveLength(1);
    time.now += 2000;
    await sweepSoldFiles(services);
    expect([onDisk(), await db.select().from(soldFiles)]).toEqual([[], []]);
  });

  it('[SRV-141e] are taken from roles that change products, from pages of ours, and as they are', async () => {
    const { seller, addAccount, enter, db } = await openSale(get);
    const form = (browser: TestBrowser, crumb = browser.cookies.get('crumb')!) => {
      const fields = new FormData();
      fields.append('crumb', crumb);
      fields.append('files', new Blob([guide('a')]), 'a.pdf');
      return fields;
    };
    const json = { headers: { accept: 'application/json' } };
    const stale = await seller.postFiles(place, form(seller, 'stale'), json);
    expect(stale.status).toBe(400);
    await addAccount('bo@example.test', 'clay', [websiteRole.viewer]);
    const viewer = await enter();
    await viewer.call('memberLogin', { email: 'bo@example.test', password: 'clay' });
    expect((await viewer.postFiles(place, form(viewer), json)).status).toBe(403);
    expect((await enter().then((one) => one.postFiles(place, form(one), json))).status).toBe(401);
    expect(await db.select().from(soldFiles)).toEqual([]);
    const taken = await seller.postFiles(place, form(seller), json);
    expect(await taken.json()).toEqual({
      files: [{ name: 'a.pdf', id: (await db.select().from(soldFiles))[0]!.id }],
    });
    const bad = form(seller);
    bad.set('files', new Blob(['no pdf']), 'b.pdf');
    expect(await (await seller.postFiles(place, bad, json)).json()).toMatchObject({
      files: [{ name: 'b.pdf', problem: expect.stringContaining('b.pdf') as string }],
    });
    expect(onDisk()).toHaveLength(1);
  });
});

/** Buys one product that is a download, by forms alone. */
async function buyGuide(
  { enter, db }: Pick<Awaited<ReturnType<typeof openShop>>, 'enter' | 'db'>,
  productId: string,
) {
  const visitor = await enter();
  const [variant] = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId));
  const { sku, price } = variant!;
  await visitor.postForm('/commerce/cart/add', {
    itemId: productId,
    sku,
    quantity: '1',
    key: newKey(),
  });
  const answer = await visitor.postForm('/commerce/checkout', {
    email: 'ada@example.test',
    name: 'Ada',
    payment: 'test-card',
    step: 'place',
    key: newKey(),
    shownTotal: String(price),
  });
  const page = await (await visitor.get(answer.headers.get('location') ?? '/none')).text();
  const links = [...page.matchAll(/href="(\/downloads\/file\?token=[\w.-]+)"/g)].map(
    ([, href]) => href!,
  );
  expect(links).toHaveLength(1);
  return { visitor, links };
}

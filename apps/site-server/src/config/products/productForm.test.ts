import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageType, websiteRole } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import {
  multilingualSettings,
  orders,
  products,
  productVariants,
  revisions,
  shops,
  sites,
  storedFiles,
} from '../../database/schema/index';
import { createSiteFolder, seedSiteFolder } from '../../files/siteFolder';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { sampleSoldFiles } from '@plinth/marlow-clay';
import { add, openShop, order } from '../../../testing/openShop';
import { testSite } from '../../../testing/testSite';

const folder = await mkdtemp(path.join(tmpdir(), 'plinth-sold-'));
await seedSiteFolder(folder, 'sold', sampleSoldFiles);
afterAll(() => rm(folder, { recursive: true }));

/** A site without a cart's page sells nothing. */
const cart: PageDefinition = {
  id: 'page-cart',
  slug: 'cart',
  title: 'Cart',
  pageType: pageType.cart,
  sections: [],
};
const site = { ...testSite, pages: [...testSite.pages, cart] };

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];
type Fields = [name: string, value: string][];

async function openForm(get: Get) {
  const test = await openShop(get(), { site, siteFolder: createSiteFolder(folder) });
  await test.addAccount('mo@example.test', 'clay', [websiteRole.storeManager]);
  const seller = await test.enter();
  await seller.call('memberLogin', { email: 'mo@example.test', password: 'clay' });
  /** The form's fields as a browser would send them. */
  const fieldsOf = (html: string): Fields => {
    const form = /<form class="pl-config-fields".*?<\/form>/s.exec(html)![0];
    const unescape = (text: string) =>
      text
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
    return [...form.matchAll(/<(input|textarea|select)\b([^>]*)>([^<]*)/g)].flatMap(
      ([all, tag, attributes = '', text = '']): Fields => {
        const attribute = (name: string) =>
          unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
        const name = attribute('name');
        if (!name) return [];
        if (attributes.includes('type="checkbox"') && !/\schecked/.test(attributes)) return [];
        if (tag === 'textarea') return [[name, unescape(text)]];
        if (tag === 'select') {
          const select = form.slice(form.indexOf(all));
          return [[name, /<option value="([^"]*)" selected/.exec(select)?.[1] ?? '']];
        }
        return [[name, attribute('value')]];
      },
    );
  };
  const open = async (path: string) => fieldsOf(await (await seller.get(path)).text());
  /** Sends the fields with some of them changed; a number names one of several. */
  const send = async (path: string, fields: Fields, changes: Record<string, string> = {}) => {
    const counts: Record<string, number> = {};
    const left = new Map(Object.entries(changes));
    const sent = fields.map(([name, value]): [string, string] => {
      const at = (counts[name] = (counts[name] ?? -1) + 1);
      const key = [`${name} ${at}`, name].find((one) => left.has(one));
      const changed = key === undefined ? value : left.get(key)!;
      if (key !== undefined) left.delete(key);
      return [name, changed];
    });
    const response = await seller.postForm(path, new URLSearchParams([...sent, ...left]));
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      html: await response.text(),
    };
  };
  const problems = (html: string) =>
    [...html.matchAll(/id="([^"]*)-problem">([^<]*)/g)].map(
      ([, field, text]) => `${field}: ${text}`,
    );
  const rows = (id: string) =>
    test.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, id))
      .orderBy(productVariants.position);
  const product = async (slug: string) =>
    (await test.db.select().from(products).where(eq(products.slug, slug)))[0];
  return { ...test, seller, open, send, fieldsOf, problems, rows, product };
}

const plate = '/config/products/new?kind=PHYSICAL';

describeOnEmbeddedDatabase('the form of a product', (get) => {
  it('[SRV-40a, COM-20, A-281, A-282, A-283, A-137] makes a product with variants by buttons, without a script', async () => {
    const { open, send, fieldsOf, product, rows, seller, enter } = await openForm(get);
    let fields = await open(plate);
    const step = async (pressed: string, changes: Record<string, string> = {}) => {
      const { status, html } = await send('/config/products/new', fields, {
        ...changes,
        do: pressed,
      });
      expect(status).toBe(200);
      fields = fieldsOf(html);
    };
    await step('add-option', { title: 'Plate “Moss”' });
    await step('make-variants', { optionName: 'Size', optionValues: 'Small, Large', price: '20' });
    await step('add-picture', { picture: '/pictures/plate.jpg' });
    expect(fields.filter(([name]) => name === 'value-0').map(([, value]) => value)).toEqual([
      'Small',
      'Large',
    ]);
    await step('add-picture');
    const saved = await send('/config/products/new', fields, {
      'picture 1': '/pictures/moss.jpg',
      'pictureAlt 1': 'Its glaze',
      description: '<p>Like a wood.</p><script>alert(1)</script>',
      'price 1': '1,234.50',
      'salePrice 0': '18.50',
      'stock 0': '4',
      unlimited: '1',
      'sku 1': 'PLATE-L',
      'weight 0': '0.45',
      'length 0': '20,5',
      'width 0': '20',
      'height 0': '2',
    });
    expect(saved.status).toBe(303);
    const row = (await product('plate-moss'))!;
    expect(row).toMatchObject({ title: 'Plate “Moss”', imageUrl: '/pictures/plate.jpg' });
    const [small, large] = await rows(row.id);
    expect(small).toMatchObject({
      price: 2000,
      salePrice: 1850,
      onSale: true,
      stock: 4,
      weight: 450,
    });
    expect(small!.sku).toMatch(/^SQ\d{7}$/);
    expect(small!.size).toEqual({ length: 205, width: 200, height: 20 });
    expect(large).toMatchObject({ price: 123_450, sku: 'PLATE-L', unlimited: true, onSale: false });
    expect(large!.optionValues).toEqual([{ optionName: 'Size', value: 'Large' }]);
    const html = await (await seller.get(saved.location)).text();
    expect(html).toContain('The product is saved.');
    expect(html).toContain('Weight (kg)');
    expect(html).toContain('Length (cm)');
    const page = (await (await (await enter()).get('/shop/plate-moss')).text()).replace(
      /<\/?bdi>/g,
      '',
    );
    expect(page).toContain('<dt>Weight</dt><dd>Small: 0.45 kg</dd>');
    expect(page).toContain('alt="Its glaze"');
    expect(page).toContain('<p>Like a wood.</p>');
    expect(page).not.toContain('alert(1)');
    expect(page).toContain('Small: 20.5 × 20 × 2 cm');
  });

  it('[SRV-170] restores a removed row at its place, with what was typed meanwhile, and stores nothing', async () => {
    const { open, send, fieldsOf, product } = await openForm(get);
    let fields = await open(plate);
    let html = '';
    const step = async (pressed: string, changes: Record<string, string> = {}) => {
      const answer = await send('/config/products/new', fields, { ...changes, do: pressed });
      expect(answer.status).toBe(200);
      html = answer.html;
      fields = fieldsOf(html);
    };
    const all = (name: string) => fields.filter(([one]) => one === name).map(([, value]) => value);
    /** The id of the field or the value of the button that has the focus: the page is loaded again after each press. */
    const focused = () => {
      const [tag = ''] = /<(?:input|button)[^>]* autofocus[^>]*>/.exec(html.toLowerCase()) ?? [];
      return / id="([^"]*)"/.exec(tag)?.[1] ?? / value="([^"]*)"/.exec(tag)?.[1];
    };
    await step('add-option', { title: 'Plate' });
    expect(focused()).toBe('optionname-0');
    await step('add-option', { 'optionName 0': 'Size', 'optionValues 0': 'Small, Large' });
    await step('make-variants', { 'optionName 1': 'Glaze', 'optionValues 1': 'Oat, Iron' });
    expect(all('value-1')).toEqual(['Oat', 'Iron', 'Oat', 'Iron']);

    await step('remove-option 0', { 'price 2': '33', unlimited: '2' });
    expect(all('optionName')).toEqual(['Glaze']);
    expect(html).toContain('The entry is removed.');
    expect(focused()).toBe('bring-back');
    await step('bring-back', { title: 'Plate, typed meanwhile' });
    expect(focused()).toBe('optionname-0');
    expect(all('optionName')).toEqual(['Size', 'Glaze']);
    expect(all('optionValues')).toEqual(['Small, Large', 'Oat, Iron']);
    expect(all('value-0')).toEqual(['Small', 'Small', 'Large', 'Large']);
    expect(all('title')).toEqual(['Plate, typed meanwhile']);
    expect(html).not.toContain('The entry is removed.');

    await step('remove-variant 2');
    expect(all('price')).toHaveLength(3);
    await step('bring-back');
    expect(focused()).toBe('value-0-2');
    expect(all('price')[2]).toBe('33');
    expect([all('value-0')[2], all('value-1')[2]]).toEqual(['Large', 'Oat']);
    expect(all('unlimited')).toEqual(['2']);

    await step('remove-picture 0', { picture: '/pictures/plate.jpg', pictureAlt: 'A plate' });
    expect(all('picture')).toEqual([]);
    await step('bring-back');
    expect([all('picture'), all('pictureAlt')]).toEqual([['/pictures/plate.jpg'], ['A plate']]);
    expect(focused()).toBe('picture-0');

    // A text that no button of ours sends restores nothing that could break the form.
    for (const removed of [
      '{"path":["variants"],"index":0,"entry":{"price":7,"values":[{}]}}',
      '{"path":["title"],"index":0,"entry":"x"}',
      '{',
    ]) {
      const { status } = await send('/config/products/new', fields, { removed, do: 'bring-back' });
      expect(status).toBeLessThan(500);
    }
    expect(await product('plate')).toBeUndefined();
  });

  it('[SRV-176] has the texts of each further language beside those of the first, and keeps those of a language that is gone', async () => {
    const { open, send, db, services, seller, time } = await openForm(get);
    const languages = (codes: string[]) =>
      db
        .insert(multilingualSettings)
        .values({
          siteId: site.id,
          languages: codes.map((code) => ({ code, name: null, enabled: code !== 'fr' })),
          updatedAt: new Date(time.now),
        })
        .onConflictDoUpdate({
          target: multilingualSettings.siteId,
          set: { languages: codes.map((code) => ({ code, name: null, enabled: true })) },
        })
        .then(() => services.site.forget());
    expect(JSON.stringify(await open(plate))).not.toContain('translatedTitle');
    await languages(['en', 'de', 'fr']);
    const [mug] = await db.select().from(products).where(eq(products.id, 'product-mug'));
    const { id } = mug!;
    const address = `/config/products/${id}`;
    const fields = await open(address);
    const originals = fields.filter(([name]) => name === 'original-de').map(([, value]) => value);
    expect(originals.length).toBeGreaterThan(2);
    const saved = await send(address, fields, {
      'translatedTitle 0': 'Becher',
      'translatedDescription 1': '<p>À boire.</p>',
      'translated-de 0': 'Glasur',
    });
    expect(saved.status).toBe(303);
    const stored = async () => (await db.select().from(products).where(eq(products.id, id)))[0]!;
    const expected = {
      de: { title: 'Becher', texts: { [originals[0]!]: 'Glasur' } },
      fr: { description: '<p>À boire.</p>' },
    };
    expect((await stored()).translations).toEqual(expected);
    const shown = await open(address);
    expect(shown.filter(([name]) => name === 'translatedTitle')[0]![1]).toBe('Becher');
    const page = await (await seller.get(address)).text();
    expect(page).toContain('In other languages');
    // Its texts are read aloud in their language; labels of the area, in that of the area.
    expect(page).toMatch(/<input id="translatedTitle-0"[^>]* lang="de"/);
    expect(page).toMatch(/<textarea id="translatedDescription-1"[^>]* lang="fr"/);
    expect(page).toContain('<label for="translatedTitle-0">Name</label>');
    // French is taken from the site; its texts are none of the form, and stay.
    await languages(['en', 'de']);
    await send(address, await open(address), { 'translatedTitle 0': '' });
    expect((await stored()).translations).toEqual({
      de: { texts: expected.de.texts },
      fr: expected.fr,
    });
    // A button that changes the form loses no text either.
    const { html } = await send(address, await open(address), {
      do: 'add-picture',
      'translatedTitle 0': 'Noch ein Becher',
    });
    expect(html).toContain('value="Noch ein Becher"');
  });

  it('[SRV-40b, A-279, A-280] reports what is wrong at its field, and loses nothing that was typed', async () => {
    const { open, send, problems, fieldsOf, product } = await openForm(get);
    const fields = await open(plate);
    const wrong = {
      description: '<b>Long</b> & “quoted”',
      price: '1000000.01',
      salePrice: 'cheap',
      sku: 'S'.repeat(61),
      stock: '-1',
      weight: 'heavy',
      length: '3',
    };
    const answer = await send('/config/products/new', fields, wrong);
    expect(answer.status).toBe(422);
    expect(problems(answer.html)).toEqual([
      'title: This must not be empty.',
      'price-0: A price is from 0 to 1000000.00.',
      'salePrice-0: This is no amount of money.',
      `sku-0: A SKU has at most 60 characters.`,
      'stock-0: This must be a whole number, 0 or more.',
      'weight-0: This must be a number, such as 1.5.',
      'width-0: A size has length, width and height.',
      'height-0: A size has length, width and height.',
    ]);
    expect(Object.fromEntries(fieldsOf(answer.html))).toMatchObject(wrong);
    const right = {
      title: 'Vase',
      price: '1000000.00',
      salePrice: '',
      stock: '',
      weight: '',
      length: '',
    };
    const taken = await send('/config/products/new', fieldsOf(answer.html), {
      ...right,
      slug: 'mug',
      sku: 'MUG-OAT',
    });
    expect(problems(taken.html)).toEqual([
      'slug: Another product has this address.',
      'sku-0: Another product has this SKU.',
    ]);
    const last = await send('/config/products/new', fieldsOf(taken.html), {
      slug: '',
      sku: 'S'.repeat(60),
    });
    expect(last.status).toBe(303);
    expect(await product('vase')).toBeDefined();
  });

  it('[SRV-40c] changes stock by what was typed, whatever was sold since the form was opened', async () => {
    const { open, send, stockOf, enter, db } = await openForm(get);
    const at = '/config/products/product-mug';
    const fields = await open(at);
    const visitor = await enter();
    const { cart } = await add(visitor, { quantity: 3 });
    expect((await order(visitor, cart.grandTotalCents)).status).toBe(200);
    expect(await stockOf('MUG-OAT')).toBe(37);
    // The order is no change of the product: no conflict, and the older form sells nothing back.
    expect((await send(at, fields, { title: 'Mug, new' })).status).toBe(303);
    expect(await stockOf('MUG-OAT')).toBe(37);
    const again = await open(at);
    await add(visitor);
    await db.update(productVariants).set({ stock: 30 }).where(eq(productVariants.sku, 'MUG-OAT'));
    expect((await send(at, again, { 'stock 0': '47' })).status).toBe(303);
    expect(await stockOf('MUG-OAT')).toBe(40);
    // Save was pressed twice.
    expect((await send(at, again, { 'stock 0': '47' })).status).toBe(303);
    expect(await stockOf('MUG-OAT')).toBe(40);
    expect(await stockOf('MUG-CELADON')).toBe(25);
  });

  it('[SRV-40d] warns the second of two who save, and keeps every save as a version', async () => {
    const { open, send, fieldsOf, product, db } = await openForm(get);
    const at = '/config/products/product-mug';
    const fields = await open(at);
    expect((await send(at, fields, { title: 'Mug of theirs', 'price 0': '35' })).status).toBe(303);
    const second = await send(at, fields, { title: 'Mug of mine' });
    expect(second.status).toBe(409);
    expect(second.html).toContain('Mug of theirs</bdi></dd>');
    expect(second.html).toContain('35.00');
    expect((await product('mug'))!.title).toBe('Mug of theirs');
    expect((await send(at, fieldsOf(second.html))).status).toBe(303);
    expect((await product('mug'))!.title).toBe('Mug of mine');
    const saved = await db
      .select()
      .from(revisions)
      .where(eq(revisions.subject, 'product:product-mug'));
    expect(saved.map(({ accountName }) => accountName)).toEqual([
      null,
      'mo@example.test',
      'mo@example.test',
    ]);
  });

  it('[SRV-40e] renames, adds and removes variants, and lets two exchange their SKUs', async () => {
    const { open, send, fieldsOf, rows } = await openForm(get);
    const at = '/config/products/product-mug';
    const less = await send(at, await open(at), { do: 'remove-variant 2' });
    const swapped = await send(at, fieldsOf(less.html), {
      'sku 0': 'MUG-CELADON',
      'sku 1': 'MUG-OAT',
    });
    expect(swapped.status).toBe(303);
    expect((await rows('product-mug')).map(({ sku, stock }) => [sku, stock])).toEqual([
      ['MUG-CELADON', 40],
      ['MUG-OAT', 25],
    ]);
  });

  it('[SRV-40f, A-2, A-71, A-72, A-74] has a form for each kind, and saves each unchanged as it was', async () => {
    const { open, send, db, product, problems } = await openForm(get);
    const before = await db.select().from(productVariants).orderBy(productVariants.sku);
    const all = await db.select().from(products).orderBy(products.id);
    for (const { id, productType } of all) {
      const at = `/config/products/${id}`;
      const fields = await open(at);
      expect([id, (await send(at, fields)).status]).toEqual([id, 303]);
      if (productType !== 'DIGITAL') continue;
      const { html } = await send(at, fields, { 'file 0': 'nowhere.pdf' });
      expect(problems(html)).toEqual(['file-0: There is no such file. Please upload it.']);
    }
    expect(all.map(({ productType }) => productType)).toContain('DIGITAL');
    expect(await db.select().from(productVariants).orderBy(productVariants.sku)).toEqual(before);
    const plan = await open('/config/products/new?kind=PLAN');
    const saved = await send('/config/products/new', plan, {
      title: 'Kiln club',
      price: '9',
      periodUnit: 'year',
      cycles: '3',
      sent: 'true',
    });
    expect(saved.status).toBe(303);
    expect(await product('kiln-club')).toMatchObject({
      productType: 'PHYSICAL',
      subscription: { billingPeriod: { value: 1, unit: 'year' }, numBillingCycles: 3 },
    });
  });

  it('[SRV-82a] restores an earlier version, without what was sold since', async () => {
    const { open, send, fieldsOf, seller, product, enter, stockOf, rows } = await openForm(get);
    const at = '/config/products/product-mug';
    const less = await send(at, await open(at), { title: 'Cup', do: 'remove-variant 1' });
    expect((await send(at, fieldsOf(less.html))).status).toBe(303);
    const visitor = await enter();
    const { cart: bought } = await add(visitor);
    await order(visitor, bought.grandTotalCents);
    const html = await (await seller.get(at)).text();
    expect(html).toContain('Version 1');
    expect(await (await seller.get(`${at}/versions/1`)).text()).toContain('value="Mug"');
    expect((await seller.get(`${at}/versions/7`)).status).toBe(404);
    const base = /name="base" value="([^"]*)"/.exec(html)![1]!;
    const crumb = seller.cookies.get('crumb')!;
    const back = await seller.postForm(`${at}/restore`, { crumb, base, number: '1' });
    expect(back.status).toBe(303);
    expect((await product('mug'))!.title).toBe('Mug');
    expect(await stockOf('MUG-OAT')).toBe(39);
    // The variant exists again, and its former stock is not restored.
    expect((await rows('product-mug')).map(({ sku, stock }) => [sku, stock])).toContainEqual([
      'MUG-CELADON',
      0,
    ]);
    // Another editor saved while the page was open.
    expect((await seller.postForm(`${at}/restore`, { crumb, base, number: '2' })).status).toBe(409);
  });

  it('[SRV-82b] leads from the address that a product had to the one that it has', async () => {
    const { open, send, app, seller } = await openForm(get);
    const at = '/config/products/product-mug';
    const asked = async (address: string) => {
      const { status, headers } = await app.request(`http://studio.test${address}`);
      return [status, headers.get('location')];
    };
    expect((await asked('/shop/mug'))[0]).toBe(200);
    expect((await send(at, await open(at), { slug: 'cup-tall' })).status).toBe(303);
    expect(await asked('/shop/mug?a=1')).toEqual([301, '/shop/cup-tall?a=1']);
    await send(at, await open(at), { slug: 'beaker' });
    expect(await asked('/shop/mug')).toEqual([301, '/shop/beaker']);
    expect(await asked('/shop/CUP-Tall')).toEqual([301, '/shop/beaker']);
    // A hidden product gets no redirect, and a new product at the address takes precedence.
    await send(at, await open(at), { hidden: 'true' });
    expect(await asked('/shop/mug')).toEqual([404, null]);
    const other = await open('/config/products/new?kind=SERVICE');
    await send('/config/products/new', other, { title: 'Mug', slug: 'mug', price: '9' });
    expect((await asked('/shop/mug'))[0]).toBe(200);
    await seller.postForm(`${at}/delete`, { crumb: seller.cookies.get('crumb')! });
    expect(await asked('/shop/cup-tall')).toEqual([404, null]);
  });

  it('[SRV-82c] offers the uploaded pictures at each picture of a product', async () => {
    const { db, seller } = await openForm(get);
    await db.insert(storedFiles).values({
      id: '00000000-0000-4000-8000-000000000001',
      siteId: site.id,
      name: 'cup on a shelf.webp',
      nameKey: 'cup on a shelf.webp',
      type: 'image/webp',
      size: 9,
      width: 30,
      height: 20,
      uploadedAt: new Date(),
    });
    await db.update(products).set({ imageUrl: '/pictures/cup.svg' });
    const html = await (await seller.get('/config/products/product-mug')).text();
    expect(html).toMatch(/<option value="\/s\/0{8}-[\w-]+1" label="cup on a shelf\.webp"/);
    expect(html).toMatch(/<input[^>]*list="pictures"[^>]*name="picture"/);
    expect(html).toMatch(/<img src="\/pictures\/cup\.svg"[^>]*data-thumbnail/);
  });

  it('[SRV-40g] copies a product, and removes one that orders still name', async () => {
    const { open, send, seller, enter, product, rows, db } = await openForm(get);
    const copy = await open('/config/products/new?copy=product-mug');
    const saved = await send('/config/products/new', copy, { title: 'Mug, small' });
    expect(saved.status).toBe(303);
    const copied = (await product('mug-small'))!;
    expect(copied.visibility).toBe('hidden');
    expect((await rows(copied.id)).map(({ price }) => price)).toEqual([3400, 3400, 3400]);
    const visitor = await enter();
    const { cart } = await add(visitor);
    await order(visitor, cart.grandTotalCents);
    const [bought] = await db.select().from(orders);
    const crumb = seller.cookies.get('crumb')!;
    const removed = await seller.postForm('/config/products/product-mug/delete', { crumb });
    expect(removed.headers.get('location')).toBe('/config/products?done=removed');
    expect(await product('mug')).toBeUndefined();
    expect(await (await seller.get(`/config/orders/${bought!.number}`)).text()).toContain(
      '<bdi>Mug</bdi>',
    );
  });

  it('[SRV-40h, COM-20, A-119] writes weights in the units of the site, and means the same by both', async () => {
    const { open, send, rows, db, seller, enter } = await openForm(get);
    const at = '/config/products/product-mug';
    await send(at, await open(at), { 'weight 0': '0.5' });
    const [site] = await db.select().from(sites);
    await db.update(sites).set({ definition: { ...site!.definition, measurementStandard: 1 } });
    const html = await (await seller.get(at)).text();
    expect(html).toContain('Weight (lbs)');
    expect(html).toContain('Length (&quot;)');
    const fields = await open(at);
    expect(fields.find(([name]) => name === 'weight')![1]).toBe('1.102');
    await send(at, fields, { 'weight 0': '1' });
    expect((await rows('product-mug'))[0]!.weight).toBe(453.59237);
    const page = (await (await (await enter()).get('/shop/mug')).text()).replace(/<\/?bdi>/g, '');
    expect(page).toContain('<dt>Weight</dt><dd>Oat: 1 lbs</dd>');
    expect(page).toContain('"measurementStandard":1');
  });

  it('[SRV-40i] a first product asks for the currency of the shop, and is in no other', async () => {
    const { open, send, db, product, fieldsOf } = await openForm(get);
    await db.delete(shops);
    const typed = { title: 'Plate', price: '20', stock: '1' };
    const fields = await open(plate);
    expect(fields).toContainEqual(['currencyCode', '']);
    const refused = await send('/config/products/new', fields, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Please choose the currency that the shop sells in.');
    expect(fieldsOf(refused.html)).toContainEqual(['title', 'Plate']);
    expect(await product('plate')).toBeUndefined();
    expect(await db.select().from(shops)).toEqual([]);
    await send('/config/products/new', fields, { ...typed, currencyCode: 'JPY' });
    expect((await db.select().from(shops))[0]?.settings).toMatchObject({ currencyCode: 'JPY' });
    // A form that was opened before: its prices are in a currency that was not chosen in the end.
    const late = await send('/config/products/new', fields, {
      ...typed,
      title: 'Bowl',
      price: '20.50',
      currencyCode: 'EUR',
    });
    expect(late.status).toBe(422);
    expect(late.html).toContain('The shop sells in another currency by now.');
    const again = await send('/config/products/new', fieldsOf(late.html), { price: '3000' });
    expect(again.status).toBe(303);
  });
});

import { sampleSite } from '@plinth/marlow-clay';
import { websiteRole } from '@plinth/site-model';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productVariants, shops } from '../../database/schema/index';
import type { ShopSettings } from '../../shop/shopDefinition';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { add, address, newKey, openShop, order } from '../../../testing/openShop';
import { checkTerms } from './checkTerms';
import { readPlaces, writePlaces } from './placesText';
import { draftOfTerms } from './termsDraft';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];
type Rows = readonly (readonly [name: string, value: string])[];

async function openTerms(get: Get, role: number = websiteRole.storeManager) {
  const test = await openShop(get(), { site: sampleSite });
  const enter = async (by: number) => {
    const email = `account-${by}@example.test`;
    await test.addAccount(email, 'clay', [by]);
    const browser = await test.enter();
    await browser.call('memberLogin', { email, password: 'clay' });
    return browser;
  };
  const seller = await enter(role);
  const html = async (page: string) => (await seller.get(page)).text();
  const base = async (page: string) => /name="base" value="([^"]*)"/.exec(await html(page))![1]!;
  const save = async (page: string, rows: Rows, read?: string) => {
    const fields = new URLSearchParams({
      crumb: seller.cookies.get('crumb')!,
      base: read ?? (await base(page)),
    });
    for (const [name, value] of rows) fields.append(name, value);
    return seller.postForm(page, fields);
  };
  const stored = async () =>
    (await test.db.select().from(shops).where(eq(shops.siteId, sampleSite.id)))[0]!
      .settings as unknown as ShopSettings;
  return { ...test, enter, seller, html, base, save, stored };
}

const terms = '/config/shop/terms';
const coupons = '/config/shop/coupons';

const selling: Rows = [
  ['currencyCode', 'EUR'],
  ['minimum', '0'],
  ['countries', 'Germany, at; US'],
  ['home', 'DE'],
];

const way = (name: string, more: Record<string, string>): Rows =>
  Object.entries({
    shippingId: '',
    shippingName: name,
    shippingPlaces: '',
    shippingKind: 'fixed',
    shippingCost: '',
    shippingFreeFrom: '',
    shippingSteps: '',
    ...more,
  });

const tax = (name: string, rate: string, places: string): Rows => [
  ['taxId', ''],
  ['taxName', name],
  ['taxRate', rate],
  ['taxPlaces', places],
  ['taxOnShipping', 'yes'],
];

const coupon = (code: string, value: string, more: Record<string, string> = {}): Rows =>
  Object.entries({
    code,
    value,
    kind: 'percent',
    minimum: '',
    maxUses: '',
    from: '',
    to: '',
    alone: 'no',
    ...more,
  });

describeOnEmbeddedDatabase('the terms of a shop in the owner’s area', (get) => {
  it('[SRV-81a] [COM-21] say where a shop sends, what that costs and what is taxed, and the next cart has them', async () => {
    const { save, stored, enter, db } = await openTerms(get);
    await db.update(productVariants).set({ weight: 380 }).where(eq(productVariants.sku, 'MUG-OAT'));
    const answer = await save(terms, [
      ...selling,
      ...way('Post', { shippingPlaces: 'Germany', shippingCost: '5' }),
      ...way('Parcel', {
        shippingPlaces: 'AT, US-California',
        shippingKind: 'weight',
        shippingCost: '9.50',
        shippingSteps: '10 = 30\n0.3 = 12',
      }),
      ...way('', {}),
      ...tax('MwSt.', '19', 'DE, AT'),
      ...tax('Sales tax', '7,25', 'US-ca'),
      ...tax('', '', ''),
    ]);
    expect(answer.headers.get('location')).toBe('/config/shop/terms?saved');
    const { shippingOptions, taxRules, countries, home, pricesIncludeTax } = await stored();
    expect(countries.map(({ code }) => code)).toEqual(['DE', 'AT', 'US']);
    expect([home, pricesIncludeTax]).toEqual(['DE', false]);
    expect(shippingOptions).toMatchObject([
      { name: 'Post', places: ['DE'], cost: { amount: 500, currencyCode: 'EUR' } },
      {
        name: 'Parcel',
        places: ['AT', 'US-CA'],
        steps: {
          by: 'weight',
          rows: [
            { from: 300, cost: 1200 },
            { from: 10_000, cost: 3000 },
          ],
        },
      },
    ]);
    expect(taxRules).toMatchObject([
      { rate: '0.19', places: ['DE', 'AT'], appliesToShipping: true },
      { rate: '0.0725', places: ['US-CA'] },
    ]);

    const visitor = await enter(websiteRole.commenter);
    const { cart } = await add(visitor);
    // 34.00 and 5.00 for shipping, 19 % on both.
    expect([cart.grandTotalCents, cart.taxCents]).toEqual([4641, 741]);
    const buyer = { ...address, email: 'ada@example.test', payment: 'test-card' };
    const post = async (place: Record<string, string>, step: string, shownTotal = '4641') =>
      visitor.postForm('/commerce/checkout', {
        ...buyer,
        ...place,
        key: newKey(),
        step,
        shownTotal,
      });
    const california = { country: 'US', region: 'california', postalCode: '94103' };
    const moved = await post(california, 'place');
    expect(await moved.text()).toContain('Please check the new total');
    // The mug weighs 0.38 kg: 12.00, and 7.25 % on both.
    expect((await visitor.call('readCart')).body).toMatchObject({
      cart: { grandTotalCents: 4934, shippingCostCents: 1200, taxCents: 334 },
    });
    const texas = await post({ ...california, region: 'TX' }, 'update');
    expect(await texas.text()).toContain('name="region"');
    const refused = await post({ ...california, region: 'TX' }, 'place', '3400');
    expect(await refused.text()).toContain('We do not send this there.');
    await post(california, 'update');
    expect((await post(california, 'place', '4934')).status).toBe(303);
  });

  it('[COM-21] are those of the address of the order, whatever the cart knew', async () => {
    const { save, enter } = await openTerms(get);
    await save(terms, [
      ...selling,
      ...way('Post', { shippingPlaces: 'DE', shippingCost: '5' }),
      ...way('Ship', { shippingPlaces: 'US', shippingCost: '40' }),
    ]);
    const visitor = await enter(websiteRole.commenter);
    const { cart } = await add(visitor);
    expect(cart.grandTotalCents).toBe(3900);
    const far = { ...address, country: 'US', region: 'NY', postalCode: '10001' };
    expect((await order(visitor, 3900, { address: far })).status).toBe(409);
    expect((await visitor.call('readCart')).body).toMatchObject({
      cart: { grandTotalCents: 7400 },
    });
    expect((await order(visitor, 7400, { address: far })).status).toBe(200);
  });

  it('[SRV-81b] report invalid values at their fields, save nothing, and keep everything that was typed', async () => {
    const { save, stored } = await openTerms(get);
    const before = await stored();
    const answer = await save(terms, [
      ['currencyCode', 'EUR'],
      ['minimum', 'much'],
      ['countries', 'Germany, Atlantis'],
      ['home', 'DE, AT'],
      ...way('', { shippingCost: '5' }),
      ...way('Heavy', { shippingKind: 'weight', shippingCost: 'x', shippingSteps: '2 kg 8' }),
      ...tax('VAT', '190', 'Nowhere'),
    ]);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const id of [
      ...['minimum', 'countries', 'home', 'shippingName-0', 'shippingCost-1', 'shippingSteps-1'],
      ...['taxRate-0', 'taxPlaces-0'],
    ]) {
      expect(html, id).toContain(`href="#${id}"`);
      expect(html, id).toMatch(new RegExp(`id="${id}"[^>]*aria-invalid="true"`));
    }
    expect(html).toContain('Germany, Atlantis');
    expect(html).toContain('2 kg 8');
    expect(await stored()).toEqual(before);
  });

  it('[SRV-81c] warn the second of two who save, keep versions, and are changed by those who sell', async () => {
    const { save, base, stored, html, seller, enter } = await openTerms(get);
    const before = await stored();
    const read = await base(terms);
    const first = [...selling, ...way('Post', { shippingCost: '5' })];
    expect((await save(terms, first, read)).status).toBe(303);
    const second = await save(terms, [...selling, ...way('Bike', { shippingCost: '2' })], read);
    expect(second.status).toBe(409);
    const shown = await second.text();
    expect(shown).toContain('Post 5.00');
    expect(shown).toContain('value="Bike"');
    expect((await stored()).shippingOptions.map(({ name }) => name)).toEqual(['Post']);
    // The terms from before the form can be had back.
    expect(await html(terms)).toContain('Version 1');
    await seller.postForm(`${terms}/restore`, {
      crumb: seller.cookies.get('crumb')!,
      base: await base(terms),
      number: '1',
    });
    expect(await stored()).toEqual(before);
    expect((await seller.get(`${terms}/versions/2`)).status).toBe(200);
    expect((await seller.get(`${terms}/versions/9`)).status).toBe(404);
    const viewer = await enter(websiteRole.viewer);
    expect(await (await viewer.get(terms)).text()).not.toContain('data-save');
    const crumb = viewer.cookies.get('crumb')!;
    expect((await viewer.postForm(terms, { crumb, base: '' })).status).toBe(403);
    const billing = await enter(websiteRole.billing);
    expect((await billing.get(terms)).status).toBe(403);
  });

  it('[SRV-81d] coupons take off what their form says, on the days of the site', async () => {
    const { save, stored, enter, time, html, seller } = await openTerms(get);
    const answer = await save(coupons, [
      ...coupon('Spring10', '10', { from: '2026-03-01', to: '2026-03-02', maxUses: '1' }),
      ...coupon('LESS', '5', { kind: 'amount', minimum: '100', alone: 'yes' }),
      ...coupon('SENT', '', { kind: 'free-shipping' }),
      ...coupon('', ''),
    ]);
    expect(answer.headers.get('location')).toBe('/config/shop/coupons?saved');
    expect((await stored()).coupons).toMatchObject([
      { code: 'Spring10', discount: { kind: 'percent', percent: 10 }, maxUses: 1 },
      {
        code: 'LESS',
        discount: { kind: 'amount', amount: { amount: 500 } },
        minimumSubtotal: { amount: 10_000 },
        isCombinable: false,
      },
      { code: 'SENT', discount: { kind: 'free-shipping' } },
    ]);
    const visitor = await enter(websiteRole.commenter);
    await add(visitor);
    const apply = async () =>
      (await visitor.call('applyCoupon', { key: newKey(), code: 'spring10' })).body['cart'] as {
        discountCents: number;
        invalidCoupons: { reason: string }[];
        grandTotalCents: number;
      };
    expect((await apply()).discountCents).toBe(340);
    time.now = Date.parse('2026-03-03T12:00:00Z');
    expect((await apply()).invalidCoupons).toMatchObject([{ reason: 'expired' }]);
    time.now = Date.parse('2026-03-02T12:00:00Z');
    expect((await order(visitor, (await apply()).grandTotalCents)).status).toBe(200);
    // The session is over by then.
    const email = `account-${websiteRole.storeManager}@example.test`;
    await seller.call('memberLogin', { email, password: 'clay' });
    const page = await html(coupons);
    expect(page).toContain('used once');
    expect(page).toMatch(/name="from"[^>]*value="2026-03-01"|value="2026-03-01"[^>]*name="from"/);
  });

  it('[SRV-81d] report what is wrong with a coupon at its field, and keep what the form does not show', async () => {
    const { save, stored, db } = await openTerms(get);
    const before = await stored();
    const rows = [
      ...coupon('A', '0'),
      ...coupon('a', '5'),
      ...coupon('B', 'x', { kind: 'amount' }),
      ...coupon('', '5', { maxUses: '-1', from: '2026-03-02', to: '2026-03-01' }),
    ];
    const refused = await save(coupons, rows);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const id of ['value-0', 'code-1', 'value-2', 'code-3', 'maxUses-3', 'to-3'])
      expect(html, id).toMatch(new RegExp(`id="${id}"[^>]*aria-invalid="true"`));
    expect(await stored()).toEqual(before);
    const kept = {
      code: 'MUGS',
      discount: { kind: 'percent', percent: 5 },
      itemIds: ['product-mug'],
    };
    await db.update(shops).set({ settings: { ...before, coupons: [kept] } });
    await save(coupons, coupon('MUGS', '7'));
    expect((await stored()).coupons).toEqual([
      { ...kept, discount: { kind: 'percent', percent: 7 } },
    ]);
  });

  it('[SRV-81e] open the shop of a site that has none yet', async () => {
    const { save, stored, db } = await openTerms(get);
    await db.delete(shops);
    await save(terms, [...selling, ...way('Post', { shippingCost: '5' })]);
    expect(await stored()).toMatchObject({ currencyCode: 'EUR', coupons: [], home: 'DE' });
  });

  it('[SRV-81g] no currency is a new shop’s before its owner has chosen one, and coupons come after it', async () => {
    const { save, db, html, seller } = await openTerms(get);
    await db.delete(shops);
    const read = await html(terms);
    expect(read).toMatch(/<option value="" selected="">Please choose<.option>/);
    expect((await seller.get(coupons)).headers.get('location')).toBe(terms);
    const others = selling.filter(([name]) => name !== 'currencyCode');
    const refused = await save(terms, [...others, ['currencyCode', ''], ...way('Post', {})]);
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toMatch(/<select[^>]*id="currencyCode"[^>]*aria-invalid="true"/);
    expect(text).toContain('Please choose the currency that the shop sells in.');
    expect(text).toContain('value="Post"');
    expect(await db.select().from(shops)).toEqual([]);
    // Another editor was faster, in another currency: nothing is replaced silently.
    await save(terms, selling);
    const late = await save(terms, [...others, ['currencyCode', 'JPY']], 'new');
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('EUR');
  });

  it('[SRV-81f] a form that is saved unchanged changes nothing', async () => {
    const { stored } = await openTerms(get);
    const { coupons: _, ...before } = await stored();
    const form = { locale: 'de', currencyCode: 'EUR' as const, system: 1 as const };
    const draft = draftOfTerms({ ...before, coupons: [] }, form);
    const { terms: read, problems } = checkTerms(draft, form, () => 'new');
    expect(problems).toEqual([]);
    expect(read).toEqual(before);
  });
});

it('[SRV-81a] places are written by name or code, in English and in the language of the reader', () => {
  expect(readPlaces('Deutschland, germany; FRANCE\nus-ny, CA-Québec', 'de')).toEqual([
    ...['DE', 'FR', 'US-NY', 'CA-QC'],
  ]);
  expect(readPlaces('EU, ZZ, us-, US-Atlantis City', 'en')).toEqual([undefined]);
  expect(writePlaces(['DE', 'US-CA'], 'de')).toBe('Deutschland, US-CA');
});

import { createPlainTranslate } from '@plinth/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productLine } from '../cart/productLine';
import { germanCommerceMessages } from '../messages.de';
import { money } from '../money';
import { checkQuantity } from './checkQuantity';
import { choiceText, valueText } from './choiceText';
import type { DigitalProduct, ProductVariant, VariantProduct } from './product';
import { choiceState, chosenVariant, productOptions } from './productChoice';
import { createProductChoice } from './productChoiceStore';
import { generateSku, isAllowedPrice, isAllowedSku } from './productLimits';
import { productMessages } from './productMessages';
import { productPrice, variantPrice } from './productPrice';
import { hasVariedPrices, isOnSale, isSoldOut, totalStock } from './productRules';
import { readVariants } from './readVariants';
import { subscriptionText } from './subscriptionText';

function variant(fields: Partial<ProductVariant> = {}, ...values: string[]): ProductVariant {
  return {
    id: values.join('-') || 'v',
    price: money(1000, 'USD'),
    onSale: false,
    qtyInStock: 1,
    unlimited: false,
    optionValues: values.map((value, index) => ({ optionName: ['Size', 'Color'][index], value })),
    ...fields,
  };
}

const product = (
  variants: ProductVariant[],
  productType: VariantProduct['productType'] = 'PHYSICAL',
): VariantProduct => ({ id: 'p', title: 'Mug', productType, variants });
const digital = (fields: Partial<DigitalProduct> = {}): DigitalProduct => ({
  id: 'd',
  title: 'Song',
  productType: 'DIGITAL',
  priceCents: 500,
  onSale: false,
  ...fields,
});

describe('stock', () => {
  const none = variant({ qtyInStock: 0 });
  const unlimited = variant({ qtyInStock: 0, unlimited: true });

  it('[COM-4, A-142, A-143] sells physical products and services out', () => {
    for (const type of ['PHYSICAL', 'SERVICE'] as const) {
      expect(isSoldOut(product([none, none], type))).toBe(true);
      expect(isSoldOut(product([none, variant()], type))).toBe(false);
      expect(isSoldOut(product([none, unlimited], type))).toBe(false);
    }
    expect(isSoldOut(product([]))).toBe(true);
    expect(isSoldOut(digital())).toBe(false);
    expect(isSoldOut(product([none], 'GIFT_CARD'))).toBe(false);
  });

  it('[COM-4, A-144] sums stock, without limit for digital products and unlimited variants', () => {
    expect(totalStock(product([variant({ qtyInStock: 2 }), variant({ qtyInStock: 3 })]))).toBe(5);
    expect(totalStock(product([variant({ qtyInStock: 2 }), unlimited]))).toBe(Infinity);
    expect(totalStock(digital())).toBe(Infinity);
    expect(totalStock(product([variant({ qtyInStock: -2 }), variant({ qtyInStock: 3 })]))).toBe(3);
  });
});

describe('prices', () => {
  const sale = variant({ onSale: true, salePrice: money(800, 'USD') });

  it('[COM-3c] counts a sale price only on sale, and shows a free product as 0', () => {
    expect(productPrice(product([sale]))).toEqual({
      current: money(800, 'USD'),
      original: money(1000, 'USD'),
      isFrom: false,
    });
    expect(productPrice(product([{ ...sale, onSale: false }]))?.current.amount).toBe(1000);
    expect(productPrice(digital({ priceCents: 0 }))).toEqual({
      current: money(0, 'USD'),
      isFrom: false,
    });
    expect(productPrice(digital({ salePriceCents: 0, onSale: true }))?.current.amount).toBe(0);
    expect(productPrice(product([]))).toBeUndefined();
    expect(productPrice(product([variant({ price: money(3000, 'USD') }), sale]))).toMatchObject({
      current: { amount: 800 },
      isFrom: true,
    });
  });

  it('[COM-3c] takes the lowest of several prices, and crosses out what was more', () => {
    const [dear, cheap, middle] = [3000, 1000, 2000].map((amount) =>
      variant({ price: money(amount, 'EUR') }),
    );
    expect(productPrice(product([dear!, cheap!, middle!]))).toEqual({
      current: money(1000, 'EUR'),
      isFrom: true,
    });
    expect(variantPrice(sale)).toEqual({
      current: money(800, 'USD'),
      original: money(1000, 'USD'),
      isFrom: false,
    });
    expect(variantPrice(variant({ onSale: true }))).toEqual({
      current: money(1000, 'USD'),
      isFrom: false,
    });
    expect(variantPrice({ ...sale, salePrice: money(1000, 'USD') }).original).toBeUndefined();
  });

  it('[COM-3c] prices a file in its currency, at its sale price only while it is on sale', () => {
    const song = digital({ salePriceCents: 300, currencyCode: 'EUR' });
    expect(productPrice(song)).toEqual({ current: money(500, 'EUR'), isFrom: false });
    expect(productPrice({ ...song, onSale: true })).toEqual({
      current: money(300, 'EUR'),
      original: money(500, 'EUR'),
      isFrom: false,
    });
    expect(productPrice(digital({ onSale: true }))).toEqual({
      current: money(500, 'USD'),
      isFrom: false,
    });
  });

  it('[COM-5, A-145] is on sale with any variant, or by a flag of its own', () => {
    for (const type of ['PHYSICAL', 'SERVICE'] as const) {
      expect(isOnSale(product([variant(), sale], type))).toBe(true);
      expect(isOnSale(product([variant()], type))).toBe(false);
    }
    expect(isOnSale(digital())).toBe(false);
    expect(isOnSale(digital({ onSale: true }))).toBe(true);
    expect(isOnSale(product([sale], 'GIFT_CARD'))).toBe(false);
  });

  it('[COM-6, A-146] varies by price or sale state, from two variants on', () => {
    for (const type of ['PHYSICAL', 'SERVICE', 'GIFT_CARD'] as const) {
      expect(hasVariedPrices(product([variant()], type))).toBe(false);
      expect(hasVariedPrices(product([variant(), variant()], type))).toBe(false);
      expect(hasVariedPrices(product([variant(), variant({ price: money(1, 'USD') })], type))).toBe(
        true,
      );
      expect(hasVariedPrices(product([variant(), variant({ onSale: true })], type))).toBe(true);
    }
    expect(
      hasVariedPrices(product([sale, variant({ ...sale, salePrice: money(700, 'USD') })])),
    ).toBe(true);
    expect(hasVariedPrices(digital({ onSale: true }))).toBe(false);
  });
});

describe('limits', () => {
  it('[COM-7] allows prices up to 100000000 cents', () => {
    for (const cents of [0, 1, 100_000_000]) expect(isAllowedPrice(cents)).toBe(true);
    for (const cents of [100_000_001, -1, 0.5, NaN]) expect(isAllowedPrice(cents)).toBe(false);
  });

  it('[COM-7] allows SKUs of up to 60 characters', () => {
    expect([isAllowedSku('x'.repeat(60)), isAllowedSku('x'.repeat(61)), isAllowedSku(' ')]).toEqual(
      [true, false, false],
    );
  });

  it('[COM-7] generates SQ and 7 digits', () => {
    expect([generateSku(() => 0), generateSku(() => 0.9999999999)]).toEqual([
      'SQ0000000',
      'SQ9999999',
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(generateSku(() => random)).toMatch(/^SQ\d{7}$/);
      }),
    );
  });
});

describe('subscriptionText', () => {
  const text = (
    value: number,
    unit: 'week' | 'month' | 'year' | 'MONTH',
    numBillingCycles?: number | null,
    price?: string,
  ) =>
    [{}, { locale: 'de', messages: germanCommerceMessages }].map((textOptions) =>
      subscriptionText(
        { billingPeriod: { value, unit }, numBillingCycles },
        { price, ...textOptions },
      ),
    );

  it('[COM-8, A-77, A-147] says period and cycles with the right plurals', () => {
    expect(text(1, 'week')).toEqual(['every week until canceled', 'jede Woche bis zur Kündigung']);
    expect(text(2, 'week', 0)).toEqual([
      'every 2 weeks until canceled',
      'alle 2 Wochen bis zur Kündigung',
    ]);
    expect(text(1, 'MONTH', null)).toEqual([
      'every month until canceled',
      'jeden Monat bis zur Kündigung',
    ]);
    expect(text(3, 'month', 1)).toEqual([
      'every 3 months, 1 payment in total',
      'alle 3 Monate, insgesamt 1 Zahlung',
    ]);
    expect(text(1, 'year', 2, '$9.00')).toEqual([
      '$9.00 every year, 2 payments in total',
      '$9.00 jedes Jahr, insgesamt 2 Zahlungen',
    ]);
  });
});

describe('choice', () => {
  const variants = [
    variant({}, 'S', 'Red'),
    variant({ qtyInStock: 0 }, 'S', 'Blue'),
    variant({ unlimited: true, qtyInStock: 0, price: money(1500, 'USD') }, 'L', 'Red'),
  ];

  it('[COM-3d] lists options and values in the order of the variants', () => {
    expect(productOptions(variants)).toEqual([
      { name: 'Size', values: ['S', 'L'] },
      { name: 'Color', values: ['Red', 'Blue'] },
    ]);
    expect(productOptions([{ ...variant(), optionValues: [{ value: 'S' }] }], ['Size'])).toEqual([
      { name: 'Size', values: ['S'] },
    ]);
    expect(productOptions([])).toEqual([]);
  });

  it('[COM-3d] names an option by the first variant that knows its name, or by nothing', () => {
    const nameless = { ...variant(), optionValues: [{ value: 'S' }] };
    const named = variant({}, 'M');
    expect(productOptions([nameless, named], ['Ignored'])).toEqual([
      { name: 'Size', values: ['S', 'M'] },
    ]);
    expect(productOptions([nameless])).toEqual([{ name: '', values: ['S'] }]);
    expect(productOptions([variant({}, 'S'), variant({}, 'S', 'Red')])).toEqual([
      { name: 'Size', values: ['S'] },
      { name: 'Color', values: ['Red'] },
    ]);
  });

  it('[COM-3e] needs every option for a variant', () => {
    expect(chosenVariant(variants, ['S'])).toBeUndefined();
    expect(chosenVariant(variants, ['S', 'Red', 'X'])).toBeUndefined();
    expect(chosenVariant([variant()], [])?.id).toBe('v');
  });

  it('[COM-4] tells sold out from non-existent', () => {
    const state = (selection: string[], value: string) =>
      choiceState(variants, selection, { option: 1, value });
    expect(state(['S', ''], 'Red')).toBe('available');
    expect(state(['S', ''], 'Blue')).toBe('sold-out');
    expect(state(['L', ''], 'Blue')).toBe('missing');
    expect(state(['', ''], 'Blue')).toBe('sold-out');
    expect(chosenVariant(variants, ['L', 'Red'])?.id).toBe('L-Red');
    expect(chosenVariant(variants, ['L', ''])).toBeUndefined();
  });

  it('[COM-3e] says what a choice lacks to be put into the cart', () => {
    const choice = createProductChoice({ product: product(variants) });
    let notifications = 0;
    const stop = choice.subscribe(() => (notifications += 1));
    expect(choice.state()).toMatchObject({
      problem: { type: 'option', option: 0 },
      price: { isFrom: true },
    });
    expect(productLine(choice)).toBeUndefined();
    choice.select(0, 'L');
    choice.select(1, 'Blue');
    expect(choice.state().problem).toEqual({ type: 'missing' });
    choice.select(0, 'S');
    expect(choice.state().problem).toEqual({ type: 'sold-out' });
    choice.select(1, 'Red');
    expect(choice.state().problem).toBeUndefined();
    choice.setQuantity(2);
    expect(choice.state().problem).toEqual({ type: 'too-many', left: 1 });
    choice.setQuantity(1);
    expect(productLine(choice, { href: '/mug' })).toEqual({
      id: 'p::Size:S:Color:Red',
      itemId: 'p',
      sku: undefined,
      title: 'Mug',
      productType: 'PHYSICAL',
      unitPrice: money(1000, 'USD'),
      quantity: 1,
      choices: [
        { name: 'Size', value: 'S' },
        { name: 'Color', value: 'Red' },
      ],
      stock: 1,
      href: '/mug',
    });
    stop();
    choice.select(1, 'Blue');
    expect(notifications).toBe(6);
  });

  it('[COM-3d] shows each value with what choosing it would lead to', () => {
    const choice = createProductChoice({ product: product(variants), selection: ['L'] });
    expect(choice.state()).toMatchObject({
      quantity: 1,
      variant: undefined,
      problem: { type: 'option', option: 1 },
      options: [
        {
          name: 'Size',
          selected: 'L',
          values: [
            { value: 'S', state: 'available' },
            { value: 'L', state: 'available' },
          ],
        },
        {
          name: 'Color',
          selected: '',
          values: [
            { value: 'Red', state: 'available' },
            { value: 'Blue', state: 'missing' },
          ],
        },
      ],
    });
    choice.select(1, 'Red');
    expect(choice.state()).toMatchObject({
      variant: { id: 'L-Red' },
      price: { current: { amount: 1500 }, isFrom: false },
    });
    choice.setQuantity(9999);
    expect(choice.state().problem).toBeUndefined();
    expect(productLine(choice)).toMatchObject({ quantity: 9999, stock: undefined });
  });

  it('[COM-3d] takes the names of the options from outside where the variants have none', () => {
    const nameless = variants.map((one) => ({
      ...one,
      optionValues: one.optionValues.map(({ value }) => ({ value })),
    }));
    const choice = createProductChoice({
      product: product(nameless),
      optionNames: ['Size', 'Color'],
      selection: ['S', 'Red'],
    });
    expect(choice.state().options.map(({ name }) => name)).toEqual(['Size', 'Color']);
    expect(productLine(choice)?.choices).toEqual([
      { name: '', value: 'S' },
      { name: '', value: 'Red' },
    ]);
  });

  it('[COM-4] is sold out before anything is chosen', () => {
    const none = variants.map((one) => ({ ...one, qtyInStock: 0, unlimited: false }));
    expect(createProductChoice({ product: product(none) }).state().problem).toEqual({
      type: 'sold-out',
    });
  });

  it('[COM-4] says what keeps a choice out of the cart', () => {
    const translate = createPlainTranslate(productMessages, {});
    const options = [{ name: 'Size', selected: '', values: [] }];
    const text = (problem: Parameters<typeof choiceText>[0]['problem']) =>
      choiceText(
        { options, problem, quantity: 1, price: undefined, variant: undefined },
        translate,
      );
    expect(text(undefined)).toBe('');
    expect(text({ type: 'option', option: 0 })).toBe('Select Size');
    expect(text({ type: 'missing' })).toBe('This combination is not available.');
    expect(text({ type: 'sold-out' })).toBe('Sold out');
    expect(text({ type: 'too-many', left: 2 })).toBe('Only 2 are left.');
    expect(text({ type: 'whole-number' })).toBe('Please enter a whole number of 1 or more.');
    expect(valueText('Red', 'available', translate)).toBe('Red');
    expect(valueText('Red', 'sold-out', translate)).toBe('Red (sold out)');
    expect(valueText('Red', 'missing', translate)).toBe('Red (unavailable)');
  });

  it('[COM-3e] needs no choice for a product of one variant or a file', () => {
    expect(createProductChoice({ product: product([variant()]) }).state().problem).toBeUndefined();
    const file = createProductChoice({ product: digital() });
    expect(productLine(file)).toMatchObject({
      id: 'd:',
      unitPrice: money(500, 'USD'),
      stock: undefined,
    });
    expect(
      createProductChoice({ product: product([variant({ qtyInStock: 0 })]) }).state().problem,
    ).toEqual({ type: 'sold-out' });
  });

  it('[COM-3h] counts whole things from 1 to 9999', () => {
    for (const quantity of [0, -1, 1.5, NaN])
      expect(checkQuantity(quantity)).toEqual({ type: 'whole-number' });
    expect(checkQuantity(9999)).toBeUndefined();
    expect(checkQuantity(10_000)).toEqual({ type: 'too-many', left: 9999 });
    expect(checkQuantity(1)).toBeUndefined();
    expect(checkQuantity(3, variant({ qtyInStock: 3 }))).toBeUndefined();
    expect(checkQuantity(4, variant({ qtyInStock: 3 }))).toEqual({ type: 'too-many', left: 3 });
    expect(checkQuantity(4, variant({ qtyInStock: 3, unlimited: true }))).toBeUndefined();
  });
});

describe('readVariants', () => {
  it('[COM-3a, A-73] reads every shape that pages carry', () => {
    const expected = { price: money(2500, 'EUR'), salePrice: money(2000, 'EUR') };
    const shapes = [
      { price: 2500, salePrice: 2000, qtyInStock: 4, attributes: { Size: 'S' } },
      {
        priceMoney: { value: '25.00', currency: 'EUR' },
        salePriceMoney: { value: '20', currency: 'EUR' },
        qtyInStock: '4',
        optionValues: [{ optionName: 'Size', value: 'S' }],
      },
      {
        price: { currencyCode: 'EUR', value: 2500, decimalValue: '25.00', fractionalDigits: 2 },
        salePrice: { currencyCode: 'EUR', value: 2000 },
        stock: { unlimited: false, quantity: 4 },
        attributes: { Size: 'S' },
      },
      {
        price: { amount: 2500, currencyCode: 'EUR' },
        salePrice: { amount: 2000, currencyCode: 'EUR' },
        qtyInStock: 4,
        attributes: { Size: 'S' },
      },
    ];
    for (const shape of shapes)
      expect(readVariants([{ id: 'a', sku: 'SQ1', ...shape }], 'EUR')).toEqual([
        {
          id: 'a',
          sku: 'SQ1',
          ...expected,
          onSale: false,
          unlimited: false,
          qtyInStock: 4,
          optionValues: [{ optionName: 'Size', value: 'S' }],
        },
      ]);
    expect(readVariants([{ price: { value: '10.000', currency: 'JPY' } }])[0]?.price).toEqual(
      money(10, 'JPY'),
    );
  });

  it('[COM-3b, A-83] takes the currency of the page where a price has none, and US dollars without a page', () => {
    expect(readVariants([{ price: 100 }])[0]?.price).toEqual(money(100, 'USD'));
    expect(readVariants([{ price: { amount: 100 } }], 'EUR')[0]?.price).toEqual(money(100, 'EUR'));
    const [own] = readVariants(
      [{ price: { amount: 1, currencyCode: 'CHF' }, salePrice: 5 }],
      'EUR',
    );
    expect(own?.salePrice).toEqual(money(5, 'CHF'));
  });

  it.each([
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.5000', 1250],
    ['12', 1200],
    ['12.000', 1200],
    ['0.07', 7],
    [7, 700],
  ])('[COM-3b] reads the decimal price %j as %i cents', (decimalValue, amount) => {
    expect(readVariants([{ price: { decimalValue } }])[0]?.price).toEqual(money(amount, 'USD'));
  });

  it.each(['12.345', '', 'x', '12.0010', '1.2.3'])(
    '[COM-3b] leaves a variant out whose price is %j',
    (decimalValue) => {
      expect(readVariants([{ price: { decimalValue } }])).toEqual([]);
    },
  );

  it('[COM-3a, A-73] reads stock, sale and identity from each of their places', () => {
    const read = (fields: Record<string, unknown>) => readVariants([{ price: 1, ...fields }])[0];
    expect(read({})).toMatchObject({ id: '', onSale: false, unlimited: false, qtyInStock: 0 });
    expect(read({ sku: 7 })).toMatchObject({ id: '7', sku: '7' });
    expect(read({ onSale: true })).toMatchObject({ onSale: true });
    expect(read({ onSale: 'true' })).toMatchObject({ onSale: false });
    expect(read({ unlimited: true })).toMatchObject({ unlimited: true });
    expect(read({ stock: { unlimited: true, quantity: 2 } })).toMatchObject({
      unlimited: true,
      qtyInStock: 2,
    });
    expect(read({ unlimited: false, stock: { unlimited: true } })).toMatchObject({
      unlimited: false,
    });
    expect(read({ stock: { qtyInStock: 3 } })).toMatchObject({ qtyInStock: 3 });
    for (const [qtyInStock, count] of [
      [2.9, 2],
      [-1, 0],
      ['x', 0],
      [Infinity, 0],
    ])
      expect(read({ qtyInStock })).toMatchObject({ qtyInStock: count });
  });

  it('[COM-3a] reads the values of options that are texts or numbers, and no others', () => {
    const read = (fields: Record<string, unknown>) =>
      readVariants([{ price: 1, ...fields }])[0]?.optionValues;
    expect(read({ optionValues: [{ value: 7 }, { optionName: 'Size' }, null, 'S'] })).toEqual([
      { optionName: undefined, value: '7' },
    ]);
    expect(read({ attributes: { Size: 'S', Color: null, Weight: 5 } })).toEqual([
      { optionName: 'Size', value: 'S' },
      { optionName: 'Weight', value: '5' },
    ]);
    expect(read({})).toEqual([]);
  });

  it('[COM-3a] leaves out what could not be sold, and never throws', () => {
    expect(
      readVariants([
        { price: 1.5 },
        { price: '?' },
        { price: { amount: 1, currencyCode: 'XXX' } },
        null,
        5,
      ]),
    ).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(readVariants(value))).toBe(true);
        expect(Array.isArray(readVariants([value]))).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanCommerceMessages } from '../messages.de';
import { money } from '../money';
import { checkQuantity } from './checkQuantity';
import type { DigitalProduct, ProductVariant, VariantProduct } from './product';
import { choiceState, chosenVariant, productOptions } from './productChoice';
import { createProductChoice } from './productChoiceStore';
import { generateSku, isAllowedPrice, isAllowedSku } from './productLimits';
import { productLine } from './productLine';
import { productPrice } from './productPrice';
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

  it('[COM-4] sells physical products and services out', () => {
    for (const type of ['PHYSICAL', 'SERVICE'] as const) {
      expect(isSoldOut(product([none, none], type))).toBe(true);
      expect(isSoldOut(product([none, variant()], type))).toBe(false);
      expect(isSoldOut(product([none, unlimited], type))).toBe(false);
    }
    expect(isSoldOut(product([]))).toBe(true);
    expect(isSoldOut(digital())).toBe(false);
    expect(isSoldOut(product([none], 'GIFT_CARD'))).toBe(false);
  });

  it('[COM-4] sums stock, without limit for digital products and unlimited variants', () => {
    expect(totalStock(product([variant({ qtyInStock: 2 }), variant({ qtyInStock: 3 })]))).toBe(5);
    expect(totalStock(product([variant({ qtyInStock: 2 }), unlimited]))).toBe(Infinity);
    expect(totalStock(digital())).toBe(Infinity);
    expect(totalStock(product([variant({ qtyInStock: -2 }), variant({ qtyInStock: 3 })]))).toBe(3);
  });
});

describe('prices', () => {
  const sale = variant({ onSale: true, salePrice: money(800, 'USD') });

  it('[COM-3] counts a sale price only on sale, and shows a free product as 0', () => {
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

  it('[COM-5] is on sale with any variant, or by a flag of its own', () => {
    for (const type of ['PHYSICAL', 'SERVICE'] as const) {
      expect(isOnSale(product([variant(), sale], type))).toBe(true);
      expect(isOnSale(product([variant()], type))).toBe(false);
    }
    expect(isOnSale(digital())).toBe(false);
    expect(isOnSale(digital({ onSale: true }))).toBe(true);
    expect(isOnSale(product([sale], 'GIFT_CARD'))).toBe(false);
  });

  it('[COM-6] varies by price or sale state, from two variants on', () => {
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
    for (const cents of [0, 100_000_000]) expect(isAllowedPrice(cents)).toBe(true);
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
    [{}, { locale: 'de', messages: germanCommerceMessages }].map((wording) =>
      subscriptionText({ billingPeriod: { value, unit }, numBillingCycles }, { price, ...wording }),
    );

  it('[COM-8] tells period and cycles with the right plurals', () => {
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

  it('[COM-3] lists options and values in the order of the variants', () => {
    expect(productOptions(variants)).toEqual([
      { name: 'Size', values: ['S', 'L'] },
      { name: 'Color', values: ['Red', 'Blue'] },
    ]);
    expect(productOptions([{ ...variant(), optionValues: [{ value: 'S' }] }], ['Size'])).toEqual([
      { name: 'Size', values: ['S'] },
    ]);
    expect(productOptions([])).toEqual([]);
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

  it('[COM-3] says what stands between a choice and the cart', () => {
    const choice = createProductChoice({ product: product(variants) });
    let heard = 0;
    const stop = choice.subscribe(() => (heard += 1));
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
    expect(heard).toBe(6);
  });

  it('[COM-3] needs no choice for a product of one variant or a file', () => {
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

  it('[COM-3] counts whole things from 1 to 9999', () => {
    for (const quantity of [0, -1, 1.5, NaN])
      expect(checkQuantity(quantity)).toEqual({ type: 'whole-number' });
    expect(checkQuantity(9999)).toBeUndefined();
    expect(checkQuantity(10_000)).toEqual({ type: 'too-many', left: 9999 });
  });
});

describe('readVariants', () => {
  it('[COM-3] reads every shape that pages carry', () => {
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

  it('[COM-3] leaves out what could not be sold, and never throws', () => {
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

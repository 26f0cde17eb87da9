import type { Money } from '@plinth/commerce/money';
import { expect, it } from 'vitest';
import type { ShopSettings } from './shopDefinition';
import { hasPlaces, hasRegions, termsAt } from './termsAt';

const eur = (amount: number): Money => ({ amount, currencyCode: 'EUR' });

const settings: ShopSettings = {
  currencyCode: 'EUR',
  pricesIncludeTax: false,
  home: 'DE',
  countries: [{ code: 'AT' }, { code: 'DE' }, { code: 'US' }],
  coupons: [],
  taxRules: [
    { id: 'de', name: 'MwSt.', rate: '0.19', places: ['DE', 'AT'] },
    { id: 'ca', name: 'California', rate: '0.0725', places: ['US-CA'] },
    { id: 'all', name: 'Fee', rate: '0.01' },
  ],
  shippingOptions: [
    { id: 'post', name: 'Post', cost: eur(500), places: ['DE'] },
    {
      id: 'parcel',
      name: 'Parcel',
      cost: eur(900),
      places: ['AT', 'US'],
      steps: {
        by: 'weight',
        rows: [
          { from: 5000, cost: 2000 },
          { from: 1000, cost: 1200 },
        ],
      },
    },
    {
      id: 'courier',
      name: 'Courier',
      cost: eur(3000),
      places: ['US-NY'],
      steps: { by: 'subtotal', rows: [{ from: 10_000, cost: 0 }] },
    },
  ],
};

const at = (country: string, region = '', parcel = { weight: 0, subtotal: 0 }) => {
  const { taxRules, shippingOptions } = termsAt(
    settings,
    country ? { country, region } : null,
    parcel,
  );
  return [
    taxRules.map(({ id }) => id).join(),
    shippingOptions.map(({ id, cost }) => `${id} ${cost.amount}`).join(),
  ];
};

it('[COM-21] a country has its taxes and its ways to send', () => {
  expect(at('DE')).toEqual(['de,all', 'post 500']);
  expect(at('AT')).toEqual(['de,all', 'parcel 900']);
  expect(at('FR')).toEqual(['all', '']);
});

it('[COM-21] a state is known by its code and its name, in any spelling', () => {
  for (const region of ['CA', 'ca', ' California ', 'CALIFORNIA'])
    expect(at('US', region)).toEqual(['ca,all', 'parcel 900']);
  expect(at('US', 'N.Y.')).toEqual(['all', 'parcel 900,courier 3000']);
  expect(at('US', 'Quebec')).toEqual(['all', 'parcel 900']);
});

it('[COM-21] falls back on the shop’s own place while the visitor’s is unknown', () => {
  expect(at('')).toEqual(['de,all', 'post 500']);
  const { home: _, ...without } = settings;
  expect(termsAt(without, null, { weight: 0, subtotal: 0 }).shippingOptions[0]!.id).toBe('parcel');
});

it('[COM-22] steps of weight or of the subtotal say what it costs', () => {
  const cost = (weight: number, subtotal = 0) => at('US', 'NY', { weight, subtotal })[1];
  expect(cost(999)).toBe('parcel 900,courier 3000');
  expect(cost(1000)).toBe('parcel 1200,courier 3000');
  expect(cost(5000, 9999)).toBe('parcel 2000,courier 3000');
  expect(cost(70_000, 10_000)).toBe('parcel 2000,courier 0');
});

it('[COM-21] asks a buyer for a country or a region only where one of them decides', () => {
  const asked = (...places: (string[] | undefined)[]) => {
    const rules = {
      taxRules: places.map((list, at) => ({
        id: `${at}`,
        name: 'Tax',
        rate: '0.1',
        ...(list && { places: list }),
      })),
      shippingOptions: [],
    };
    return [hasPlaces(rules), hasRegions(rules)];
  };
  expect(asked()).toEqual([false, false]);
  expect(asked(undefined, [])).toEqual([false, false]);
  expect(asked(undefined, ['DE'])).toEqual([true, false]);
  expect(asked(['DE', 'US-CA'], undefined)).toEqual([true, true]);
  const sent = { id: 'post', name: 'Post', cost: eur(500), places: ['US-NY'] };
  expect(hasPlaces({ taxRules: [], shippingOptions: [sent] })).toBe(true);
  expect(hasRegions({ taxRules: [], shippingOptions: [sent] })).toBe(true);
});

it('[COM-21] takes a shop without a place of its own to be where it sends first, or nowhere', () => {
  const { home: _, ...homeless } = settings;
  const names = (shop: ShopSettings) =>
    termsAt(shop, null, { weight: 0, subtotal: 0 }).taxRules.map(({ id }) => id);
  expect(names(homeless)).toEqual(['de', 'all']);
  expect(names({ ...homeless, countries: [] })).toEqual(['all']);
});

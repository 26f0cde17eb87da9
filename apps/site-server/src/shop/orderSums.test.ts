import type { Cart } from '@plinth/commerce/cart';
import { expect, it } from 'vitest';
import { orderSums } from './orderSums';

const amount = (cents: number) => ({ amount: cents, currencyCode: 'EUR' as const });
const sold: Partial<Cart> = {
  subtotalAmount: amount(10_000),
  discountCents: 1000,
  coupons: ['SPRING', 'Call 0190 for a refund', 'MORE'],
  validCoupons: ['SPRING', 'MORE'].map((code) => ({
    code,
    discount: { kind: 'percent', percent: 5 },
  })),
  shippingCostCents: 500,
  selectedShippingOption: { id: 'dhl', name: 'Parcel', cost: amount(500) },
  taxCents: 1805,
};

it('[SRV-3n] adds an order up, with taxes on top or included as they were when it was sold', () => {
  expect(orderSums(sold, 11_305)).toEqual([
    { name: 'subtotal', amount: 10_000 },
    { name: 'discount', amount: -1000, detail: 'SPRING, MORE' },
    { name: 'shipping', amount: 500, detail: 'Parcel' },
    { name: 'tax', amount: 1805 },
    { name: 'total', amount: 11_305 },
  ]);
  expect(orderSums(sold, 9500).map(({ name }) => name)).toContain('taxIncluded');
});

it('[SRV-3n] leaves rows out that say nothing, but not shipping that was free', () => {
  expect(orderSums({ subtotalAmount: amount(500), discountCents: 0, taxCents: 0 }, 500)).toEqual([
    { name: 'subtotal', amount: 500 },
    { name: 'total', amount: 500 },
  ]);
  expect(orderSums({}, 500)).toEqual([{ name: 'total', amount: 500 }]);
  expect(orderSums({ ...sold, shippingCostCents: 0 }, 9000)).toContainEqual({
    name: 'shipping',
    amount: 0,
    detail: 'Parcel',
  });
});

it('[SRV-3n] names what gift cards paid, and what was left, also where that is nothing', () => {
  const cart = {
    subtotalAmount: amount(500),
    giftCards: [
      { code: '…7K2', amount: amount(300) },
      { code: '…M41', amount: amount(200) },
      { code: '…Z99', amount: amount(0) },
    ],
    amountDueCents: 0,
  };
  expect(orderSums(cart, 500).slice(1)).toEqual([
    { name: 'total', amount: 500 },
    { name: 'giftCard', amount: -300, detail: '…7K2' },
    { name: 'giftCard', amount: -200, detail: '…M41' },
    { name: 'amountDue', amount: 0 },
  ]);
});

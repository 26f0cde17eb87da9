import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanCommerceMessages } from '../messages.de';
import { addMoney, money, MoneyError, subtractMoney, sumMoney } from '../money';
import { cartLineId, emptyCart, type CartLine, type Coupon, type TaxRule } from './cart';
import { cartTotals, type CartTotalsInput } from './cartTotals';
import { couponText } from './couponText';
import { minimumSubtotalText } from './minimumSubtotalText';
import { projectCart } from './projectCart';
import { withCartTotals } from './withCartTotals';

const usd = (amount: number) => money(amount, 'USD');
function line(id: string, amount: number, quantity = 1, fields: Partial<CartLine> = {}): CartLine {
  return {
    id,
    itemId: id,
    title: id,
    productType: 'PHYSICAL',
    unitPrice: usd(amount),
    quantity,
    ...fields,
  };
}
const calculate = (input: Partial<CartTotalsInput>) =>
  cartTotals({ currencyCode: 'USD', lines: [], now: 1000, ...input });
const shipping = { id: 's', name: 'Parcel', cost: usd(500) };
const vat: TaxRule = { id: 'vat', name: 'VAT', rate: '0.19' };

describe('Cart', () => {
  it('[COM-9a, A-64 to A-70] has these fields and defaults', () => {
    expect(emptyCart()).toEqual({
      id: '',
      websiteId: '',
      orderId: '',
      created: 0,
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      selectedShippingOption: null,
      shippingLocation: null,
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      subtotalAmount: { amount: 0, currencyCode: 'USD' },
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
  });

  it('[COM-9a] names a line by what it holds', () => {
    const choices = [{ name: 'Size', value: 'S:M' }];
    expect(cartLineId({ itemId: 'a', sku: 'b', choices })).toBe('a:b:Size:S%3AM');
    expect(cartLineId({ itemId: 'a', sku: 'b:Size', choices: [] })).not.toBe(
      cartLineId({ itemId: 'a', sku: 'b', choices: [{ name: 'Size', value: '' }] }),
    );
  });
});

describe('cartTotals', () => {
  it('[COM-9l] calculates lines, discount, shipping and tax, and fills a cart', () => {
    const totals = calculate({
      lines: [line('a', 1000, 2), line('b', 999)],
      coupons: [{ code: 'TEN', discount: { kind: 'percent', percent: 10 } }],
      taxRules: [{ ...vat, appliesToShipping: true }],
      shipping,
    });
    // 2999, less 300, 500 shipping, 19 % of 3199
    expect(withCartTotals(emptyCart(), totals)).toMatchObject({
      subtotalCents: 2999,
      discountCents: 300,
      shippingCostCents: 500,
      taxCents: 608,
      grandTotalCents: 3807,
      totalQuantity: 3,
      subtotalAmount: usd(2999),
      requiresShipping: true,
      hasDigital: false,
    });
    expect(totals.lines.map(({ discount }) => discount.amount)).toEqual([200, 100]);
  });

  it('[COM-9l] knows what a cart holds', () => {
    const file = line('f', 100, 1, { productType: 'DIGITAL' });
    expect(calculate({ lines: [file], shipping })).toMatchObject({
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
      shipping: usd(0),
    });
    expect(calculate({ lines: [file, line('a', 1)] })).toMatchObject({
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: true,
    });
    expect(calculate({})).toMatchObject({
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
      grandTotal: usd(0),
    });
  });

  it('[COM-2c] rounds a tax once per rule, not once per line', () => {
    const lines = Array.from({ length: 10 }, (_, index) => line(String(index), 3));
    // 10 times 0.57 cents
    expect(calculate({ lines, taxRules: [vat] }).tax).toEqual(usd(6));
  });

  it('[COM-2g] takes included taxes out of discounted prices, shared by their rates', () => {
    const totals = calculate({
      lines: [line('a', 2380)],
      coupons: [{ code: 'HALF', discount: { kind: 'percent', percent: 50 } }],
      taxRules: [
        { id: 'state', name: 'State', rate: 0.15 },
        { id: 'city', name: 'City', rate: 0.04 },
      ],
      pricesIncludeTax: true,
    });
    expect(totals).toMatchObject({ grandTotal: usd(1190), tax: usd(190) });
    expect(totals.taxes.map(({ amount }) => amount.amount)).toEqual([150, 40]);
  });

  it('[COM-9l] taxes only what a rule is for', () => {
    const taxRules = [{ ...vat, productTypes: ['DIGITAL' as const] }];
    expect(calculate({ lines: [line('a', 1000)], taxRules }).tax).toEqual(usd(0));
    expect(
      calculate({ lines: [line('a', 1000, 1, { isTaxable: false })], taxRules: [vat] }).tax,
    ).toEqual(usd(0));
  });

  it('[COM-9l] ships for nothing from a subtotal on', () => {
    const option = { ...shipping, freeFrom: usd(1000) };
    expect(calculate({ lines: [line('a', 1000)], shipping: option }).shipping).toEqual(usd(0));
    expect(calculate({ lines: [line('a', 999)], shipping: option }).shipping).toEqual(usd(500));
  });

  it('[COM-9l] charges shipping for what is shipped alone, and nothing without an option', () => {
    expect(calculate({ lines: [line('a', 1)], shipping: null }).shipping).toEqual(usd(0));
    expect(calculate({ lines: [line('a', 1)] }).shipping).toEqual(usd(0));
    const service = line('s', 1, 1, { productType: 'SERVICE' });
    expect(calculate({ lines: [service], shipping }).shipping).toEqual(usd(0));
    // The reduced subtotal decides.
    expect(
      calculate({
        lines: [line('a', 1000)],
        coupons: [{ code: 'C', discount: { kind: 'amount', amount: usd(1) } }],
        shipping: { ...shipping, freeFrom: usd(1000) },
      }).shipping,
    ).toEqual(usd(500));
  });

  it('[COM-9l] taxes each rule’s own products, and shipping where it says so', () => {
    const taxRules: TaxRule[] = [
      { id: 'all', name: 'All', rate: '0.1' },
      { id: 'files', name: 'Files', rate: '0.2', productTypes: ['DIGITAL'] },
      { id: 'way', name: 'Way', rate: '0.5', productTypes: [], appliesToShipping: true },
    ];
    const lines = [line('a', 1000), line('f', 500, 1, { productType: 'DIGITAL' })];
    expect(calculate({ lines, taxRules, shipping }).taxes).toEqual([
      { id: 'all', name: 'All', amount: usd(150) },
      { id: 'files', name: 'Files', amount: usd(100) },
      { id: 'way', name: 'Way', amount: usd(250) },
    ]);
    expect(calculate({ lines, taxRules, shipping }).grandTotal).toEqual(usd(2500));
  });

  it('[COM-2g] takes each included tax out of what it is in', () => {
    const taxRules: TaxRule[] = [
      { id: 'all', name: 'All', rate: '0.1' },
      { id: 'files', name: 'Files', rate: '0.15', productTypes: ['DIGITAL'] },
    ];
    const lines = [line('a', 1100), line('f', 1250, 1, { productType: 'DIGITAL' })];
    const totals = calculate({ lines, taxRules, pricesIncludeTax: true });
    // 100 of 1100; 250 of 1250, shared by 10 and 15.
    expect(totals.taxes.map(({ amount }) => amount.amount)).toEqual([200, 150]);
    expect(totals.grandTotal).toEqual(usd(2350));
    expect(
      calculate({ lines, taxRules: [{ ...vat, rate: 0 }], pricesIncludeTax: true }).tax,
    ).toEqual(usd(0));
  });

  it('[COM-2c] rounds as the option says', () => {
    const lines = [line('a', 50)];
    const taxRules = [{ ...vat, rate: '0.01' }];
    expect(calculate({ lines, taxRules }).tax).toEqual(usd(1));
    expect(calculate({ lines, taxRules, rounding: 'down' }).tax).toEqual(usd(0));
    const coupons: Coupon[] = [{ code: 'C', discount: { kind: 'percent', percent: 1 } }];
    expect(calculate({ lines, coupons }).discount).toEqual(usd(1));
    expect(calculate({ lines, coupons, rounding: 'down' }).discount).toEqual(usd(0));
  });

  it('[COM-9h] writes gift cards into a cart only where there are any', () => {
    const paid = calculate({
      lines: [line('a', 1000)],
      giftCards: [{ code: 'A', balance: usd(300) }],
    });
    expect(withCartTotals(emptyCart(), paid)).toMatchObject({
      giftCards: [{ code: 'A', amount: usd(300) }],
      amountDueCents: 700,
    });
    const unpaid = withCartTotals(emptyCart(), calculate({ lines: [line('a', 1000)] }));
    expect(unpaid).not.toHaveProperty('giftCards');
    expect(unpaid).not.toHaveProperty('amountDueCents');
  });

  it('[COM-9h] takes nothing off for a gift card that is overdrawn', () => {
    const totals = calculate({
      lines: [line('a', 10)],
      giftCards: [{ code: 'A', balance: usd(-5) }],
    });
    expect(totals.giftCards).toEqual([{ code: 'A', amount: usd(0) }]);
    expect(totals.amountDue).toEqual(usd(10));
  });

  it('[COM-9h] pays with gift cards up to what is due', () => {
    const totals = calculate({
      lines: [line('a', 1000)],
      giftCards: [
        { code: 'A', balance: usd(300) },
        { code: 'B', balance: usd(900) },
        { code: 'C', balance: usd(5) },
      ],
    });
    expect(totals.giftCards.map(({ amount }) => amount.amount)).toEqual([300, 700, 0]);
    expect(totals).toMatchObject({ grandTotal: usd(1000), amountDue: usd(0) });
  });

  it('[COM-2e] refuses to mix currencies', () => {
    const euro = money(1, 'EUR');
    for (const input of [
      { lines: [line('a', 1), line('b', 1, 1, { unitPrice: euro })] },
      { lines: [line('a', 1)], shipping: { ...shipping, cost: euro } },
      { giftCards: [{ code: 'A', balance: euro }] },
    ])
      expect(() => calculate(input)).toThrow(MoneyError);
  });

  it('[COM-12, A-198, B-216] says which subtotal is missing', () => {
    expect(
      calculate({ lines: [line('a', 999)], minimumSubtotal: usd(1000) }).missingMinimum,
    ).toEqual(usd(1000));
    expect(
      calculate({ lines: [line('a', 1000)], minimumSubtotal: usd(1000) }).missingMinimum,
    ).toBeUndefined();
    expect(minimumSubtotalText(usd(999), usd(1000))).toBe(
      'To check out, your order subtotal must be $10.00 or more',
    );
    expect(minimumSubtotalText(usd(1000), usd(1000))).toBeUndefined();
    expect(minimumSubtotalText(usd(1), undefined)).toBeUndefined();
    expect(calculate({ lines: [line('a', 1)] }).missingMinimum).toBeUndefined();
    // An empty cart is of no currency yet.
    expect(minimumSubtotalText(usd(0), money(1000, 'EUR'))).toContain('€10.00');
    expect(
      minimumSubtotalText(usd(1), usd(1000), {
        locale: 'de',
        messages: germanCommerceMessages,
        format: ({ amount }) => `${amount} ct`,
      }),
    ).toMatch(/1000 ct/);
    expect(
      minimumSubtotalText(usd(1), usd(1000), { messages: germanCommerceMessages }),
    ).not.toContain('To check out');
  });

  it('[COM-2d] never goes below zero, and every part sums to its whole', () => {
    const cents = fc.nat(100_000_000);
    const lines = fc.array(
      fc.record({
        amount: cents,
        quantity: fc.integer({ min: 1, max: 99 }),
        type: fc.constantFrom('PHYSICAL' as const, 'DIGITAL' as const, 'SERVICE' as const),
        isTaxable: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    const discount = fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.double({ min: 0, max: 250, noNaN: true }),
      }),
      fc.record({ kind: fc.constant('amount' as const), amount: cents.map(usd) }),
      fc.record({ kind: fc.constant('free-shipping' as const) }),
    );
    const coupons = fc.array(
      fc.record({ discount, itemIds: fc.option(fc.subarray(['0', '1', '2']), { nil: undefined }) }),
      { maxLength: 4 },
    );
    const rules = fc.array(
      fc.record({
        rate: fc.double({ min: 0, max: 2, noNaN: true }),
        appliesToShipping: fc.boolean(),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(
        lines,
        coupons,
        rules,
        cents,
        fc.boolean(),
        cents,
        (all, some, taxes, cost, pricesIncludeTax, balance) => {
          const totals = calculate({
            lines: all.map(({ amount, quantity, type, isTaxable }, index) =>
              line(String(index), amount, quantity, { productType: type, isTaxable }),
            ),
            coupons: some.map((coupon, index): Coupon => ({ code: String(index), ...coupon })),
            taxRules: taxes.map((rule, index): TaxRule => ({
              id: String(index),
              name: '',
              ...rule,
            })),
            shipping: { id: 's', name: '', cost: usd(cost) },
            pricesIncludeTax,
            giftCards: [{ code: 'g', balance: usd(balance) }],
          });
          const sum = (parts: { amount: number }[]) =>
            parts.reduce((total, part) => total + part.amount, 0);
          expect(sum(totals.lines.map(({ subtotal }) => subtotal))).toBe(totals.subtotal.amount);
          expect(sum(totals.lines.map(({ discount: part }) => part))).toBe(totals.discount.amount);
          expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax.amount);
          const reduced = addMoney(
            subtractMoney(totals.subtotal, totals.discount),
            totals.shipping,
          );
          expect(totals.grandTotal).toEqual(
            pricesIncludeTax ? reduced : addMoney(reduced, totals.tax),
          );
          expect(sumMoney([totals.amountDue, totals.giftCards[0]!.amount], 'USD')).toEqual(
            totals.grandTotal,
          );
          for (const { amount } of [
            totals.subtotal,
            totals.discount,
            totals.shipping,
            totals.tax,
            totals.grandTotal,
            totals.amountDue,
            ...totals.lines.map(({ total }) => total),
          ])
            expect(amount).toBeGreaterThanOrEqual(0);
          expect(totals.validCoupons.length + totals.invalidCoupons.length).toBe(some.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('coupons', () => {
  const percent = { kind: 'percent', percent: 10 } as const;
  const lines = [line('a', 1000), line('b', 500)];

  it.each<[string, Partial<Coupon>, string]>([
    ['not-started', { startsAt: 1001 }, 'Promo code C is not valid yet.'],
    ['expired', { endsAt: 1000 }, 'Promo code C has expired.'],
    ['used-up', { usesLeft: 0 }, 'Promo code C has been used up.'],
    [
      'below-minimum',
      { minimumSubtotal: usd(1501) },
      'Promo code C needs a subtotal of $15.01 or more.',
    ],
    ['no-matching-items', { itemIds: ['x'] }, 'Promo code C is for other items.'],
    [
      'other-currency',
      { discount: { kind: 'amount', amount: money(1, 'EUR') } },
      'Promo code C is for another currency.',
    ],
  ])('[COM-9f] says why a coupon fails: %s', (reason, fields, text) => {
    const totals = calculate({ lines, coupons: [{ code: 'C', discount: percent, ...fields }] });
    expect(totals.invalidCoupons).toMatchObject([{ code: 'C', reason }]);
    expect(totals.discount).toEqual(usd(0));
    expect(couponText(totals.invalidCoupons[0]!)).toBe(text);
  });

  it('[COM-12] says the minimum in the messages of another language', () => {
    const invalid = { code: 'C', reason: 'below-minimum', minimumSubtotal: usd(1501) } as const;
    const text = couponText(invalid, {
      locale: 'de',
      messages: germanCommerceMessages,
      format: ({ amount }) => `${amount} ct`,
    });
    expect(text).toContain('1501 ct');
    expect(text).not.toContain('needs a subtotal');
    expect(couponText({ code: 'C', reason: 'below-minimum' })).toBe(
      'Promo code C needs a subtotal of  or more.',
    );
  });

  it('[COM-12] says the minimum only where it is missed', () => {
    const invalidOf = (fields: Partial<Coupon>) =>
      calculate({ lines, coupons: [{ code: 'C', discount: percent, ...fields }] }).invalidCoupons;
    expect(invalidOf({ minimumSubtotal: usd(1501) })).toEqual([
      { code: 'C', reason: 'below-minimum', minimumSubtotal: usd(1501) },
    ]);
    expect(invalidOf({ minimumSubtotal: usd(1), usesLeft: 0 })).toEqual([
      { code: 'C', reason: 'used-up' },
    ]);
    expect(invalidOf({ minimumSubtotal: money(1, 'EUR') })).toEqual([
      { code: 'C', reason: 'other-currency' },
    ]);
  });

  it.each<[string, Partial<Coupon>]>([
    ['begins now', { startsAt: 1000 }],
    ['ends in a moment', { endsAt: 1001 }],
    ['has one use left', { usesLeft: 1 }],
    ['has its minimum just reached', { minimumSubtotal: usd(1500) }],
    ['is for one of the products', { itemIds: ['x', 'b', 'a'] }],
    ['stands alone', { isCombinable: false }],
  ])('[COM-9m] takes a coupon that %s', (_name, fields) => {
    const totals = calculate({ lines, coupons: [{ code: 'C', discount: percent, ...fields }] });
    expect(totals.invalidCoupons).toEqual([]);
    expect(totals.validCoupons).toHaveLength(1);
    expect(totals.discount).toEqual(usd(150));
  });

  it('[COM-9l] takes off no more than there is, and nothing below nothing', () => {
    const discountOf = (discount: Coupon['discount'], itemIds?: string[]) =>
      calculate({ lines, coupons: [{ code: 'C', discount, itemIds }] }).lines.map(
        (part) => part.discount.amount,
      );
    expect(discountOf({ kind: 'amount', amount: usd(9000) })).toEqual([1000, 500]);
    expect(discountOf({ kind: 'amount', amount: usd(9000) }, ['b'])).toEqual([0, 500]);
    expect(discountOf({ kind: 'percent', percent: 250 })).toEqual([1000, 500]);
    expect(discountOf({ kind: 'amount', amount: usd(-5) })).toEqual([0, 0]);
    expect(discountOf({ kind: 'percent', percent: 0 })).toEqual([0, 0]);
  });

  it('[COM-9m] counts a code once, however often and in whatever spelling it was entered', () => {
    const tenth: Coupon = { code: 'SPRING', discount: { kind: 'percent', percent: 10 } };
    const coupons = [tenth, tenth, { ...tenth, code: ' spring ' }];
    const totals = calculate({ lines: [line('a', 1000)], coupons });
    expect(totals.grandTotal).toEqual(usd(900));
    expect(totals.validCoupons).toEqual([tenth]);
    expect(totals.invalidCoupons).toEqual([]);
  });

  it('[COM-9l] counts no line of less than nothing', () => {
    const totals = calculate({ lines: [line('a', 1000, -2), line('b', 500)] });
    expect(totals.grandTotal).toEqual(usd(500));
    expect(totals.lines[0]!.total).toEqual(usd(0));
    expect(totals.totalQuantity).toBe(1);
  });

  it.each([
    ['half of eight prices', 50, [517, 332, 125, 350, 501, 334, 599, 551], 1654],
    ['a tenth of five of one', 10, [1449, 1449, 1449, 1449, 1449], 6520],
    ['a third of three', 33.33, [100, 100, 100], 200],
  ])('[COM-9l] sums to its lines: %s', (_name, percent, prices, total) => {
    const { lines, discount, grandTotal } = calculate({
      lines: prices.map((price, index) => line(String(index), price)),
      coupons: [{ code: 'P', discount: { kind: 'percent', percent } }],
    });
    expect(grandTotal).toEqual(usd(total));
    const sum = (parts: readonly { amount: number }[]) =>
      parts.reduce((all, { amount }) => all + amount, 0);
    expect(sum(lines.map((one) => one.total))).toBe(total);
    expect(sum(lines.map((one) => one.discount))).toBe(discount.amount);
  });

  it('[COM-9m] counts a coupon as one of two only where both hold', () => {
    const dead: Coupon = { code: 'A', discount: percent, usesLeft: 0, isCombinable: false };
    const other: Coupon = { code: 'B', discount: percent, isCombinable: false };
    expect(calculate({ lines, coupons: [dead, other] })).toMatchObject({
      validCoupons: [other],
      invalidCoupons: [{ code: 'A', reason: 'used-up' }],
    });
  });

  it('[COM-9m] lets an exclusive coupon be alone, in either order', () => {
    const alone: Coupon = { code: 'A', discount: percent, isCombinable: false };
    const other: Coupon = { code: 'B', discount: percent };
    for (const [first, second] of [
      [alone, other],
      [other, alone],
    ] as const)
      expect(calculate({ lines, coupons: [first, second] })).toMatchObject({
        validCoupons: [first],
        invalidCoupons: [{ code: second.code, reason: 'not-combinable' }],
        discount: usd(150),
      });
  });

  it('[COM-9l] reduces only its products, by what is left after the coupons before', () => {
    const totals = calculate({
      lines,
      coupons: [
        { code: 'A', discount: { kind: 'amount', amount: usd(600) }, itemIds: ['b'] },
        { code: 'B', discount: { kind: 'percent', percent: 12.5 } },
      ],
    });
    expect(totals.lines.map(({ total }) => total.amount)).toEqual([875, 0]);
  });

  it('[COM-9l] frees from shipping where there is something to ship', () => {
    const coupons: Coupon[] = [{ code: 'S', discount: { kind: 'free-shipping' } }];
    expect(calculate({ lines, coupons, shipping }).shipping).toEqual(usd(0));
    expect(
      calculate({ lines, coupons: [...coupons, { code: 'P', discount: percent }], shipping }),
    ).toMatchObject({
      shipping: usd(0),
      discount: usd(150),
    });
    const mixed = [line('f', 1, 1, { productType: 'DIGITAL' }), line('a', 1)];
    expect(calculate({ lines: mixed, coupons }).invalidCoupons).toEqual([]);
    expect(
      calculate({ lines: [line('f', 1, 1, { productType: 'DIGITAL' })], coupons }).invalidCoupons,
    ).toEqual([{ code: 'S', reason: 'nothing-to-ship' }]);
  });
});

describe('projectCart', () => {
  it('[COM-9b] shows what a mutation does to lines, quantity and subtotal', () => {
    const one = projectCart(emptyCart(), { type: 'add', line: line('a', 1000) });
    const two = projectCart(one, { type: 'add', line: line('a', 1000, 2) });
    expect(two).toMatchObject({
      totalQuantity: 3,
      subtotalCents: 3000,
      subtotalAmount: usd(3000),
      entries: [{ id: 'a', quantity: 3 }],
      requiresShipping: true,
    });
    expect(projectCart(two, { type: 'set-quantity', lineId: 'a', quantity: 1 }).totalQuantity).toBe(
      1,
    );
    for (const mutation of [
      { type: 'set-quantity', lineId: 'a', quantity: 0 },
      { type: 'remove', lineId: 'a' },
    ] as const)
      expect(projectCart(two, mutation)).toMatchObject({
        entries: [],
        totalQuantity: 0,
        subtotalCents: 0,
      });
    expect(projectCart(two, { type: 'remove', lineId: 'x' }).entries).toEqual(two.entries);
  });

  it('[COM-9b] leaves the other lines as they are', () => {
    const [a, b] = [line('a', 1000), line('b', 200)];
    const both = [a, b].reduce(
      (cart, added) => projectCart(cart, { type: 'add', line: added }),
      emptyCart(),
    );
    expect(projectCart(both, { type: 'add', line: line('b', 200, 2) }).entries).toEqual([
      a,
      { ...b, quantity: 3 },
    ]);
    expect(projectCart(both, { type: 'set-quantity', lineId: 'b', quantity: 4 }).entries).toEqual([
      a,
      { ...b, quantity: 4 },
    ]);
    expect(projectCart(both, { type: 'set-quantity', lineId: 'b', quantity: 0 }).entries).toEqual([
      a,
    ]);
    expect(projectCart(both, { type: 'remove', lineId: 'a' })).toMatchObject({
      entries: [b],
      subtotalCents: 200,
    });
  });

  it('[COM-9l] takes its currency from what it holds, and keeps it when it is empty', () => {
    const euro = line('a', 1, 1, { unitPrice: money(100, 'EUR') });
    const cart = projectCart(emptyCart(), { type: 'add', line: euro });
    expect(cart.subtotalAmount).toEqual(money(100, 'EUR'));
    expect(projectCart(cart, { type: 'remove', lineId: 'a' }).subtotalAmount).toEqual(
      money(0, 'EUR'),
    );
    expect(emptyCart('CHF').subtotalAmount).toEqual(money(0, 'CHF'));
  });

  it('[COM-9m] names a code once, and takes it away with what was said of it', () => {
    const percent = { kind: 'percent', percent: 10 } as const;
    const cart = {
      ...emptyCart(),
      coupons: ['A', 'B'],
      validCoupons: [
        { code: 'A', discount: percent },
        { code: 'B', discount: percent },
      ],
      invalidCoupons: [
        { code: 'A', reason: 'expired' as const },
        { code: 'B', reason: 'expired' as const },
      ],
    };
    expect(projectCart(cart, { type: 'apply-coupon', code: 'A' }).coupons).toEqual(['A', 'B']);
    expect(projectCart(cart, { type: 'remove-coupon', code: 'A' })).toMatchObject({
      coupons: ['B'],
      validCoupons: [{ code: 'B' }],
      invalidCoupons: [{ code: 'B' }],
    });
  });

  it('[COM-9l] keeps the shipping that was chosen where another is unknown', () => {
    const other = { ...shipping, id: 't' };
    const cart = {
      ...emptyCart(),
      shippingOptions: [other, shipping],
      selectedShippingOption: other,
    };
    const select = (shippingOptionId: string) =>
      projectCart(cart, { type: 'select-shipping', shippingOptionId }).selectedShippingOption;
    expect(select('s')).toBe(shipping);
    expect(select('x')).toBe(other);
  });

  it('[COM-9l] shows codes, shipping and place', () => {
    const cart = { ...emptyCart(), shippingOptions: [shipping] };
    expect(projectCart(cart, { type: 'apply-coupon', code: 'A' }).coupons).toEqual(['A']);
    expect(
      projectCart({ ...cart, coupons: ['A', 'B'] }, { type: 'remove-coupon', code: 'A' }).coupons,
    ).toEqual(['B']);
    expect(
      projectCart(cart, { type: 'select-shipping', shippingOptionId: 's' }).selectedShippingOption,
    ).toBe(shipping);
    expect(
      projectCart(cart, { type: 'select-shipping', shippingOptionId: 'x' }).selectedShippingOption,
    ).toBeNull();
    expect(
      projectCart(cart, { type: 'set-location', location: { country: 'DE' } }).shippingLocation,
    ).toEqual({ country: 'DE' });
  });
});

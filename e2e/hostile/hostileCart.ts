import type { PayloadWriter } from './spoil';

/** The server's answer about a cart, well-formed, with a payload for every text that a page shows of it. */
export function hostileCart({ next }: PayloadWriter) {
  const money = { amount: 3400, currencyCode: 'EUR' };
  const entry = (id: string) => ({
    id,
    itemId: id,
    productType: 'PHYSICAL',
    unitPrice: money,
    quantity: 2,
    stock: 9,
    title: next(),
    href: next(),
    imageUrl: next(),
    choices: [{ name: next(), value: next() }],
  });
  const [code, option] = [next(), next()];
  return {
    id: 'cart',
    websiteId: 'site',
    orderId: '',
    created: Date.now(),
    isPurchased: false,
    entries: [entry('one'), entry('two'), entry('three')],
    shippingOptions: [{ id: 'post', name: option, cost: money }],
    selectedShippingOption: { id: 'post', name: option, cost: money },
    applicableTaxRules: [{ id: 'tax', name: next(), rate: 0.19 }],
    coupons: [code],
    validCoupons: [{ code, name: next(), discount: { kind: 'percent', percent: 10 } }],
    invalidCoupons: [{ code: next(), reason: next() }],
    giftCards: [{ code: next(), amount: money }],
    gone: [next(), next()],
    shippingLocation: { country: next(), region: next(), postalCode: next() },
    subtotalCents: 20_400,
    taxCents: 3257,
    shippingCostCents: 3400,
    discountCents: 2040,
    grandTotalCents: 25_017,
    amountDueCents: 21_617,
    totalQuantity: 6,
    subtotalAmount: money,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    revision: 7,
  };
}

import { money, type Money } from '../money/amount';
import { addMoney, multiplyMoney, subtractMoney, sumMoney } from '../money/arithmetic';
import type { CurrencyCode } from '../money/currency';
import type { Rounding } from '../money/rounding';
import type { CartLine, Coupon, InvalidCoupon, ShippingOption, TaxRule } from './cart';
import { applyCoupons } from './applyCoupons';
import { cartContent } from './cartContent';
import { calculateTax, type TaxTotal } from './calculateTax';

export interface GiftCard {
  readonly code: string;
  readonly balance: Money;
}

export interface CartTotalsInput {
  readonly currencyCode: CurrencyCode;
  readonly lines: readonly CartLine[];
  /** In the order in which they were entered. */
  readonly coupons?: readonly Coupon[] | undefined;
  readonly taxRules?: readonly TaxRule[] | undefined;
  /** Whether prices and shipping already contain the tax. @default false */
  readonly pricesIncludeTax?: boolean | undefined;
  readonly shipping?: ShippingOption | null | undefined;
  readonly giftCards?: readonly GiftCard[] | undefined;
  /** The minimum subtotal for checkout ([COM-12]). */
  readonly minimumSubtotal?: Money | undefined;
  /** Milliseconds since 1970, for the validity of coupons. */
  readonly now: number;
  /** The rounding of taxes and percentages. @default 'half-up' */
  readonly rounding?: Rounding | undefined;
}

export interface LineTotal {
  readonly id: string;
  /** Unit price times quantity. */
  readonly subtotal: Money;
  /** This line's part of the discount. */
  readonly discount: Money;
  /** The price after discount, before a tax that is added. */
  readonly total: Money;
}

export interface CartTotals {
  readonly lines: readonly LineTotal[];
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly tax: Money;
  readonly taxes: readonly TaxTotal[];
  /** subtotal - discount + shipping, and tax unless the prices contain it. */
  readonly grandTotal: Money;
  readonly giftCards: readonly { readonly code: string; readonly amount: Money }[];
  /** The amount left to pay after gift cards. */
  readonly amountDue: Money;
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /** The minimum subtotal, if the cart does not reach it ([COM-12]). */
  readonly missingMinimum?: Money | undefined;
}

/**
 * Calculates a cart's totals: one function for the browser's estimate and the server's bill. Every
 * part is exact, each rate is rounded once, parts sum to their whole, and nothing is ever below 0.
 * @throws MoneyError when two currencies meet
 */
export function cartTotals(given: CartTotalsInput): CartTotals {
  const lines = given.lines.map((line) => (line.quantity < 0 ? { ...line, quantity: 0 } : line));
  const input = { ...given, lines, coupons: onceByCode(given.coupons ?? []) };
  const { currencyCode, giftCards = [], minimumSubtotal, rounding = 'half-up' } = input;
  const zero = money(0, currencyCode);
  const subtotals = lines.map(({ unitPrice, quantity }) => multiplyMoney(unitPrice, quantity));
  const subtotal = sumMoney(subtotals, currencyCode);
  const content = cartContent(lines);

  const applied = applyCoupons({ ...input, subtotals, rounding });
  const lineTotals = lines.map(({ id }, index): LineTotal => {
    const discount = applied.discounts[index]!;
    return {
      id,
      subtotal: subtotals[index]!,
      discount,
      total: subtractMoney(subtotals[index]!, discount),
    };
  });
  const discount = sumMoney(applied.discounts, currencyCode);
  const reduced = subtractMoney(subtotal, discount);

  const shipping =
    content.requiresShipping && !applied.hasFreeShipping
      ? shippingCost(input.shipping, reduced)
      : zero;
  const taxes = calculateTax({
    rules: input.taxRules ?? [],
    lines: lines.map((line, index) => ({ line, total: lineTotals[index]!.total })),
    shipping,
    isIncluded: input.pricesIncludeTax ?? false,
    rounding,
    currencyCode,
  });
  const tax = sumMoney(
    taxes.map(({ amount }) => amount),
    currencyCode,
  );
  const withShipping = addMoney(reduced, shipping);
  const grandTotal = input.pricesIncludeTax ? withShipping : addMoney(withShipping, tax);

  let amountDue = grandTotal;
  const paid = giftCards.map(({ code, balance }) => {
    // Throws for two currencies instead of converting them one to one.
    subtractMoney(amountDue, balance);
    const amount = money(Math.max(0, Math.min(balance.amount, amountDue.amount)), currencyCode);
    amountDue = subtractMoney(amountDue, amount);
    return { code, amount };
  });
  const isBelow = minimumSubtotal && subtractMoney(subtotal, minimumSubtotal).amount < 0;

  return {
    lines: lineTotals,
    subtotal,
    discount,
    shipping,
    tax,
    taxes,
    grandTotal,
    giftCards: paid,
    amountDue,
    validCoupons: applied.valid,
    invalidCoupons: applied.invalid,
    ...content,
    missingMinimum: isBelow ? minimumSubtotal : undefined,
  };
}

/**
 * A code that was entered twice, by two presses or in two tabs, counts once, whatever its spelling.
 */
function onceByCode(coupons: readonly Coupon[]): Coupon[] {
  const codes = coupons.map(({ code }) => code.trim().toUpperCase());
  return coupons.filter((_, index) => codes.indexOf(codes[index]!) === index);
}

function shippingCost(option: ShippingOption | null | undefined, reduced: Money): Money {
  const free = money(0, reduced.currencyCode);
  if (!option) return free;
  const { cost, freeFrom } = option;
  addMoney(free, cost);
  return freeFrom && subtractMoney(reduced, freeFrom).amount >= 0 ? free : cost;
}

import { allocateMoney } from '../money/allocateMoney';
import { money, type Money } from '../money/amount';
import { addMoney, multiplyMoney, subtractMoney, sumMoney } from '../money/arithmetic';
import type { CurrencyCode } from '../money/currency';
import { fractionOf, type Fraction } from '../money/factor';
import type { Rounding } from '../money/rounding';
import type { CartLine, Coupon, InvalidCoupon } from './cart';
import { checkCoupon } from './checkCoupon';

export interface ApplyCouponsInput {
  readonly coupons?: readonly Coupon[] | undefined;
  readonly lines: readonly CartLine[];
  /** One for each line. */
  readonly subtotals: readonly Money[];
  readonly currencyCode: CurrencyCode;
  readonly now: number;
  readonly rounding: Rounding;
}

export interface AppliedCoupons {
  /** One for each line; never more than the line costs. */
  readonly discounts: readonly Money[];
  readonly hasFreeShipping: boolean;
  readonly valid: readonly Coupon[];
  readonly invalid: readonly InvalidCoupon[];
}

/**
 * Reduces the lines by one coupon after the other: a percentage applies to the remaining amount.
 */
export function applyCoupons(input: ApplyCouponsInput): AppliedCoupons {
  const { coupons = [], lines, subtotals, currencyCode, now, rounding } = input;
  const zero = money(0, currencyCode);
  let discounts: Money[] = subtotals.map(() => zero);
  let hasFreeShipping = false;
  const valid: Coupon[] = [];
  const invalid: InvalidCoupon[] = [];

  for (const coupon of coupons) {
    const { code, discount, minimumSubtotal, itemIds } = coupon;
    const isAlone = valid.length === 0;
    const reason =
      checkCoupon(coupon, { lines, currencyCode, now, isAlone }) ??
      (valid.some(({ isCombinable }) => isCombinable === false) ? 'not-combinable' : undefined);
    if (reason) {
      invalid.push(
        reason === 'below-minimum' ? { code, reason, minimumSubtotal } : { code, reason },
      );
      continue;
    }
    valid.push(coupon);
    if (discount.kind === 'free-shipping') {
      hasFreeShipping = true;
      continue;
    }
    const left = subtotals.map((subtotal, index) =>
      !itemIds || itemIds.includes(lines[index]!.itemId)
        ? subtractMoney(subtotal, discounts[index]!)
        : zero,
    );
    const whole = sumMoney(left, currencyCode);
    const wanted =
      discount.kind === 'amount'
        ? discount.amount
        : multiplyMoney(whole, percent(discount.percent), rounding);
    const amount = money(Math.max(0, Math.min(wanted.amount, whole.amount)), currencyCode);
    if (amount.amount === 0) continue;
    const parts = allocateMoney(
      amount,
      left.map((part) => part.amount),
    );
    discounts = discounts.map((sum, index) => addMoney(sum, parts[index]!));
  }
  return { discounts, hasFreeShipping, valid, invalid };
}

function percent(share: number): Fraction {
  const { numerator, denominator } = fractionOf(share);
  return { numerator, denominator: denominator * 100n };
}

import { compareMoney, sumMoney, multiplyMoney } from '../money/arithmetic';
import type { CurrencyCode } from '../money/currency';
import type { CartLine, Coupon, CouponProblem } from './cart';

export interface CouponCircumstances {
  lines: readonly CartLine[];
  currencyCode: CurrencyCode;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether there is no other coupon. */
  isAlone: boolean;
}

/** The reason why a coupon does not apply, `undefined` if it applies. */
export function checkCoupon(
  coupon: Coupon,
  { lines, currencyCode, now, isAlone }: CouponCircumstances,
): CouponProblem | undefined {
  const { discount, minimumSubtotal, startsAt, endsAt, itemIds, usesLeft } = coupon;
  if (startsAt !== undefined && now < startsAt) return 'not-started';
  if (endsAt !== undefined && now >= endsAt) return 'expired';
  if (usesLeft !== undefined && usesLeft <= 0) return 'used-up';
  if (
    (minimumSubtotal && minimumSubtotal.currencyCode !== currencyCode) ||
    (discount.kind === 'amount' && discount.amount.currencyCode !== currencyCode)
  )
    return 'other-currency';
  const subtotal = sumMoney(
    lines.map(({ unitPrice, quantity }) => multiplyMoney(unitPrice, quantity)),
    currencyCode,
  );
  if (minimumSubtotal && compareMoney(subtotal, minimumSubtotal) < 0) return 'below-minimum';
  if (discount.kind === 'free-shipping' && !lines.some((line) => line.productType === 'PHYSICAL'))
    return 'nothing-to-ship';
  if (!lines.some(({ itemId }) => !itemIds || itemIds.includes(itemId))) return 'no-matching-items';
  if (coupon.isCombinable === false && !isAlone) return 'not-combinable';
  return undefined;
}

import { assertSameCurrency, money, type Money } from './amount';
import type { CurrencyCode } from './currency';
import { fractionOf, type Factor } from './factor';
import { divideRounded, type Rounding } from './rounding';

/** The exact sum. @throws MoneyError for two currencies, or a sum out of range */
export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount + b.amount, a.currencyCode);
}

/**
 * `a` minus `b`; it may be negative. @throws MoneyError for two currencies, or a difference out of
 * range
 */
export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount - b.amount, a.currencyCode);
}

/** The sum of any number of amounts; without amounts it is zero in the currency. */
export function sumMoney(amounts: Iterable<Money>, currencyCode: CurrencyCode): Money {
  let total = money(0, currencyCode);
  for (const amount of amounts) total = addMoney(total, amount);
  return total;
}

/** Negative when `a` is less than `b`, 0 when they are equal. */
export function compareMoney(a: Money, b: Money): number {
  assertSameCurrency(a, b);
  return a.amount - b.amount;
}

/**
 * Multiplies exactly and rounds once ([COM-2]).
 * @param rounding the rounding of a fraction of a minor unit. @default 'half-up', the commercial
 * rounding
 */
export function multiplyMoney(
  { amount, currencyCode }: Money,
  factor: Factor,
  rounding: Rounding = 'half-up',
): Money {
  const product = Number.isInteger(factor) ? amount * (factor as number) : NaN;
  if (Number.isSafeInteger(product)) return money(product, currencyCode);
  const { numerator, denominator } = fractionOf(factor);
  return money(
    Number(divideRounded(BigInt(amount) * numerator, denominator, rounding)),
    currencyCode,
  );
}

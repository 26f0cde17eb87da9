import { money, type Money } from './amount';
import { addMoney, subtractMoney } from './arithmetic';
import { fractionOf, type Factor } from './factor';
import { MoneyError } from './MoneyError';
import { divideRounded, type Rounding } from './rounding';

export interface SplitTaxOptions {
  /** Whether the price already contains the tax. @default false */
  isIncluded?: boolean | undefined;
  /** The rounding of the tax; the other part is the remainder. @default 'half-up' */
  rounding?: Rounding | undefined;
}

export interface TaxedMoney {
  readonly net: Money;
  readonly tax: Money;
  /** Always the sum of `net` and `tax`. */
  readonly gross: Money;
}

/**
 * The tax of a price at a rate, e.g. `'0.19'`, added to it or included in it ([COM-2]).
 * @throws MoneyError if the rate is negative or not a number
 *
 * @example
 * ```ts
 * import { money, splitTax } from '@plinth/commerce/money';
 *
 * splitTax(money(1190, 'EUR'), 0.19, { isIncluded: true });
 * ```
 */
export function splitTax(
  price: Money,
  rate: Factor,
  { isIncluded = false, rounding = 'half-up' }: SplitTaxOptions = {},
): TaxedMoney {
  const { numerator, denominator } = fractionOf(rate);
  if (numerator < 0n) throw new MoneyError('factor', 'A tax rate is 0 or more.');
  const divisor = isIncluded ? denominator + numerator : denominator;
  const tax = money(
    Number(divideRounded(BigInt(price.amount) * numerator, divisor, rounding)),
    price.currencyCode,
  );
  return isIncluded
    ? { net: subtractMoney(price, tax), tax, gross: price }
    : { net: price, tax, gross: addMoney(price, tax) };
}

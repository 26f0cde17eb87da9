import { MoneyError } from './MoneyError';

/** An exact fraction with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A factor of money. A number counts as its written decimal, so `0.1` is exactly a tenth; a string
 * may have decimals of any length.
 */
export type Factor = number | string | Fraction;

/** sign, integer, fraction and exponent in the output of `String(number)` */
const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

/** @throws MoneyError if it is not a decimal number */
export function fractionOf(factor: Factor): Fraction {
  if (typeof factor === 'object') return factor;
  const text = String(factor);
  const [, sign = '', whole, rest = '', exponent = '0'] = decimal.exec(text) ?? [];
  if (!whole) throw new MoneyError('factor', `"${text}" is not a decimal number.`);
  const shift = Number(exponent) - rest.length;
  const power = (places: number) => 10n ** BigInt(Math.max(0, places));
  return { numerator: BigInt(sign + whole + rest) * power(shift), denominator: power(-shift) };
}

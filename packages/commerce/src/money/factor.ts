import { MoneyError } from './MoneyError';

/** An exact fraction with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * What money is multiplied by. A number counts as the decimal that it is written as, so `0.1` is exactly a tenth;
 * a string holds decimals of any length.
 */
export type Factor = number | string | Fraction;

/** sign, integer, fraction and exponent of what `String(number)` writes */
const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

/** @throws MoneyError when it is no decimal number, or a fraction of a denominator that is not positive */
export function fractionOf(factor: Factor): Fraction {
  if (typeof factor === 'object') {
    if (factor.denominator > 0n) return factor;
    throw new MoneyError('factor', `${factor.denominator} is no denominator: give one above 0.`);
  }
  const text = String(factor);
  const [, sign = '', whole, rest = '', exponent = '0'] = decimal.exec(text) ?? [];
  if (!whole)
    throw new MoneyError('factor', `"${text}" is no decimal number to reckon money with.`);
  const digits = BigInt(sign + whole + rest);
  const places = Number(exponent) - rest.length;
  return places < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-places) }
    : { numerator: digits * 10n ** BigInt(places), denominator: 1n };
}

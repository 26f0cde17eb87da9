import { currencyOf, type CurrencyCode } from './currency';
import { MoneyError } from './MoneyError';

/** An amount in minor units (cents; whole yen) and its currency ([COM-1]). Plain data: it may be sent and stored. */
export interface Money {
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
}

/** The default template has room for 15 integer places ([COM-1]). */
export const maxIntegerPlaces = 15;

/**
 * Money of a number of minor units: `money(1999, 'EUR')` is €19.99.
 * @throws MoneyError when the amount is no integer, or larger than can be counted and shown exactly
 */
export function money(amount: number, currencyCode: CurrencyCode): Money {
  const { digits } = currencyOf(currencyCode);
  if (!Number.isInteger(amount))
    throw new MoneyError(
      'amount',
      `${amount} is no number of minor units. Count whole cents, e.g. money(1999, 'EUR') for €19.99, or read text with parseMoney.`,
    );
  if (!Number.isSafeInteger(amount) || Math.abs(amount) >= 10 ** (maxIntegerPlaces + digits))
    throw new MoneyError('range', `${amount} ${currencyCode} is more than can be counted exactly.`);
  // Adding 0 turns -0 into 0, so that equal money is deeply equal.
  return { amount: amount + 0, currencyCode };
}

/** @throws MoneyError when the two are of different currencies */
export function assertSameCurrency(a: Money, b: Money): void {
  if (a.currencyCode !== b.currencyCode)
    throw new MoneyError(
      'mismatch',
      `${a.currencyCode} and ${b.currencyCode} cannot be reckoned together. Convert one of them at a rate of your own first.`,
    );
}

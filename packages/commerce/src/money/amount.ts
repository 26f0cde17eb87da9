import { currencyOf, type CurrencyCode } from './currency';
import { MoneyError } from './MoneyError';

/** An amount in minor units (cents; whole yen) and its currency ([COM-1]). Plain data: it may be sent and stored. */
export interface Money {
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
}

/** Whether an amount is exact, and within the 15 integer places of the templates ([COM-1]). */
export function isCountable(amount: number, digits: number): boolean {
  return Number.isSafeInteger(amount) && Math.abs(amount) < 10 ** (15 + digits);
}

/**
 * Creates money from minor units: `money(1999, 'EUR')` is €19.99.
 * @throws MoneyError if the amount is not an integer, or too large to be exact
 */
export function money(amount: number, currencyCode: CurrencyCode): Money {
  const { digits } = currencyOf(currencyCode);
  if (!isCountable(amount, digits))
    throw new MoneyError('amount', `${amount} is not a countable amount: €19.99 is money(1999).`);
  // Adding 0 turns -0 into 0, so that equal money is deeply equal.
  return { amount: amount + 0, currencyCode };
}

/** @throws MoneyError if the currencies differ */
export function assertSameCurrency(a: Money, b: Money): void {
  if (a.currencyCode !== b.currencyCode)
    throw new MoneyError(
      'mismatch',
      `${a.currencyCode} and ${b.currencyCode} do not mix: convert one of them first.`,
    );
}

import { isCountable, money, type Money } from './amount';
import { currencyOf, type CurrencyCode } from './currency';

/** a number with whole groups or none, and its fraction */
const decimal = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/**
 * Parses the output of `formatMoney` and common entries: `$1,234.50`, `1234.5`, `-USD 3` ([COM-1]).
 * Returns `undefined` for anything ambiguous: more fraction digits than the currency has, groups of
 * the wrong length, more than 15 integer places. Nothing is rounded.
 */
export function parseMoney(text: string, currencyCode: CurrencyCode): Money | undefined {
  const { symbol, digits } = currencyOf(currencyCode);
  const bare = text.replace(/\s/g, '');
  const unsigned = bare.replace(/^[-\u2212]/, '');
  const number = [symbol, currencyCode].reduce((rest, mark) => {
    if (rest.startsWith(mark)) return rest.slice(mark.length);
    return rest.endsWith(mark) ? rest.slice(0, -mark.length) : rest;
  }, unsigned);
  const [, whole, fraction = ''] = decimal.exec(number) ?? [];
  if (!whole || fraction.length > digits) return undefined;
  const amount = Number(whole.replace(/,/g, '') + fraction.padEnd(digits, '0'));
  return isCountable(amount, digits)
    ? money(bare === unsigned ? amount : -amount, currencyCode)
    : undefined;
}

import type { Money } from '../money/amount';
import { currencyOf, type CurrencyCode } from '../money/currency';
import { parseMoney } from '../money/parseMoney';
import type { MoneyTemplate } from './moneyTemplate';

const spaces = /[\s\u200e\u200f\u061c]+/g;

/**
 * Parses the output of `formatMoneyAs` with the same template, and entries in that language:
 * `1234,5`. As strict as `parseMoney`: `undefined` for an ambiguous text.
 */
export function parseMoneyAs(
  text: string,
  currencyCode: CurrencyCode,
  { before, after, thousands = ',', decimal = '.', groupSize = 3 }: MoneyTemplate,
): Money | undefined {
  const strip = (part: string) => part.replace(spaces, '');
  const own = currencyOf(currencyCode);
  const first = strip(before ?? own.before);
  const last = strip(after ?? own.after);
  const [, sign = '', unsigned = ''] = /^([-\u2212]?)(.*)$/.exec(strip(text)) ?? [];
  let number = unsigned;
  if (first && number.startsWith(first)) number = number.slice(first.length);
  if (last && number.endsWith(last)) number = number.slice(0, -last.length);
  const [whole = '', ...fractions] = number.split(decimal);
  const groups = strip(thousands) ? whole.split(strip(thousands)) : [whole];
  const [leading = '', ...others] = groups;
  const isGrouped =
    others.length === 0 ||
    (leading.length > 0 &&
      leading.length <= groupSize &&
      others.every(
        ({ length }, index) => length === (index === others.length - 1 ? 3 : groupSize),
      ));
  // The rest must have no separators but the decimal point, so that no text is read in two ways.
  return isGrouped && !/[.,]/.test(groups.join('') + fractions.join(''))
    ? parseMoney(sign + [groups.join(''), ...fractions].join('.'), currencyCode)
    : undefined;
}

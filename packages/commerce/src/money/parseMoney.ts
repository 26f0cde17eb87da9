import { maxIntegerPlaces, money, type Money } from './amount';
import { currencyOf, type CurrencyCode } from './currency';
import type { MoneyTemplate } from './moneyTemplate';

const spaces = /[\s\u200e\u200f\u061c]+/g;

/**
 * Reads what `formatMoney` writes and what people type: `$1,234.50`, `1234.5`, `-USD 3`. Gives `undefined` for anything
 * that could mean something else: more fraction digits than the currency has, groups of the wrong length, more than 15
 * integer places. Nothing is rounded.
 */
export function parseMoney(
  text: string,
  currencyCode: CurrencyCode,
  template: MoneyTemplate = {},
): Money | undefined {
  const { symbol, digits, ...own } = currencyOf(currencyCode);
  const { thousands = ',', decimal = '.', groupSize = 3 } = template;
  const strip = (part: string) => part.replace(spaces, '');
  // The sign goes first: a symbol may contain what looks like one.
  let rest = strip(text);
  const isNegative = /^[-\u2212]/.test(rest);
  if (isNegative) rest = rest.slice(1);
  for (const mark of [
    template.before ?? own.before,
    template.after ?? own.after,
    symbol,
    currencyCode,
  ].map(strip)) {
    if (!mark) continue;
    if (rest.startsWith(mark)) rest = rest.slice(mark.length);
    else if (rest.endsWith(mark)) rest = rest.slice(0, -mark.length);
    else continue;
    break;
  }
  const [whole = '', fraction, tooMany] = rest.split(strip(decimal) || '.');
  const separator = strip(thousands);
  const groups = separator ? whole.split(separator) : [whole];
  const integer = groups.join('');
  const isGrouped =
    groups.length === 1 ||
    groups.every((group, index) =>
      index === 0
        ? group.length > 0 && group.length <= groupSize
        : group.length === (index === groups.length - 1 ? 3 : groupSize),
    );
  if (
    tooMany !== undefined ||
    !isGrouped ||
    !/^\d+$/.test(integer) ||
    integer.replace(/^0+/, '').length > maxIntegerPlaces ||
    (fraction !== undefined && !(/^\d+$/.test(fraction) && fraction.length <= digits))
  )
    return undefined;
  const amount = Number(integer + (fraction ?? '').padEnd(digits, '0'));
  return Number.isSafeInteger(amount)
    ? money(isNegative ? -amount : amount, currencyCode)
    : undefined;
}

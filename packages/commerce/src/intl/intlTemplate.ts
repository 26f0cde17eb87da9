import { languageTag } from '@plinth/site-model';
import { currencyOf, type CurrencyCode } from '../money/currency';
import type { MoneyTemplate } from './moneyTemplate';

/** Engine versions write different spaces and direction marks; ours are always the same. */
const narrowSpaces = /[\u202f\u2009\u0020]/g;
const directionMarks = /[\u200e\u200f\u061c]/g;

/**
 * The template of another language, taken from `Intl`; digits and symbol stay ours ([COM-1]). It is
 * plain data: create it on the server and pass it to the browser with the page's settings, and both
 * format alike, whatever their engines support.
 */
export function intlTemplate(locale: string, currencyCode: CurrencyCode): Required<MoneyTemplate> {
  const { symbol } = currencyOf(currencyCode);
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency: currencyCode,
    numberingSystem: 'latn',
    // Also for currencies without a fraction: the decimal separator must be known to distinguish it
    // from the other.
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const partsOf = (amount: number) =>
    format.formatToParts(amount).map(({ type, value }) => ({
      type,
      value: value.replace(directionMarks, '').replace(narrowSpaces, '\u00a0'),
    }));
  const parts = partsOf(12345678);
  const first = parts.findIndex(({ type }) => type === 'integer');
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const around = (list: typeof parts) =>
    list.map(({ type, value }) => (type === 'currency' ? symbol : value)).join('');
  const integers = parts.filter(({ type }) => type === 'integer');
  const isGrouped = (amount: number) => partsOf(amount).some(({ type }) => type === 'group');
  return {
    before: around(parts.slice(0, first)),
    after: around(parts.slice(last + 1)),
    thousands: parts.find(({ type }) => type === 'group')?.value ?? '',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    groupSize: integers.length > 2 ? integers[1]!.value.length : 3,
    groupFrom: isGrouped(1000) ? 4 : 5,
  };
}

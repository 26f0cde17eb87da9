import { intlTemplate, parseMoneyAs } from '@plinth/commerce/intl';
import { currencyOf, parseMoney, type CurrencyCode, type Money } from '@plinth/commerce/money';
import { foldDigits } from '@plinth/forms/digits';

/** Names of currencies besides symbols and codes, in any case. The page fixes the currency. */
const currencyNames =
  'euros?|dollars?|pounds?|s?fr|franken|francs?|kr|kronor|kroner|rs|zł|kč|ft|lei|tl|円|元';
const before = new RegExp(`^(?:${currencyNames})\\.?\\s*(?=[\\d.,])`, 'iu');
const behind = new RegExp(`(?<=[\\d.,-])\\s*(?:${currencyNames})\\.?$`, 'iu');
/** `25,-`, `25.–`, `25:-`, `25/-`, `25.`: no decimals. */
const noDecimals = /(?:[.,]-*|[:/]-+)(?=\D*$)/;
/** `1,00,000`: India groups by hundreds above a thousand, in English as well, and such groups are unambiguous. */
const indianGroups = /(?<![\d.,])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/;
/** Two digits after the only comma can only be decimals, where any groups of thousands are separated otherwise. */
const decimalComma = /^(\d+|\d{1,3}(?:[. ]\d{3})+),(\d\d?)$/;

/**
 * Reads a typed amount: in the format of the site's language, or in any other unambiguous format; `undefined` for
 * everything else.
 */
export function readOwnAmount(
  typed: string,
  currencyCode: CurrencyCode,
  locale: string,
): Money | undefined {
  const code = new RegExp(`^${currencyCode}\\b\\s*|\\s*\\b${currencyCode}$`, 'i');
  const text = foldDigits(typed.replace(/[\p{Cf}\p{DI}]/gu, ''))
    .replace(/\s+/g, ' ')
    .replace('￥', '¥')
    // Between digits it separates thousands, in any language.
    .replace(/(?<=\d)'(?=\d{3})/g, '')
    .replace(indianGroups, (number) => number.replaceAll(',', ''))
    .trim()
    .replace(code, '')
    .replace(before, '')
    .replace(behind, '')
    .replace(noDecimals, '')
    .trim();
  const isEnglish = locale.startsWith('en');
  const local = isEnglish
    ? undefined
    : parseMoneyAs(text, currencyCode, intlTemplate(locale, currencyCode));
  if (local) return local;
  // A point is understood everywhere; a single comma may precede decimals.
  const english =
    isEnglish || !text.includes(',') || text.includes('.')
      ? parseMoney(text, currencyCode)
      : undefined;
  if (english) return english;
  const { symbol } = currencyOf(currencyCode);
  const [, whole, decimals] = decimalComma.exec(text.replace(symbol, '').trim()) ?? [];
  return whole === undefined
    ? undefined
    : parseMoney(`${whole.replace(/\D/g, '')}.${decimals}`, currencyCode);
}

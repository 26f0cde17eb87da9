import { intlTemplate, parseMoneyAs } from '@plinth/commerce/intl';
import { currencyOf, parseMoney, type CurrencyCode, type Money } from '@plinth/commerce/money';
import { capitalCurrencyMarks, currencyMarks, foldDigits } from '@plinth/forms/digits';

/** Currencies with the name of another one. */
const calledLike: Partial<Record<CurrencyCode, CurrencyCode>> = {
  AUD: 'USD',
  NZD: 'USD',
  CAD: 'USD',
  HKD: 'USD',
  SGD: 'USD',
  ARS: 'MXN',
  COP: 'MXN',
  PHP: 'MXN',
};

interface Marks {
  before: RegExp;
  behind: RegExp;
}
const known = new Map<CurrencyCode, Marks>();

/** The names of a currency in the fields of a form. The name of another currency means another amount. */
function marksOf(code: CurrencyCode): Marks {
  const made = known.get(code);
  if (made) return made;
  const names = [
    code,
    ...(currencyMarks[calledLike[code] ?? code] ?? []),
    capitalCurrencyMarks[code],
  ]
    .flatMap((name) => (name === undefined ? [] : [name.replaceAll('.', '\\.')]))
    .join('|');
  const marks = {
    before: new RegExp(`^([-+]?\\s*)(?:${names})\\.?\\s*(?=[\\d.,])`, 'iu'),
    behind: new RegExp(`(?<=[\\d.,-])\\s*(?:${names})\\.?$`, 'iu'),
  };
  known.set(code, marks);
  return marks;
}

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
  const { symbol } = currencyOf(currencyCode);
  const { before, behind } = marksOf(currencyCode);
  const text = foldDigits(typed.replace(/[\p{Cf}\p{DI}]/gu, ''))
    .replace(/\s+/g, ' ')
    .replace('￥', '¥')
    // Between digits it separates thousands, in any language.
    .replace(/(?<=\d)'(?=\d{3})/g, '')
    .replace(indianGroups, (number) => number.replaceAll(',', ''))
    .trim()
    .replace(before, '$1')
    .replace(behind, '')
    .replace(noDecimals, '')
    .trim()
    // The sign alone is that of the page's own dollars or pesos.
    .replace(/^\$(?=\s*\d)|(?<=\d\s*)\$$/, () => (symbol.endsWith('$') ? symbol : '$'))
    // French price tags have the sign in the place of the comma: 12€50.
    .replace(/(?<=^\d+)\D{1,4}(?=\d\d$)/, (sign) => (sign.trim() === symbol ? '.' : sign));
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
  const [, whole, decimals] = decimalComma.exec(text.replace(symbol, '').trim()) ?? [];
  return whole === undefined
    ? undefined
    : parseMoney(`${whole.replace(/\D/g, '')}.${decimals}`, currencyCode);
}

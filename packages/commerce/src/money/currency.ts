import { MoneyError } from './MoneyError';

/** Symbol, template (`¤` is the symbol, `0` the number, `_` a no-break space) and fraction digits. */
type Row = readonly [symbol: string, template?: string, digits?: number];

/** Our own table, never the engine's: its digits for COP and IDR are none, and its symbols change with its version. */
const rows = {
  EUR: ['€'],
  USD: ['$'],
  AUD: ['A$'],
  NOK: ['kr', '0_¤'],
  CAD: ['C$'],
  NZD: ['NZ$'],
  DKK: ['kr', '0_¤'],
  GBP: ['£'],
  HKD: ['HK$'],
  CHF: ['CHF', '¤_0'],
  MXN: ['MX$'],
  SGD: ['S$'],
  SEK: ['kr', '0_¤'],
  CZK: ['Kč', '0_¤'],
  ILS: ['₪'],
  PHP: ['₱'],
  RUB: ['₽', '0_¤'],
  PLN: ['zł', '0_¤'],
  THB: ['฿'],
  MYR: ['RM'],
  ARS: ['AR$'],
  BRL: ['R$'],
  COP: ['COL$'],
  IDR: ['Rp'],
  INR: ['₹'],
  JPY: ['¥', '¤0', 0],
  ZAR: ['R'],
} satisfies Record<string, Row>;

/** One of the 27 currencies of a store ([COM-1]). */
export type CurrencyCode = keyof typeof rows;

export interface Currency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  /** How many digits follow the decimal separator: 0 for JPY, else 2. */
  readonly digits: number;
  /** What stands before the number, e.g. `$`. */
  readonly before: string;
  /** What follows the number, e.g. a no-break space and `kr`. */
  readonly after: string;
}

/** The 27 codes, in the order of [COM-1]. */
export const currencyCodes = /* @__PURE__ */ Object.keys(rows) as readonly CurrencyCode[];

/** A store sells in US dollars until it says otherwise ([COM-1]). */
export const defaultCurrency: CurrencyCode = 'USD';

const known = new Map<string, Currency>();

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(rows, code);
}

/**
 * The row of a currency ([COM-1]).
 * @throws MoneyError for a code that is not among the 27
 */
export function currencyOf(code: string): Currency {
  return known.get(code) ?? readRow(code);
}

function readRow(code: string): Currency {
  if (!isCurrencyCode(code))
    throw new MoneyError(
      'currency',
      `"${code}" is no currency of a store. Use one of ${currencyCodes.join(', ')}.`,
    );
  const [symbol, template = '¤0', digits = 2]: Row = rows[code];
  const [before = '', after = ''] = template
    .replace('¤', () => symbol)
    .replace('_', '\u00a0')
    .split('0');
  const row = { code, symbol, digits, before, after };
  known.set(code, row);
  return row;
}

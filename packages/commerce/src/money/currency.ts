import { MoneyError } from './MoneyError';

interface CurrencyRow {
  /** The symbol before a number, with a no-break space if there is one between them. */
  before?: string;
  /** The symbol after a number. */
  after?: string;
  /** @default 2 */
  digits?: number;
}

/**
 * The currencies of a store ([COM-1]): a new currency is a row here. We use our own table, not the
 * engine's, which has no digits for COP and IDR, and whose symbols change with its version.
 */
const rows = {
  EUR: { before: '€' },
  USD: { before: '$' },
  AUD: { before: 'A$' },
  NOK: { after: '\u00a0kr' },
  CAD: { before: 'C$' },
  NZD: { before: 'NZ$' },
  DKK: { after: '\u00a0kr' },
  GBP: { before: '£' },
  HKD: { before: 'HK$' },
  CHF: { before: 'CHF\u00a0' },
  MXN: { before: 'MX$' },
  SGD: { before: 'S$' },
  SEK: { after: '\u00a0kr' },
  CZK: { after: '\u00a0Kč' },
  ILS: { before: '₪' },
  PHP: { before: '₱' },
  RUB: { after: '\u00a0₽' },
  PLN: { after: '\u00a0zł' },
  THB: { before: '฿' },
  MYR: { before: 'RM' },
  ARS: { before: 'AR$' },
  BRL: { before: 'R$' },
  COP: { before: 'COL$' },
  IDR: { before: 'Rp' },
  INR: { before: '₹' },
  JPY: { before: '¥', digits: 0 },
  ZAR: { before: 'R' },
} as const satisfies Record<string, CurrencyRow>;

/** One of the 27 currencies of a store ([COM-1]). */
export type CurrencyCode = keyof typeof rows;

export interface Currency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  /** Number of digits after the decimal separator: 0 for JPY, else 2. */
  readonly digits: number;
  /** The text before the number, e.g. `$`. */
  readonly before: string;
  /** The text after the number, e.g. a no-break space and `kr`. */
  readonly after: string;
}

function readRow(code: CurrencyCode): Currency {
  const { before = '', after = '', digits = 2 }: CurrencyRow = rows[code];
  return { code, symbol: (before + after).trim(), digits, before, after };
}

/** The 27 codes, in the order of [COM-1]. */
export const currencyCodes = /* @__PURE__ */ Object.keys(rows) as readonly CurrencyCode[];

const currencies: ReadonlyMap<unknown, Currency> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ currencyCodes.map((code) => [code, readRow(code)]),
);

/** The default currency of a store ([COM-1]). */
export const defaultCurrency: CurrencyCode = 'USD';

/** Whether a store supports a currency: one of the 27 codes, in upper case. */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return currencies.has(code);
}

/**
 * The row of a currency ([COM-1]).
 * @throws MoneyError for a code that is not among the 27
 */
export function currencyOf(code: string): Currency {
  const currency = currencies.get(code);
  if (currency) return currency;
  throw new MoneyError('currency', `"${code}" is not one of the currencies in currencyCodes.`);
}

import { MoneyError } from './MoneyError';

/** One of the 27 currencies of a store ([COM-1]). */
export type CurrencyCode =
  | 'EUR'
  | 'USD'
  | 'AUD'
  | 'NOK'
  | 'CAD'
  | 'NZD'
  | 'DKK'
  | 'GBP'
  | 'HKD'
  | 'CHF'
  | 'MXN'
  | 'SGD'
  | 'SEK'
  | 'CZK'
  | 'ILS'
  | 'PHP'
  | 'RUB'
  | 'PLN'
  | 'THB'
  | 'MYR'
  | 'ARS'
  | 'BRL'
  | 'COP'
  | 'IDR'
  | 'INR'
  | 'JPY'
  | 'ZAR';

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

/**
 * Our own table, never the engine's: its digits for COP and IDR are none, and its symbols change with its version.
 * Code and symbol; `_` is a no-break space on the side of the number, and one before the symbol puts it behind.
 */
const table =
  'EUR€ USD$ AUDA$ NOK_kr CADC$ NZDNZ$ DKK_kr GBP£ HKDHK$ CHFCHF_ MXNMX$ SGDS$ SEK_kr CZK_Kč ILS₪ PHP₱ RUB_₽ PLN_zł THB฿ MYRRM ARSAR$ BRLR$ COPCOL$ IDRRp INR₹ JPY¥ ZARR';

const currencies: ReadonlyMap<string, Currency> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ table.split(' ').map((row) => {
    const code = row.slice(0, 3) as CurrencyCode;
    const text = row.slice(3).replace('_', '\u00a0');
    const symbol = text.trim();
    const [before, after] = text.endsWith(symbol) && text !== symbol ? ['', text] : [text, ''];
    return [code, { code, symbol, digits: code === 'JPY' ? 0 : 2, before, after }];
  }),
);

/** The 27 codes, in the order of [COM-1]. */
export const currencyCodes = /* @__PURE__ */ [
  .../* @__PURE__ */ currencies.keys(),
] as readonly CurrencyCode[];

/** A store sells in US dollars until it says otherwise ([COM-1]). */
export const defaultCurrency: CurrencyCode = 'USD';

/** Whether a store can sell in it: one of the 27 codes, in capitals. */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return currencies.has(code as string);
}

/**
 * The row of a currency ([COM-1]).
 * @throws MoneyError for a code that is not among the 27
 */
export function currencyOf(code: string): Currency {
  const currency = currencies.get(code);
  if (currency) return currency;
  throw new MoneyError('currency', `"${code}" is none of the currencies in currencyCodes.`);
}

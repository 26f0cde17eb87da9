/**
 * The names for a currency besides its code and its symbol: its name, and the marks of price tags.
 * Codes and names are accepted in lower case, upper case or mixed; a new name is a row, or an entry
 * in its row.
 */
export const currencyMarks: Readonly<Record<string, readonly string[]>> = {
  EUR: ['euro', 'euros'],
  USD: ['dollar', 'dollars'],
  GBP: ['pound', 'pounds'],
  CHF: ['franken', 'franc', 'francs', 'fr', 'sfr'],
  SEK: ['kronor', 'krona', 'kr'],
  NOK: ['kroner', 'kronen', 'kr'],
  DKK: ['kroner', 'kronen', 'kr'],
  ISK: ['kronur', 'kr'],
  PLN: ['zł', 'zl', 'złotych'],
  CZK: ['kč', 'kc', 'korun'],
  HUF: ['ft'],
  RON: ['lei', 'leu'],
  RSD: ['din', 'дин'],
  HRK: ['kn'],
  MKD: ['ден'],
  BGN: ['лв'],
  RUB: ['руб', 'р', 'рублей'],
  UAH: ['грн'],
  KZT: ['тг'],
  KGS: ['сом'],
  AMD: ['դր'],
  TRY: ['tl'],
  JPY: ['yen', '円'],
  CNY: ['元', '圆', '圓'],
  KRW: ['원'],
  INR: ['rupee', 'rupees', 'rs'],
  VND: ['₫', 'đ'],
  MYR: ['rm'],
  IDR: ['rp'],
  THB: ['บาท'],
  AUD: [],
  NZD: [],
  CAD: [],
  MXN: ['peso', 'pesos'],
  BRL: ['real', 'reais'],
  BOB: ['bs'],
  PYG: ['gs'],
  PEN: ['s/'],
  PAB: ['b/'],
  ZAR: ['rand'],
  KES: ['ksh'],
  TZS: ['tsh'],
  UGX: ['ush'],
  XOF: ['fcfa', 'f cfa'],
  ILS: ['nis', 'שח', 'ש"ח'],
  AED: ['dh', 'dhs', 'درهم', 'د.إ'],
  MAD: ['dh', 'dhs', 'درهم', 'د.م'],
  SAR: ['sr', 'ريال', 'ر.س'],
  QAR: ['ريال', 'ر.ق'],
  OMR: ['ريال', 'ر.ع'],
  EGP: ['جنيه', 'ج.م'],
  SDG: ['جنيه', 'ج.س'],
  KWD: ['دينار', 'د.ك'],
  BHD: ['دينار', 'د.ب'],
  IQD: ['دينار', 'د.ع'],
};

/**
 * Marks of one or two letters that are accepted only in upper case: in lower case they are units
 * and words.
 */
export const capitalCurrencyMarks: Readonly<Record<string, string>> = {
  BAM: 'KM',
  CHF: 'F',
  GTQ: 'Q',
  HNL: 'L',
  ZAR: 'R',
};

import { languageTag } from '@plinth/site-model';
/**
 * The characters with which spreadsheets begin a formula, also in full width, and after spaces and invisible
 * characters: some programs drop those when they read a file.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\u2212＝＋－＠|%]|^[\t\r\n]/u;

/**
 * The same within a text. A spreadsheet with another separator splits there: it reads a quote within its cell as an
 * ordinary character, and so treats line breaks and quotes as its own as well. The formula character is optional, so
 * that a match consumes all spaces and no space is scanned twice.
 */
const formulaInside = {
  ',': /([;\t\r\n][\s\p{Cc}\p{Cf}"]*)([=+\-@\u2212＝＋－＠|%])?/gu,
  ';': /([,\t\r\n][\s\p{Cc}\p{Cf}"]*)([=+\-@\u2212＝＋－＠|%])?/gu,
};

export type CsvSeparator = keyof typeof formulaInside;

/** The separator that spreadsheets of a locale expect: a semicolon where numbers have a decimal comma. */
export const csvSeparator = (locale: string): CsvSeparator =>
  new Intl.NumberFormat(languageTag(locale)).format(0.5).includes(',') ? ';' : ',';

/**
 * A cell of a CSV file as RFC 4180 has it. A visitor's text never becomes a formula: a text that begins like a formula
 * gets an apostrophe in front, which marks it as text for spreadsheets.
 */
export function csvCell(text: string, separator: CsvSeparator = ','): string {
  const harmless = (formula.test(text) ? `'${text}` : text).replace(
    formulaInside[separator],
    (all, before: string, sign?: string) => (sign ? `${before}'${sign}` : all),
  );
  return /[",\r\n;\t]/.test(harmless) || harmless !== text
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;

/**
 * The characters that spreadsheets take for the beginning of a formula, also in the wide forms of East Asia, and after
 * blanks and signs that nobody sees: some programs leave those out when they read a file.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\u2212＝＋－＠|%]|^[\t\r\n]/u;

/**
 * The same in the middle of a text. A spreadsheet of a country with another separator splits there: a quote that opens in
 * the middle of what it takes for a cell is a letter to it, and so it reads line ends and quotes as its own as well.
 * The sign may be missing, so that a match takes all blanks and no blank is looked at twice.
 */
const formulaInside = {
  ',': /([;\t\r\n][\s\p{Cc}\p{Cf}"]*)([=+\-@\u2212＝＋－＠|%])?/gu,
  ';': /([,\t\r\n][\s\p{Cc}\p{Cf}"]*)([=+\-@\u2212＝＋－＠|%])?/gu,
};

export type CsvSeparator = keyof typeof formulaInside;

/** The character that spreadsheets of a country have between cells: where numbers have a comma, it is the semicolon. */
export const csvSeparator = (locale: string): CsvSeparator =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ',';

/**
 * A cell of a CSV file as RFC 4180 has it. A visitor's text never becomes a formula: what begins like one gets an
 * apostrophe in front, which spreadsheets read as "this is text".
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

/** What spreadsheets take for the beginning of a formula, also after blanks and in the wide forms of East Asia. */
const formula = /^[\s\u00a0\u3000]*[=+\-@\u2212＝＋－＠|%]|^[\t\r\n]/;

/**
 * A cell of a CSV file as RFC 4180 has it. A visitor's text never becomes a formula: what begins like one gets an
 * apostrophe in front, which spreadsheets read as "this is text".
 */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(harmless) || harmless !== text
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

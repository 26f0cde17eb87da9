import { splitExtension } from './phoneExtension';

/** A visible part of a compound field. */
export interface ShownPart {
  name: string;
  /** Maximum number of characters. */
  length: number;
}

interface EntryPlace {
  /** The parts in the order in which the page shows them. */
  shown: readonly ShownPart[];
  /** Index of the part with the text. */
  at: number;
}

/** Texts by part name. */
export type SpreadParts = Readonly<Record<string, string>>;

/**
 * The calling codes of the world by their length (E.164): 1 and 7, those of two digits; all others
 * have three.
 */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/**
 * A date in eight digits, year first, as in file names. In another order no date of this century or
 * the last has these digits.
 */
const yearFirst = /^\s*((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\s*$/;

/** The characters that may separate digits: a text with other words has no clear meaning. */
const allowedCharacters: Readonly<Record<string, RegExp>> = {
  date: /^[\d\s.,/\p{Pd}年月日년월일]+$/u,
  time: /^[\d\s.:apm]+$/iu,
  phone: /^[\d\s()./+·•\p{Pd}]+$/u,
};

/**
 * Divides a text that was entered into one part of a date, a time or a phone number but contains
 * more: a whole number from an address book, a date from a letter, digits that were typed beyond
 * the part.
 * @param entered the text
 * @returns the texts of the parts that it fills, or `undefined` if that is unclear
 */
export function spreadParts(
  type: string,
  entered: string,
  { shown, at }: EntryPlace,
): SpreadParts | undefined {
  // Numbers from an address book contain invisible direction marks.
  const text = entered.replace(/\p{Cf}/gu, '');
  if (type === 'phone') {
    const [number, extension] = splitExtension(text);
    const parts = allowedCharacters['phone']!.test(number)
      ? spreadPhone(number, shown, at)
      : undefined;
    return parts?.['line']
      ? { ...parts, line: parts['line'] + extension }
      : extension
        ? undefined
        : parts;
  }
  if (!allowedCharacters[type]?.test(text)) return undefined;
  const groups = (type === 'date' && yearFirst.exec(text)?.slice(1)) || (text.match(/\d+/g) ?? []);
  if (type === 'date' && groups.length === 3) {
    // A year that comes first determines the order, whatever the page's order.
    const names =
      groups[0]!.length === 4 ? ['year', 'month', 'day'] : shown.map(({ name }) => name);
    const parts = Object.fromEntries(names.map((name, index) => [name, groups[index]!]));
    // Written in another country's order: there is no 13th month.
    if (Number(parts['month']) > 12 && Number(parts['day']) <= 12)
      [parts['month'], parts['day']] = [parts['day']!, parts['month']!];
    return shown.every(({ name, length }) => parts[name]!.length <= length) ? parts : undefined;
  }
  const half = type === 'time' && /\d\s*([ap])\.?m/i.exec(text)?.[1];
  const parts = inOrder(groups, shown, at);
  return parts && half ? { ...parts, ampm: `${half.toUpperCase()}M` } : parts;
}

/**
 * Assigns groups of digits to one part after the other; a single group is split where a part is
 * full.
 */
function inOrder(
  groups: readonly string[],
  shown: readonly ShownPart[],
  at: number,
): SpreadParts | undefined {
  const parts: Record<string, string> = {};
  let [rest = ''] = groups;
  for (const [index, { name, length }] of shown.slice(at).entries()) {
    const part = groups.length > 1 ? groups[index] : rest.slice(0, length);
    if (!part) break;
    if (part.length > length) return undefined;
    parts[name] = part;
    rest = rest.slice(length);
  }
  const isWhole = groups.length > 1 ? Object.keys(parts).length === groups.length : rest === '';
  return isWhole ? parts : undefined;
}

function spreadPhone(
  text: string,
  shown: readonly ShownPart[],
  at: number,
): SpreadParts | undefined {
  // The zero in brackets is dialled only within the country.
  const plus = /^\s*(?:\+|00)\s*(.*)$/s.exec(text.replace('(0)', ''))?.[1];
  const digits = (plus ?? text).replace(/\D/g, '');
  const code =
    plus !== undefined ? callingCode.exec(digits)?.[0] : /^1(?=\d{10}$)/.exec(digits)?.[0];
  const number = digits.slice(code?.length ?? 0);
  const names = shown.map(({ name }) => name);
  const hasCountry = names.includes('country');
  // Without a part for it, another country's code must stay with its number.
  if (code && code !== '1' && !hasCountry) return undefined;
  if (plus !== undefined && !code) return undefined;
  const country: SpreadParts = code && hasCountry ? { country: `+${code}` } : {};
  if (!names.includes('areacode')) {
    if (!code) return undefined;
    // A single part for the whole number keeps it as it was written.
    const written = plus?.startsWith(code) ? plus.slice(code.length) : number;
    return { ...country, line: written.replace(/^[\s)./-]+/, '') };
  }
  if (!code && number.length < 10) return inOrder([number], shown, at);
  if ((code ?? '1') === '1' && number.length !== 10) return undefined;
  return {
    ...country,
    areacode: number.slice(0, 3),
    prefix: number.slice(3, 6),
    line: number.slice(6),
  };
}

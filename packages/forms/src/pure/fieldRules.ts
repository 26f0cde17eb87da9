import type { EngineMessageKey } from '../messages/engineMessages';
import { addressFormat, countryCode, type AddressFormat } from './addressFormats';
import { capitalCurrencyMarks, currencyMarks } from './currencyMarks';
import { isLost } from './fileValue';
import { likertAnswers } from './fieldTypes';
import type { FieldType, FormField, FormFormats } from './formSchema';
import { isEmail, isStrictEmail } from './isEmail';
import { isoDate } from './isoDate';
import { isWithinBounds } from './isWithinBounds';
import { normaliseEmail } from './normaliseEmail';
import { normalisePostalCode } from './normalisePostalCode';
import { splitExtension } from './phoneExtension';
import { questionKeys } from './questionKeys';
import { maxRows } from './rowFields';

/** A failed rule: the message's key, and the index of the part to correct. */
export type Failure = readonly [key: EngineMessageKey, part?: number];

/** Checks a value that is not empty. Gives what is wrong, or nothing. */
export type FieldRule = (
  value: string,
  field: FormField,
  parts: readonly string[],
  formats: FormFormats,
) => Failure | undefined;

// One array per message: a rule in a hot loop makes no garbage.
const option: Failure = ['forms.option'];
const tooLong: Failure = ['forms.tooLong'];
const email: Failure = ['forms.email'];
export const likert: Failure = ['forms.likert'];

/** Files are told by their ids: of a file that did not arrive there is nothing to send. */
const files: FieldRule = (_, { max = 1 }, ids) =>
  ids.some(isLost) ? ['forms.file.lost'] : ids.length > max ? ['forms.file.tooMany'] : undefined;

/** A type whose text follows a pattern. A field of amounts may have a symbol of its own: to its pattern it is one of many. */
const follows =
  (pattern: RegExp, ...failure: Failure): FieldRule =>
  (value, { currencySymbol }) =>
    pattern.test(
      value
        .trim()
        .replace(/\s+/g, ' ')
        .replace(currencySymbol || '$', '$'),
    )
      ? undefined
      : failure;

const oneOfOptions: FieldRule = (_, { options }, parts) =>
  options && !parts.every((part) => options.includes(part) || questionKeys(options).includes(part))
    ? option
    : undefined;

/** Words of currencies, in letters of either size or in capitals alone. */
const currencyWords = [
  ...Object.entries(currencyMarks).flatMap(([code, marks]) =>
    [code.toLowerCase(), ...marks].map(anyCase),
  ),
  ...Object.values(capitalCurrencyMarks),
];

/** Words and signs of currencies; any code may stand there in three capitals. */
const mark = `([A-Z]{3}|[A-Z]*\\p{Sc}|(?:${[...new Set(currencyWords)].join('|')})(?!\\p{L})\\.?)`;

/** A word as a pattern for letters of both sizes, where the rest of a pattern means capitals alone. */
function anyCase(word: string): string {
  return word
    .replaceAll('.', '\\.')
    .replace(/\p{Ll}/gu, (letter) =>
      letter.toUpperCase() === letter ? letter : `[${letter}${letter.toUpperCase()}]`,
    );
}

/**
 * A number as people write it. Between its groups stands the same sign or space, and another one before its decimals:
 *
 *     figures  = groups [decimals] | digits [decimals] | ("." | ",") digits
 *     groups   = two or three digits each, the last three: 1'200 · 1.200 · 1,00,000 · 1 200
 *     decimals = ("." | ",") and what follows: 12,50 · 50,- · 50:- · 50/-
 */
const figures = (decimals: string): string =>
  `(?:\\d{1,3}(?<between>[.,'\\s])(?:\\d{2,3}\\k<between>)*\\d{3}(?:(?!\\k<between>)${decimals})?|\\d+(?:${decimals})?|[.,]\\d+)`;

/** Whether a part is a whole number within bounds. */
const isWithin = (part: string, from: number, to: number): boolean =>
  /^\d+$/.test(part.trim()) && +part >= from && +part <= to;

/** The first part that is not right. */
const firstWrong = (
  key: EngineMessageKey,
  ...areRight: readonly boolean[]
): Failure | undefined => {
  const part = areRight.indexOf(false);
  return part < 0 ? undefined : [key, part];
};

const isNumber = follows(new RegExp(`^([-+]\\s*)?${figures('[.,]\\d*')}$`), 'forms.number');

/** The sentence that names the bounds that there are. */
const beyond = ({ min, max }: FormField): Failure =>
  min === undefined
    ? ['forms.numberTo']
    : [max === undefined ? 'forms.numberFrom' : 'forms.numberBetween'];

/** The sentence about a date before the first or after the last that may be given. */
function outside({ earliest, latest }: FormField, date: string): Failure | undefined {
  // Dates of four digits for the year are in the order of their letters.
  if (!(earliest && date < earliest) && !(latest && date > latest)) return undefined;
  return [!earliest ? 'forms.dateTo' : latest ? 'forms.dateBetween' : 'forms.dateFrom'];
}

/** The rule table: one rule per type, for a value that is not empty. Types without a row accept everything. */
export const fieldRules: Readonly<Partial<Record<FieldType, FieldRule>>> = {
  textarea: (value, { maxLength = 0 }) =>
    maxLength > 0 && value.length > maxLength ? tooLong : undefined,
  email(value, { emailRule }) {
    const address = normaliseEmail(value);
    return (emailRule === 'strict' ? isStrictEmail : isEmail)(address) ? undefined : email;
  },
  number(value, field, parts, formats) {
    const failure = isNumber(value, field, parts, formats);
    return failure ?? (isWithinBounds(value, field) ? undefined : beyond(field));
  },
  website: follows(/^(https?:\/\/)?[^\s/?#.@:]+(\.[^\s/?#.@:]+)+([:/?#]\S*)?$/i, 'forms.website'),
  // An amount as people write it; between its parts may stand spaces of any kind.
  //
  //     amount   = [mark] [sign] [mark] figures [mark]
  //     mark     = the field's own symbol | the sign of a currency, also as in "US$" | three capitals: "CHF" | "Euro" |
  //                what people write for francs, crowns and others: "Fr." | "kr" | "zł"
  //     sign     = "+" | "-"
  currency: follows(
    new RegExp(
      `^(${mark}\\s*)?([-+]\\s*)?(${mark}\\s*)?${figures('(?:[.,]\\d*-*|[:/]-)')}(\\s*${mark})?$`,
      'u',
    ),
    'forms.currency',
  ),
  twitter: follows(/^((https?:\/\/)?(www\.)?(twitter|x)\.com\/)?@?\w{1,15}\/?$/i, 'forms.twitter'),
  radio: oneOfOptions,
  select: oneOfOptions,
  checkbox: oneOfOptions,
  likert: (_, __, parts) =>
    parts.every((part) => part === '' || (likertAnswers as readonly string[]).includes(part))
      ? undefined
      : likert,
  date(_, field, parts) {
    const [month = '', day = '', year = ''] = parts;
    // While the year is missing, February may have its 29th: the year is what is to be corrected.
    const lastDay = new Date(Date.UTC(+year || 4, +month, 0)).getUTCDate();
    const failure = firstWrong(
      'forms.date',
      isWithin(month, 1, 12),
      // A month that does not exist yet may have any day.
      isWithin(day, 1, lastDay || 31),
      isWithin(year, 1, 9999) && year.trim().length === 4,
    );
    return failure ?? outside(field, isoDate(parts));
  },
  file: files,
  rows: (value, { min = 1, max = maxRows }) =>
    isWithin(value, min, max) ? undefined : ['forms.numberBetween'],
  // Seconds may be left out; without AM or PM the hour counts to 23.
  time(_, __, [hour = '', minute = '', second = '', ampm = '']) {
    const half = ampm.trim();
    return firstWrong(
      'forms.time',
      half ? isWithin(hour, 1, 12) : isWithin(hour, 0, 23),
      isWithin(minute, 0, 59),
      !second.trim() || isWithin(second, 0, 59),
      !half || /^[ap]\.?m\.?$/i.test(half),
    );
  },
  // Digits with the marks that people write between them; 4 to 15 digits in all (E.164), and an extension behind them.
  phone(_, __, parts) {
    const [line] = splitExtension(parts.at(-1) ?? '');
    const number = [...parts.slice(0, -1), line];
    const digits = number.join('').replace(/\D/g, '').length;
    const isNumber = digits > 3 && digits < 16 && number.slice(1).join('').trim() !== '';
    return firstWrong(
      'forms.phone',
      ...number.map(
        (part, index) => /^[\d\s()./+·•-]*$/.test(part) && (isNumber || index < number.length - 1),
      ),
    );
  },
  address: (_, { required }, parts, { country }) => {
    const code = countryCode(parts[5] ?? '', country);
    const zip = normalisePostalCode(parts[4] ?? '', code);
    const { zipPattern, required: needed }: AddressFormat = addressFormat(code);
    if (required) {
      // The British Forces Post Office is neither in a city nor always at a code.
      const isForces = code === 'GB' && /\b(?:BFPO|BF1)\b/i.test(parts.slice(0, 5).join(' '));
      const part = needed.find(
        (index) => !parts[index]?.trim() && !(isForces && (index === 2 || index === 4)),
      );
      if (part !== undefined) return ['forms.required', part];
    }
    if (zip === '' || !zipPattern || zipPattern.test(zip)) return undefined;
    return [code === 'US' ? 'forms.zipUs' : 'forms.postalCode', 4];
  },
};

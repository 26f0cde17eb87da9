import type { FormWord } from '../words/formWords';
import { addressFormat, countryCode, type AddressFormat } from './addressFormats';
import { likertAnswers } from './fieldTypes';
import type { FieldType, FormField, FormFormats } from './formSchema';
import { isEmail, isStrictEmail } from './isEmail';

/** What is wrong: the message's key, and the index of the part that is to be mended. */
export type Failure = readonly [key: FormWord, part?: number];

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

/** A type whose text follows a pattern. A field of amounts may have a symbol of its own: to its pattern it is one of many. */
const follows =
  (pattern: RegExp, ...failure: Failure): FieldRule =>
  (value, { currencySymbol }) =>
    pattern.test(value.trim().replace(currencySymbol || '$', '$')) ? undefined : failure;

const oneOfOptions: FieldRule = (_, { options }, parts) =>
  options && !parts.every((part) => options.includes(part)) ? option : undefined;

/** Whether a part is a whole number within bounds. */
const isWithin = (part: string, from: number, to: number): boolean =>
  /^\d+$/.test(part.trim()) && +part >= from && +part <= to;

/** The first part that is not right. */
const firstWrong = (key: FormWord, ...areRight: readonly boolean[]): Failure | undefined => {
  const part = areRight.indexOf(false);
  return part < 0 ? undefined : [key, part];
};

/** The rule table: one rule per type, for a value that is not empty. Types without a row accept everything. */
export const fieldRules: Readonly<Partial<Record<FieldType, FieldRule>>> = {
  textarea: (value, { maxLength = 0 }) =>
    maxLength > 0 && value.length > maxLength ? tooLong : undefined,
  email(value, { emailRule }) {
    return (emailRule === 'strict' ? isStrictEmail : isEmail)(value.trim()) ? undefined : email;
  },
  number: follows(/^[-+]?(\d[\d.,'\s]*|[.,]\d+)$/, 'forms.number'),
  website: follows(/^(https?:\/\/)?[^\s/?#.@:]+(\.[^\s/?#.@:]+)+([:/?#]\S*)?$/i, 'forms.website'),
  // An amount as people write it; between its parts may stand spaces of any kind.
  //
  //     amount   = [mark] [sign] [mark] figures [mark]
  //     mark     = the field's own symbol | the sign of a currency, also as in "US$" | three capitals: "CHF" | "Euro"
  //     sign     = "+" | "-"
  //     figures  = digits [groups] [decimals] | ("." | ",") digits
  //     groups   = two or three digits each, the last three, behind a mark or a space: 1'200 · 1.200 · 1,00,000 · 1 200
  //     decimals = ("." | ",") [digits] [dashes]: 12,50 · 50,- · 50.--
  currency: follows(
    /^(([A-Z]{3}|[A-Z]*\p{Sc}|[Ee]uros?)\s*)?([-+]\s*)?(([A-Z]{3}|[A-Z]*\p{Sc}|[Ee]uros?)\s*)?(\d+(([.,'\s]\d{2,3})*[.,'\s]\d{3})?([.,]\d*-*)?|[.,]\d+)(\s*([A-Z]{3}|[A-Z]*\p{Sc}|[Ee]uros?))?$/u,
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
  date(_, __, [month = '', day = '', year = '']) {
    // While the year is missing, February may have its 29th: the year is what is to be mended.
    const lastDay = new Date(Date.UTC(+year || 4, +month, 0)).getUTCDate();
    return firstWrong(
      'forms.date',
      isWithin(month, 1, 12),
      // Of a month that does not exist yet, any day may be right.
      isWithin(day, 1, lastDay || 31),
      isWithin(year, 1, 9999) && year.trim().length === 4,
    );
  },
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
  // Digits with the marks that people write between them; 4 to 15 digits in all (E.164).
  phone(_, __, parts) {
    const digits = parts.join('').replace(/\D/g, '').length;
    const isNumber = digits > 3 && digits < 16 && parts.slice(1).join('').trim() !== '';
    return firstWrong(
      'forms.phone',
      ...parts.map(
        (part, index) => /^[\d\s()./+-]*$/.test(part) && (isNumber || index < parts.length - 1),
      ),
    );
  },
  address: (_, { required }, parts, { country }) => {
    const code = countryCode(parts[5] ?? '', country);
    const zip = parts[4]?.trim() ?? '';
    const { zipPattern, required: needed }: AddressFormat = addressFormat(code);
    if (required) {
      const part = needed.find((index) => !parts[index]?.trim());
      if (part !== undefined) return ['forms.required', part];
    }
    if (zip === '' || !zipPattern || zipPattern.test(zip)) return undefined;
    return [code === 'US' ? 'forms.zipUs' : 'forms.postalCode', 4];
  },
};
